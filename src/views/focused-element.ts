import { nativeDocument } from '../consent/native-document'

/** Returns the focused element, also within open shadow roots. */
export function focusedElement(): Element | null {
  let element = nativeDocument.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
