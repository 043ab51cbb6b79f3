import type { Judge } from './blocking-rules'
import { fetchingAttributes, fetchingNames, isList } from './fetching-attributes'
import { forget, heldText, holdAttribute, releaseHeld } from './held-attributes'
import type { Restore } from './replace-methods'
import { removeAttribute, setAttribute } from './natives'
import { readOnce } from './read-once'
import { accessor, constructor, method, replaceProperties, type Replacement } from './replace-properties'
import { baseUri, parseUrl } from './request-url'

const { apply, getPrototypeOf } = Reflect

/** @returns the object among an element's prototypes that has a property as its own */
function ownerOf(element: object, key: string): object | null {
  let owner: object | null = element
  while (owner !== null && !Object.hasOwn(owner, key)) owner = getPrototypeOf(owner)
  return owner
}

const hints = ['consent-ready', 'consent-change', 'storage']

/**
 * Watches what is written into the attributes by which elements fetch, be it by method or by property. What is held is
 * not there for the browser, but the page reads it as it wrote it. When something may have been granted is told by
 * `consent-ready`, `consent-change` and, from other tabs, `storage`; these are hints to ask again, no more. Once nobody
 * decides any longer, everything is let go.
 */
export function patchElements(held: Judge): Restore {
  const { prototype } = Element

  const gate = (element: Element, name: string, value: unknown, write: () => unknown): unknown => {
    if (!holdAttribute(held, element, name, `${value as string}`, write)) return write()
    removeAttribute.call(element, name)
    return null
  }

  const setter = (nameAt: number) =>
    method((native, self, args) => {
      if (args.length < nameAt + 2) return apply(native, self, args)
      const name = (args[nameAt] = `${args[nameAt] as string}`)
      const local = nameAt > 0 ? name.replace(/^.*:/, '') : name.toLowerCase()
      if (!fetchingAttributes.has(local)) return apply(native, self, args)
      args[nameAt + 1] = readOnce(args[nameAt + 1])
      return void gate(self as Element, local, args[nameAt + 1], () => apply(native, self, args))
    })
  const nodeSetter = method((native, self, args) => {
    const { localName, value } = args[0] as Attr
    return gate(self as Element, localName, value, () => apply(native, self, args))
  })
  const property = (attribute: string): Replacement[] => {
    const key = attribute === 'imagesrcset' ? 'imageSrcset' : attribute
    const owners = fetchingAttributes.get(attribute)!.map(tag => ownerOf(document.createElement(tag), key))
    const change = accessor({
      get(native, self, args) {
        const text = heldText(self, attribute)
        if (text === undefined) return apply(native, self, args)
        return isList(attribute) ? text : (parseUrl(text, baseUri())?.href ?? text)
      },
      set(native, self, args) {
        args[0] = readOnce(args[0])
        gate(self as Element, attribute, args[0], () => apply(native, self, args))
      },
    })
    return [...new Set(owners)].flatMap(owner => (owner === null ? [] : [[owner, key, change]]))
  }

  const takeOff = replaceProperties([
    [prototype, 'setAttribute', setter(0)],
    [prototype, 'setAttributeNS', setter(1)],
    [prototype, 'setAttributeNode', nodeSetter],
    [
      prototype,
      'getAttribute',
      method((native, self, args) => heldText(self, String(args[0]).toLowerCase()) ?? apply(native, self, args)),
    ],
    [
      prototype,
      'removeAttribute',
      method((native, self, args) => {
        forget(self, String(args[0]).toLowerCase())
        return apply(native, self, args)
      }),
    ],
    [
      Attr.prototype,
      'value',
      accessor({
        set(native, self, args) {
          const { ownerElement, name, localName } = self as Attr
          if (ownerElement === null || !fetchingAttributes.has(localName)) return apply(native, self, args)
          const value = readOnce(args[0]) as string
          gate(ownerElement, localName, value, () => setAttribute.call(ownerElement, name, value))
        },
      }),
    ],
    ...fetchingNames.flatMap(property),
    ...constructor('Audio', (construct, args) =>
      args[0] === undefined ? construct(args) : Object.assign(construct([]), { src: args[0] }),
    ),
  ])

  const release = (): void => releaseHeld(held)
  // What is dispatched on the document passes the window first.
  for (const type of hints) addEventListener(type, release, true)
  return () => {
    if (!takeOff()) return false
    for (const type of hints) removeEventListener(type, release, true)
    release()
    return true
  }
}
