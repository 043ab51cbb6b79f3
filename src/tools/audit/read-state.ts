import type { CDPSession } from 'puppeteer-core'
import type { Attributor } from './attribution'
import type { AuditCookie, AuditRequest, AuditStorage, StoredBy, StoredKind, Viewport } from './audit-facts'
import { readCookies, readStorage } from './browser/read-storage'
import type { LoggedRequest } from './browser/request-log'
import type { Visit } from './browser/visit'

/** The requests and stored items of a visit, in the form of the report. */
export interface VisitFacts {
  requests: AuditRequest[]
  cookies: AuditCookie[]
  storage: AuditStorage[]
}

const DAY = 86_400

/**
 * Parses the scripts of a V8 stack trace.
 * @returns address and line, innermost first, without duplicates
 */
function stackScripts(stack: string): { url: string; line: number }[] {
  const scripts = (stack.match(/https?:\/\/[^\s)]+/g) ?? []).flatMap(place => {
    const [, url, line] = /^(.+?):(\d+):\d+/.exec(place) ?? []
    return url === undefined ? [] : { url, line: Number(line) }
  })
  return scripts.filter((script, at) => scripts.findIndex(({ url }) => url === script.url) === at)
}

/** Returns the Consent Mode parameter of a request to Google: `G1`, then 0 or 1 for advertising and analytics. */
function consentModeOf(url: URL): string | null {
  const value = url.searchParams.get('gcs')
  return value !== null && /^G1[01-]{2}$/.test(value) ? value : null
}

function readRequest(request: LoggedRequest, start: number, attributor: Attributor, viewport: Viewport): AuditRequest {
  const url = new URL(request.url)
  const { url: address, method, type, target, initiator, status, blocked, fromServiceWorker, body } = request
  return {
    url: address,
    host: url.hostname,
    method,
    type,
    time: Math.max(0, Math.round(request.wallTime * 1000 - start)),
    page: request.document,
    target,
    viewport,
    ...attributor.request(address, body),
    initiator,
    status,
    blocked: blocked ?? (fromServiceWorker ? 'service-worker' : null),
    consentMode: consentModeOf(url),
  }
}

function findSetter(visit: Visit, kind: StoredKind, name: string): StoredBy | null {
  const write = visit.writes.find(write => write.kind === kind && write.name === name)
  const [script] = write ? stackScripts(write.stack) : []
  if (script) return { type: 'script', ...script }
  const response = kind === 'cookie' ? visit.log.cookies.find(cookie => cookie.name === name) : undefined
  return response ? { type: 'response', url: response.url, line: null } : null
}

/**
 * Returns the requests of a visit since a given time, and the currently stored items.
 * @param since milliseconds since 1970
 * @param start the start of the visit, in milliseconds since 1970
 */
export async function readState(
  root: CDPSession,
  visit: Visit,
  attributor: Attributor,
  { viewport, since, start }: { viewport: Viewport; since: number; start: number },
): Promise<VisitFacts> {
  const cookies = await readCookies(root, visit)
  const entries = await readStorage(visit)
  return {
    requests: visit.log.requests
      .filter(({ wallTime }) => wallTime * 1000 >= since)
      .map(request => readRequest(request, start, attributor, viewport)),
    cookies: cookies.map(({ name, domain, path, expires, size, httpOnly, session, partitionKey }) => {
      const host = domain.replace(/^\./, '')
      const setBy = findSetter(visit, 'cookie', name)
      return {
        name,
        host,
        path,
        ...attributor.stored('cookie', name, host, setBy),
        partition: partitionKey?.topLevelSite ?? null,
        httpOnly,
        days: session ? null : Math.round((expires - Date.now() / 1000) / DAY),
        size,
        viewport,
        setBy,
      }
    }),
    storage: entries.map(({ kind, name, size, host }) => {
      const setBy = findSetter(visit, kind, name)
      const { hostname } = new URL(`https://${host}`)
      return { kind, name, host, ...attributor.stored(kind, name, hostname, setBy), size, viewport, setBy }
    }),
  }
}
