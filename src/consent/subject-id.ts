const DIGITS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Returns the id of the subject that a decision begins, as protocol 2 wants it: `sub_` and digits of base 58. The same
 * decision always gives the same id, so that a repeated delivery creates no second subject.
 * @param decisionId the UUID of the visitor's first decision
 */
export function subjectIdOf(decisionId: string): string {
  const hex = decisionId.replace(/[^\da-f]/gi, '') || '0'
  let digits = ''
  for (let rest = BigInt(`0x${hex}`); rest > 0n; rest /= 58n) digits = DIGITS[Number(rest % 58n)]! + digits
  return `sub_${digits || DIGITS[0]!}`
}
