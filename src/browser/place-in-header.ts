/**
 * Returns where the visitor is according to the page's header `Server-Timing: place;desc="US-CA"`, the only kind of header
 * of the page that scripts can read. Edge servers add it to each response, also to those from their cache.
 * @returns undefined without the header, in insecure contexts, and in browsers that list it only once the page has loaded
 */
export function placeInHeader(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.find(({ name }) => name === 'place')?.description
}
