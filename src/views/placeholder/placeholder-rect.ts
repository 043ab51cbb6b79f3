/** The properties that determine position and size of a box, except for width, height, border and padding. */
const properties = (
  'position inset z-index float clear box-sizing margin vertical-align ' +
  'border-radius aspect-ratio flex order grid-area max-width max-height align-self justify-self ' +
  'translate rotate scale opacity'
).split(' ')

/**
 * Returns border and padding of one side. The inset border is the browser's, for frames of pages that set none: the
 * placeholder has padding of the same width.
 */
function sideOf(style: CSSStyleDeclaration, side: string): string {
  const of = (name: string): string => style.getPropertyValue(name)
  const [border, padding] = [`border-${side}`, `padding-${side}`]
  return of(`${border}-style`) === 'inset'
    ? `${border}:0!important;${padding}:calc(${of(padding)} + ${of(`${border}-width`)})!important;`
    : `${border}:${of(`${border}-width`)} ${of(`${border}-style`)} ${of(`${border}-color`)}!important;${padding}:${of(padding)}!important;`
}

/**
 * Reads the computed box of a frame while it has `display: none`. Computed percentages then stay percentages, so the
 * placeholder resizes with the page as the frame would.
 * @param shown the frame's `display`, minimum size and transform when it is displayed: Chromium computes no transform
 *   without a box
 * @returns a rule for the placeholder's shadow root
 */
export function placeholderRect(
  frame: Element,
  shown: Pick<CSSStyleDeclaration, 'display' | 'minWidth' | 'minHeight' | 'transform'>,
): string {
  const style = getComputedStyle(frame)
  const isFree = style.aspectRatio === 'auto'
  let { width, height } = style
  // A frame without a size is 300 by 150 pixels (HTML, "replaced elements"), or one side follows from the aspect ratio.
  if (width === 'auto') width = isFree || height === 'auto' ? '300px' : 'fit-content'
  if (height === 'auto' && isFree) height = '150px'
  const box = properties.map(name => `${name}:${style.getPropertyValue(name)}!important;`).join('')
  const sides = ['top', 'right', 'bottom', 'left'].map(side => sideOf(style, side)).join('')
  const { display, minWidth, minHeight, transform } = shown
  return `:host{${box}${sides}transform:${transform}!important;min-width:${minWidth}!important;min-height:${minHeight}!important;width:${width}!important;height:${height}!important;contain:size layout!important;display:${display === 'inline' ? 'inline-block' : display}!important;overflow:clip!important}`
}
