import type { MiddlewareHandler } from 'hono'
import type { Call, CallEnv } from './call'
import { crossOrigin } from './cross-origin'

/**
 * Answers preflights, and refuses the calls of a visitor who calls too often. Each response has the headers for pages of
 * other origins.
 * @param limit returns how many seconds the visitor has to wait
 */
export const admitCalls =
  (trustedOrigins: readonly string[], limit: (c: Call) => Promise<number>): MiddlewareHandler<CallEnv> =>
  async (c, next) => {
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
    const seconds = await limit(c)
    if (seconds > 0) {
      c.header('access-control-expose-headers', 'retry-after')
      return c.json({ message: 'Too many calls; try again later' }, 429, { 'retry-after': String(seconds) })
    }
    await next()
  }
