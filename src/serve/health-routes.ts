import { Hono } from 'hono'
import type { Database } from './database'

/** The server is not ready if the database does not respond within this time, in milliseconds. */
const TIMEOUT = 3000

/** `/healthz`: the process runs. `/readyz`: its database responds. */
export function healthRoutes(database: Database) {
  const app = new Hono()
  let pending: Promise<boolean> | undefined
  /** Calls at the same time share one statement. */
  const responds = (): Promise<boolean> =>
    (pending ??= database
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => (pending = undefined)))
  app.get('/healthz', c => c.json({ status: 'ok' }))
  app.get('/readyz', async c => {
    const late = new Promise<boolean>(resolve => setTimeout(resolve, TIMEOUT, false).unref())
    const isReady = await Promise.race([responds(), late])
    return c.json({ status: isReady ? 'ok' : 'unavailable' }, isReady ? 200 : 503)
  })
  return app
}
