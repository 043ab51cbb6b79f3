import { atom } from 'jotai/vanilla'
import { noticeOf } from '../consent/notice-of'
import { noticeSettingsAtom } from './category-atoms'
import { translationConfigAtom } from './language-atoms'
import { recordAtom } from './record-atoms'
import { sharedAtom } from './shared-atom'

/** The notice that the visitor would see now. */
export const noticeAtom = /* @__PURE__ */ sharedAtom('notice', () =>
  atom(get => noticeOf({ ...get(noticeSettingsAtom), ...get(translationConfigAtom) }, get(recordAtom)?.asked)),
)
