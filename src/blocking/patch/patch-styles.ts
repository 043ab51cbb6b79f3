import { checkedKeyframes } from '../hold/checked-keyframes'
import { holdStyles, isPlainStyle } from '../hold/hold-styles'
import { patchStyleProperties } from './patch-style-properties'
import type { Realm } from '../realm/realm'
import { letPass, type Handler } from './patch'
import type { Unpatch } from '../rules/page-blocker'

const styled = 'HTMLElement: attributeStyleMap? SVGElement: attributeStyleMap? MathMLElement: attributeStyleMap?'

/**
 * Patches the functions and properties that write styles without markup or attributes: rules, sheets, declarations,
 * fonts and animations. Each value is checked before it is written, because some browsers fetch as soon as a script
 * reads the layout.
 */
export function patchStyles(realm: Realm = window): Unpatch {
  const clean =
    (carrierOf: (self: unknown) => CSSStyleSheet | CSSStyleDeclaration | undefined): Handler =>
    (call, args, self) =>
      call(
        args.map(given =>
          given == null || typeof given === 'number' ? given : holdStyles(`${given as string}`, carrierOf(self)),
        ),
      )
  const ofRule = clean(self => (self as CSSRule).parentStyleSheet!)
  const ofItself = letPass(
    clean(self => self as CSSStyleSheet | CSSStyleDeclaration),
    (_, first, second) => isPlainStyle(first) && isPlainStyle(second),
  )
  /** The elements and rules whose styles scripts have read as a map, by that map. */
  const owners = new WeakMap<object, { readonly style: CSSStyleDeclaration }>()
  /** Holds the styles in the argument at an index: keyframes, or a registered property. */
  const frames =
    (at: number): Handler =>
    (call, args) => {
      if (at in args) args[at] = checkedKeyframes(args[at])
      return call(args)
    }
  return patchStyleProperties(realm, {
    'CSSStyleSheet: insertRule addRule replace replaceSync CSSStyleDeclaration: setProperty cssText=': ofItself,
    'CSSGroupingRule: insertRule CSSStyleRule: insertRule CSSKeyframesRule: appendRule': ofRule,
    [`${styled} CSSStyleRule: styleMap?` as const](call, args, self) {
      const map = call(args) as object
      owners.set(map, self as HTMLElement)
      return map
    },
    'StylePropertyMap: set append'(call, [name, ...values], self) {
      const carrier = owners.get(self as object)?.style
      return call([
        name,
        ...values.map(value => {
          // A string, or a CSSStyleValue
          const text = `${value as string}`
          const safe = holdStyles(text, carrier)
          return safe === text ? value : safe
        }),
      ])
    },
    FontFace(construct, args) {
      if (typeof args[1] === 'string') args[1] = holdStyles(args[1])
      return construct(args)
    },
    'Element: animate KeyframeEffect: setKeyframes CSS. registerProperty': frames(0),
    KeyframeEffect: frames(1),
  })
}
