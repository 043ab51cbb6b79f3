import { categoryNames, isCategoryName } from '../../consent/categories'
import { namedCategories } from './named-categories'

/**
 * Says what is wrong with markup that names its categories in `data-consent`.
 * @returns what was given and what is allowed, in a sentence; null where nothing is wrong
 */
export function validateGatedMarkup(element: HTMLElement): string | null {
  const { localName, attributes } = element
  const [consent, src] = ['data-consent', 'data-src'].map(name => element.getAttribute(name))
  const address = attributes.getNamedItem('src')
  // Others use the attribute, too, for what does not load anything.
  if (localName !== 'script' && address === null && src === null) return null
  const tag = `<${localName} data-consent="${consent}">`
  // The file that loads services reports those that are not declared.
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
