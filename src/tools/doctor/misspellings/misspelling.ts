import type { MarkupElement } from '../parse-markup'

/** A misspelt option, attribute, element or category. */
export interface Misspelling {
  readonly seen: string
  /** The element of the HTML that has it; null where it comes from a script. */
  readonly element: MarkupElement | null
  /** The attribute of the option, without `data-`; null where it is no option. */
  readonly option: string | null
  /** Corrects the start tag; null where nothing is close. */
  readonly correct: ((tag: string) => string) | null
}
