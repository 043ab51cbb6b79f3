import type { MiddlewareHandler } from 'hono'
import type { Call, CallEnv } from './call'
import { crossOrigin } from './cross-origin'
import { failures } from './failures'
import { pace } from './pace'
import type { Usage } from './rate-limit'

/** A call counts once for each of these bytes of its body. */
const PART = 4096
/** Visitors who have used more than this share of the limit wait for their turn. Two pages with a banner use less. */
const BUSY_SHARE = 1 / 20
/** The time between the calls of busy visitors, in milliseconds. Handling one takes about a quarter of that. */
const APART = 1

/** Returns how much a call counts by its size. Without a length it counts as much as the largest one. */
function weightOf(c: Call, largest: number): number {
  const length = c.req.header('content-length')
  const size = length === undefined ? (c.req.header('transfer-encoding') ? largest : 0) : Number(length)
  return 1 + Math.floor((Number.isFinite(size) ? Math.min(size, largest) : largest) / PART)
}

/**
 * Limits how many calls of busy visitors begin within a time, all together. So the others are answered as usual beside an
 * attacker with many addresses who keeps to the limit with each.
 */
function busyPace(): (usage: Usage) => Promise<void> {
  const turn = pace('calls of the same visitors')
  return async ({ share }) => {
    if (share > BUSY_SHARE) await turn(APART)
  }
}

/**
 * Answers preflights, and refuses the calls of a visitor who calls too often, and of pages without an origin. Each response
 * has the headers for pages of other origins.
 * @param limit counts a call by its weight
 * @param largest the largest body, in bytes
 */
export function admitCalls(
  trustedOrigins: readonly string[],
  limit: (c: Call, weight: number) => Promise<Usage>,
  largest: number,
): MiddlewareHandler<CallEnv> {
  const turnOf = busyPace()
  return async (c, next) => {
    const origin = c.req.header('origin')
    for (const [name, value] of Object.entries(crossOrigin(trustedOrigins, origin))) c.header(name, value)
    if (c.req.method === 'OPTIONS') {
      c.header(
        'access-control-allow-headers',
        'Content-Type,Authorization,x-request-id,x-c15t-version,x-c15t-country,x-c15t-region,accept-language',
      )
      c.header('access-control-allow-methods', 'GET,POST,PUT,DELETE,PATCH,OPTIONS')
      c.header('access-control-max-age', '600')
      c.header('vary', 'Origin, Access-Control-Request-Headers')
      return c.body(null, 204)
    }
    const usage = await limit(c, weightOf(c, largest))
    if (usage.wait > 0) {
      c.header('access-control-expose-headers', 'retry-after')
      return c.json({ message: 'Too many calls; try again later' }, 429, { 'retry-after': String(usage.wait) })
    }
    if (origin === 'null' && c.req.method !== 'GET') return failures.withoutOrigin(c)
    await turnOf(usage)
    await next()
  }
}
