import { atom } from 'jotai/vanilla'
import { withChanges, type Consents } from '../consent/consents'
import { effectiveConsents } from '../consent/effective-consents'
import { consentsAtom } from './record-atoms'
import { settingsAtom, signalsAtom } from './settings-atoms'
import { sharedAtom } from './shared-atom'

/** The categories whose switches were changed and not yet saved. */
export const draftAtom = /* @__PURE__ */ sharedAtom('draft', () => atom<Partial<Consents>>({}))

/**
 * The state of the switches: the consents in force, with the draft applied. It has no effect until it is saved. A category
 * that a browser signal turns off is off, whatever was stored.
 */
export const selectionAtom = /* @__PURE__ */ sharedAtom('selection', () =>
  atom(get =>
    effectiveConsents(
      withChanges(get(consentsAtom), get(draftAtom)),
      get(signalsAtom),
      get(settingsAtom).privacySettings,
    ),
  ),
)
