/** The part of a page that `expectNoTrackers` needs. Playwright and Puppeteer pages both have it. */
export interface TestPage {
  on: (event: 'request', listener: (request: TestRequest) => void) => unknown
  off: (event: 'request', listener: (request: TestRequest) => void) => unknown
}
/** A request of Playwright or Puppeteer. */
export interface TestRequest {
  url: () => string
}
/** What counts as a tracker in a test. */
export interface TrackerOptions {
  /** Hosts or host/paths that may be contacted, sub-domains included: `['cdn.example.com', 'youtube.com/embed']`. */
  readonly allow?: readonly string[]
  /** Only trackers of these categories count. Default: all of them. */
  readonly categories?: readonly ('functionality' | 'measurement' | 'experience' | 'marketing')[]
  /** Further tracking hosts or host/paths, by category. */
  readonly trackingHosts?: Readonly<Record<string, 'functionality' | 'measurement' | 'experience' | 'marketing'>>
  /** Milliseconds to keep listening after `act` has ended. Default: 500. */
  readonly wait?: number
}
