import { hasOwn } from '../../consent/has-own'
import type { CheckedKey } from './patch-key'
import type { Realm } from './realm'
import { reportUnwatched } from '../report-unwatched'

/** Takes a patch off again. @returns whether it came off; it does not where somebody else has patched on top */
export type Unpatch = () => boolean

/** Does natively what was asked for, with these arguments and, unless another is given, the same `this`. */
type CallNative = (args: unknown[], self?: unknown) => unknown

/** What a call, a construction or an access does instead. For a construction `self` is `new.target`. */
export type Handler = (call: CallNative, args: unknown[], self: unknown) => unknown

/**
 * Behaviours by the natives in whose place they are put, with blanks between. `Element:` stands before members of what
 * Element makes, `URL.` before those of URL itself; what has nothing in front is the window's own. `src?` is what reads a
 * property, `src=` what writes it.
 */
export type PatchMap = Readonly<Record<string, Handler>>

type Native = (...args: unknown[]) => unknown

/** What must be done before the page's next call that draws; see patchStyles. */
export const pendingStyleChecks = new Set<() => void>()

/** Behaviours in the place of natives that draw, or find out what would be drawn. */
export const drawingBehaviours = new WeakSet<Handler>()

/**
 * Whether a call needs nothing of ours, decided before anything is allocated for it: most calls of a page's hot functions.
 * @param first the first two arguments
 * @param count how many there are
 */
export type Passes = (self: object, first: unknown, second: unknown, count: number) => boolean

/** Behaviours whose functions most calls pass through. They are plain functions, because a Proxy's calls are slow. */
export const passing = new WeakMap<Handler, Passes>()

/** @returns the same behaviour for calls that do not pass */
export function letPass(handle: Handler, passes: Passes): Handler {
  const passed: Handler = (call, args, self) => handle(call, args, self)
  passing.set(passed, passes)
  return passed
}

/** Does it. */
function flushStyleChecks(): void {
  for (const task of pendingStyleChecks) task()
}

const { getOwnPropertyDescriptor, defineProperty, getPrototypeOf } = Object
const { apply, construct, get } = Reflect

/** @returns a part of a property that an object has itself; undefined where it has another kind of property, or none */
function partOf(owner: object, key: string, part: keyof PropertyDescriptor): unknown {
  const found = getOwnPropertyDescriptor(owner, key)
  return found && hasOwn(found, part) ? found[part] : undefined
}

/** What changes one part of a property and leaves the others; `Object.prototype.get` would make it an invalid one. */
const descriptor = (part: keyof PropertyDescriptor, value: unknown): PropertyDescriptor =>
  ({ __proto__: null, [part]: value }) as PropertyDescriptor

/** @returns what has the natives that follow a word, which ends in a colon or a full stop */
function ownerOf(realm: Realm, word: string): object | undefined {
  const found = (realm as unknown as Record<string, { prototype: object } | undefined>)[word.slice(0, -1)]
  return word.endsWith(':') ? found?.prototype : found
}

/** What reads as the native's text to who asks the function itself. */
const textOf = (native: Native): PropertyDescriptor =>
  ({ __proto__: null, value: () => `${native}`, configurable: true, writable: true }) as PropertyDescriptor

/** @returns a method that hands calls which pass to the native, and others to a function of ours */
function passingMethod(native: Native, other: Native, passes: Passes, isDrawing: boolean): Native {
  // A method has no prototype and cannot be constructed, like the native.
  const our = {
    method(this: object, first: unknown, second: unknown): unknown {
      if (isDrawing && pendingStyleChecks.size > 0) flushStyleChecks()
      return apply(passes(this, first, second, arguments.length) ? native : other, this, arguments)
    },
  }.method as Native
  for (const key of ['name', 'length']) {
    defineProperty(our, key, descriptor('value', partOf(native, key, 'value')))
  }
  return defineProperty(our, 'toString', textOf(native))
}

/**
 * Puts behaviours in the place of native functions, constructors and accessors. Those that the browser does not have are
 * passed over. What takes their place keeps their name, length, properties and `instanceof`, and an object's
 * `constructor` does not lead past it. All come off together or not at all, because half of a patch would watch nothing.
 * @param realm the window, or a worker's scope, in which they are
 */
export function patch<Keys extends string>(
  realm: Realm,
  replacements: Readonly<Record<Keys, Handler>> & { readonly [Key in Keys]: CheckedKey<Key> },
): Unpatch {
  const ours = new Set<unknown>()
  const patched: (readonly [
    owner: object,
    key: string,
    part: keyof PropertyDescriptor,
    native: Native,
    our: Native,
  ])[] = []
  const owners = Object.create(null) as Record<string, object | undefined>
  for (const [words, handle] of Object.entries<Handler>(replacements)) {
    const isDrawing = drawingBehaviours.has(handle)
    const handler = {
      __proto__: null,
      apply(native: Native, self: unknown, args: unknown[]) {
        if (isDrawing && pendingStyleChecks.size > 0) flushStyleChecks()
        return handle((given, other = self) => apply(native, other, given), args, self)
      },
      // Sentry watches a fetch only if its text is that of a native one, whose name a Proxy's own has not.
      get: (native: Native, key: PropertyKey, self: unknown) =>
        key === 'toString' ? () => `${native}` : (get(native, key, self) as unknown),
      construct: (native: Native, args: unknown[], target: NewableFunction) =>
        handle(given => construct(native, given, target) as object, args, target) as object,
    } as ProxyHandler<Native>
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
      while (owner && !hasOwn(owner, key)) owner = getPrototypeOf(owner) as object | undefined
      const native = owner && (partOf(owner, key, part) as Native | undefined)
      if (!native || ours.has(native)) continue
      const passes = passing.get(handle)
      const our = passes
        ? passingMethod(
            native,
            function (this: unknown, ...args) {
              return handle((given, other = this) => apply(native, other, given), args, this)
            },
            passes,
            isDrawing,
          )
        : new Proxy(native, handler)
      ours.add(our)
      const put = (place: object, name: string): void => {
        // All else about the property stays as it is.
        defineProperty(place, name, descriptor(part, our))
        patched.push([place, name, part, native, our])
      }
      try {
        put(owner!, key)
        const { prototype } = native as { prototype?: object }
        if (prototype?.constructor === native) put(prototype, 'constructor')
      } catch (fault) {
        reportUnwatched(word, fault) // another script has made it unchangeable
      }
    }
  }
  return () =>
    patched.every(([owner, key, part, , our]) => partOf(owner, key, part) === our) &&
    patched.every(([owner, key, part, native]) => defineProperty(owner, key, descriptor(part, native)))
}
