/**
 * The first wish that somebody can meet, exactly or by its base language ("de-AT" by "de").
 * @param wishes languages in the order of preference (BCP 47, any case); who has none says nothing
 * @param available the languages there are texts for
 * @param fallback where no wish can be met
 */
export function chooseLanguage(
  wishes: readonly (string | null | undefined)[],
  available: readonly (string | null | undefined)[],
  fallback: string,
): string {
  const known = new Map(available.map(language => [language?.toLowerCase(), language]))
  for (const wish of wishes) {
    const parts = wish?.toLowerCase().split('-') ?? []
    for (let length = parts.length; length > 0; length--) {
      const found = known.get(parts.slice(0, length).join('-'))
      if (found) return found
    }
  }
  return fallback
}
