import type { CategoryName } from '../../../consent/categories'
import type { PartialTranslationSet } from '../../../translations/translation-set'
import type { MarkupElement } from '../../doctor/parse-markup'
import type { ConfigStatement } from './config-code'

/** What the configuration of another consent tool becomes. */
export interface Conversion {
  /** The option `importDecision`, which keeps the decisions of visitors. */
  readonly importDecision: string
  /** The tool's names in gated markup, and the category of each. */
  readonly categories: ReadonlyMap<string, CategoryName>
  /** The services to declare, each as `name` or `name=id`. */
  readonly services: readonly string[]
  /** The site's own texts, by language. */
  readonly texts: Readonly<Record<string, PartialTranslationSet>>
  readonly policyUrl: string | null
  /** What is not converted, each as one sentence. */
  readonly notes: readonly string[]
}

/** A consent tool whose configuration can be converted. */
export interface Tool {
  /** Its name, as in otherTools. */
  readonly name: string
  /** The page of docs/migration about it. */
  readonly guide: string
  /** Whether a script or style sheet is the tool's. */
  readonly isFile: (address: string) => boolean
  /** The word that each statement that configures the tool has, in lower case. */
  readonly word: string
  /** Whether a statement configures the tool. */
  readonly isConfig: (statement: string) => boolean
  /** The tool's attribute for gated markup; null if it has none. */
  readonly gate: string | null
  /** Whether an element opens the settings. */
  readonly opens: (element: MarkupElement) => boolean
  /**
   * Reads the configuration.
   * @throws Unconvertible with the reason
   */
  readonly read: (configs: readonly ConfigStatement[]) => Conversion
}

/** A configuration that cannot be converted. The message is the reason, as a part of a sentence. */
export class Unconvertible extends Error {
  override readonly name = 'Unconvertible'
}
