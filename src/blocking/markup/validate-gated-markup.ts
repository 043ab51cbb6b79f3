import { categoryNames, isCategoryName } from '../../consent/categories'
import { gatedAttributes, gatedNames } from './gated-attributes'
import { namedCategories } from '../hold/named-categories'

/**
 * Validates an element with `data-consent`.
 * @returns a message that names what was given and what is allowed; null if the element is valid
 */
export function validateGatedMarkup(element: HTMLElement): string | null {
  const { localName } = element
  const consent = element.getAttribute('data-consent')
  const names = gatedAttributes[localName] ?? []
  const waiting = names.filter(name => element.hasAttribute(`data-${name}`))
  const started = names.find(name => element.hasAttribute(name))
  const useless = gatedNames.find(name => element.hasAttribute(name) && !names.includes(name.slice(5)))
  const isScript = localName === 'script'
  // Other products use the attribute as well, on elements that load nothing.
  if (!isScript && waiting.length === 0 && started === undefined && useless === undefined) return null
  // Unknown services are reported by the file that loads services. An empty name is none to look for.
  const waits = waiting.length > 0 || element.getAttribute('type') === 'text/plain'
  if (waits && element.getAttribute('data-service')?.trim() === '')
    return `<${localName} data-service=""> names no service, so it never loads; write one, such as data-service="youtube"`
  if (consent === null) return null
  const tag = `<${localName} data-consent="${consent}">`
  const unknown = namedCategories(element).find(name => !isCategoryName(name))
  if (unknown !== undefined)
    return `${tag} names ${unknown ? `"${unknown}"` : 'nothing'}, so it never loads; known are ${categoryNames.join(', ')}`
  if (isScript && element.getAttribute('type') !== 'text/plain')
    return `${tag} is of another type than text/plain, so it did not wait`
  if (useless !== undefined && waiting.length === 0) {
    const known = names.map(name => `data-${name}`).join(' or ')
    const elements = Object.keys(gatedAttributes).join(', ')
    return `${tag} has ${useless}, which does nothing there; ${known ? `write ${known}` : `only these elements wait: ${elements}`}`
  }
  return started !== undefined && waiting.length === 0 && !isScript
    ? `${tag} has its address in ${started}, so it did not wait; write data-${started}`
    : null
}
