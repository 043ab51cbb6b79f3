import { atom } from 'jotai/vanilla'
import { sharedAtom } from './shared-atom'

/** Whether the visitor is about to open the settings: the pointer, a finger or the focus is on what opens them. */
export const settingsSoonAtom = /* @__PURE__ */ sharedAtom('settingsSoon', () => atom(false))

/**
 * The Customize button of the banner that shows. The dialog gives the focus back to it: the button that opened the dialog has
 * gone meanwhile, together with the banner, and another has come in its place.
 */
export const customizeButtonAtom = /* @__PURE__ */ sharedAtom('customizeButton', () => atom<HTMLElement | null>(null))

/** The language whose texts are on their way; null while none are. */
export const awaitedLanguageAtom = /* @__PURE__ */ sharedAtom('awaitedLanguage', () => atom<string | null>(null))
