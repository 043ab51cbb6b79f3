/** Returns a text without the slashes at its end. The time is linear, which `/\/+$/` is not. */
export function withoutEndSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end--
  return text.slice(0, end)
}
