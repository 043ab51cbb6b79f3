import { loadServices, loadTrackingHosts } from '../audit/load-data'
import { entryName, findEntry } from '../find-entry'
import type { TestPage, TestRequest, TrackerOptions } from './test-page'

interface Seen {
  url: string
  service: string
  category: string
}

/**
 * Returns a function that returns the service or company of a tracker's address, or null if it is not a relevant tracker.
 */
function createMatcher({ allow = [], categories, trackingHosts = {} }: TrackerOptions): (url: string) => Seen | null {
  const allowed = new Map(allow.map(entry => [entryName(entry), true] as const))
  const services = new Map(
    loadServices().flatMap(service => service.hosts.map(host => [entryName(host), service] as const)),
  )
  const own = Object.entries(trackingHosts).map(([host, category]) => [entryName(host), category] as const)
  const listed = loadTrackingHosts()
  const extra = new Map(own)
  if (listed.size === 0) throw new Error('consent-elements/testing: tracking-hosts.json is missing beside testing.js.')
  return url => {
    if (!/^(https?|wss?):/.test(url)) return null
    const { hostname, pathname } = new URL(url)
    const host = hostname.replace(/^www\.(?=.+\..)/, '')
    const find = <Value>(entries: ReadonlyMap<string, Value>) => findEntry(entries, host, pathname)
    const service = find(services)
    const category = find(extra) ?? service?.category ?? find(listed)
    if (category === undefined || category === 'necessary' || find(allowed)) return null
    if (categories && !categories.some(name => name === category)) return null
    return { url, service: service?.name ?? 'unknown service', category }
  }
}

/**
 * Runs a part of an end-to-end test and fails if the page contacts a tracker meanwhile.
 * @param page a page of Playwright or Puppeteer
 * @param act the visitor's actions: opens the page, rejects, …
 * @returns the result of `act`
 * @throws an Error that lists every request to a tracker with its service and category, or the error of `act`
 */
export async function expectNoTrackers<Result>(
  page: TestPage,
  act: () => Result | Promise<Result>,
  options: TrackerOptions = {},
): Promise<Result> {
  if (typeof page?.on !== 'function' || typeof page.off !== 'function')
    throw new TypeError('expectNoTrackers(page, act) needs a page of Playwright or Puppeteer.')
  if (typeof act !== 'function')
    throw new TypeError('expectNoTrackers(page, act) needs a function: expectNoTrackers(page, () => page.goto(url))')
  const match = createMatcher(options)
  const seen: Seen[] = []
  const listen = (request: TestRequest) => {
    const found = match(request.url())
    if (found) seen.push(found)
  }
  page.on('request', listen)
  try {
    const result = await act()
    await new Promise(resolve => setTimeout(resolve, options.wait ?? 500))
    if (seen.length === 0) return result
  } finally {
    page.off('request', listen)
  }
  const lines = seen.map(({ url, service, category }) => `  ${url} (${service}, ${category})`)
  throw new Error(
    `${seen.length === 1 ? 'A tracker was' : `${seen.length} trackers were`} contacted:\n${lines.join('\n')}`,
  )
}
