import { atom } from 'jotai/vanilla'
import { noticeOf } from '../consent/notice-of'
import { translationConfigAtom } from './language-atoms'
import { settingsAtom } from './settings-atoms'
import { sharedAtom } from './shared-atom'

/** The notice that the visitor would see now. */
export const noticeAtom = /* @__PURE__ */ sharedAtom('notice', () =>
  atom(get => noticeOf({ ...get(settingsAtom), ...get(translationConfigAtom) })),
)
