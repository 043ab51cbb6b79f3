import { holdStyles, isPlainStyle } from '../hold/hold-styles'
import type { Realm } from './realm'
import { drawingBehaviours, letPass, patch, pendingStyleChecks, type Handler, type Unpatch } from './patch'

const boxes = 'clientWidth? clientHeight? clientTop? clientLeft? scrollWidth? scrollHeight? scrollTop? scrollLeft?'
const offsets = 'offsetWidth? offsetHeight? offsetTop? offsetLeft? offsetParent?'
/** Keys of the functions and properties that make the browser render, or compute style or layout. */
const drawing =
  `getComputedStyle Element: getBoundingClientRect getClientRects scrollIntoView ${boxes} HTMLElement: focus ${offsets} innerText?` as const

const styledElements = 'HTMLElement: style? SVGElement: style? MathMLElement: style?'
const styledRules = 'CSSStyleRule: style? CSSKeyframeRule: style? CSSFontFaceRule: style? CSSNestedDeclarations: style?'
const styled = `${styledElements} ${styledRules}` as const

/**
 * Patches the functions that write styles without markup or attributes: rules, sheets, declarations, fonts and
 * animations.
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
  const native = letPass(
    (call, args) => call(args),
    () => true,
  )
  drawingBehaviours.add(native)
  /**
   * The elements and rules whose `style` a script has read. A write to a property of a declaration calls no function
   * that can be patched, so these declarations are checked before the browser renders.
   */
  const touched = new Set<object>()
  let isReading = false
  const read = (): void => {
    for (const owner of touched) {
      isReading = true
      const { style } = owner as { style: CSSStyleDeclaration }
      isReading = false
      const css = style.cssText
      if (isPlainStyle(css)) continue
      const safe = holdStyles(css, style)
      if (safe !== css) style.cssText = safe
    }
  }
  const readLast = (): void => {
    pendingStyleChecks.delete(read)
    read()
    touched.clear()
  }
  const touch = letPass(
    (call, args) => call(args),
    self => {
      if (isReading) return true
      if (touched.size === 0) {
        pendingStyleChecks.add(read)
        queueMicrotask(readLast)
      }
      touched.add(self)
      return true
    },
  )
  const touchMap: Handler = (call, args, self) => {
    void (self as HTMLElement).style
    return call(args)
  }
  const frames: Handler = (call, args) =>
    call(
      args.map(given => {
        const text = JSON.stringify(given) ?? ''
        const safe = /url|image/.test(text)
          ? text.replace(/"(?:[^"\\]|\\.)*"/g, value => JSON.stringify(holdStyles(JSON.parse(value) as string)))
          : text
        return safe === text ? given : (JSON.parse(safe) as unknown)
      }),
    )
  return patch(realm, {
    'CSSStyleSheet: insertRule addRule replace replaceSync CSSStyleDeclaration: setProperty cssText=': ofItself,
    'CSSGroupingRule: insertRule CSSStyleRule: insertRule CSSKeyframesRule: appendRule': ofRule,
    [styled]: touch,
    'Element: attributeStyleMap? HTMLElement: attributeStyleMap? CSSStyleRule: styleMap?': touchMap,
    [drawing]: native,
    FontFace(construct, args) {
      if (typeof args[1] === 'string') args[1] = holdStyles(args[1])
      return construct(args)
    },
    'Element: animate KeyframeEffect: setKeyframes CSS. registerProperty': frames,
    KeyframeEffect: (construct, [target, keyframes, ...rest]) =>
      frames(([safe]) => construct([target, safe, ...rest]), [keyframes], null),
  })
}
