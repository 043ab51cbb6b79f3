/** The language in its informal form of address where there are texts for it (`de-x-informal` for `de`), else itself. */
export function informalOf(language: string, available: readonly (string | null | undefined)[]): string {
  const informal = `${language}-x-informal`
  return available.includes(informal) ? informal : language
}
