/**
 * Parses the `Retry-After` header (RFC 9110 §10.2.3), in seconds or as a date.
 * @param headers the headers of the response; another origin has to expose this one
 * @returns the delay in milliseconds; null if the header is missing or invalid
 */
export function retryAfter(headers: Headers, now = Date.now()): number | null {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isNaN(milliseconds) ? null : Math.max(milliseconds, 0)
}
