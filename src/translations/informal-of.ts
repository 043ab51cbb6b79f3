/**
 * Returns the informal variant of a language if it has texts (`de-x-informal` for `de`), otherwise the language itself.
 */
export function informalOf(language: string, available: readonly (string | null | undefined)[]): string {
  const informal = `${language}-x-informal`
  return available.includes(informal) ? informal : language
}
