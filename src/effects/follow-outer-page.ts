import { outerPage } from '../browser/outer-page'
import { pressRuleAtom } from '../store/press-rule-atom'
import type { Effect } from './effect-context'

/**
 * In a page that another page of the same origin frames, only that one asks, and its settings open. This page reads its
 * decisions from storage; see followTabs.
 */
export const followOuterPage: Effect = ({ store }) => {
  const outer = outerPage()
  if (!outer) return () => {}
  store.set(pressRuleAtom, {
    mayAsk: false,
    wasSeen: () => true,
    openSettings: () => outer.consentManager?.openSettings(),
  })
  return () => store.set(pressRuleAtom, null)
}
