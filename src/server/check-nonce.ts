/**
 * Validates the nonce of a Content-Security-Policy.
 * @param given by plain JavaScript too; null and undefined mean that there is none
 * @param by the name of the function for the message
 * @returns the nonce, or undefined
 * @throws TypeError if it is no text of base64 characters
 */
export function checkNonce(given: unknown, by: string): string | undefined {
  if (given === undefined || given === null) return undefined
  if (typeof given === 'string' && /^[\w+/-]+={0,2}$/.test(given)) return given
  throw new TypeError(`${by} was given nonce ${JSON.stringify(given)}; allowed are base64 characters`)
}
