/** The headers with which a page of another origin may read the response, in the form of @c15t/backend. */
export function crossOrigin(trusted: readonly string[], origin: string | undefined): Record<string, string> {
  // `null` is the origin of every sandboxed frame, whoever has made it.
  const isAllowed = origin === undefined || (origin !== 'null' && trusted.includes('*')) || trusted.includes(origin)
  return {
    'access-control-allow-credentials': 'true',
    ...(isAllowed && { 'access-control-allow-origin': origin ?? '*' }),
    vary: 'Origin',
  }
}
