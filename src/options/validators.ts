import { isButtonOrder } from '../consent/is-button-order'
import { isCategoryName } from '../consent/categories'
import { isDictionary } from '../consent/is-dictionary'

/** Returns whether an option accepts a value. */
export type Validator = (value: unknown) => boolean

export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
export const isFlag: Validator = value => typeof value === 'boolean'
export const isMethod: Validator = value => typeof value === 'function'
export const isAnything: Validator = () => true
export const isWholeNumber: Validator = value => Number.isInteger(value) && (value as number) >= 0
export const isNumberFrom1: Validator = value => Number.isFinite(value) && (value as number) >= 1
/**
 * Accepts texts as well, for attributes. Browsers limit cookies to about a year (RFC 6265bis), and few laws let a
 * decision last longer.
 */
export const isYearAtMost: Validator = value =>
  /^\d+$/.test(value as string) && (value as number) > 0 && (value as number) < 366
export const isUrl: Validator = value => {
  try {
    return isText(value) && /^https?:$/.test(new URL(value, 'https://own.invalid').protocol)
  } catch {
    return false
  }
}
export const isPlace: Validator = value => isText(value) && /^([a-z]{2}(-[a-z\d]{1,3})?|header|server)$/i.test(value)
export const isListOfTexts: Validator = value => Array.isArray(value) && value.every(isText)
export const isTextOrList: Validator = value => isText(value) || Array.isArray(value)
export const isFlagOrHost: Validator = value => value === 'host' || isFlag(value)
export const isFalseOrDictionary: Validator = value => value === false || isDictionary(value)
/** Accepts names in kebab-case, without those of the five categories. */
export const isCustomName = (name: unknown): boolean =>
  typeof name === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && !isCategoryName(name)
export const isListOfCategories: Validator = value =>
  Array.isArray(value) &&
  value.every(
    group => isDictionary(group) && isCustomName(group.name) && isText(group.title) && isCategoryName(group.parent),
  )

/**
 * The values that each validator accepts, for messages about invalid options. Rules with `words` need none. Pages with
 * valid options do not load it.
 */
export const acceptedBy: ReadonlyMap<Validator, string> = /* @__PURE__ */ new Map<Validator, string>([
  [isText, 'a non-empty text'],
  [isFlag, 'true or false'],
  [isMethod, 'a function'],
  [isWholeNumber, 'a whole number from 0'],
  [isNumberFrom1, 'a number from 1'],
  [isYearAtMost, 'a whole number of days from 1 to 365'],
  [isUrl, 'a relative or http(s) url'],
  [isPlace, 'a country, or a country with a region, such as "DE" or "CA-QC"; "header" or "server"'],
  [isButtonOrder, 'the words accept, reject and customize in any order, such as "reject accept customize"'],
  [isListOfTexts, 'a list of hosts'],
  [isTextOrList, 'a text such as "google-analytics=G-ABC123 youtube", or a list'],
  [isFlagOrHost, 'true, false or "host"'],
  [isFalseOrDictionary, 'false, or an object of patterns by category'],
  [isListOfCategories, 'a list of { name, parent, title, description }'],
  [isDictionary, 'an object'],
])
