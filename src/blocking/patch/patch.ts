import { hasOwn } from '../../consent/has-own'
import type { CheckedKey } from './patch-key'
import type { Unpatch } from '../rules/page-blocker'
import type { Realm } from '../realm/realm'
import { reportUnpatched } from '../page/report-unpatched'
import type { FastPath } from './fast-paths'
import type { Passes } from './passes'
import { uncurryThis } from '../realm/primordials'
import { withBase } from '../rules/request-url'

/**
 * Returns a handler that resolves addresses like the realm's own functions do: against the base URL of the document in
 * it. A frame that the page writes may have a `<base>`. Handlers with a fast path need this not: they judge elements, which
 * know their document.
 */
const inRealm = <Args extends unknown[]>(
  realm: Realm,
  handle: (...args: Args) => unknown,
): ((...args: Args) => unknown) => (realm === globalThis ? handle : (...args) => withBase(realm, () => handle(...args)))

/** Calls the native function with these arguments and, unless given, the original `this`. */
type CallNative = (args: unknown[], self?: unknown) => unknown

/** Runs instead of a call, a construction or a property access. For a construction, `self` is `new.target`. */
export type Handler = (call: CallNative, args: unknown[], self: unknown) => unknown

/**
 * Handlers by the native functions that they replace. A key is a list of words, separated by blanks:
 * - `Element:` the next words are members of `Element.prototype`
 * - `URL.` the next words are static members of `URL`
 * - `src?` is the getter of a property, `src=` the setter, `append` a method
 * - words before the first owner are globals of the window
 */
export type PatchMap = Readonly<Record<string, Handler>>

type Native = (...args: unknown[]) => unknown

/** Handlers with a fast path. Their patches are plain functions, because calls of a Proxy are slow. */
const passing = new WeakMap<Handler, { passes: Passes; path: FastPath | undefined }>()

/**
 * Returns the handler with a fast path: calls for which `passes` returns true go directly to the native function.
 * @param path our function, for the most frequent native ones; without it, a general one is used
 */
export function letPass(handle: Handler, passes: Passes, path?: FastPath): Handler {
  const passed: Handler = (call, args, self) => handle(call, args, self)
  passing.set(passed, { passes, path })
  return passed
}

const { getOwnPropertyDescriptor, defineProperty, getPrototypeOf } = Object
const { apply, construct, get } = Reflect

/** The parts of a property that are patched. */
type Part = 'value' | 'get' | 'set'

/** Returns one part of a property; undefined if the part is missing. */
const partOf = (found: PropertyDescriptor | undefined, part: Part): unknown =>
  found && hasOwn(found, part) ? found[part] : undefined

/**
 * Returns a descriptor that changes one part of a property. It has no prototype, because an `Object.prototype.get`
 * would make it invalid.
 */
const descriptor = (part: Part, value: unknown): PropertyDescriptor =>
  ({ __proto__: null, [part]: value }) as PropertyDescriptor

/** Returns the object that has the members named after a word such as `Element:` or `URL.`. */
function ownerOf(realm: Realm, word: string): object | undefined {
  const found = (realm as unknown as Record<string, { prototype: object } | undefined>)[word.slice(0, -1)]
  return word.endsWith(':') ? found?.prototype : found
}

/** Returns a `toString` property with the native function's text. */
const textOf = (native: Native): PropertyDescriptor =>
  ({ __proto__: null, value: () => `${native}`, configurable: true, writable: true }) as PropertyDescriptor

/**
 * Returns a function with a fast path to the native function. It has the native name, length and text.
 * @param name the native name: a literal with it takes less time than a definition afterwards
 * @param isOfPage whether the native function is the page's own. The browser would compile a function of a frame together
 *   with that of the page if both came from one literal.
 */
function passingFunction(native: Native, name: string, handle: Handler, isOfPage: boolean): Native {
  const { passes, path } = passing.get(handle)!
  const other: Native = function (this: unknown, ...args) {
    return handle((given, other = this) => apply(native, other, given), args, this)
  }
  // Like native functions, methods have no `prototype` and cannot be constructed.
  const our =
    path && isOfPage
      ? (path(uncurryThis(native), passes, other) as Native)
      : ({
          [name](this: object, first: unknown, second: unknown = undefined): unknown {
            return apply(passes(this, first, second, arguments.length) ? native : other, this, arguments)
          },
        }[name] as Native)
  // Another script's function may have another name.
  for (const key of ['name', 'length'] as const)
    if (our[key] !== native[key]) defineProperty(our, key, descriptor('value', native[key]))
  return defineProperty(our, 'toString', textOf(native))
}

/** Returns a function that takes the place of a native one and calls the handler. */
function proxyOf(native: Native, handle: Handler): Native {
  return new Proxy(native, {
    __proto__: null,
    apply(_: Native, self: unknown, args: unknown[]) {
      return handle((given, other = self) => apply(native, other, given), args, self)
    },
    // Sentry patches fetch only if its text is that of a native function, with its name. The text of a Proxy has no
    // name.
    get: (_: Native, key: PropertyKey, self: unknown) =>
      key === 'toString' ? () => `${native}` : (get(native, key, self) as unknown),
    construct: (_: Native, args: unknown[], target: NewableFunction) =>
      handle(given => construct(native, given, target) as object, args, target) as object,
  } as ProxyHandler<Native>)
}

/**
 * Replaces native functions, constructors and accessors with handlers, such as `patch(window, { 'Element: append
 * innerHTML=': (callNative, args, self) => callNative(args) })`. Functions that the browser does not have are skipped.
 * A replacement keeps the native name, length, properties and `instanceof`. The `constructor` property of a patched
 * constructor's instances is replaced, too.
 * @param realm the window or worker scope that has the native functions
 * @returns a function that removes all replacements, or none if another script has replaced one of them
 */
export function patch<Keys extends string>(
  realm: Realm,
  replacements: Readonly<Record<Keys, Handler>> & { readonly [Key in Keys]: CheckedKey<Key> },
): Unpatch {
  const ours = new Set<unknown>()
  const patched: (readonly [owner: object, key: string, part: Part, native: Native, our: Native])[] = []
  /** Replaces one part of a property. All other parts stay unchanged. */
  const put = (owner: object, key: string, part: Part, native: Native, our: Native): void => {
    defineProperty(owner, key, descriptor(part, our))
    patched.push([owner, key, part, native, our])
  }
  const owners = Object.create(null) as Record<string, object | undefined>
  for (const [words, handle] of Object.entries<Handler>(replacements)) {
    const isPassing = passing.has(handle)
    let first: object | undefined = realm
    for (const word of words.split(' ')) {
      const end = word[word.length - 1]
      if (end === ':' || end === '.') {
        first = owners[word] ??= ownerOf(realm, word)
        continue
      }
      const part = end === '?' ? 'get' : end === '=' ? 'set' : 'value'
      const key = part === 'value' ? word : word.slice(0, -1)
      let owner = first
      let found: PropertyDescriptor | undefined
      while (owner && !(found = getOwnPropertyDescriptor(owner, key)))
        owner = getPrototypeOf(owner) as object | undefined
      const native = partOf(found, part) as Native | undefined
      if (!owner || !native || ours.has(native)) continue
      const name = part === 'value' ? key : `${part} ${key}`
      const our = isPassing
        ? passingFunction(native, name, handle, realm === globalThis)
        : proxyOf(native, inRealm(realm, handle))
      ours.add(our)
      try {
        put(owner, key, part, native, our)
        const { prototype } = native as { prototype?: object }
        if (prototype?.constructor === native) put(prototype, 'constructor', part, native, our)
      } catch (fault) {
        reportUnpatched(word, fault) // another script has made the property read-only
      }
    }
  }
  return () =>
    patched.every(([owner, key, part, , our]) => partOf(getOwnPropertyDescriptor(owner, key), part) === our) &&
    patched.every(([owner, key, part, native]) => defineProperty(owner, key, descriptor(part, native)))
}
