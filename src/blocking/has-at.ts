/**
 * Whether a text has another one at a place. What decides uses this in place of `startsWith` and its like, which a page can
 * replace by what answers as it suits.
 */
export function hasAt(text: string, part: string, at = 0): boolean {
  for (let index = 0; index < part.length; index++) if (text[at + index] !== part[index]) return false
  return true
}
