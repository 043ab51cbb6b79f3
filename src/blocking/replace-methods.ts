/** Takes a patch off again. @returns whether it came off; it does not where somebody else has patched on top */
export type Restore = () => boolean

type Method = (...args: unknown[]) => unknown

/** What a call does instead: given the native function, `this`, and the arguments. */
type Behaviour = (native: Method, self: unknown, args: unknown[]) => unknown

/**
 * Puts functions in the place of native ones. They keep the native ones' name, length and properties. They come off
 * together or not at all, because half of a patch would watch nothing.
 * @param owner the object that has the functions
 * @param behaviours by the functions' names
 */
export function replaceMethods(owner: object, behaviours: Record<string, Behaviour>): Restore {
  const methods = owner as Record<string, unknown>
  const replaced = Object.entries(behaviours).map(([key, behave]) => {
    const native = methods[key] as Method
    const ours = new Proxy(native, { apply: (_, self, args) => behave(native, self, args) })
    Reflect.set(owner, key, ours)
    return { key, native, ours }
  })
  return () =>
    replaced.every(({ key, ours }) => methods[key] === ours) &&
    replaced.every(({ key, native }) => Reflect.set(owner, key, native))
}
