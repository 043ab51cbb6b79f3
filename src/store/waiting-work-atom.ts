import { atom } from 'jotai/vanilla'
import { sharedAtom } from './shared-atom'

/**
 * The work of the last decision that waits for the next paint; null if none can wait. Actions run it before they change
 * the decision, so that every decision is reported, and in order.
 */
export const waitingWorkAtom = /* @__PURE__ */ sharedAtom('waitingWork', () => atom<{ run: () => void } | null>(null))
