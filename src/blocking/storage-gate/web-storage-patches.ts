import type { Handler, PatchMap } from '../patch/patch'
import type { Realm } from '../patch/realm'
import { blockedKey, dropKept, hasKeptWrites, keepWrite, keptKeys, keptValue } from './kept-writes'

type Area = 'l' | 's'

/** The native storage objects by their proxies, the proxies by their native objects, and the area of each object. */
const reals = new WeakMap<object, Storage>()
const proxies = new WeakMap<object, Storage>()
let isHandedOut = false
const areas = new WeakMap<object, Area>()

const realOf = (storage: unknown): unknown => reals.get(storage as object) ?? storage
const proxyOf = (storage: unknown): unknown => proxies.get(storage as object) ?? storage

type SetItem = (key: string, value: string) => void

/**
 * Keeps a write if its key is listed and not allowed.
 * @returns whether the write was kept
 */
function keepIfBlocked(real: Storage, key: string, value: unknown, setItem: SetItem): boolean {
  const area = areas.get(real)
  const listed = area && blockedKey(area, key)
  if (!listed) return false
  const text = `${value as string}`
  keepWrite(area, key, listed, text, () => {
    // The frame may be gone. The storage of the page is the same.
    const page = realOf(area === 'l' ? window.localStorage : window.sessionStorage) as Storage
    setItem.call(page, key, text)
  })
  return true
}

/**
 * Returns a proxy of a storage object, because assignments to properties (`localStorage._x = 1`) cannot be patched
 * otherwise.
 */
function wrap(real: Storage, area: Area, setItem: SetItem): Storage {
  isHandedOut = true
  areas.set(real, area)
  const proxy = new Proxy(real, {
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
  reals.set(proxy, real)
  proxies.set(real, proxy)
  return proxy
}

/** Returns whether the page has a proxy. Native methods do not work on proxies. */
export const hasStorageProxy = (): boolean => isHandedOut

/**
 * Blocks writes of listed keys to `localStorage` and `sessionStorage`. The page gets a proxy of each. Methods,
 * properties, `instanceof`, JSON, `Object.keys` and storage events work as without it.
 */
export function webStoragePatches(realm: Realm) {
  const { setItem } = realm.Storage?.prototype ?? {}
  const reach =
    (area: Area): Handler =>
    (call, args) => {
      const real = call(args) as Storage | null
      if (!real) return real // Firefox with dom.storage.enabled off
      if (reals.has(real)) return real // a proxy from another window of the page
      return proxies.get(real) ?? wrap(real, area, setItem!)
    }
  return {
    'localStorage?': reach('l'),
    'sessionStorage?': reach('s'),
    'Storage: setItem': (call, args, self) => {
      const real = realOf(self)
      if (args.length < 2) return call(args, real)
      const key = (args[0] = `${args[0] as string}`)
      return keepIfBlocked(real as Storage, key, args[1], setItem!) ? undefined : call(args, real)
    },
    'Storage: getItem': (call, args, self) => {
      const real = realOf(self)
      const area = hasKeptWrites() && args.length > 0 ? areas.get(real as object) : undefined
      const value = area && keptValue(area, `${args[0] as string}`)
      return value ?? call(args, real)
    },
    'Storage: removeItem': (call, args, self) => {
      const real = realOf(self)
      const area = hasKeptWrites() && args.length > 0 && areas.get(real as object)
      if (area) dropKept(area, `${args[0] as string}`)
      return call(args, real)
    },
    'Storage: clear': (call, args, self) => {
      const real = realOf(self)
      const area = hasKeptWrites() && areas.get(real as object)
      if (area) for (const key of keptKeys(area)) dropKept(area, key)
      return call(args, real)
    },
    'Storage: key length?': (call, args, self) => call(args, realOf(self)),
    // Native functions accept and return the native storage object.
    'StorageEvent: storageArea?': (call, args) => proxyOf(call(args)),
    'StorageEvent: initStorageEvent': (call, args) => call(args.map(realOf)),
    StorageEvent: (construct, args) => {
      const init = args[1] as StorageEventInit | undefined
      if (init?.storageArea) args[1] = { ...init, storageArea: realOf(init.storageArea) }
      return construct(args)
    },
  } satisfies PatchMap
}
