import { categoryNames, isCategoryName } from '../../consent/categories'
import { meantName } from '../../options/meant-name'
import { optionNames } from '../../options/options'
import { attributeOf } from '../../views/attribute-of'
import { isGuard } from './own-files'
import type { PageFacts } from './page-facts'
import type { MarkupElement } from './parse-markup'

/** A misspelt option, attribute, element or category. */
export interface Misspelling {
  readonly seen: string
  /** The element of the HTML that has it; null where it comes from a script. */
  readonly element: MarkupElement | null
  /** Corrects the start tag; null where nothing is close. */
  readonly correct: ((tag: string) => string) | null
}

const ownTags = ['consent-banner', 'privacy-settings-dialog', 'privacy-settings-button', 'consent-declaration']
const guardAttributes = optionNames
  .map(attributeOf)
  .concat('manager', 'file', 'options', 'allow', 'layout', 'granted', 'register')
  .map(name => `data-${name}`)
const ownMarks = ['data-consent', 'data-service', 'data-src', 'data-consent-open']

const rename =
  (from: string, to: string) =>
  (tag: string): string =>
    tag.replace(
      new RegExp(`(\\s)${from.replace(/[^\w-]/g, '\\$&')}(?=[\\s=/>])`, 'i'),
      (_, space: string) => space + to,
    )
const revalue =
  (from: string, to: string) =>
  (tag: string): string =>
    tag.replace(`"${from}"`, () => `"${to}"`)

/** Messages of the page about options and attributes, each with what it suggests. */
const patterns = [
  /^consent-elements: (?<message>Option "(?<option>\w+)[^"]*" (?:is|has) "(?<value>[^"]*)"; allowed (?:is|are) (?<allowed>.*))\(INVALID_OPTION\)/,
  /^consent-elements: (?<message>.*)\(INVALID_OPTION\)/,
  // The list of all attributes says nothing where one of them is close.
  /^consent-elements: (?<message><(?<tag>[\w-]+)> has the attribute "(?<attribute>[^"]+)".*did you mean "(?<guess>[^"]+)")/,
  /^consent-elements: (?<message><(?<tag>[\w-]+)> has the attribute "(?<attribute>[^"]+)".*)/,
  /^consent-elements: (?<message><(?<tag>[\w-]+)> has a child for the slot .*)/,
  /^consent-elements: (?<message>there are no texts in the language "(?<value>[^"]*)".*)/,
  /^(?<message><(?<tag>[\w-]+)> has the (?<attribute>layout|variant) "(?<value>[^"]*)"; allowed (?:is|are) (?<allowed>.*))/,
]

/** The element of the HTML that an attribute is written on. */
const carrier = (elements: readonly MarkupElement[], name: string, tag = 'consent-banner'): MarkupElement | undefined =>
  elements.find(element => element.name === tag && name in element.attributes) ??
  elements.find(element => isGuard(element) && `data-${name}` in element.attributes)

function fromMessage(page: Pick<PageFacts, 'elements'>, text: string): Misspelling | null {
  const groups = patterns.map(pattern => pattern.exec(text)?.groups).find(Boolean)
  if (!groups) return null
  const { message = text, option, value, allowed = '', attribute, tag, guess } = groups
  const name = attribute ?? (option ? attributeOf(option) : '')
  const words = [...allowed.replace(/\bor\b|"/g, ',').matchAll(/[\w-]+/g)].map(([word]) => word)
  const better = value === undefined ? undefined : meantName(value, words)
  return {
    seen: message.trim().replace(/\.?$/, '.'),
    element: carrier(page.elements, name, tag) ?? null,
    correct: guess ? rename(name, guess) : better !== undefined && value !== undefined ? revalue(value, better) : null,
  }
}

function inMarkup(page: MisspeltFacts): Misspelling[] {
  return page.elements.flatMap(element => {
    const { name, attributes } = element
    if (name.includes('-') && !ownTags.includes(name)) {
      const guess = meantName(name, ownTags)
      if (guess !== undefined && !page.elements.some(one => one.name === guess)) {
        const correct = (tag: string) => tag.replace(name, () => guess)
        return [{ seen: `<${name}> is no element of this package.`, element, correct }]
      }
    }
    const names = Object.keys(attributes).filter(one => one.startsWith('data-') && !ownMarks.includes(one))
    const found = names.flatMap((one): Misspelling[] => {
      const guess = isGuard(element) ? meantOnGuard(one) : meantOnEmbed(one, element)
      if (guess === undefined || guess in attributes) return []
      const seen = `<${name}> has ${one}, which is not known; did you mean ${guess}?`
      return [{ seen, element, correct: rename(one, guess) }]
    })
    const category = attributes['data-consent']
    if (category && !isCategoryName(category) && !mayHaveCustomCategories(page)) {
      const seen = `data-consent="${category}" names no category; allowed are ${categoryNames.join(', ')}.`
      found.push({ seen, element, correct: revalue(category, meantName(category, categoryNames) ?? 'measurement') })
    }
    return found
  })
}

function meantOnGuard(name: string): string | undefined {
  if (guardAttributes.includes(name)) return undefined
  const short = name.slice('data-'.length)
  const guess = meantName(
    short,
    guardAttributes.map(one => one.slice('data-'.length)),
  )
  return guess && `data-${guess}`
}

/** Other scripts have attributes with similar names, so only elements that wait for something are looked at. */
function meantOnEmbed(name: string, { name: tag, attributes }: MarkupElement): string | undefined {
  const waits = ['iframe', 'img'].includes(tag)
    ? 'data-src' in attributes
    : tag === 'script' && attributes.type === 'text/plain'
  return waits && name !== 'data-content' ? meantName(name, ['data-consent', 'data-service']) : undefined
}

/** Whether the page can have categories of its own, in its options or in a script. */
const mayHaveCustomCategories = ({ source, live }: MisspeltFacts): boolean =>
  /customCategories/.test(source) || (live.version !== null && !/data-manager|<consent-banner/.test(source))

type MisspeltFacts = Pick<PageFacts, 'elements' | 'source' | 'live' | 'console'>

/** Finds options, attributes, elements and categories that are misspelt or have values that are not allowed. */
export function misspellings(page: MisspeltFacts): Misspelling[] {
  // The page reports unknown categories too; the HTML has their line.
  const isInMarkup = (text: string): boolean => {
    const [, category] = /^consent-elements: <\w+ data-consent="([^"]*)"/.exec(text) ?? []
    return category !== undefined && page.elements.some(({ attributes }) => attributes['data-consent'] === category)
  }
  const messages = [...new Set(page.console.map(({ text }) => text))].filter(text => !isInMarkup(text))
  const reported = messages.map(text => fromMessage(page, text)).filter(one => one !== null)
  return [...reported, ...inMarkup(page)]
}

/** Returns the start tag of an element, with everything in it corrected that is misspelt. */
export const correctTag = (page: MisspeltFacts, element: MarkupElement): string =>
  misspellings(page).reduce(
    (tag, one) => (one.element === element && one.correct !== null ? one.correct(tag) : tag),
    element.tag,
  )
