import { servePages } from './guard-pages.mjs'
import { compareTurns, heads } from './guard-turns.mjs'

/** The operations whose elements each fetch. The highest ratio is higher, because each address is checked. */
const fetching = /own images by innerHTML|templates with images and links/
const goalsOf = operation => ({ blocked: fetching.test(operation) ? 1.3 : 1.25, granted: 1.05 })

/**
 * Prints what the operations of page-operations.js take in pages with the guard, over a page without. Nothing is drawn.
 * @param {{ rounds: number, processes: number, only: string }} how as in compareTurns
 */
export async function compareOperations(how) {
  const pageOf = query =>
    `<!doctype html><title>bench</title>${heads[query.get('kind')]}<body><script src="/page-operations.js"></script>`
  const { origin, stop } = await servePages(pageOf, ['page-operations.js'])
  await compareTurns('script time', origin, { ...how, kinds: Object.keys(heads), times: 4, goalsOf })
  stop()
}
