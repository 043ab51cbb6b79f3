import type { Channel } from '../blocked-request'
import { guardedDocument } from '../frames/guarded-document'
import { isAttributeHeld } from './is-attribute-held'

/**
 * What may stand in an attribute.
 * @returns the text itself where nothing in it is held; null where nothing may stand there; for a document that is
 * written into a frame's attribute, the same with us in front
 */
export function safeValue(element: Element, name: string, text: string, channel: Channel): string | null {
  if (name === 'srcdoc' || /^(iframe|frame|object|embed|link)$/.test(element.localName)) {
    const document = guardedDocument(name, text, channel)
    if (document !== undefined) return document
  }
  return isAttributeHeld(element, name, text, channel) ? null : text
}
