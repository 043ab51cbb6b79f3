import { atom } from 'jotai/vanilla'
import { withWishes, type Consents } from '../consent/consents'
import { consentsAtom } from './record-atoms'
import { sharedAtom } from './shared-atom'

/** The switches that were moved and not yet saved. */
export const draftAtom = /* @__PURE__ */ sharedAtom('draft', () => atom<Partial<Consents>>({}))

/** How the switches stand: what holds, and over it the draft. Nothing follows from it until it is saved. */
export const selectionAtom = /* @__PURE__ */ sharedAtom('selection', () =>
  atom(get => withWishes(get(consentsAtom), get(draftAtom))),
)
