import type { Finding } from './doctor-report'
import { findingTable, type FindingId } from './finding-table'
import type { PageFacts } from './page-facts'

/** Finds one kind of mistake on a page. */
function findOne(id: FindingId, page: PageFacts): Finding[] {
  const { severity, why, find } = findingTable[id]
  return find(page).map(({ url = page.url, line = null, seen, fix, paste = null }) => ({
    id,
    severity,
    place: { url, file: url === page.url ? page.file : null, line },
    also: [],
    seen,
    why,
    fix,
    paste,
  }))
}

/** Without an installation, or where it swallows the page, nothing else can be said. */
const first: readonly FindingId[] = ['not-installed', 'guard-not-closed']

/** Finds the mistakes of one page. */
export function findProblems(page: PageFacts): Finding[] {
  const alone = first.map(id => findOne(id, page)).find(found => found.length > 0)
  if (alone) return alone
  return (Object.keys(findingTable) as FindingId[]).flatMap(id => findOne(id, page))
}
