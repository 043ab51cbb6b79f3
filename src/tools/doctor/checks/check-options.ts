import { categoryNames, isCategoryName } from '../../../consent/categories'
import { meantName } from '../../../options/meant-name'
import { optionNames } from '../../../options/options'
import { attributeOf } from '../../../views/attribute-of'
import { createFinding } from '../create-finding'
import type { Finding } from '../doctor-report'
import { isGuard } from '../own-files'
import type { PageFacts } from '../page-facts'
import type { MarkupElement } from '../parse-markup'

const ownTags = ['consent-banner', 'privacy-settings-dialog', 'privacy-settings-button', 'consent-declaration']
const guardAttributes = optionNames
  .map(attributeOf)
  .concat('manager', 'file', 'options', 'allow', 'layout', 'granted', 'register')
  .map(name => `data-${name}`)
const ownMarks = ['data-consent', 'data-service', 'data-src', 'data-consent-open']

const renamed = (tag: string, from: string, to: string): string =>
  tag.replace(new RegExp(`(\\s)${from.replace(/[^\w-]/g, '\\$&')}(?=[\\s=/>])`, 'i'), (_, space: string) => space + to)

/** Messages of the page about options and attributes, each with what it suggests. */
const patterns = [
  /^consent-elements: (?<message>Option "(?<option>\w+)[^"]*" (?:is|has) "(?<value>[^"]*)"; allowed (?:is|are) (?<allowed>.*))\(INVALID_OPTION\)/,
  /^consent-elements: (?<message>.*)\(INVALID_OPTION\)/,
  /^consent-elements: (?<message><(?<tag>[\w-]+)> has the attribute "(?<attribute>[^"]+)"(?:.*perhaps "(?<guess>[^"]+)")?.*)/,
  /^consent-elements: (?<message><(?<tag>[\w-]+)> has a child for the slot .*)/,
  /^consent-elements: (?<message>there are no texts in the language "(?<value>[^"]*)".*)/,
  /^(?<message><(?<tag>[\w-]+)> has the (?<attribute>layout|variant) "(?<value>[^"]*)"; allowed (?:is|are) (?<allowed>.*))/,
]

/** The element of the HTML that an attribute is written on. */
const carrier = (elements: readonly MarkupElement[], name: string, tag = 'consent-banner'): MarkupElement | undefined =>
  elements.find(element => element.name === tag && name in element.attributes) ??
  elements.find(element => isGuard(element) && `data-${name}` in element.attributes)

function fromMessage(page: PageFacts, text: string): Finding | null {
  const groups = patterns.map(pattern => pattern.exec(text)?.groups).find(Boolean)
  if (!groups) return null
  const { message = text, option, value, allowed = '', attribute, tag, guess } = groups
  const name = attribute ?? (option ? attributeOf(option) : '')
  const element = carrier(page.elements, name, tag)
  const words = [...allowed.replace(/\bor\b|"/g, ',').matchAll(/[\w-]+/g)].map(([word]) => word)
  const better = value === undefined ? undefined : meantName(value, words)
  const paste =
    element && guess
      ? renamed(element.tag, name, guess)
      : element && better !== undefined && value !== undefined
        ? element.tag.replace(`"${value}"`, () => `"${better}"`)
        : null
  return createFinding(page, 'misspelt-option', {
    line: element?.line ?? null,
    seen: `${message.trim().replace(/\.?$/, '.')}`,
    fix: paste === null ? 'Correct it; docs/reference/options.md lists every option.' : 'Write the tag like this:',
    paste,
  })
}

function inMarkup(page: PageFacts): Finding[] {
  const finding = (element: MarkupElement, seen: string, paste: string): Finding =>
    createFinding(page, 'misspelt-option', { line: element.line, seen, fix: 'Write the tag like this:', paste })
  return page.elements.flatMap(element => {
    const { name, attributes, tag } = element
    if (name.includes('-') && !ownTags.includes(name)) {
      const guess = meantName(name, ownTags)
      if (guess !== undefined && !page.elements.some(one => one.name === guess))
        return [
          finding(
            element,
            `<${name}> is no element of this package.`,
            tag.replace(name, () => guess),
          ),
        ]
    }
    const names = Object.keys(attributes).filter(one => one.startsWith('data-') && !ownMarks.includes(one))
    const found = names.flatMap(one => {
      const guess = isGuard(element) ? meantOnGuard(one) : meantOnEmbed(one, element)
      if (guess === undefined || guess in attributes) return []
      const seen = `<${name}> has ${one}, which means nothing; perhaps ${guess} is meant.`
      return [finding(element, seen, renamed(tag, one, guess))]
    })
    const category = attributes['data-consent']
    if (category && !isCategoryName(category) && !mayHaveCustomCategories(page)) {
      const guess = meantName(category, categoryNames)
      const seen = `data-consent="${category}" names no category; allowed are ${categoryNames.join(', ')}.`
      found.push(
        finding(
          element,
          seen,
          tag.replace(`"${category}"`, () => `"${guess ?? 'measurement'}"`),
        ),
      )
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
const mayHaveCustomCategories = ({ source, live }: PageFacts): boolean =>
  /customCategories/.test(source) || (live.version !== null && !/data-manager|<consent-banner/.test(source))

/** Finds options, attributes, elements and categories that are misspelt or have values that are not allowed. */
export function checkOptions(page: PageFacts): Finding[] {
  // The page reports unknown categories too; the HTML has their line.
  const isInMarkup = (text: string): boolean => {
    const [, category] = /^consent-elements: <\w+ data-consent="([^"]*)"/.exec(text) ?? []
    return category !== undefined && page.elements.some(({ attributes }) => attributes['data-consent'] === category)
  }
  const messages = [...new Set(page.console.map(({ text }) => text))].filter(text => !isInMarkup(text))
  const reported = messages.map(text => fromMessage(page, text)).filter(finding => finding !== null)
  return [...reported, ...inMarkup(page)]
}
