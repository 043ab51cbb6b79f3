/** What decides where a box stands and how large it is, but for its width and height. */
const properties = (
  'position inset z-index float clear box-sizing margin padding vertical-align border-width border-style border-color ' +
  'border-radius aspect-ratio flex order grid-area max-width max-height align-self justify-self ' +
  'transform opacity'
).split(' ')

/**
 * Reads off a frame, while it is not displayed, the box that it has when it is: percentages stay percentages then, so the
 * box goes along with the page as the frame itself would.
 * @param shown how it is displayed when it is, and its least size, which counts only then
 * @returns a rule for the shadow root of what stands in its place
 */
export function placeholderRect(
  frame: Element,
  shown: Pick<CSSStyleDeclaration, 'display' | 'minWidth' | 'minHeight'>,
): string {
  const style = getComputedStyle(frame)
  const isFree = style.aspectRatio === 'auto'
  let { width, height } = style
  // Without a size of its own a frame has this one (HTML, "replaced elements"), or one follows from the other.
  if (width === 'auto') width = isFree || height === 'auto' ? '300px' : 'fit-content'
  if (height === 'auto' && isFree) height = '150px'
  const box = properties.map(name => `${name}:${style.getPropertyValue(name)}!important;`).join('')
  const { display, minWidth, minHeight } = shown
  return `:host{${box}min-width:${minWidth}!important;min-height:${minHeight}!important;width:${width}!important;height:${height}!important;contain:size layout!important;display:${display === 'inline' ? 'inline-block' : display}!important;overflow:clip!important}`
}
