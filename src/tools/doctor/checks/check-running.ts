import type { Observation } from '../observation'
import { isGuard } from '../own-files'
import { guardLine } from '../paste-lines'
import type { PageFacts } from '../page-facts'
import { findWrongPaths, findStaleFiles } from './check-files'
import { findDeferredGuard } from './check-guard'
import { findAlteredInline } from './check-inline-guard'
import { findMissingElement, findNoStart, managersOf } from './check-manager'
import { findBlockedByPolicy } from './check-policy'
import { findScriptErrors } from './check-script-errors'

/** Other findings that explain why no manager runs. */
const reasons = [
  findDeferredGuard,
  findAlteredInline,
  findMissingElement,
  findBlockedByPolicy,
  findWrongPaths,
  findStaleFiles,
  findScriptErrors,
]

/** Finds pages on which no manager runs, although no other finding explains it. */
export function findMissingManager(page: PageFacts): Observation[] {
  const notStarted = findNoStart(page)
  if (notStarted.length > 0) return notStarted
  const [starts] = managersOf(page)
  if (page.live.version !== null || !starts || reasons.some(find => find(page).length > 0)) return []
  const { tag, line } = starts
  return [
    {
      line,
      seen: `${tag.length > 120 ? `${tag.slice(0, 117)}…` : tag} is in the HTML, but no manager runs.`,
      fix: 'Look for errors in the console of the browser. Check that no plugin or CDN rewrites the tag:',
      paste: isGuard(starts) ? guardLine(page) : tag,
    },
  ]
}
