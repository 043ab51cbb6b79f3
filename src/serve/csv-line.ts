import { plainText } from './plain-text'

/**
 * Renders one line of CSV (RFC 4180). A text that a spreadsheet would evaluate as a formula starts with an apostrophe.
 * Control characters are replaced.
 */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cell).join()}\r\n`

function cell(value: unknown): string {
  const text = plainText(Array.isArray(value) ? value.join(' ') : String(value ?? ''))
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
