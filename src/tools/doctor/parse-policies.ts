/** A directive of a Content-Security-Policy, and its sources. */
export type Directive = readonly [name: string, ...sources: string[]]

/** Reads one or more policies, as a header or a `<meta>` has them. */
export function parsePolicies(text: string): Directive[][] {
  // Browsers join equal headers by commas, the DevTools protocol by line breaks.
  return text.split(/[,\n]/).map(policy =>
    policy
      .split(';')
      .map(part => part.trim().split(/\s+/))
      .map(([name = '', ...sources]): Directive => [name.toLowerCase(), ...sources]),
  )
}
