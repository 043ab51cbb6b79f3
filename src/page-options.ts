import type { ConsentOptions } from './options'

/** Attributes of `<consent-banner>` that are options: their names, and whether they are switches. */
const texts = [
  'mode',
  'backend-url',
  'categories',
  'language',
  'color-scheme',
  'tag-manager-id',
  'policy-url',
  'policy-version',
  'blocking',
] as const
const switches = ['hide-branding', 'scroll-lock'] as const
/** Options that a script may set as properties of the tag, because no attribute can hold them. */
const properties = [
  'handlers',
  'callbacks',
  'translations',
  'trackingHosts',
  'exemptHosts',
  'tagManager',
  'headers',
] as const

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Reads the options that the page has written down: attributes of the tag, over the JSON in its child
 * `<script type="application/json">`, over properties that a script has set on it.
 * @param tag the page's `<consent-banner>`, upgraded or not
 * @returns the options as they stand, unchecked, and what is wrong with the JSON
 */
export function pageOptions(tag: Element): { options: ConsentOptions; problem: string | null } {
  const options: Record<string, unknown> = {}
  for (const name of properties) {
    const value = (tag as unknown as Record<string, unknown>)[name]
    if (value !== undefined) options[name] = value
  }
  const problem = readJson(tag, options)
  for (const name of texts) {
    const value = tag.getAttribute(name)
    if (value !== null) options[camelCase(name)] = value
  }
  for (const name of switches) {
    const value = tag.getAttribute(name)
    if (value !== null) options[camelCase(name)] = value !== 'false'
  }
  return { options: options as ConsentOptions, problem }
}

function readJson(tag: Element, options: Record<string, unknown>): string | null {
  const text = tag.querySelector(':scope > script[type="application/json"]')?.textContent
  if (!text?.trim()) return null
  const wanted = 'allowed is one JSON object, such as {"categories": "all"}'
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return `The options in <script type="application/json"> are not an object; ${wanted}`
    Object.assign(options, value)
    return null
  } catch (thrown) {
    return `The options in <script type="application/json"> cannot be read (${(thrown as Error).message}); ${wanted}`
  }
}
