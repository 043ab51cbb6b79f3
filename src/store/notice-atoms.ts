import { atom } from 'jotai/vanilla'
import type { Notice } from '../consent/notice'
import { translationConfigAtom } from './language-atoms'
import { settingsAtom } from './settings-atoms'
import { sharedAtom } from './shared-atom'

/** The notice that the visitor would see now. */
export const noticeAtom = /* @__PURE__ */ sharedAtom('notice', () =>
  atom((get): Notice => {
    const { policyVersion, gdprTypes } = get(settingsAtom)
    const { translations } = get(translationConfigAtom)
    return {
      policyVersion,
      shown: gdprTypes,
      words: (name, language = '') => translations[language]?.consentTypes?.[name],
    }
  }),
)
