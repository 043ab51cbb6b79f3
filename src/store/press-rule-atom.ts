import { atom } from 'jotai/vanilla'
import { sharedAtom } from './shared-atom'

/** What applies where another site frames the page, and could have visitors press what they do not see. */
interface PressRule {
  /** Whether the banner may ask. */
  readonly mayAsk: boolean
  /** Returns whether the visitor saw what was pressed last, so that the press may grant something. */
  readonly wasSeen: () => boolean
}

/** The rule for presses; null where every press counts. */
export const pressRuleAtom = /* @__PURE__ */ sharedAtom('pressRule', () => atom<PressRule | null>(null))
