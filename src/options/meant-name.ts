/** Names that other products use, and synonyms, by our attribute. */
const otherNames: Record<string, string> = {
  theme: 'color-scheme',
  colormode: 'color-scheme',
  locale: 'language',
  backend: 'backend-url',
  gtm: 'tag-manager-id',
  gtmid: 'tag-manager-id',
  googletagmanager: 'tag-manager-id',
  privacyurl: 'policy-url',
  privacypolicy: 'policy-url',
  gdprtypes: 'categories',
  consentcategories: 'categories',
  position: 'layout',
  placement: 'layout',
  branding: 'hide-branding',
  scrolllocked: 'scroll-lock',
  lockscroll: 'scroll-lock',
  type: 'variant',
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Returns the edit distance of two words (optimal string alignment): insertions, deletions, substitutions and swaps of
 * neighbours.
 */
function distance(a: string, b: string): number {
  let above: number[] = []
  let row = [...b, ''].map((_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (above[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    above = row
    row = next
  }
  return row[b.length] ?? 0
}

/** Returns the known name that a misspelt name most probably means, if any. */
export function meantName(name: string, known: readonly string[]): string | undefined {
  const word = plain(name)
  const other = otherNames[word]
  if (other !== undefined && known.includes(other)) return other
  const near = known
    .map(one => ({ one, far: distance(word, plain(one)) }))
    .filter(({ one, far }) => far <= (plain(one).length > 5 ? 2 : 1))
    .sort((a, b) => a.far - b.far)
  return near[0]?.one
}
