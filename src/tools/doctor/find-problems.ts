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

/** Finds the mistakes of one page. On a page without an installation nothing else is looked for. */
export function findProblems(page: PageFacts): Finding[] {
  const missing = findOne('not-installed', page)
  if (missing.length > 0) return missing
  return (Object.keys(findingTable) as FindingId[]).flatMap(id => findOne(id, page))
}
