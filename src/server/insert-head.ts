/**
 * Inserts HTML at the beginning of `<head>`, in front of everything that loads something. The HTML is inserted as it is:
 * `$&` and its like are not expanded.
 * @returns the page; unchanged if it has no `<head>` tag or has a guard already
 */
export function insertHead(page: string, html: string): string {
  const [tag] = /<head(?:\s[^>]*)?>/i.exec(page) ?? []
  if (tag === undefined || /<script[^>]*\sdata-(?:manager|file)\b/i.test(page)) return page
  return page.replace(tag, () => tag + html)
}
