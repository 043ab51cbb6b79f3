import { fetches, fetchingProperties, isList, styleNames } from '../hold/fetching-attributes'
import { onConsentMaybeChanged } from '../on-consent-maybe-changed'
import { holdAttribute, discardHeld } from '../hold/held-attributes'
import { deferredText, releaseDeferred } from '../hold/deferred-writes'
import { holdStyleAttribute } from '../hold/hold-styles'
import { removeAttribute, setAttribute } from './dom-primordials'
import { inPlaceOf, readOnce } from './read-once'
import type { Realm } from './realm'
import { patch, type Handler, type Unpatch } from './patch'
import { baseUri, parseUrl } from '../rules/request-url'

/** Whether an attribute is watched: those by which its element fetches are, and styles. */
const isGated = (element: Element, name: string): boolean => fetches(element, name) || styleNames.includes(name)

/**
 * Watches what is written into the attributes by which elements fetch, be it by method or by property. What is held is
 * not there for the browser, but the page reads it as it wrote it. It is let go when it has been granted, and once
 * nobody decides any longer.
 */
export function patchElements(realm: Realm = window): Unpatch {
  /** @param write writes the value that it is given, natively */
  const gate = (element: Element, name: string, given: unknown, write: (value: unknown) => unknown): unknown => {
    const value = readOnce(given)
    const text = `${value as string}`
    const safe = fetches(element, name)
      ? holdAttribute(element, name, text, () => write(value))
      : holdStyleAttribute(element, name, text)
    if (safe === null) return (removeAttribute.call(element, name), null)
    const result = write(safe === text ? value : inPlaceOf(value, safe))
    if (name === 'type') discardHeld(element, name, text)
    return result
  }

  const setter =
    (nameAt: number): Handler =>
    (call, args, self) => {
      if (args.length < nameAt + 2) return call(args)
      const name = (args[nameAt] = `${args[nameAt] as string}`)
      const local = nameAt > 0 ? name.replace(/^.*:/, '') : name.toLowerCase()
      if (!isGated(self as Element, local)) return call(args)
      return void gate(self as Element, local, args[nameAt + 1], value => {
        args[nameAt + 1] = value
        return call(args)
      })
    }
  /** The elements of which scripts have read attributes as objects. */
  const owners = new WeakMap<object, Element>()
  const nodeSetter: Handler = (call, args, self) => {
    const attribute = (args[0] ?? {}) as Attr
    const { localName, value } = attribute
    const owner = owners.get(self as object) ?? (self as Element)
    if (!isGated(owner, localName)) return call(args)
    return gate(owner, localName, value, given => {
      if (given !== value) valueOf.call(attribute, given as string)
      return call(args)
    })
  }
  const valueOf = Object.getOwnPropertyDescriptor(realm.Attr.prototype, 'value')!.set!
  const attributeValue: Handler = (call, args, self) => {
    const { ownerElement, name, localName } = self as Attr
    if (!ownerElement || !isGated(ownerElement, localName)) return call(args)
    return gate(ownerElement, localName, args[0], value => setAttribute.call(ownerElement, name, value as string))
  }
  const property = ([key, interfaces]: [string, string]): [string, Handler][] => {
    const attribute = key.toLowerCase()
    const read: Handler = (call, args, self) => {
      const text = deferredText(self, attribute)
      if (text === undefined) return call(args)
      return isList(attribute) || attribute === 'srcdoc' ? text : (parseUrl(text, baseUri())?.href ?? text)
    }
    const write: Handler = (call, args, self) => gate(self as Element, attribute, args[0], value => call([value]))
    const each = (member: string): string => interfaces.replace(/\w+/g, `$&Element: ${member}`)
    return [
      [each(`${key}?`), read],
      [each(`${key}=`), write],
    ]
  }

  const takeOff = patch(realm, {
    'Element: setAttribute': setter(0),
    'Element: setAttributeNS': setter(1),
    'Element: setAttributeNode setAttributeNodeNS NamedNodeMap: setNamedItem setNamedItemNS': nodeSetter,
    'Element: attributes? SVGImageElement: href? SVGFEImageElement: href? SVGScriptElement: href?'(call, args, self) {
      const part = call(args) as object
      owners.set(part, self as Element)
      return part
    },
    'SVGAnimatedString: baseVal='(call, args, self) {
      const owner = owners.get(self as object)
      return owner ? gate(owner, 'href', args[0], value => call([value])) : call(args)
    },
    'Element: getAttribute': (call, args, self) => deferredText(self, String(args[0]).toLowerCase()) ?? call(args),
    'Element: removeAttribute removeAttributeNS'(call, args, self) {
      const result = call(args)
      discardHeld(self as Element, String(args[args.length - 1]).toLowerCase())
      return result
    },
    'Attr: value=': attributeValue,
    ...Object.fromEntries(Object.entries(fetchingProperties).flatMap(property)),
    Audio: (construct, args) =>
      args[0] === undefined ? construct(args) : Object.assign(construct([]) as object, { src: args[0] }),
  })
  if (realm !== window) return takeOff

  const stopHearing = onConsentMaybeChanged(releaseDeferred)
  return () => {
    if (!takeOff()) return false
    stopHearing()
    releaseDeferred()
    return true
  }
}
