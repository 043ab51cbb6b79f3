/** Takes a patch off again. @returns whether it came off; it does not where somebody else has patched on top */
export type Restore = () => boolean

/** Does natively what was asked for, with these arguments and, unless another is given, the same `this`. */
export type Call = (args: unknown[], self?: unknown) => unknown

/** What a call, a construction or an access does instead. For a construction `self` is `new.target`. */
export type Behaviour = (call: Call, args: unknown[], self: unknown) => unknown

/** Where native functions are: the object that has or inherits them, and their names with blanks between. */
export type Replacement = readonly [
  owner: object | undefined,
  keys: string,
  behave: Behaviour,
  part?: 'get' | 'set' | 'value',
]

type Native = (...args: unknown[]) => unknown

/** What must be done before the page's next call of anything that we watch; see patchStyles. */
export const unfinished = new Set<() => void>()

/** Does it. */
export function finish(): void {
  for (const task of unfinished) {
    unfinished.delete(task)
    task()
  }
}

const { getOwnPropertyDescriptor, defineProperty, getPrototypeOf } = Object
const { apply, construct } = Reflect

/**
 * Puts behaviours in the place of native functions, constructors and accessors. Those that the browser does not have are
 * passed over. What takes their place keeps their name, length, properties and `instanceof`, and an object's
 * `constructor` does not lead past it. All come off together or not at all, because half of a patch would watch nothing.
 */
export function replace(replacements: readonly Replacement[]): Restore {
  const ours = new Set<unknown>()
  const replaced: (readonly [
    owner: object,
    key: string,
    part: keyof PropertyDescriptor,
    native: Native,
    our: Native,
  ])[] = []
  for (const [first, keys, behave, part = 'value'] of replacements) {
    for (const key of keys.split(' ')) {
      let owner = first
      while (owner && !Object.hasOwn(owner, key)) owner = getPrototypeOf(owner) as object | undefined
      const native = owner && (getOwnPropertyDescriptor(owner, key)![part] as Native | undefined)
      if (!native || ours.has(native)) continue
      const our = new Proxy(native, {
        apply(_, self, args) {
          if (unfinished.size > 0) finish()
          return behave((given, other = self) => apply(native, other, given), args, self)
        },
        construct: (_, args, target) =>
          behave(given => construct(native, given, target) as object, args, target) as object,
      })
      ours.add(our)
      const put = (place: object, name: string): void => {
        defineProperty(place, name, { ...getOwnPropertyDescriptor(place, name), [part]: our })
        replaced.push([place, name, part, native, our])
      }
      put(owner!, key)
      const { prototype } = native as { prototype?: object }
      if (prototype?.constructor === native) put(prototype, 'constructor')
    }
  }
  return () =>
    replaced.every(([owner, key, part, , our]) => getOwnPropertyDescriptor(owner, key)?.[part] === our) &&
    replaced.every(([owner, key, part, native]) =>
      defineProperty(owner, key, { ...getOwnPropertyDescriptor(owner, key), [part]: native }),
    )
}
