import type { Realm } from './realm'

/**
 * The functions of ours that each realm has been given, by the realm's own `Proxy`: a window keeps its identity when its
 * document is replaced.
 */
const given = new WeakMap<object, WeakMap<object, unknown>>()

/**
 * Returns the function as one of a realm, for listeners and observers in the pages of frames. Chromium creates the object
 * of a node in the realm of the callback that sees it first, and WebKit in that of the observer. With a callback of ours,
 * `element instanceof Element` would be false in the frame's own scripts.
 * @returns the same function for the same realm, so that listeners are added once and can be removed
 */
export function inRealm<F extends (...args: never[]) => unknown>(realm: Realm | null, callback: F): F {
  try {
    if (!realm || realm === window) return callback
    const { Proxy } = realm
    const known = given.get(Proxy) ?? new WeakMap<object, unknown>()
    given.set(Proxy, known)
    if (!known.has(callback)) known.set(callback, new Proxy(callback, { __proto__: null } as ProxyHandler<F>))
    return known.get(callback) as F
  } catch {
    return callback // the window has a document of another origin by now, or the page has replaced `Proxy`
  }
}
