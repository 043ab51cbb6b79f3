import { atom } from 'jotai/vanilla'
import { sharedAtom } from './shared-atom'

/**
 * What applies where another page frames this one: one of another site could have visitors press what they do not see, and
 * one of the same origin asks by itself.
 */
interface PressRule {
  /** Whether the banner may ask. */
  readonly mayAsk: boolean
  /** Returns whether the visitor saw what was pressed last, so that the press may grant something. */
  readonly wasSeen: () => boolean
  /** Opens the settings of the page that asks, instead of those of this page. */
  readonly openSettings?: () => void
}

/** The rule for presses; null where every press counts. */
export const pressRuleAtom = /* @__PURE__ */ sharedAtom('pressRule', () => atom<PressRule | null>(null))
