/**
 * Returns whether a click is on an element with `data-consent-open`, and then prevents its default action: the address
 * of a link is for visitors without JavaScript.
 */
export function opensSettings(event: MouseEvent): boolean {
  // For a click in an open shadow root `event.target` is the host element, but the path contains the inner elements.
  const opens = event
    .composedPath()
    .some(target => target instanceof Element && target.hasAttribute('data-consent-open'))
  if (opens) event.preventDefault()
  return opens
}
