import { meantName } from '../../../options/meant-name'
import { attributeOf } from '../../../views/attribute-of'
import { isGuard } from '../own-files'
import type { PageFacts } from '../page-facts'
import { carrierOf, type Carrier } from './carrier-of'
import { removeAttribute, renameAttribute, replaceWord, setAttribute } from './edit-tag'
import { literalAsJson } from './literal-as-json'
import { meantValue } from './meant-value'
import type { Misspelling } from './misspelling'

/** Messages of the page about options and attributes, each with what it suggests. */
const patterns = [
  /^consent-elements: (?<message>Option "(?:[^"]*\.)?(?<unknown>[\w-]+)" is not known)(?: \(did you mean "[^"]*"\?\))?; known are (?<allowed>.*)\(INVALID_OPTION\)/,
  /^consent-elements: (?<message>Option "(?<option>tagManagerId)" is "(?<value>[^"]*)"; (?:(?! services: ").)* services: "(?<service>[^"]*)".*)\(INVALID_OPTION\)/,
  /^consent-elements: (?<message>Option "(?<option>services)" has "(?<value>[^"]*)", which the catalogue does not have; (?:did you mean (?<guess>[\w-]+)(?![\w-]))?.*)\(INVALID_OPTION\)/,
  /^consent-elements: (?<message>Option "(?<option>services)" has the id .*)\(INVALID_OPTION\)/,
  /^consent-elements: (?<message>Option "(?<option>\w+)(?!\w)[^"]*" (?:is|has) "(?<value>[^"]*)"; allowed (?:is|are) (?<allowed>.*))\(INVALID_OPTION\)/,
  /^consent-elements: (?<message>The options in (?<json>data-options) cannot be read.*)\(INVALID_OPTION\)/,
  /^consent-elements: (?<message>.*)\(INVALID_OPTION\)/,
  // The list of all attributes says nothing where one of them is close.
  /^consent-elements: (?<message><(?<tag>[\w-]+)> has the attribute "(?<attribute>[^"]+)".*did you mean "(?<guess>[^"]+)")/,
  /^consent-elements: (?<message><(?<tag>[\w-]+)> has the attribute "(?<attribute>[^"]+)".*)/,
  /^consent-elements: (?<message><(?<tag>[\w-]+)> has a child for the slot .*)/,
  /^consent-elements: (?<message>there are no texts in the (?<attribute>language) "(?<value>[^"]*)".*)/,
  /^(?<message><(?<tag>[\w-]+)> has the (?<attribute>layout|variant) "(?<value>[^"]*)"; allowed (?:is|are) (?<allowed>.*))/,
]
type Facts = Pick<PageFacts, 'elements'>

const sentence = (text: string): string => {
  const whole = text.trim().replace(/([^.?])$/, '$1.')
  return whole.startsWith('data-') ? whole : whole.charAt(0).toUpperCase() + whole.slice(1)
}
const wordsIn = (text: string): string[] =>
  [...text.replace(/\bor\b|"/g, ',').matchAll(/[\w-]+/g)].map(([word]) => word)

/** An option in JSON that does not exist. */
function unknownOption({ elements }: Facts, message: string, unknown: string, allowed: string): Misspelling {
  const guess = meantName(unknown, wordsIn(allowed))
  const element = elements.find(({ text, attributes }) =>
    `${text}${attributes['data-options'] ?? ''}`.includes(unknown),
  )
  return {
    seen: sentence(guess === undefined ? `${message}` : `${message}; did you mean "${guess}"?`),
    element: element ?? null,
    option: guess === undefined ? null : attributeOf(guess),
    correct: guess !== undefined && element && isGuard(element) ? replaceWord('data-options', unknown, guess) : null,
  }
}

/** JSON of the guard that cannot be read. */
function brokenJson({ elements }: Facts, message: string): Misspelling {
  const element = elements.find(one => isGuard(one) && 'data-options' in one.attributes)
  const json = literalAsJson(element?.attributes['data-options'] ?? '')
  const value = json?.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return {
    seen: sentence(message),
    element: element ?? null,
    option: null,
    correct: value === undefined ? null : setAttribute('data-options', value),
  }
}

/** Corrects an option without a value, or one whose value belongs to a service. */
function replaced({ element, attribute }: Carrier, allowed: string, service?: string): Misspelling['correct'] {
  if (service === undefined) return wordsIn(allowed).includes('auto') ? setAttribute(attribute, 'auto') : null
  const services = isGuard(element) ? 'data-services' : 'services'
  const present = element.attributes[services]
  return tag => setAttribute(services, present ? `${present} ${service}` : service)(removeAttribute(attribute)(tag))
}

/** Corrects the name of an attribute, or its value; null where nothing is close. */
function correctedBy(
  name: string,
  carrier: Carrier | null,
  value: string | undefined,
  guess: string | undefined,
  allowed: string,
): Misspelling['correct'] {
  if (value === undefined) return guess ? renameAttribute(name, guess) : null
  const better = guess ?? meantValue(name, value, wordsIn(allowed))
  return better ? replaceWord(carrier?.attribute ?? name, value, better) : null
}

/** Reads a message of the page; null where it is about something else. */
export function fromMessage(page: Facts, text: string): Misspelling | null {
  const groups = patterns.map(pattern => pattern.exec(text)?.groups).find(Boolean)
  if (!groups) return null
  const { message = text, option, unknown, json, value, allowed = '', attribute, tag, guess, service } = groups
  if (unknown !== undefined) return unknownOption(page, message, unknown, allowed)
  if (json !== undefined) return brokenJson(page, message)
  const name = attribute ?? (option ? attributeOf(option) : '')
  const carrier = carrierOf(page.elements, name, tag)
  const isOnGuard = carrier !== null && isGuard(carrier.element)
  if (carrier && (service !== undefined || value === ''))
    return {
      seen: sentence(message),
      element: carrier.element,
      option: name,
      correct: replaced(carrier, allowed, service),
    }
  const correct = correctedBy(name, carrier, value, guess, allowed)
  return {
    seen: sentence(isOnGuard && tag ? message.replace(/^<[\w-]+> has the \w+/, `data-${name} is`) : message),
    element: carrier?.element ?? null,
    option: guess !== undefined && value === undefined ? guess : name || null,
    correct,
  }
}
