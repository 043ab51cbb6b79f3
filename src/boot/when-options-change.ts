import { optionNames } from '../options/options'
import { attributeOf } from '../views/attribute-of'

/**
 * Calls back, once, when an attribute of the tag changes, or a script sets a property. The element itself reads live
 * options, but returning visitors do not load it. Until then, its prototype has setters. The first call and the upgrade
 * replace that prototype.
 * @returns a function that stops it
 */
export function whenOptionsChange(tag: Element, listener: () => void): () => void {
  const { prototype } = HTMLElement
  let swapped: object | null = null
  const stop = (): void => {
    observer.disconnect()
    if (swapped && Object.getPrototypeOf(tag) === swapped) Object.setPrototypeOf(tag, prototype)
  }
  const changed = (): void => {
    stop()
    listener()
  }
  const observer = new MutationObserver(changed)
  const attributeFilter = optionNames.map(attributeOf)
  observer.observe(tag, { __proto__: null, attributeFilter } as MutationObserverInit)
  if (Object.getPrototypeOf(tag) !== prototype) return stop
  const setters = optionNames.map(name => {
    const set = (value: unknown): void => {
      stop()
      Reflect.set(tag, name, value)
      listener()
    }
    return [name, { __proto__: null, set }]
  })
  swapped = Object.create(prototype, Object.fromEntries(setters) as PropertyDescriptorMap) as object
  Object.setPrototypeOf(tag, swapped)
  return stop
}
