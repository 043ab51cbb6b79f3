import { Hono } from 'hono'
import { accessLog } from '../access/access-log'
import { csvLine } from '../csv-line'
import type { Query } from '../database'
import { exportDecisions } from '../export-decisions'
import type { SigningKey } from '../signing-key'
import { readReader, type DashboardEnv } from './reader'

const DAY = 86_400_000

/** Returns pieces of text as a stream. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

/** The decisions of a period, as CSV and as JSON lines. Each export is logged. */
export function exportRoutes({
  query,
  replica,
  key,
  now,
}: {
  query: Query
  replica: Query
  key: SigningKey
  now: () => number
}) {
  const app = new Hono<DashboardEnv>()
  for (const format of ['csv', 'jsonl'] as const)
    app.get(`/decisions.${format}`, async c => {
      const { person, sites, period, shown } = await readReader(c, replica, now())
      const { from, to } = period
      const domain = shown === null ? undefined : sites.filter(({ id }) => shown.includes(id)).map(({ name }) => name)
      const site = domain?.length === 1 ? domain[0]! : ''
      const detail = `decisions from ${from} to ${to}, ${format}`
      await accessLog.append(query, key, { person: person.name, action: 'exported', site, detail })
      const pieces =
        domain?.length === 0
          ? (async function* () {
              if (format === 'csv') yield csvLine([])
            })()
          : exportDecisions(replica, { since: new Date(from), until: new Date(Date.parse(to) + DAY), domain }, format)
      return c.body(streamOf(pieces), 200, {
        'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl; charset=utf-8',
        'content-disposition': `attachment; filename="decisions.${format}"`,
      })
    })
  return app
}
