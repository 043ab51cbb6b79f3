import type { Restore } from './replace-methods'

type Constructor = new (...args: unknown[]) => object

/** The native construction, which keeps `new.target`. */
export type Construct = (args: unknown[]) => object

/** What `new` does instead: given the native construction and the arguments. */
type Behaviour = (construct: Construct, args: unknown[]) => object

/**
 * Puts constructors in the place of the window's native ones. `instanceof`, subclasses, statics, name and length stay
 * as they are. A constructor that the browser does not have is passed over. They come off together or not at all.
 * @param behaviours by the constructors' names
 */
export function replaceConstructors(behaviours: Record<string, Behaviour>): Restore {
  const globals = window as unknown as Record<string, Constructor | undefined>
  const replaced: { name: string; native: Constructor; ours: Constructor }[] = []
  for (const [name, behave] of Object.entries(behaviours)) {
    const native = globals[name]
    if (native === undefined) continue
    const ours = new Proxy(native, {
      construct: (_, args, newTarget) => behave(given => Reflect.construct(native, given, newTarget) as object, args),
    })
    replaced.push({ name, native, ours })
    Reflect.set(window, name, ours)
    // Else `thing.constructor` would lead past us. `Audio` shares its prototype with a constructor that is no way out.
    if (native.prototype.constructor === native) native.prototype.constructor = ours
  }
  return () => {
    if (!replaced.every(({ name, ours }) => globals[name] === ours)) return false
    for (const { name, native, ours } of replaced) {
      Reflect.set(window, name, native)
      if (native.prototype.constructor === ours) native.prototype.constructor = native
    }
    return true
  }
}
