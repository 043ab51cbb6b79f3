const focusable = 'button:not([disabled]),a[href],[tabindex="0"]'

interface TabPress {
  key: string
  shiftKey: boolean
  preventDefault(): void
}

/**
 * Leads Tab from the last control of a modal surface to its first and back. Browsers make the page behind a modal
 * dialog inert but let the focus out to their own bars, or into nowhere.
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
