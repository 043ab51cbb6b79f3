import { atom } from 'jotai/vanilla'
import type { TranslatePurpose } from '../translations/purpose-translator'
import { sharedAtom } from './shared-atom'

/** The purposes of services in a language, once they have loaded; `translate` is null for languages without them. */
export const phrasesAtom = /* @__PURE__ */ sharedAtom('phrases', () =>
  atom<{ language: string; translate: TranslatePurpose | null } | null>(null),
)
