/** The properties that determine position and size of a box, except for width and height. */
const properties = (
  'position inset z-index float clear box-sizing margin padding vertical-align border-width border-style border-color ' +
  'border-radius aspect-ratio flex order grid-area max-width max-height align-self justify-self ' +
  'transform opacity'
).split(' ')

/**
 * Reads the computed box of a frame while it has `display: none`. Computed percentages then stay percentages, so the
 * placeholder resizes with the page as the frame would.
 * @param shown the frame's `display` and minimum size when it is displayed
 * @returns a rule for the placeholder's shadow root
 */
export function placeholderRect(
  frame: Element,
  shown: Pick<CSSStyleDeclaration, 'display' | 'minWidth' | 'minHeight'>,
): string {
  const style = getComputedStyle(frame)
  const isFree = style.aspectRatio === 'auto'
  let { width, height } = style
  // A frame without a size is 300 by 150 pixels (HTML, "replaced elements"), or one side follows from the aspect ratio.
  if (width === 'auto') width = isFree || height === 'auto' ? '300px' : 'fit-content'
  if (height === 'auto' && isFree) height = '150px'
  const box = properties.map(name => `${name}:${style.getPropertyValue(name)}!important;`).join('')
  const { display, minWidth, minHeight } = shown
  return `:host{${box}min-width:${minWidth}!important;min-height:${minHeight}!important;width:${width}!important;height:${height}!important;contain:size layout!important;display:${display === 'inline' ? 'inline-block' : display}!important;overflow:clip!important}`
}
