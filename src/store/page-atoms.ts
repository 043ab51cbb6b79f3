import { atom } from 'jotai/vanilla'
import { sharedAtom } from './shared-atom'

/** The color scheme for `colorScheme: 'page'`, derived from the page; `system` until it is known. */
export const pageSchemeAtom = /* @__PURE__ */ sharedAtom('pageScheme', () =>
  atom<'light' | 'page-dark' | 'system'>('system'),
)

/** The language of the page (`<html lang>`); null if it has none. */
export const pageLanguageAtom = /* @__PURE__ */ sharedAtom('pageLanguage', () => atom<string | null>(null))
