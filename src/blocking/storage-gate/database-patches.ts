import type { Handler, PatchMap } from '../patch/patch'
import { blockedKey, keepWrite } from './kept-writes'

/** The name of the database that is opened instead of a blocked one. Its creation is always aborted. */
const ABORTED_DATABASE = 'consent-elements blocked'

/**
 * Blocks databases and caches of listed names. Opening a database fails with an AbortError, and opening a cache with a
 * SecurityError, as in browsers that forbid storage. Both can be opened after consent.
 */
export function databasePatches() {
  const openDatabase: Handler = (call, args) => {
    if (args.length === 0) return call(args)
    const name = (args[0] = `${args[0] as string}`)
    const listed = blockedKey('i', name)
    if (!listed) return call(args)
    keepWrite('i', name, listed, null, () => undefined)
    const request = call([ABORTED_DATABASE]) as IDBOpenDBRequest
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
