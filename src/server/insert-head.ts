/**
 * Inserts HTML at the beginning of `<head>`, before anything that loads a resource. The HTML is inserted literally:
 * replacement patterns such as `$&` are not expanded. In a minified page without a `<head>` tag the place is after the
 * doctype.
 * @returns the page; unchanged if it is a part of a page or already contains a guard
 */
export function insertHead(page: string, html: string): string {
  const [start] =
    /<head(?:\s[^>]*)?>/i.exec(page) ?? /^\s*<!doctype html[^>]*>\s*(?:<html(?:\s[^>]*)?>)?/i.exec(page) ?? []
  if (start === undefined || /<script[^>]*\sdata-(?:manager|file)\b/i.test(page)) return page
  return page.replace(start, () => start + html)
}
