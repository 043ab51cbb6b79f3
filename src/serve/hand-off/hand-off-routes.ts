import { Hono } from 'hono'
import type { Call, CallEnv } from '../call'
import type { Query } from '../database'
import { failures } from '../failures'
import { jsonBody } from '../json-body'
import { ownProperties } from '../../consent/own-properties'
import type { SigningKey } from '../signing-key'
import { siteName } from '../site-name'
import { decisionToHandOff } from './decision-to-hand-off'
import { readHandOff, writeHandOff, type HandOff } from './hand-off-token'
import type { SisterSites } from './sister-sites'

/** The largest body, in bytes. */
const LARGEST = 2048

interface HandOffOptions {
  readonly query: Query
  readonly key: SigningKey
  readonly sisters: SisterSites
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Returns the site of the page that calls; null without the header that browsers send. */
function callerOf(c: Call): string | null {
  const origin = c.req.header('origin') ?? ''
  return URL.canParse(origin) ? siteName(new URL(origin).host) : null
}

/**
 * The calls of pages that hand a decision to a sister site: `issue` on the site of the decision, `accept` on the other. A
 * page can only call for its own site, which the browser names in `Origin`.
 */
export function handOffRoutes({ query, key, sisters, now }: HandOffOptions) {
  const app = new Hono<CallEnv>()

  /** Notes that a hand-off is used. @returns whether it was not used before */
  async function useOnce({ id, until }: HandOff): Promise<boolean> {
    const ended = Math.floor(now() / 1000) - 3600
    const found = await query(
      `insert into "consentHandOff" (id, until) values ($1, $2) on conflict (id) do nothing returning id`,
      [id, until],
    )
    await query(`delete from "consentHandOff" where until < $1`, [ended])
    return found.length > 0
  }

  app.post('/issue', async c => {
    const body = await jsonBody(c, LARGEST)
    if (body instanceof Response) return body
    const { recordId, to } = ownProperties(body.value) ?? {}
    const from = callerOf(c)
    if (from === null) return failures.withoutOrigin(c)
    if (typeof to !== 'string' || to === from || !sisters.has(to))
      return failures.invalid(c, '"to" is no sister site; see SISTER_SITES', { field: 'to' })
    if (typeof recordId !== 'string' || recordId === '' || recordId.length > 255)
      return failures.invalid(c, '"recordId" is not that of a receipt', { field: 'recordId' })
    const granted = await decisionToHandOff(query, from, recordId, now())
    if (granted === null) return failures.notFound(c)
    return c.json({ token: writeHandOff({ from, to, granted }, key.ofSite(from), now()) })
  })

  app.post('/accept', async c => {
    const body = await jsonBody(c, LARGEST)
    if (body instanceof Response) return body
    const to = callerOf(c)
    if (to === null) return failures.withoutOrigin(c)
    const read = readHandOff(ownProperties(body.value)?.token, to, sisters, now())
    if (typeof read === 'string') return failures.invalid(c, `The hand-off is not accepted: ${read}`)
    if (!(await useOnce(read))) return failures.invalid(c, 'The hand-off is not accepted: it was used before')
    return c.json({ from: read.from, granted: read.granted })
  })
  return app
}
