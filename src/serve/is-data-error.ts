/**
 * Returns whether a statement failed because of the data itself: classes 22 and 23. A repeated key (23505) is no such error:
 * another server has written the same decision, and the next attempt finds it.
 */
export function isDataError(error: unknown): boolean {
  const code = String((error as { code?: unknown }).code ?? '')
  return /^2[23]/.test(code) && code !== '23505'
}
