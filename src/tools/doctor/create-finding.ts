import type { Finding } from './doctor-report'
import { findingFacts, type FindingId } from './finding-facts'
import type { PageFacts } from './page-facts'

/** What differs from one finding to the next. */
export interface Observation {
  /** Where, if not on the page itself. */
  readonly url?: string
  readonly line?: number | null
  readonly seen: string
  readonly fix: string
  readonly paste?: string | null
}

/** Writes a finding about a page. */
export function createFinding(
  { url, file }: Pick<PageFacts, 'url' | 'file'>,
  id: FindingId,
  { url: place = url, line = null, seen, fix, paste = null }: Observation,
): Finding {
  const { severity, why } = findingFacts[id]
  return {
    id,
    severity,
    place: { url: place, file: place === url ? file : null, line },
    also: [],
    seen,
    why,
    fix,
    paste,
  }
}
