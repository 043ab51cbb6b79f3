/** Texts without characters that JSON escapes. They are quoted without `JSON.stringify`, which takes longer. */
const isPlain = /^[\w .:/+-]*$/

const quoted = (text: string): string => (isPlain.test(text) ? `"${text}"` : JSON.stringify(text))

/** Renders a JSON value with sorted names, so that equal values give equal texts (as RFC 8785 does). */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  if (Array.isArray(value)) return `[${value.map(item => canonicalJson(item ?? null)).join()}]`
  let text = ''
  for (const name of Object.keys(value).sort()) {
    const item = (value as Record<string, unknown>)[name]
    if (item !== undefined) text += `${text === '' ? '' : ','}${quoted(name)}:${canonicalJson(item)}`
  }
  return `{${text}}`
}
