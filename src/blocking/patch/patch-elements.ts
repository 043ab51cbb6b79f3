import { fetches, fetchingNames, fetchingProperties, isList, styleNames } from '../hold/fetching-attributes'
import { onConsentMaybeChanged } from '../page/on-consent-maybe-changed'
import { holdAttribute, discardHeld } from '../hold/held-attributes'
import { countDeferredWrites, deferredText, releaseDeferred } from '../hold/deferred-writes'
import { holdStyleAttribute, isPlainStyle } from '../hold/hold-styles'
import { removeAttribute, setAttribute } from '../realm/dom-primordials'
import { passesAddress } from '../hold/passes-address'
import { countPlainInsertion, countPlainWrite } from './observe-nodes'
import { inPlaceOf, readOnce } from '../page/read-once'
import type { Realm } from '../realm/realm'
import { fastPaths } from './fast-paths'
import type { Passes } from './passes'
import { letPass, patch, type Handler } from './patch'
import type { Unpatch } from '../rules/page-blocker'
import { baseUri, parseUrl } from '../rules/request-url'

/** Returns whether writes to an attribute are checked: the element fetches by it, or it contains styles. */
const isGated = (element: Element, name: string): boolean => fetches(element, name) || styleNames.includes(name)

const hasNothingHeld: Passes = self => countDeferredWrites(self) === 0

/**
 * The kind of each attribute name, in lower case. Plain names are cached on first use, at most 500: pages write few
 * names, but often.
 */
const kinds = { __proto__: null } as unknown as Record<string, 'address' | 'style' | 'plain' | undefined>
for (const name of fetchingNames) kinds[name] = 'address'
for (const name of styleNames) kinds[name] = 'style'
let room = 500

/** Returns whether an address can be written unchanged. The observer would find each such write, and check it again. */
const passesWrite = (element: Element, name: string, value: string): boolean =>
  passesAddress(element, name, value) && countPlainInsertion()

/** Returns whether an attribute can be written without a check of its value by the patch. */
const passesAttribute: Passes = (self, name, value, count) => {
  if (count !== 2 || typeof name !== 'string' || typeof value !== 'string') return false
  const kind = kinds[name]
  if (kind === 'plain') return countPlainWrite()
  if (kind === 'style') return isPlainStyle(value)
  if (kind === 'address') return passesWrite(self as Element, name, value)
  const lower = name.toLowerCase()
  if (lower !== name) return kinds[lower] === undefined
  if (room > 0) {
    room--
    kinds[name] = 'plain'
  }
  return true
}

/**
 * Patches the methods and properties that write attributes by which elements fetch. A blocked value is not written, but
 * the page reads it as if it were. It is written when its category is granted, or when the patches are removed.
 */
export function patchElements(realm: Realm = window): Unpatch {
  /**
   * Writes an attribute, or defers the write.
   * @param write writes a value with the native function
   */
  const gate = (element: Element, name: string, given: unknown, write: (value: unknown) => unknown): unknown => {
    const value = readOnce(given)
    const text = `${value as string}`
    const safe = fetches(element, name)
      ? holdAttribute(element, name, text, () => write(value))
      : holdStyleAttribute(element, name, text)
    if (safe === null) return (removeAttribute.call(element, name), null)
    let result
    try {
      result = write(safe === text ? value : inPlaceOf(value, safe))
    } catch (error) {
      // The browser rejected the value, for example because it is no Trusted Type. The element keeps its previous
      // value.
      if (name !== 'type' && deferredText(element, name) !== undefined) discardHeld(element, name)
      throw error
    }
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
  /** The elements whose attributes scripts have read as objects, by that object. */
  const owners = new WeakMap<object, Element>()
  const nodeSetter: Handler = (call, args, self) => {
    const attribute = (args[0] ?? {}) as Attr
    const { localName, value } = attribute
    const owner = owners.get(self as object) ?? (self as Element)
    if (!isGated(owner, localName)) return call(args)
    return gate(owner, localName, value, given => {
      if (given !== value) setAttrValue.call(attribute, given as string)
      return call(args)
    })
  }
  const setAttrValue = Object.getOwnPropertyDescriptor(realm.Attr.prototype, 'value')!.set!
  const attributeValue: Handler = (call, args, self) => {
    const { ownerElement, name, localName } = self as Attr
    if (!ownerElement || !isGated(ownerElement, localName)) return call(args)
    return gate(ownerElement, localName, args[0], value => setAttribute.call(ownerElement, name, value as string))
  }
  const property = ([key, interfaces]: [string, string]): [string, Handler][] => {
    const attribute = key.toLowerCase()
    const read = letPass((call, args, self) => {
      const text = deferredText(self, attribute)
      if (text === undefined) return call(args)
      return isList(attribute) || attribute === 'srcdoc' ? text : (parseUrl(text, baseUri())?.href ?? text)
    }, hasNothingHeld)
    const write = letPass(
      (call, args, self) => gate(self as Element, attribute, args[0], value => call([value])),
      (self, value) => typeof value === 'string' && passesWrite(self as Element, attribute, value),
    )
    const each = (member: string): string => interfaces.replace(/\w+/g, `$&Element: ${member}`)
    return [
      [each(`${key}?`), read],
      [each(`${key}=`), write],
    ]
  }

  const unpatch = patch(realm, {
    'Element: setAttribute': letPass(setter(0), passesAttribute, fastPaths.setAttribute),
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
    'Element: getAttribute': letPass(
      (call, args, self) => deferredText(self, String(args[0]).toLowerCase()) ?? call(args),
      hasNothingHeld,
    ),
    'Element: removeAttribute removeAttributeNS': letPass((call, args, self) => {
      const result = call(args)
      discardHeld(self as Element, String(args[args.length - 1]).toLowerCase())
      return result
    }, hasNothingHeld),
    'Attr: value=': attributeValue,
    ...Object.fromEntries(Object.entries(fetchingProperties).flatMap(property)),
    Audio: (construct, args) =>
      args[0] === undefined ? construct(args) : Object.assign(construct([]) as object, { src: args[0] }),
  })
  if (realm !== window) return unpatch

  const stopListening = onConsentMaybeChanged(releaseDeferred)
  return () => {
    if (!unpatch()) return false
    stopListening()
    releaseDeferred()
    return true
  }
}
