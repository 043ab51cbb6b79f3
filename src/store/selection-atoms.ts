import { atom } from 'jotai/vanilla'
import { switchesOf, type Draft } from '../consent/choices'
import { consentsAtom } from './record-atoms'
import { settingsAtom, signalsAtom } from './settings-atoms'
import { sharedAtom } from './shared-atom'

/** The categories whose switches were changed and not yet saved. */
export const draftAtom = /* @__PURE__ */ sharedAtom('draft', () => atom<Draft>({}))

/** The state of the switches; see switchesOf. It has no effect until it is saved. */
export const selectionAtom = /* @__PURE__ */ sharedAtom('selection', () =>
  atom(get => switchesOf(get(consentsAtom), get(draftAtom), get(signalsAtom), get(settingsAtom))),
)
