import { isGuard } from '../own-files'
import type { MarkupElement } from '../parse-markup'

/** An element of the HTML, and its attribute that sets an option. */
export interface Carrier {
  readonly element: MarkupElement
  readonly attribute: string
}

/** Finds the attribute that sets an option: on the element itself, or on the guard with `data-`. */
export function carrierOf(elements: readonly MarkupElement[], name: string, tag = 'consent-banner'): Carrier | null {
  const own = elements.find(element => element.name === tag && name in element.attributes)
  if (own) return { element: own, attribute: name }
  const guard = elements.find(element => isGuard(element) && `data-${name}` in element.attributes)
  return guard ? { element: guard, attribute: `data-${name}` } : null
}
