import { categoryNames, isCategoryName } from '../../consent/categories'
import { namedCategories } from './named-categories'

/**
 * Validates an element with `data-consent`.
 * @returns a message that names what was given and what is allowed; null if the element is valid
 */
export function validateGatedMarkup(element: HTMLElement): string | null {
  const { localName, attributes } = element
  const [consent, src] = ['data-consent', 'data-src'].map(name => element.getAttribute(name))
  const address = attributes.getNamedItem('src')
  // Other products use the attribute as well, on elements that load nothing.
  if (localName !== 'script' && address === null && src === null) return null
  const tag = `<${localName} data-consent="${consent}">`
  // Unknown services are reported by the file that loads services.
  if (consent === null) return null
  const unknown = namedCategories(element).find(name => !isCategoryName(name))
  if (unknown !== undefined)
    return `${tag} names "${unknown}", so it never loads; known are ${categoryNames.join(', ')}`
  if (localName === 'script' && attributes.getNamedItem('type')?.value !== 'text/plain')
    return `${tag} is of another type than text/plain, so it did not wait`
  return src === null && localName !== 'script'
    ? `${tag} has its address in src, so it did not wait; write data-src`
    : null
}
