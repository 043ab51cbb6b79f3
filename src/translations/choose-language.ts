/**
 * Returns the first preferred language that is available, exactly or by its base language ("de" for "de-AT").
 * @param preferred languages in order of preference (BCP 47, in any case, also with "_"); null and undefined are skipped
 * @param available the languages that have texts
 * @param fallback the result if none is available
 */
export function chooseLanguage(
  preferred: readonly (string | null | undefined)[],
  available: readonly (string | null | undefined)[],
  fallback: string,
): string {
  const known = new Map(available.map(language => [language?.toLowerCase(), language]))
  for (const tag of preferred) {
    const parts = tag?.toLowerCase().split(/[-_]/) ?? []
    for (let length = parts.length; length > 0; length--) {
      const found = known.get(parts.slice(0, length).join('-'))
      if (found) return found
    }
  }
  return fallback
}
