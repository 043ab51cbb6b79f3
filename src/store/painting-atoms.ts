import { atom } from 'jotai/vanilla'
import { sharedAtom } from './shared-atom'

/** Whether the visitor is about to open the settings: the pointer, a finger or the focus is on what opens them. */
export const settingsSoonAtom = /* @__PURE__ */ sharedAtom('settingsSoon', () => atom(false))

/** The language whose texts are on their way; null while none are. */
export const awaitedLanguageAtom = /* @__PURE__ */ sharedAtom('awaitedLanguage', () => atom<string | null>(null))
