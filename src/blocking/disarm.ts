import { fetchingNames } from './fetching-attributes'
import { holdStyles } from './hold-styles'
import { isAttributeHeld } from './is-attribute-held'
import { getAttribute, removeAttribute, setAttribute, setInnerHtml } from './natives'

const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi
const sheets = /(<style\b[^>]*>)([^]*?)(?=<\/style)/gi

/** In front of the names under which held addresses are written, and by itself the list of these names. */
export const disarmed = 'data-held-'

/**
 * Takes the sting out of markup that the browser's parser is to read: a tag that fetches what is held gets its addresses
 * under other names. It is read as text, because it need not be whole.
 */
export function disarm(markup: string): string {
  const place = document.implementation.createHTMLDocument('').body
  return markup
    .replace(tags, tag => {
      setInnerHtml.call(place, tag)
      const element = place.firstElementChild
      if (!element) return tag
      const heldNames = fetchingNames.filter(name => {
        const text = getAttribute.call(element, name)
        return text !== null && isAttributeHeld(element, name, text, 'release')
      })
      if (heldNames.length === 0) return tag
      for (const name of heldNames) {
        setAttribute.call(element, disarmed + name, getAttribute.call(element, name)!)
        removeAttribute.call(element, name)
      }
      setAttribute.call(element, disarmed, heldNames.join())
      return (element.cloneNode() as Element).outerHTML.replace(/<\/[^>]*>$/, '')
    })
    .replace(sheets, (_, tag: string, css: string) => tag + holdStyles(css))
}

/** Gives an element of such markup its addresses back, through the gate. */
export function arm(element: Element): void {
  const heldNames = getAttribute.call(element, disarmed)
  if (heldNames === null) return
  removeAttribute.call(element, disarmed)
  for (const name of heldNames.split(',')) {
    const text = getAttribute.call(element, disarmed + name)!
    removeAttribute.call(element, disarmed + name)
    // Scripts that did not come from the parser with an address are async unless told otherwise.
    if (element.localName === 'script') (element as HTMLScriptElement).async = element.hasAttribute('async')
    element.setAttribute(name, text)
  }
}
