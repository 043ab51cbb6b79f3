import { atom } from 'jotai/vanilla'
import { withChanges, type Consents } from '../consent/consents'
import { consentsAtom } from './record-atoms'
import { sharedAtom } from './shared-atom'

/** The categories whose switches were changed and not yet saved. */
export const draftAtom = /* @__PURE__ */ sharedAtom('draft', () => atom<Partial<Consents>>({}))

/** The state of the switches: the consents, with the draft applied. It has no effect until it is saved. */
export const selectionAtom = /* @__PURE__ */ sharedAtom('selection', () =>
  atom(get => withChanges(get(consentsAtom), get(draftAtom))),
)
