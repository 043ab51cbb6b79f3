import type { Handler, PatchMap } from '../patch/patch'
import { blockedKey, keepWrite } from './kept-writes'

/** Opened in the place of a blocked database, and given up before it exists. */
const NOWHERE = 'consent-elements blocked'

/**
 * Blocks databases and caches of listed names. Opening a database fails with an AbortError, as where a browser
 * forbids storage, and opening a cache with a SecurityError. Both can be opened after consent.
 */
export function databasePatches() {
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
  const openCache: Handler = (call, args) => {
    if (args.length === 0) return call(args)
    const name = (args[0] = `${args[0] as string}`)
    const listed = blockedKey('a', name)
    if (!listed) return call(args)
    keepWrite('a', name, listed, null, () => undefined)
    return Promise.reject(new DOMException(`The cache ${name} is blocked due to missing consent`, 'SecurityError'))
  }
  return { 'IDBFactory: open': openDatabase, 'CacheStorage: open': openCache } satisfies PatchMap
}
