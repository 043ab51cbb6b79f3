/**
 * Reads when a server wants to be called again (RFC 9110 §10.2.3): in seconds, or at a date.
 * @param headers those of the response; from another origin they must be exposed
 * @returns milliseconds from now; null where the server has not said, or nothing that can be read
 */
export function retryAfter(headers: Headers, now = Date.now()): number | null {
  const said = headers.get('retry-after')?.trim()
  if (!said) return null
  const milliseconds = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now
  return Number.isNaN(milliseconds) ? null : Math.max(milliseconds, 0)
}
