import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { CallEnv } from './call'
import type { CallMetrics } from './call-metrics'
import { requestId } from './request-id'
import type { Tracer } from './traces/tracer'

/** Where calls are recorded; what is switched off is undefined. */
interface Recorders {
  readonly metrics: CallMetrics | undefined
  readonly tracer: Tracer | undefined
  readonly log: ((entry: Readonly<Record<string, unknown>>) => void) | undefined
}

/** Probes and scrapes are no calls of visitors or people, and would fill the traces. */
const untraced = new Set(['/healthz', '/readyz', '/metrics'])

/** Counts, traces and logs each call. None of them has an address, an account, a body or a query. */
export const recordCalls =
  ({ metrics, tracer, log }: Recorders): MiddlewareHandler<CallEnv> =>
  async (c, next) => {
    const started = performance.now()
    const { method } = c.req
    const path = c.req.path.replace(/sub_\w+/, ':id').slice(0, 200)
    const handle = async () => {
      await next()
      const { status } = c.res
      const passed = performance.now() - started
      metrics?.count(method, c.req.path, status, passed)
      const request = requestId(c)
      if (log) {
        const trace = tracer?.traceId()
        const milliseconds = Math.round(passed)
        log({ time: new Date().toISOString(), request, ...(trace && { trace }), method, path, status, milliseconds })
      }
      return { method, path, route: routePath(c), status, request }
    }
    if (!tracer || untraced.has(c.req.path)) return void (await handle())
    await tracer.call(name => c.req.header(name), handle)
  }
