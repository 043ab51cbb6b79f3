import { type Expression, parseExpressionAt, type Property, type SpreadElement } from 'acorn'
import { meantName } from '../../../options/meant-name'
import { attributeOf } from '../../../views/attribute-of'
import { isGuard } from '../own-files'
import type { PageFacts } from '../page-facts'
import type { MarkupElement } from '../parse-markup'
import { removeAttribute, renameAttribute, replaceWord, setAttribute } from './edit-tag'
import type { Misspelling } from './misspelling'
import { otherCategories } from './other-categories'

const synonyms: ReadonlyMap<string, string> = new Map<string, string>([
  ...otherCategories,
  ['auto', 'system'],
  ['device', 'system'],
  ['night', 'dark'],
])

/** Returns the tag of the language with this English name, such as `de` for `German`. */
function languageTag(name: string): string | undefined {
  const names = new Intl.DisplayNames(['en'], { type: 'language' })
  return 'ar bg cs da de el en es et fi fr ga hr hu is it ja ko lt lv mt nb nl pl pt ro ru sk sl sv tr uk zh'
    .split(' ')
    .find(tag => names.of(tag)?.toLowerCase() === name.toLowerCase())
}

/** Returns the allowed value that a wrong one most probably means, if any. */
function meantValue(attribute: string, value: string, allowed: readonly string[]): string | undefined {
  if (attribute === 'language') return languageTag(value)
  // Before names with a similar spelling: `night` is not `light`.
  const synonym = synonyms.get(value.toLowerCase())
  if (synonym !== undefined && allowed.includes(synonym)) return synonym
  const near = meantName(value, allowed)
  if (near !== undefined) return near
  // The first part of `bottom-start`.
  const [first] = value.split('-')
  const part =
    first &&
    meantName(
      first,
      allowed.map(one => one.split('-')[0] ?? one),
    )
  return part ? allowed.find(one => one.startsWith(`${part}-`)) : undefined
}

/** Returns the value of a literal. @throws where it is none */
function valueOf(node: Expression | SpreadElement | null): unknown {
  if (node?.type === 'Literal') return node.value
  if (node?.type === 'ArrayExpression') return node.elements.map(valueOf)
  if (node?.type !== 'ObjectExpression') throw new TypeError('not a literal')
  return Object.fromEntries(node.properties.map(one => entryOf(one)))
}
function entryOf(property: Property | SpreadElement): [string, unknown] {
  if (property.type !== 'Property' || property.computed) throw new TypeError('not a literal')
  const { key } = property
  return [key.type === 'Identifier' ? key.name : `${valueOf(key as Expression) as string}`, valueOf(property.value)]
}

/** Returns an object that is written as in JavaScript, with names without quotes or a last comma, as JSON; or null. */
function literalAsJson(text: string): string | null {
  try {
    return JSON.stringify(valueOf(parseExpressionAt(`(${text})`, 0, { ecmaVersion: 'latest' })))
  } catch {
    return null
  }
}

/** An element of the HTML, and its attribute that sets an option. */
interface Carrier {
  readonly element: MarkupElement
  readonly attribute: string
}

/** Finds the attribute that sets an option: on the element itself, or on the guard with `data-`. */
function carrierOf(elements: readonly MarkupElement[], name: string, tag = 'consent-banner'): Carrier | null {
  const own = elements.find(element => element.name === tag && name in element.attributes)
  if (own) return { element: own, attribute: name }
  const guard = elements.find(element => isGuard(element) && `data-${name}` in element.attributes)
  return guard ? { element: guard, attribute: `data-${name}` } : null
}

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
