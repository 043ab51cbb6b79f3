import type { Observation } from '../observation'
import type { PageFacts } from '../page-facts'

/** Finds requests to trackers that the guard does not know and downloaded lists do: one observation for all of them. */
export function findUnlistedTrackers({ unlisted }: PageFacts): Observation[] {
  if (unlisted.length === 0) return []
  const named = unlisted.map(({ entry, by, company, category }) => {
    const owner = company === 'unknown' ? '' : ` of ${company}`
    return `${entry}${owner} (${category}, listed by ${by.join(' and ')})`
  })
  return [
    {
      seen: `The page requests ${named.join(', ')} before a choice. The guard does not know ${unlisted.length === 1 ? 'it' : 'them'}.`,
      fix: 'Add this option to the guard’s tag, as data-options, or to your other options:',
      paste: `data-options='${JSON.stringify({ trackingHosts: Object.fromEntries(unlisted.map(({ entry, category }) => [entry, category])) })}'`,
    },
  ]
}
