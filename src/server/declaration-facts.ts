import { cookieNameOf, type CookieKind } from '../consent/consent-cookie-name'
import { defaultSettings } from '../consent/settings'
import type { CustomCategory } from '../consent/custom-category'
import type { GivenService } from '../services/given-service'
import { explainCustomCategory } from '../options/explain-custom-category'
import { chooseLanguage } from '../translations/choose-language'
import { en } from '../translations/en'
import { languages } from '../translations/languages'
import { mergeTexts, type PartialTranslationSet } from '../translations/translation-set'
import type { DeclarationFacts } from '../views/declaration/declaration'
import { isHeadingLevel } from '../views/declaration/is-heading-level'
import { checkOptions, valueRules, type ValueRule } from './check-options'
import { declaredServices } from './declared-services'

/** The contents of a declaration. The options have the same names as on the page. */
export interface DeclarationOptions {
  services: string | readonly GivenService[]
  customCategories?: readonly CustomCategory[]
  /** The language of the texts (BCP 47). Default English. */
  language?: string
  /** The site's own texts by language, which replace ours. */
  translations?: Record<string, PartialTranslationSet>
  /** When the list was last changed, as a date such as `2026-04-30`. */
  updated?: string | Date
  /** The level of the headings of categories, 1 to 5. Default 3 in HTML, and 2 in Markdown. */
  headingLevel?: number
  /** The option of the same name: for how many days a decision is stored. */
  lifetimeDays?: number
  /** The option of the same name: whether a cookie also stores the decision. */
  cookie?: CookieKind
}

const rules = {
  services: ['a text such as "youtube", or a list', value => typeof value === 'string' || Array.isArray(value)],
  customCategories: valueRules.list,
  language: valueRules.text,
  translations: valueRules.object,
  updated: [
    'a date such as "2026-04-30"',
    value => (typeof value === 'string' || value instanceof Date) && !Number.isNaN(new Date(value as string).getTime()),
  ],
  headingLevel: valueRules.checkedLater,
  lifetimeDays: valueRules.number,
  cookie: valueRules.cookie,
} satisfies Record<keyof DeclarationOptions, ValueRule>

/**
 * Validates and completes the options of a declaration.
 * @param by the name of the function, for messages
 * @param more the rules of its other options
 * @throws TypeError if an option is invalid
 * @throws Error that lists every problem: an unknown service, an invalid id, description or category
 */
export async function declarationFacts(
  options: DeclarationOptions,
  by: string,
  more: Record<string, ValueRule> = {},
): Promise<DeclarationFacts> {
  checkOptions(by, options, { ...rules, ...more })
  const { services: given, customCategories = [], translations = {}, updated } = options
  const { headingLevel = 3, lifetimeDays = defaultSettings.lifetimeDays, cookie = false } = options
  const problems: string[] = []
  if (!isHeadingLevel(headingLevel))
    problems.push(`headingLevel is ${JSON.stringify(headingLevel)}; allowed is a whole number from 1 to 5`)
  const onProblem = (message: string): void => void problems.push(message)
  for (const category of customCategories) explainCustomCategory(category, onProblem)
  const services = await declaredServices(given, customCategories, onProblem)
  if (problems.length > 0) throw new Error(`The declaration cannot be written:\n${problems.join('\n')}`)
  const language = chooseLanguage(
    [options.language],
    ['en', ...Object.keys(languages), ...Object.keys(translations)],
    'en',
  )
  return {
    services,
    shown: [],
    customCategories,
    texts: mergeTexts(en, await languages[language]?.(), translations[language]),
    language,
    updated: updated === undefined ? null : new Date(updated),
    headingLevel,
    translate: await (await import('../translations/purpose-translator')).purposeTranslator(language),
    lifetimeDays,
    cookie: cookie === false ? null : cookieNameOf(cookie),
  }
}
