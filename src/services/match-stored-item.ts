const compiled = new Map<string, RegExp>()

const compile = (pattern: string): RegExp => {
  const parts = pattern.split(/\*+/).map(part => part.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`, 's')
}

/**
 * Returns whether a cookie name or storage key matches the name of a `StoredItem`.
 * @param pattern the name of the item; `*` stands for any characters, including none
 * @param key the cookie name or storage key on the page, case-sensitive
 * @returns whether the whole key matches
 */
export function matchStoredItem(pattern: string, key: string): boolean {
  if (!pattern.includes('*')) return pattern === key
  let expression = compiled.get(pattern)
  if (expression === undefined) compiled.set(pattern, (expression = compile(pattern)))
  return expression.test(key)
}
