import { isOwnHost } from './is-own-host'
import { parseUrl } from './request-url'

/** The first request of a page to a third party that no rule knows. Without path and query, which may name visitors. */
export interface UnlistedRequest {
  host: string
  /** What caused it, as in Resource Timing: `script`, `img`, `fetch`, … */
  channel: string
  /** When it was sent, in milliseconds since 1970. */
  time: number
}

/**
 * Returns the third parties that the page has requested something from and that no rule knows, as the browser remembers
 * them: most keep 250 requests.
 * @param isKnown returns whether a rule knows a host
 * @param ownHost the host name of the page
 */
export function unlistedRequests(isKnown: (hostname: string) => boolean, ownHost: string): UnlistedRequest[] {
  const found: Record<string, UnlistedRequest> = Object.create(null) as Record<string, UnlistedRequest>
  for (const { name, initiatorType, startTime } of performance.getEntriesByType(
    'resource',
  ) as PerformanceResourceTiming[]) {
    const { hostname: host = '', protocol } = parseUrl(name) ?? {}
    if (!/^https?:$/.test(protocol ?? '') || isOwnHost(host, ownHost) || isKnown(host)) continue
    found[host] ??= { host, channel: initiatorType, time: performance.timeOrigin + startTime }
  }
  return Object.values(found)
}
