import { fileURLToPath } from 'node:url'

/**
 * Reads the settings of the server from the environment.
 *
 * @param {Record<string, string | undefined>} [from]
 * @throws {Error} with the variable, its value and what is allowed
 */
export function readSettings(from = process.env) {
  const number = (name, silent, least = 0) => {
    const value = from[name] === undefined || from[name] === '' ? silent : Number(from[name])
    if (!Number.isInteger(value) || value < least)
      throw new Error(`${name} is "${from[name]}"; allowed is a whole number from ${least}`)
    return value
  }
  const url = from.DATABASE_URL || undefined
  if (url && !/^postgres(ql)?:\/\//.test(url))
    throw new Error('DATABASE_URL does not begin with postgres://; leave it out to use the embedded database')
  const trustedOrigins = (from.ALLOWED_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean)
  for (const origin of trustedOrigins)
    if (origin !== '*' && !/^https?:\/\/[^/]+$/.test(origin))
      throw new Error(`ALLOWED_ORIGINS has "${origin}"; allowed are origins such as https://www.example.com`)
  return {
    url,
    folder: from.CONSENTS_FOLDER || fileURLToPath(new URL('consents', import.meta.url)),
    connections: number('DATABASE_CONNECTIONS', 10, 1),
    host: from.HOST || '127.0.0.1',
    port: number('PORT', 3000),
    basePath: (from.BASE_PATH || '/api/c15t').replace(/\/+$/, ''),
    trustedOrigins,
    /** The header in which the site's own proxy sends the visitor's address; by default, that of the connection. */
    addressHeader: from.ADDRESS_HEADER?.toLowerCase() || undefined,
    /** The number of requests of one visitor within a minute. */
    perMinute: number('RATE_LIMIT', 120, 1),
    /** The maximum size of a body, in bytes. */
    largestBody: number('BODY_LIMIT', 65_536, 1024),
    /** How long a stopping server waits for pending requests, in milliseconds. */
    grace: number('SHUTDOWN_GRACE', 10_000),
  }
}
