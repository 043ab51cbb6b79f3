/**
 * Inserts HTML at the beginning of `<head>`, before anything that loads a resource. The HTML is inserted literally:
 * replacement patterns such as `$&` are not expanded.
 * @returns the page; unchanged if it has no `<head>` tag or already contains a guard
 */
export function insertHead(page: string, html: string): string {
  const [tag] = /<head(?:\s[^>]*)?>/i.exec(page) ?? []
  if (tag === undefined || /<script[^>]*\sdata-(?:manager|file)\b/i.test(page)) return page
  return page.replace(tag, () => tag + html)
}
