import { categoryNames, isCategoryName } from '../../../consent/categories'
import { meantName } from '../../../options/meant-name'
import { meantOnGuard } from '../../../options/meant-on-guard'
import { optionNames } from '../../../options/options'
import { attributeOf } from '../../../views/attribute-of'
import { isGuard } from '../own-files'
import type { PageFacts } from '../page-facts'
import type { MarkupElement } from '../parse-markup'
import { renameAttribute, setAttribute } from './edit-tag'
import type { Misspelling } from './misspelling'
import { otherCategories } from './other-categories'

/** What of a page is read. */
export type MarkupFacts = Pick<PageFacts, 'elements' | 'source' | 'live'>

const ownTags = ['consent-banner', 'privacy-settings-dialog', 'privacy-settings-button', 'consent-declaration']
const optionAttributes = optionNames.map(attributeOf).concat('layout')
const ownMarks = ['data-consent', 'data-service', 'data-src', 'data-consent-open']

/** Other scripts have attributes with similar names, so only elements that wait for something are looked at. */
function meantOnEmbed(name: string, { name: tag, attributes }: MarkupElement): string | undefined {
  const waits = ['iframe', 'img'].includes(tag)
    ? 'data-src' in attributes || 'data-consent' in attributes
    : tag === 'script' && attributes.type === 'text/plain'
  return waits && name !== 'data-content' ? meantName(name, ['data-consent', 'data-service', 'data-src']) : undefined
}

function misspeltTag({ elements }: MarkupFacts, element: MarkupElement): Misspelling[] {
  const { name } = element
  if (!name.includes('-') || ownTags.includes(name)) return []
  const guess = meantName(name, ownTags)
  if (guess === undefined || elements.some(one => one.name === guess)) return []
  const correct = (tag: string) => tag.replaceAll(name, () => guess)
  return [{ seen: `<${name}> is no element of this package.`, element, option: null, correct }]
}

function misspeltAttributes(element: MarkupElement): Misspelling[] {
  const { name, attributes } = element
  const isOfGuard = isGuard(element)
  return Object.keys(attributes).flatMap((one): Misspelling[] => {
    const short = one.replace(/^data-/, '')
    const finding = (seen: string, guess: string) =>
      guess in attributes
        ? []
        : [{ seen, element, option: guess.replace(/^data-/, ''), correct: renameAttribute(one, guess) }]
    if (name === 'consent-banner' && short !== one && optionAttributes.includes(short))
      return finding(`<consent-banner> has ${one}; its options are written without "data-".`, short)
    const onGuard = isOfGuard && (short !== one || 'data-manager' in attributes) ? meantOnGuard(one) : undefined
    if (onGuard && short === one) return finding(`The guard has ${one}; its options begin with "data-".`, onGuard)
    if (short === one || ownMarks.includes(one)) return []
    const guess = isOfGuard ? onGuard : meantOnEmbed(one, element)
    return guess === undefined ? [] : finding(`<${name}> has ${one}, which is not known; did you mean ${guess}?`, guess)
  })
}

/** Whether the page can have categories of its own, in its options or in a script. */
const mayHaveCustomCategories = ({ source, live }: MarkupFacts): boolean =>
  /customCategories/.test(source) || (live.version !== null && !/data-manager|<consent-banner/.test(source))

function misspeltCategory(page: MarkupFacts, element: MarkupElement): Misspelling[] {
  const given = element.attributes['data-consent']
  if (given === undefined || mayHaveCustomCategories(page)) return []
  const names = given.split(/\s+/).filter(Boolean)
  if (names.length > 0 && names.every(isCategoryName)) return []
  const meant = names.map(one =>
    isCategoryName(one) ? one : (otherCategories.get(one.toLowerCase()) ?? meantName(one, categoryNames)),
  )
  const isClear = meant.length > 0 && meant.every(one => one !== undefined)
  return [
    {
      seen: `data-consent="${given}" names no category; allowed are ${categoryNames.join(', ')}.`,
      element,
      option: null,
      correct: isClear ? setAttribute('data-consent', meant.join(' ')) : null,
    },
  ]
}

/** Finds misspellings that the HTML shows. */
export const inMarkup = (page: MarkupFacts): Misspelling[] =>
  page.elements.flatMap(element => [
    ...misspeltTag(page, element),
    ...misspeltAttributes(element),
    ...misspeltCategory(page, element),
  ])
