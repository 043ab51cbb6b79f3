import { holdStyles } from '../hold/hold-styles'
import type { Realm } from './realm'
import { patch, pendingStyleChecks, nonRenderingHandlers, type Handler, type Unpatch } from './patch'

/** What makes the browser draw, or find out what it would draw. */
const drawing =
  'getComputedStyle Element: getBoundingClientRect getClientRects scrollIntoView ' +
  'clientWidth? clientHeight? clientTop? clientLeft? scrollWidth? scrollHeight? scrollTop? scrollLeft? HTMLElement: ' +
  'focus offsetWidth? offsetHeight? offsetTop? offsetLeft? offsetParent? innerText?'

const styled =
  'HTMLElement: style? SVGElement: style? MathMLElement: style? CSSStyleRule: style? CSSKeyframeRule: style? ' +
  'CSSFontFaceRule: style? CSSNestedDeclarations: style?'

/** Watches the styles that scripts write past the document: rules, sheets, declarations, fonts and animations. */
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
  const ofItself = clean(self => self as CSSStyleSheet | CSSStyleDeclaration)
  const native: Handler = (call, args) => call(args)
  const tasks = new WeakMap<object, () => void>()
  /** What a script writes into the properties of a declaration calls no function: it is read before anything is drawn. */
  const touch: Handler = (call, args) => {
    const style = call(args) as CSSStyleDeclaration
    const task =
      tasks.get(style) ??
      (() => {
        pendingStyleChecks.delete(task)
        const css = style.cssText
        const safe = holdStyles(css, style)
        if (safe !== css) style.cssText = safe
      })
    tasks.set(style, task)
    // Once more in the end, because what is written may be the answer of a call, which comes in between.
    if (!pendingStyleChecks.has(task)) queueMicrotask(task)
    pendingStyleChecks.add(task)
    return style
  }
  for (const behaviour of [touch, ofItself]) nonRenderingHandlers.add(behaviour)
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
