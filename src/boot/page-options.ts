import { hasOwn } from '../consent/has-own'
import { parseJson } from '../consent/json'
import { isDictionary } from '../consent/is-dictionary'
import { optionTable } from '../options/option-table'
import { optionOfAttribute } from '../options/option-of-attribute'
import type { ConsentOptions } from '../options/options'
import { guardTag } from '../browser/guard-tag'

/**
 * Reads the options in the page's markup. In order of precedence, highest first:
 * 1. attributes of the tag
 * 2. JSON in its child `<script type="application/json">`
 * 3. properties that a script has set on the tag
 * 4. `data-…` attributes of a guard that loads the manager
 * @param tag the page's `<consent-banner>`, upgraded or not
 * @returns the options, unchecked, and a message if the JSON is invalid
 */
export function pageOptions(tag: Element): { options: ConsentOptions; problem: string | null } {
  const options = Object.create(null) as Record<string, unknown>
  const guard = guardTag()
  const ofGuard = guard && readJson(guard.dataset.options, 'data-options', options)
  if (guard) readAttributes(guard, 'data-', options)
  readProperties(tag, options)
  const ofTag = readJson(
    tag.querySelector(':scope > script[type="application/json"]')?.textContent,
    '<script type="application/json">',
    options,
  )
  readAttributes(tag, '', options)
  return { options, problem: ofGuard ?? ofTag }
}

function readAttributes(tag: Element, prefix: string, options: Record<string, unknown>): void {
  for (const attribute of tag.getAttributeNames()) {
    const name = attribute.startsWith(prefix) && optionOfAttribute(attribute.slice(prefix.length))
    if (!name) continue
    const value = tag.getAttribute(attribute)!
    const { kind, words } = optionTable[name]
    options[name] = kind === 'boolean' && !words.includes(value) ? value !== 'false' : value
  }
}

/** Reads the properties of the tag and its class. Those of `Object.prototype` are ignored. */
function readProperties(tag: Element, options: Record<string, unknown>): void {
  for (let owner: object | null = tag; owner && owner !== HTMLElement.prototype; owner = prototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner)) {
      const value: unknown = hasOwn(optionTable, name) ? Reflect.get(tag, name) : null
      if ((value ?? null) !== null) options[name] = value
    }
}

const prototypeOf = (object: object): object | null => Object.getPrototypeOf(object) as object | null

function readJson(text: string | null | undefined, place: string, options: Record<string, unknown>): string | null {
  try {
    const value: unknown = parseJson(text?.trim() || '{}')
    if (!isDictionary(value)) throw new Error('they are not an object')
    Object.assign(options, value)
    return null
  } catch (thrown) {
    return (
      `The options in ${place} cannot be read (${(thrown as Error).message}); ` +
      'allowed is one JSON object, such as {"categories": "all"}'
    )
  }
}
