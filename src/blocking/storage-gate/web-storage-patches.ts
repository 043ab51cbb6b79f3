import type { Handler, PatchMap } from '../patch/patch'
import type { Realm } from '../realm/realm'
import { blockedKey, dropKept, hasKeptWrites, keepWrite, keptKeys, keptValue } from './kept-writes'

type Area = 'l' | 's'

/** The native storage objects by their proxies, the proxies by their native objects, and the area of each object. */
const natives = new WeakMap<object, Storage>()
const proxies = new WeakMap<object, Storage>()
let hasProxy = false
const areas = new WeakMap<object, Area>()

const nativeOf = (storage: unknown): unknown => natives.get(storage as object) ?? storage
const proxyOf = (storage: unknown): unknown => proxies.get(storage as object) ?? storage

/** Returns the area of a native storage object, also of one that page code has taken before the guard started. */
function areaOf(native: Storage): Area | undefined {
  if (!areas.has(native))
    for (const area of ['l', 's'] as const)
      areas.set(nativeOf(area === 'l' ? window.localStorage : window.sessionStorage) as Storage, area)
  return areas.get(native)
}

type SetItem = (key: string, value: string) => void

/**
 * Keeps a write if its key is listed and not allowed.
 * @returns whether the write was kept
 */
function keepIfBlocked(native: Storage, key: string, value: unknown, setItem: SetItem): boolean {
  const area = areaOf(native)
  const listed = area && blockedKey(area, key)
  if (!listed) return false
  const text = `${value as string}`
  keepWrite(area, key, listed, text, () => {
    // The frame may be gone. The storage of the page is the same.
    const page = nativeOf(area === 'l' ? window.localStorage : window.sessionStorage) as Storage
    setItem.call(page, key, text)
  })
  return true
}

/**
 * Returns a proxy of a storage object, because assignments to properties (`localStorage._x = 1`) cannot be patched
 * otherwise.
 */
function wrap(native: Storage, area: Area, setItem: SetItem): Storage {
  hasProxy = true
  areas.set(native, area)
  const proxy = new Proxy(native, {
    get(target, key) {
      // Keys cannot shadow the methods of the prototype.
      const kept =
        hasKeptWrites() && typeof key === 'string' && !(key in Storage.prototype) ? keptValue(area, key) : null
      return kept ?? (Reflect.get(target, key, target) as unknown)
    },
    has: (target, key) =>
      (hasKeptWrites() && typeof key === 'string' && keptValue(area, key) !== undefined) || Reflect.has(target, key),
    set: (target, key, value) =>
      (typeof key === 'string' && keepIfBlocked(target, key, value, setItem)) || Reflect.set(target, key, value),
    defineProperty: (target, key, descriptor) =>
      (typeof key === 'string' && keepIfBlocked(target, key, descriptor.value, setItem)) ||
      Reflect.defineProperty(target, key, descriptor),
    deleteProperty(target, key) {
      if (typeof key === 'string') dropKept(area, key)
      return Reflect.deleteProperty(target, key)
    },
  })
  natives.set(proxy, native)
  proxies.set(native, proxy)
  return proxy
}

/** Returns whether the page has a proxy. Native methods do not work on proxies. */
export const hasStorageProxy = (): boolean => hasProxy

/**
 * Blocks writes of listed keys to `localStorage` and `sessionStorage`. The page gets a proxy of each. Methods,
 * properties, `instanceof`, JSON, `Object.keys` and storage events work as without it.
 */
export function webStoragePatches(realm: Realm) {
  const { setItem } = realm.Storage?.prototype ?? {}
  const getterOf =
    (area: Area): Handler =>
    (call, args) => {
      const native = call(args) as Storage | null
      if (!native) return native // Firefox with dom.storage.enabled off
      if (natives.has(native)) return native // a proxy from another window of the page
      return proxies.get(native) ?? wrap(native, area, setItem!)
    }
  return {
    'localStorage?': getterOf('l'),
    'sessionStorage?': getterOf('s'),
    'Storage: setItem': (call, args, self) => {
      const native = nativeOf(self)
      if (args.length < 2) return call(args, native)
      const key = (args[0] = `${args[0] as string}`)
      return keepIfBlocked(native as Storage, key, args[1], setItem!) ? undefined : call(args, native)
    },
    'Storage: getItem': (call, args, self) => {
      const native = nativeOf(self)
      const area = hasKeptWrites() && args.length > 0 ? areas.get(native as object) : undefined
      const value = area && keptValue(area, `${args[0] as string}`)
      return value ?? call(args, native)
    },
    'Storage: removeItem': (call, args, self) => {
      const native = nativeOf(self)
      const area = hasKeptWrites() && args.length > 0 && areas.get(native as object)
      if (area) dropKept(area, `${args[0] as string}`)
      return call(args, native)
    },
    'Storage: clear': (call, args, self) => {
      const native = nativeOf(self)
      const area = hasKeptWrites() && areas.get(native as object)
      if (area) for (const key of keptKeys(area)) dropKept(area, key)
      return call(args, native)
    },
    'Storage: key length?': (call, args, self) => call(args, nativeOf(self)),
    // Native functions accept and return the native storage object.
    'StorageEvent: storageArea?'(call, args) {
      const native = call(args)
      // Both proxies are created first. Listeners compare the result with `localStorage`, which they may not have read.
      return native && realm.localStorage && realm.sessionStorage && proxyOf(native)
    },
    'StorageEvent: initStorageEvent': (call, args) => call(args.map(nativeOf)),
    StorageEvent: (construct, args) => {
      const init = args[1] as StorageEventInit | undefined
      if (init?.storageArea) args[1] = { ...init, storageArea: nativeOf(init.storageArea) }
      return construct(args)
    },
  } satisfies PatchMap
}
