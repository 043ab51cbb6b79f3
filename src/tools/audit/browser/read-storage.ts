import type { CDPSession, Protocol } from 'puppeteer-core'
import { evaluateIn } from './audit-frame'
import type { Visit } from './visit'

/** An item that the origin of a frame has stored, except for cookies. */
export interface StoredEntry {
  kind: 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cache'
  name: string
  size: number | null
  host: string
}

/** Runs in each frame, isolated from the page's scripts. */
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

/** Reads the stored items of every frame's origin. Values stay in the browser. */
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

/** Returns all cookies of the visit, for every site, including partitioned ones. */
export async function readCookies(root: CDPSession, visit: Visit): Promise<Protocol.Network.Cookie[]> {
  const { cookies } = await root.send('Storage.getCookies', { browserContextId: visit.browserContextId })
  return cookies
}
