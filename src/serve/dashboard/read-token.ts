import { createHash } from 'node:crypto'

/**
 * Reads the token of the dashboard. Only its SHA-256 stays in memory.
 * @param given the token, or `sha256:` and the SHA-256 of the token in hexadecimal digits; undefined switches the dashboard off
 * @returns the SHA-256 in hexadecimal digits
 * @throws Error if the token is short enough to be guessed
 */
export function readToken(given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  const [, digest] = /^sha256:([0-9a-f]{64})$/i.exec(given) ?? []
  if (digest) return digest.toLowerCase()
  if (given.startsWith('sha256:'))
    throw new Error('DASHBOARD_TOKEN begins with sha256: and must continue with 64 hexadecimal digits')
  if (given.length < 32)
    throw new Error('DASHBOARD_TOKEN has fewer than 32 characters; make one with: openssl rand -hex 32')
  return createHash('sha256').update(given).digest('hex')
}
