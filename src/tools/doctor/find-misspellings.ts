import { fromMessage } from './misspellings/from-message'
import { inMarkup, type MarkupFacts } from './misspellings/in-markup'
import type { Misspelling } from './misspellings/misspelling'
import type { PageFacts } from './page-facts'

/** Finds options, attributes, elements and categories that are misspelt or have values that are not allowed. */
export function findMisspellings(page: MarkupFacts & Pick<PageFacts, 'console'>): Misspelling[] {
  // The page reports unknown categories too; the HTML has their line.
  const isInMarkup = (text: string): boolean => {
    const [, category] = /^consent-elements: <\w+ data-consent="([^"]*)"/.exec(text) ?? []
    return category !== undefined && page.elements.some(({ attributes }) => attributes['data-consent'] === category)
  }
  const messages = [...new Set(page.console.map(({ text }) => text))].filter(text => !isInMarkup(text))
  const reported = messages.map(text => fromMessage(page, text)).filter(one => one !== null)
  return [...reported, ...inMarkup(page)]
}
