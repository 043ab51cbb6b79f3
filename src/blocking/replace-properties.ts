import type { Restore } from './replace-methods'

type Method = (...args: unknown[]) => unknown
/** What a call does instead: given the native function, `this`, and the arguments. */
export type Behaviour = (native: Method, self: unknown, args: unknown[]) => unknown

type Constructor = new (...args: unknown[]) => object

/** The native construction, which keeps `new.target`. */
export type Construct = (args: unknown[]) => object

/** Where a property is, and what becomes of it. */
export type Replacement = readonly [
  owner: object,
  key: string,
  change: (native: PropertyDescriptor) => PropertyDescriptor,
]

const { getOwnPropertyDescriptor, defineProperty } = Object

/**
 * Puts properties in the place of native ones. Those that the browser does not have are passed over. They come off
 * together or not at all, because half of a patch would watch nothing.
 */
export function replaceProperties(replacements: readonly Replacement[]): Restore {
  const replaced = replacements.flatMap(([owner, key, change]) => {
    const native = getOwnPropertyDescriptor(owner, key)
    if (native === undefined) return []
    const ours = change(native)
    defineProperty(owner, key, ours)
    return [{ owner, key, native, ours }]
  })
  return () =>
    replaced.every(({ owner, key, ours }) => {
      const now = getOwnPropertyDescriptor(owner, key)
      return now?.value === ours.value && now?.set === ours.set
    }) && replaced.every(({ owner, key, native }) => defineProperty(owner, key, native))
}

const behaving = (native: Method, behave: Behaviour): Method =>
  new Proxy(native, { apply: (call, self, args) => behave(call, self, args) })

/** A function that keeps the native one's name, length and properties. */
export const method =
  (behave: Behaviour) =>
  (native: PropertyDescriptor): PropertyDescriptor => ({ ...native, value: behaving(native.value as Method, behave) })

/** A property whose accessors keep the native ones' names and lengths. */
export const accessor =
  ({ get, set }: { get?: Behaviour; set: Behaviour }) =>
  (native: PropertyDescriptor): PropertyDescriptor => ({
    ...native,
    get: get ? behaving(native.get!, get) : native.get,
    set: behaving(native.set!, set),
  })

/**
 * A global constructor. `instanceof`, subclasses, statics, name and length stay as they are, and the way back from an
 * object, its `constructor`, does not lead past us.
 */
export function constructor(
  name: string,
  behave: (construct: Construct, args: unknown[]) => object,
): readonly Replacement[] {
  const native = (window as unknown as Record<string, Constructor | undefined>)[name]
  if (native === undefined) return []
  const value = new Proxy(native, {
    construct: (_, args, newTarget) => behave(given => Reflect.construct(native, given, newTarget) as object, args),
  })
  const change = (descriptor: PropertyDescriptor): PropertyDescriptor =>
    descriptor.value === native ? { ...descriptor, value } : descriptor
  return [
    [window, name, change],
    [native.prototype as object, 'constructor', change],
  ]
}
