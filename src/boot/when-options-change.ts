import { hasOwn } from '../consent/has-own'
import { optionOfAttribute } from '../options/option-of-attribute'
import { optionTable } from '../options/option-table'

/**
 * Calls back, once, when an attribute of the tag changes, or a script sets a property. The element itself reads live
 * options, but returning visitors do not load it. Until then, its prototype notices assignments. The first call and the
 * upgrade replace that prototype.
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
  const observer = new MutationObserver(records => {
    if (records.some(({ attributeName }) => optionOfAttribute(attributeName!))) changed()
  })
  observer.observe(tag, { __proto__: null, attributes: true } as MutationObserverInit)
  if (Object.getPrototypeOf(tag) !== prototype) return stop
  swapped = new Proxy(
    Object.create(prototype) as object,
    {
      __proto__: null,
      set(target, name, value, receiver) {
        const isOption = hasOwn(optionTable, name)
        if (isOption) stop()
        const isSet = Reflect.set(isOption ? tag : target, name, value, isOption ? tag : receiver)
        if (isOption) listener()
        return isSet
      },
    } as ProxyHandler<object>,
  )
  Object.setPrototypeOf(tag, swapped)
  return stop
}
