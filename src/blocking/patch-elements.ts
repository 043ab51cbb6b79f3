import { fetchingAttributes, fetchingProperties, isList } from './fetching-attributes'
import { hearDecisions } from './hear-decisions'
import { holdAttribute, letGo } from './held-attributes'
import { heldText, releaseHeld } from './ledger'
import { holdStyles } from './hold-styles'
import { removeAttribute, setAttribute } from './natives'
import { inPlaceOf, readOnce } from './read-once'
import type { Realm } from './realm'
import { replace, type Behaviour, type Restore } from './replace'
import { baseUri, parseUrl } from './request-url'

/** Whether an attribute is watched: those that fetch are, and styles. */
const isGated = (name: string): boolean => name in fetchingAttributes || name === 'style'

/**
 * Watches what is written into the attributes by which elements fetch, be it by method or by property. What is held is
 * not there for the browser, but the page reads it as it wrote it. It is let go when it has been granted, and once
 * nobody decides any longer.
 */
export function patchElements(realm: Realm = window): Restore {
  /** @param write writes the value that it is given, natively */
  const gate = (element: Element, name: string, given: unknown, write: (value: unknown) => unknown): unknown => {
    if (!isGated(name)) return write(given)
    const value = readOnce(given)
    const text = `${value as string}`
    const safe =
      name === 'style'
        ? holdStyles(text, (element as HTMLElement).style)
        : holdAttribute(element, name, text, () => write(value))
    if (safe === null) return (removeAttribute.call(element, name), null)
    const result = write(safe === text ? value : inPlaceOf(value, safe))
    if (name === 'type') letGo(element, name, text)
    return result
  }

  const setter =
    (nameAt: number): Behaviour =>
    (call, args, self) => {
      if (args.length < nameAt + 2) return call(args)
      const name = (args[nameAt] = `${args[nameAt] as string}`)
      const local = nameAt > 0 ? name.replace(/^.*:/, '') : name.toLowerCase()
      if (!isGated(local)) return call(args)
      return void gate(self as Element, local, args[nameAt + 1], value => {
        args[nameAt + 1] = value
        return call(args)
      })
    }
  const owners = new WeakMap<object, Element>()
  const nodeSetter: Behaviour = (call, args, self) => {
    const attribute = (args[0] ?? {}) as Attr
    const { localName, value } = attribute
    return gate(owners.get(self as object) ?? (self as Element), localName, value, given => {
      if (given !== value) valueOf.call(attribute, given as string)
      return call(args)
    })
  }
  const valueOf = Object.getOwnPropertyDescriptor(realm.Attr.prototype, 'value')!.set!
  const attributeValue: Behaviour = (call, args, self) => {
    const { ownerElement, name, localName } = self as Attr
    if (!ownerElement || !isGated(localName)) return call(args)
    return gate(ownerElement, localName, args[0], value => setAttribute.call(ownerElement, name, value as string))
  }
  const property = ([key, interfaces]: [string, string]): [string, Behaviour][] => {
    const attribute = key.toLowerCase()
    const read: Behaviour = (call, args, self) => {
      const text = heldText(self, attribute)
      if (text === undefined) return call(args)
      return isList(attribute) || attribute === 'srcdoc' ? text : (parseUrl(text, baseUri())?.href ?? text)
    }
    const write: Behaviour = (call, args, self) => gate(self as Element, attribute, args[0], value => call([value]))
    const each = (member: string): string => interfaces.replace(/\w+/g, `$&Element: ${member}`)
    return [
      [each(`${key}?`), read],
      [each(`${key}=`), write],
    ]
  }

  const takeOff = replace(realm, {
    'Element: setAttribute': setter(0),
    'Element: setAttributeNS': setter(1),
    'Element: setAttributeNode setAttributeNodeNS NamedNodeMap: setNamedItem setNamedItemNS': nodeSetter,
    'Element: attributes?'(call, args, self) {
      const map = call(args) as object
      owners.set(map, self as Element)
      return map
    },
    'Element: getAttribute': (call, args, self) => heldText(self, String(args[0]).toLowerCase()) ?? call(args),
    'Element: removeAttribute removeAttributeNS'(call, args, self) {
      const result = call(args)
      letGo(self as Element, String(args.at(-1)).toLowerCase())
      return result
    },
    'Attr: value=': attributeValue,
    ...Object.fromEntries(Object.entries(fetchingProperties).flatMap(property)),
    Audio: (construct, args) =>
      args[0] === undefined ? construct(args) : Object.assign(construct([]) as object, { src: args[0] }),
  })
  if (realm !== window) return takeOff

  const stopHearing = hearDecisions(releaseHeld)
  return () => {
    if (!takeOff()) return false
    stopHearing()
    releaseHeld()
    return true
  }
}
