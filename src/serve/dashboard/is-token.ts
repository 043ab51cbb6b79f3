import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Compares a token in constant time.
 * @param digest the SHA-256 of the right token, in hexadecimal digits
 */
export const isToken = (given: string, digest: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), Buffer.from(digest, 'hex'))
