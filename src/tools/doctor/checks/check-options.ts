import { correctTag } from '../correct-tag'
import type { Observation } from '../observation'
import { isGuard } from '../own-files'
import { guardTag } from '../paste-lines'
import type { PageFacts } from '../page-facts'

/** Finds options, attributes, elements and categories that are misspelt or have values that are not allowed. */
export const findMisspeltOptions = (page: PageFacts): Observation[] =>
  page.misspellings.map(({ element, seen, correct }) => {
    const paste =
      element === null || correct === null ? null : isGuard(element) ? guardTag(page) : correctTag(page, element)
    return {
      line: element?.line ?? null,
      seen,
      fix: paste === null ? 'Correct it; docs/reference/options.md lists every option.' : 'Write the tag like this:',
      paste,
    }
  })
