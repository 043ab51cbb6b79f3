const focusable = 'button:not([disabled]),a[href],[tabindex="0"]'

interface TabPress {
  key: string
  shiftKey: boolean
  preventDefault(): void
}

/**
 * Moves the focus from the last control of a modal surface to the first on Tab, and back. Browsers make the page behind
 * a modal dialog inert, but let the focus leave for the browser's toolbar or the body.
 * @param event the key press
 * @param surface the modal surface
 */
export function keepTabInside(event: TabPress, surface: HTMLElement): void {
  if (event.key !== 'Tab') return
  const stops = [...surface.querySelectorAll<HTMLElement>(focusable)].filter(stop => stop.checkVisibility?.() ?? true)
  const active = (surface.getRootNode() as Document | ShadowRoot).activeElement
  const at = stops.findIndex(stop => stop === active)
  const leaves = event.shiftKey ? at <= 0 : at === stops.length - 1
  if (!leaves) return
  event.preventDefault()
  stops[event.shiftKey ? stops.length - 1 : 0]?.focus()
}
