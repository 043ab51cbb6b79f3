import { atom } from 'jotai/vanilla'
import { sharedAtom } from './shared-atom'

/** Whether the visitor is likely to open the settings: a button that opens them is hovered, touched or focused. */
export const settingsSoonAtom = /* @__PURE__ */ sharedAtom('settingsSoon', () => atom(false))

/** Whether the settings open with their lists of services. */
export const listsShownAtom = /* @__PURE__ */ sharedAtom('listsShown', () => atom(false))

/** Whether the settings are, or were, in the page as a widget. */
export const widgetShownAtom = /* @__PURE__ */ sharedAtom('widgetShown', () => atom(false))

/**
 * The Customize button of the banner that is shown. When the dialog closes, it gives the focus back to this button. The
 * button that opened the dialog no longer exists, because the banner was removed and rendered again.
 */
export const customizeButtonAtom = /* @__PURE__ */ sharedAtom('customizeButton', () => atom<HTMLElement | null>(null))

/** The language whose texts are being loaded; null if none are. */
export const awaitedLanguageAtom = /* @__PURE__ */ sharedAtom('awaitedLanguage', () => atom<string | null>(null))
