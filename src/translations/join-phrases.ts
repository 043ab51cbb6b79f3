import { fillText } from './fill-text'

/** How a language lists phrases. `{first}` is the list so far, `{last}` the next phrase. */
export interface ListPattern {
  /** The pattern for two phrases. */
  pair: string
  /** The pattern for a phrase between the first and the last. */
  middle: string
  /** The pattern for the last of three or more phrases. */
  end: string
}

/**
 * Joins phrases into a list. `Intl.ListFormat` is not used, because its results differ between browsers and servers,
 * and browsers lack languages such as Maltese and Irish.
 * @returns the list; empty if there are no phrases
 */
export const joinPhrases = (phrases: readonly string[], { pair, middle, end }: ListPattern): string =>
  phrases.reduce(
    (first, last, at) =>
      at === 0 ? last : fillText(phrases.length === 2 ? pair : at < phrases.length - 1 ? middle : end, { first, last }),
    '',
  )
