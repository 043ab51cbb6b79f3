import { isDictionary } from '../consent/is-dictionary'
import { isFlag, isText, isUrl, isWholeNumber, type Validator } from './validators'

/**
 * How an element's property represents an option. `string`, `number` and `boolean` also have an attribute; `object` has
 * none.
 */
export type OptionKind = 'string' | 'number' | 'boolean' | 'object'

/** What an option, or one name within it, accepts. */
export interface OptionRule<Given = unknown, Kind extends OptionKind = OptionKind, Standard = unknown> {
  /** The value that applies if nothing is given. */
  readonly standard: Standard
  /**
   * The value that applies if something invalid is given: never one with which visitors consent to more. The same as
   * `standard`, where that is the stricter one.
   */
  readonly wrong: Standard
  readonly fits: Validator
  readonly kind: Kind
  /** The allowed texts, if there is a fixed list. */
  readonly words: readonly string[]
  /** The names within an object. */
  readonly fields: Readonly<Record<string, OptionRule>> | null
  /** What all other names within an object accept; null if they are unknown. */
  readonly others: OptionRule | null
  /** The type of the option in TypeScript. Only the compiler reads it. */
  readonly given?: Given
}

/** The type that a rule accepts. */
export type GivenTo<Rule> = Rule extends OptionRule<infer Given> ? Given : never
/** The type of an option after reading: a valid value, or the default. */
export type ReadBy<Rule> = Rule extends OptionRule<infer Given, OptionKind, infer Standard> ? Given | Standard : never

/** Shared, because every visitor has all rules in memory. */
const none: readonly string[] = []

// Every rule has every property of its own, so that none is found on a changed `Object.prototype`.
const rule = <Given, Kind extends OptionKind, Standard>(
  standard: Standard,
  fits: Validator,
  kind = 'object' as Kind,
  words = none,
  fields: OptionRule['fields'] = null,
  others: OptionRule | null = null,
): OptionRule<Given, Kind, Standard> => ({ standard, wrong: standard, fits, kind, words, fields, others })

/** Gives a rule a stricter value for invalid input than for none. */
export const strictly = <Given, Kind extends OptionKind, Standard>(
  given: OptionRule<Given, Kind, Standard>,
  wrong: NoInfer<Standard>,
): OptionRule<Given, Kind, Standard> => ({ ...given, wrong })

/** A text that is not empty. */
export const text = <Standard extends string | null = null>(
  standard: Standard = null as Standard,
): OptionRule<string, 'string', Standard> => rule(standard, isText, 'string')

/** A relative or http(s) URL. */
export const url = <Standard extends string | null = null>(
  standard: Standard = null as Standard,
): OptionRule<string, 'string', Standard> => rule(standard, isUrl, 'string')

/** True or false. The default is false. */
export const flag: OptionRule<boolean, 'boolean', boolean> = rule(false, isFlag, 'boolean')

/** A whole number from 0, or what another validator accepts. */
export const number = (standard: number, fits = isWholeNumber): OptionRule<number, 'number', number> =>
  rule(standard, fits, 'number')

/** One of these words. The first is the default. */
export const oneOf = <const Word extends string>(
  ...words: readonly [Word, ...Word[]]
): OptionRule<Word, 'string', Word> =>
  rule(words[0], value => (words as readonly unknown[]).includes(value), 'string', words)

/** One of these words. Without one, nothing applies. */
export const oneOfOrNone = <const Word extends string>(...words: Word[]): OptionRule<Word, 'string', null> =>
  rule(null, value => (words as unknown[]).includes(value), 'string', words)

/** A value of any other type. `words` are the texts among its values. */
export const value = <Given, Kind extends OptionKind = 'object', Standard = null>(
  fits: Validator,
  kind?: Kind,
  standard: Standard = null as Standard,
  words?: readonly string[],
): OptionRule<Given, Kind, Standard> => rule(standard, fits, kind, words)

/** An object with these names. With `others`, also with any other name. Missing objects are read like empty ones. */
export const group = <Given>(
  fields: Readonly<Record<string, OptionRule>>,
  others: OptionRule | null = null,
): OptionRule<Given, 'object', Given> =>
  strictly(
    rule<Given, 'object', Given>(valuesOf(fields, 'standard') as Given, isDictionary, undefined, none, fields, others),
    valuesOf(fields, 'wrong') as NoInfer<Given>,
  )

function valuesOf(fields: Readonly<Record<string, OptionRule>>, of: 'standard' | 'wrong'): unknown {
  const values = Object.create(null) as Record<string, unknown>
  for (const name of Object.keys(fields)) values[name] = fields[name]![of]
  return values
}
