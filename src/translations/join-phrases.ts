import { fillText } from './fill-text'

/** How a language lists phrases. `{first}` is what is listed so far, `{last}` the next phrase. */
export interface ListPattern {
  /** Two phrases. */
  pair: string
  /** A further phrase, but not the last. */
  middle: string
  /** The last of three or more. */
  end: string
}

/**
 * Joins phrases as a language lists them. `Intl.ListFormat` would give other words in other browsers and on the server:
 * browsers leave out languages such as Maltese and Irish.
 * @returns the list, empty for no phrases
 */
export const joinPhrases = (phrases: readonly string[], { pair, middle, end }: ListPattern): string =>
  phrases.reduce(
    (first, last, at) =>
      at === 0 ? last : fillText(phrases.length === 2 ? pair : at < phrases.length - 1 ? middle : end, { first, last }),
    '',
  )
