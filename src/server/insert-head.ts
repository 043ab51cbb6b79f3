/**
 * Inserts HTML at the beginning of `<head>`, in front of everything that loads something. The HTML is inserted as it is:
 * `$&` and its like are not expanded. A minified page may have no `<head>` tag; then the place is behind its doctype.
 * @returns the page; unchanged if it is a part of a page or has a guard already
 */
export function insertHead(page: string, html: string): string {
  const [start] =
    /<head(?:\s[^>]*)?>/i.exec(page) ?? /^\s*<!doctype html[^>]*>\s*(?:<html(?:\s[^>]*)?>)?/i.exec(page) ?? []
  if (start === undefined || /<script[^>]*\sdata-(?:manager|file)\b/i.test(page)) return page
  return page.replace(start, () => start + html)
}
