/**
 * Returns whether a whole text matches a pattern. A text that differs is compared again from the last `*` only, so the
 * time is linear in the text, whatever the number of wildcards.
 * @param pattern `*` stands for any characters, including none; other characters for themselves
 * @param any the character of the pattern that stands for one character
 */
export function matchWildcards(pattern: string, text: string, any?: string): boolean {
  let at = 0
  let read = 0
  let star = -1
  let start = 0
  while (read < text.length)
    if (pattern[at] === '*') {
      star = at++
      start = read
    } else if (at < pattern.length && (pattern[at] === any || pattern[at] === text[read])) {
      at++
      read++
    } else if (star >= 0) {
      at = star + 1
      read = ++start
    } else return false
  while (pattern[at] === '*') at++
  return at === pattern.length
}
