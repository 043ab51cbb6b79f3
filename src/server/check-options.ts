import { hasOwn } from '../consent/has-own'
import { isDictionary } from '../consent/is-dictionary'
import { meantName } from '../options/meant-name'
import { optionNames } from '../options/options'

/** What a value may be, in words, and whether it is. */
export type ValueRule = readonly [allowed: string, isAllowed: (value: unknown) => boolean]

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText)

/** The rules that several functions have. */
export const valueRules = {
  flag: ['true or false', value => typeof value === 'boolean'],
  text: ['a text', isText],
  /** Request headers and configurations have null for what is missing. */
  textOrNull: ['a text, or null', value => value === null || isText(value)],
  textList: ['a list of texts', isTextList],
  textOrList: ['a text or a list of texts', value => isText(value) || isTextList(value)],
  object: ['an object', isDictionary],
  list: ['a list', value => Array.isArray(value)],
  number: ['a number', value => typeof value === 'number' && !Number.isNaN(value)],
  cookie: ['true, false and "host"', value => typeof value === 'boolean' || value === 'host'],
  /** The function that uses it has a message of its own. */
  checkedLater: ['', () => true],
} satisfies Record<string, ValueRule>

/** The names that a function has warned about: a server calls it for each page. */
const warned = new Set<string>()

/**
 * Validates the options of a function, because plain JavaScript can pass any value. `'false'` would count as true.
 * Options that the function does not have are only named in the console: other versions may have them.
 * @param by the name of the function, for messages
 * @param rules the rule of each option; every option may also be undefined
 * @throws TypeError with what was given and what is allowed
 */
export function checkOptions(by: string, given: unknown, rules: Readonly<Record<string, ValueRule>>): void {
  if (!isDictionary(given))
    throw new TypeError(`${by} was given ${shown(given)}; allowed is an object with its options`)
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue
    if (!hasOwn(rules, name)) warnOnce(by, name, Object.keys(rules))
    else if (!rules[name]![1](value))
      throw new TypeError(`${by} was given ${shown(value)} as ${name}; allowed is ${rules[name]![0]}`)
  }
}

function warnOnce(by: string, name: string, known: readonly string[]): void {
  const key = `${by} ${name}`
  if (warned.has(key)) return
  warned.add(key)
  const isOfPage = known.includes('options') && (optionNames as readonly string[]).includes(name)
  const meant = meantName(name, known)
  const advice = isOfPage
    ? `write it into "options": { options: { ${name}: … } }`
    : meant === undefined
      ? `it has ${known.join(', ')}`
      : `did you mean "${meant}"?`
  console.warn(`consent-elements: ${by} was given the option "${name}", which it does not have; ${advice}`)
}

/** Shows a value, without the contents of objects. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
  if (typeof value === 'function') return 'a function'
  return isDictionary(value) ? 'an object' : Array.isArray(value) ? 'a list' : String(value)
}
