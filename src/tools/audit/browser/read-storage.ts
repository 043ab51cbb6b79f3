import type { CDPSession, Protocol } from 'puppeteer-core'
import { evaluateIn } from './audit-frame'
import type { Visit } from './visit'

/** What one frame's origin has stored, besides cookies. */
export interface StoredEntry {
  kind: 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cache'
  name: string
  size: number | null
  host: string
}

/** Runs in each frame, out of reach of the page's scripts. */
async function listStorage(): Promise<Omit<StoredEntry, 'host'>[]> {
  const attempt = async <Result>(read: () => Result | Promise<Result>, otherwise: Result): Promise<Result> => {
    try {
      return await read()
    } catch {
      return otherwise
    }
  }
  const items = (kind: 'localStorage' | 'sessionStorage') =>
    attempt(
      () => Object.entries(globalThis[kind]).map(([name, value]) => ({ kind, name, size: `${value}`.length })),
      [],
    )
  const databases = await attempt(() => indexedDB.databases(), [])
  const cacheNames = await attempt(() => caches.keys(), [])
  return [
    ...(await items('localStorage')),
    ...(await items('sessionStorage')),
    ...databases.map(({ name }) => ({ kind: 'indexedDB' as const, name: `${name}`, size: null })),
    ...cacheNames.map(name => ({ kind: 'cache' as const, name, size: null })),
  ]
}

/** Reads what every frame's origin has stored. Values stay in the browser. */
export async function readStorage(visit: Visit): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = []
  for (const frame of await visit.frames()) {
    if (!/^https?:/.test(frame.url)) continue
    const { host } = new URL(frame.url)
    const found = ((await evaluateIn(frame, `(${listStorage})()`, 'isolated')) ?? []) as Omit<StoredEntry, 'host'>[]
    for (const entry of found)
      if (!entries.some(({ kind, name, host: other }) => kind === entry.kind && name === entry.name && other === host))
        entries.push({ ...entry, host })
  }
  return entries
}

/** @returns all cookies of the visit, of every site, partitioned ones included */
export async function readCookies(root: CDPSession, visit: Visit): Promise<Protocol.Network.Cookie[]> {
  const { cookies } = await root.send('Storage.getCookies', { browserContextId: visit.browserContextId })
  return cookies
}
