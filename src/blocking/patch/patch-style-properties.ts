import { hasOwn } from '../../consent/has-own'
import { holdStyles, isPlainStyle } from '../hold/hold-styles'
import { letPass, patch, type Handler, type PatchMap } from './patch'
import type { CheckedKey } from './patch-key'
import type { Unpatch } from '../rules/page-blocker'
import type { Realm } from '../realm/realm'

/** The style properties and descriptors whose values can contain a URL. Some browsers have a prefix for them. */
const fetching =
  'background background-image backdrop-filter border-image border-image-source box-reflect clip-path content cursor fill filter list-style list-style-image marker marker-end marker-mid marker-start mask mask-border mask-border-source mask-box-image mask-box-image-source mask-image offset offset-path shape-outside src stroke'

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const safeStyle = (value: unknown, carrier?: CSSStyleDeclaration): unknown =>
  isPlainStyle(value) ? value : holdStyles(`${value as string}`, carrier)

/**
 * Patches the properties of `element.style` and of the `style` of rules that can contain a URL. Chromium has no
 * accessors for them, but its declarations use an accessor that their prototype has.
 * @param others further patches, which are removed together with these or not at all
 */
export function patchStyleProperties<Keys extends string>(
  realm: Realm,
  others: Readonly<Record<Keys, Handler>> & { readonly [Key in Keys]: CheckedKey<Key> },
): Unpatch {
  const { prototype } = realm.CSSStyleDeclaration
  const { getPropertyValue, setProperty } = prototype
  const declaration = realm.document.createElement('p').style
  let setters = ''
  const added: [key: string, set: unknown][] = []
  const addAccessor = (key: string, name: string): void => {
    const set = function (this: CSSStyleDeclaration, value: unknown): void {
      try {
        // Throws if this is no declaration, before the value is kept for it.
        if (!isPlainStyle(value)) getPropertyValue.call(this, name)
        setProperty.call(this, name, safeStyle(value, this) as string)
      } catch {
        natively(() => Object.assign(this, { [key]: safeStyle(value) }))
      }
    }
    const get = function (this: Record<string, string> & CSSStyleDeclaration): string {
      try {
        return getPropertyValue.call(this, name)
      } catch {
        return natively(() => this[key]!)
      }
    }
    // Not enumerable, because the declarations list the names themselves.
    const define = (): unknown => Object.defineProperty(prototype, key, { get, set, configurable: true })
    /**
     * Runs an action without the accessor. Proxies of declarations, and objects that inherit from one, then behave as
     * without the guard.
     */
    const natively = <Result>(act: () => Result): Result => {
      Reflect.deleteProperty(prototype, key)
      try {
        return act()
      } finally {
        define()
      }
    }
    define()
    added.push([key, set])
  }
  const add = (name: string, keys: Set<string>): void => {
    for (const key of keys)
      if (hasOwn(declaration, key)) addAccessor(key, name)
      else if (key in declaration) setters += ` ${key}=`
  }
  for (const base of fetching.split(' '))
    for (const prefix of ['', '-webkit-', '-moz-']) {
      const name = prefix + base
      // Browsers that have a property under other names have it under its own (https://drafts.csswg.org/cssom/#dom-cssstyleproperties-dashed-attribute).
      if (name in declaration) add(name, new Set([name, camel(name), camel(name.slice(prefix ? 1 : 0))]))
    }
  const restore = patch(realm, {
    ...(others as PatchMap),
    [`${declaration.constructor.name}:${setters} CSSFontFaceDescriptors: src=`]: letPass(
      (call, [value], self) => call([holdStyles(`${value as string}`, self as CSSStyleDeclaration)]),
      (_, value) => isPlainStyle(value),
    ),
  })
  return () =>
    added.every(([key, set]) => Object.getOwnPropertyDescriptor(prototype, key)?.set === set) &&
    restore() &&
    added.every(([key]) => Reflect.deleteProperty(prototype, key))
}
