import { nonRenderingHandlers, patch, type Handler, type PatchMap, type Unpatch } from '../patch/patch'
import type { Realm } from '../patch/realm'
import { blockedKey, keepWrite } from './kept-writes'

/** Opened in the place of a blocked database, and given up before it exists. */
const NOWHERE = 'consent-elements blocked'

/**
 * Blocks databases and caches of listed names. Opening a database fails with an AbortError, as where a browser
 * forbids storage; after consent the page can open it. Opening a cache waits for consent.
 */
export function patchDatabases(realm: Realm): Unpatch {
  const openDatabase: Handler = (call, args) => {
    if (args.length === 0) return call(args)
    const name = (args[0] = `${args[0] as string}`)
    const listed = blockedKey('i', name)
    if (!listed) return call(args)
    keepWrite('i', name, listed, null, () => undefined)
    const request = call([NOWHERE]) as IDBOpenDBRequest
    request.addEventListener('upgradeneeded', event => {
      event.stopImmediatePropagation()
      request.transaction!.abort()
    })
    return request
  }
  /** Who waits for a cache, by its name. */
  const waiting = new Map<string, (() => void)[]>()
  const openCache: Handler = (call, args, self) => {
    if (args.length === 0) return call(args)
    const name = (args[0] = `${args[0] as string}`)
    const listed = blockedKey('a', name)
    if (!listed) return call(args)
    return new Promise(resolve => {
      const callers = waiting.get(name) ?? []
      waiting.set(name, [...callers, () => resolve(call([name], self))])
      keepWrite('a', name, listed, null, () => {
        const open = waiting.get(name) ?? []
        waiting.delete(name)
        for (const task of open) task()
      })
    })
  }
  const patches: PatchMap = { 'IDBFactory: open': openDatabase, 'CacheStorage: open': openCache }
  for (const handler of Object.values(patches)) nonRenderingHandlers.add(handler)
  return patch(realm, patches)
}
