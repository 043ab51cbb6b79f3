const compiled = new Map<string, RegExp>()

const compile = (pattern: string): RegExp => {
  const parts = pattern.split(/\*+/).map(part => part.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`, 's')
}

/**
 * Checks whether a cookie name or storage key is the one that a service stores.
 * @param pattern the name of a `StoredItem`; `*` stands for any characters, also none
 * @param key the cookie name or storage key found on the page; case counts
 * @returns whether the whole key matches
 */
export function matchStoredItem(pattern: string, key: string): boolean {
  if (!pattern.includes('*')) return pattern === key
  let expression = compiled.get(pattern)
  if (expression === undefined) compiled.set(pattern, (expression = compile(pattern)))
  return expression.test(key)
}
