import type { Channel } from '../page/blocked-request'
import { guardedDocument } from './guarded-document'
import { localNameOf } from '../realm/dom-primordials'
import { isAttributeHeld } from './is-attribute-held'

/**
 * Returns the value that may be written into an attribute, or null if there is none. A document in a frame's attribute
 * gets the guard as its first script. Any other text is returned unchanged if nothing in it is blocked.
 */
export function safeValue(element: Element, name: string, text: string, channel: Channel): string | null {
  if (name === 'srcdoc' || /^(iframe|frame|object|embed|link)$/.test(localNameOf.call(element))) {
    const document = guardedDocument(name, text, channel)
    if (document !== undefined) return document
  }
  return isAttributeHeld(element, name, text, channel) ? null : text
}
