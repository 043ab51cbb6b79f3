import { createFinding } from '../create-finding'
import type { Finding } from '../doctor-report'
import { isGuard, isManager, isStandalone } from '../own-files'
import { guardLine } from '../paste-lines'
import type { FindingId } from '../finding-facts'
import type { PageFacts } from '../page-facts'

/** Findings that explain why no manager runs. */
const reasons: readonly FindingId[] = [
  'guard-deferred',
  'inline-altered',
  'missing-manager',
  'missing-element',
  'csp-blocks',
  'wrong-path',
  'stale-file',
  'script-error',
]

/** Finds pages whose manager does not run, although nothing else that was found explains it. */
export function checkRunning(page: PageFacts, found: readonly Finding[]): Finding[] {
  const loads = page.elements.find(
    element =>
      isManager(element) || isStandalone(element) || (isGuard(element) && 'data-manager' in element.attributes),
  )
  if (page.live.version !== null || !loads || found.some(({ id }) => reasons.includes(id))) return []
  const { tag, line } = loads
  return [
    createFinding(page, 'missing-manager', {
      line,
      seen: `${tag.length > 120 ? `${tag.slice(0, 117)}…` : tag} is in the HTML, but no manager runs.`,
      fix: 'Look for errors in the console of the browser. Check that no plugin or CDN rewrites the tag:',
      paste: isGuard(loads) ? guardLine(page) : tag,
    }),
  ]
}
