import { Hono } from 'hono'

const DAY = 86_400_000
/** After a failure the source is asked again after this time, in milliseconds. */
const RETRY = 3_600_000
const TIMEOUT = 10_000
/** The list, and its translations by the names of the IAB. */
const known = /^(vendor-list|purposes-([a-z]{2}|pt-(br|pt)|sr-(latn|cyrl)|zh-hant))\.json$/

interface Copy {
  /** Null if the source does not have it. */
  readonly text: string | null
  readonly until: number
}

/**
 * Serves copies of the vendor list of TCF and its translations, which browsers may not request from the IAB. The source
 * is asked at most once a day for each file. If it fails, the old copy is served.
 * @param source the folder that has `vendor-list.json`
 */
export function vendorListRoute(source: string, report: (message: string, reason: string) => void, now: () => number) {
  const copies = new Map<string, Copy>()
  const pending = new Map<string, Promise<Copy>>()

  async function download(name: string): Promise<Copy> {
    const old = copies.get(name)?.text ?? null
    try {
      const response = await fetch(new URL(name, source), { signal: AbortSignal.timeout(TIMEOUT) })
      if (response.status === 404) return { text: null, until: now() + DAY }
      if (!response.ok) throw new Error(`status ${response.status}`)
      const text = await response.text()
      const { purposes, vendors, gvlSpecificationVersion: version } = JSON.parse(text) as Record<string, unknown>
      const isList = typeof vendors === 'object' && version === 3
      if (typeof purposes !== 'object' || (name === 'vendor-list.json' && !isList))
        throw new Error('not a vendor list of version 3')
      return { text, until: now() + DAY }
    } catch (thrown) {
      report(`${name} could not be downloaded from ${source}`, (thrown as Error).message)
      return { text: old, until: now() + RETRY }
    }
  }
  async function copyOf(name: string): Promise<string | null> {
    const copy = copies.get(name)
    if (copy && copy.until > now()) return copy.text
    let started = pending.get(name)
    if (!started) {
      started = download(name)
      pending.set(name, started)
    }
    const fresh = await started
    copies.set(name, fresh)
    pending.delete(name)
    return fresh.text
  }

  const app = new Hono()
  app.get('/:name', async c => {
    const name = c.req.param('name')
    const text = known.test(name) ? await copyOf(name) : null
    if (text === null) return c.json({ message: 'Not Found' }, 404)
    return c.body(text, 200, {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=86400',
      'access-control-allow-origin': '*',
    })
  })
  return app
}
