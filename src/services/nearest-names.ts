/**
 * Finds known names that are spelled similarly.
 * @param name the given name
 * @param names the known names
 * @returns at most three names, the most similar first; an empty list if none is similar
 */
export function nearestNames(name: string, names: readonly string[]): string[] {
  const wanted = plain(name)
  return names
    .map(known => ({ known, distance: plain(known).includes(wanted) ? 1 : editDistance(wanted, plain(known)) }))
    .filter(({ distance }) => distance <= Math.max(2, wanted.length / 3))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ known }) => known)
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Returns the Levenshtein distance of two words: the number of insertions, deletions and substitutions. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const before = row
    row = [i]
    for (let j = 1; j <= b.length; j++)
      row[j] = Math.min(before[j]! + 1, row[j - 1]! + 1, before[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
  }
  return row[b.length]!
}
