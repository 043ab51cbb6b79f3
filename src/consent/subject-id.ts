const DIGITS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Returns the subject id for a visitor's first decision, in the format of protocol 2: `sub_` and base 58 digits. The
 * same decision always has the same id, so a repeated delivery creates no second subject.
 * @param decisionId the UUID of the visitor's first decision
 */
export function subjectIdOf(decisionId: string): string {
  const hex = decisionId.replace(/[^\da-f]/gi, '') || '0'
  let digits = ''
  for (let rest = BigInt(`0x${hex}`); rest > 0n; rest /= 58n) digits = DIGITS[Number(rest % 58n)]! + digits
  return `sub_${digits || DIGITS[0]!}`
}
