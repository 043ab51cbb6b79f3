import { holdStyles } from './hold-styles'

const isObject = (given: unknown): given is object => Object(given) === given
const isIterable = (given: object): given is Iterable<unknown> => Symbol.iterator in given

/** Returns a list for one reader, which reads the given one item by item. */
const listOf = (given: Iterable<unknown>, check: (item: unknown) => unknown): Iterable<unknown> => ({
  *[Symbol.iterator]() {
    for (const item of given) yield check(item)
  },
})

function checkedValue(given: unknown): unknown {
  if (typeof given === 'string') return holdStyles(given)
  if (!isObject(given)) return given
  return isIterable(given) ? listOf(given, checkedValue) : holdStyles(`${given as unknown as string}`)
}

function checkedFrame(frame: unknown): unknown {
  if (!isObject(frame)) return frame
  const view = Object.create(Object.getPrototypeOf(frame) as object | null) as object
  // A definition may inherit its initial value. In keyframes that name means nothing.
  for (const key of new Set(Reflect.ownKeys(frame).concat('initialValue' in frame ? 'initialValue' : [])))
    Object.defineProperty(view, key, {
      __proto__: null,
      enumerable: Object.prototype.propertyIsEnumerable.call(frame, key),
      get: () => checkedValue(Reflect.get(frame, key)),
    } as PropertyDescriptor)
  return view
}

/**
 * Returns a view of keyframes, or of the definition of a property, for the browser. It reads the view as it would read
 * the object: the same properties, in the same order, and each once. Addresses are checked in every text that it reads.
 * Not a `Proxy`, whose properties WebKit does not see here.
 */
export const checkedKeyframes = (given: unknown): unknown =>
  isObject(given) && isIterable(given) ? listOf(given, checkedFrame) : checkedFrame(given)
