import { atom } from 'jotai/vanilla'
import { sharedAtom } from './shared-atom'

/** What the option `colorScheme: 'page'` stands for now, as the page is; `system` until that is known. */
export const pageSchemeAtom = /* @__PURE__ */ sharedAtom('pageScheme', () =>
  atom<'light' | 'page-dark' | 'system'>('system'),
)

/** The language of the page itself (`<html lang>`); null where it names none. */
export const pageLanguageAtom = /* @__PURE__ */ sharedAtom('pageLanguage', () => atom<string | null>(null))
