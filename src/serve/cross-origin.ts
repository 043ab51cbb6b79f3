/** The headers with which a page of another origin may read the response, in the form of @c15t/backend. */
export function crossOrigin(trusted: readonly string[], origin: string | undefined): Record<string, string> {
  const isAllowed = origin === undefined || trusted.includes('*') || trusted.includes(origin)
  return {
    'access-control-allow-credentials': 'true',
    ...(isAllowed && { 'access-control-allow-origin': origin ?? '*' }),
    vary: 'Origin',
  }
}
