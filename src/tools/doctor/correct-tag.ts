import type { PageFacts } from './page-facts'
import type { MarkupElement } from './parse-markup'

/** Returns the start tag of an element, with everything in it corrected that is misspelt. */
export const correctTag = ({ misspellings }: Pick<PageFacts, 'misspellings'>, element: MarkupElement): string =>
  misspellings.reduce(
    (tag, one) => (one.element === element && one.correct !== null ? one.correct(tag) : tag),
    element.tag,
  )
