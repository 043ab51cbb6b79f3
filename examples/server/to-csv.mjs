/**
 * Renders rows as CSV (RFC 4180). A text that a spreadsheet would evaluate as a formula starts with an apostrophe.
 *
 * @param {string[]} columns
 * @param {Record<string, unknown>[]} rows
 */
export const toCsv = (columns, rows) =>
  [columns, ...rows.map(row => columns.map(name => row[name]))].map(cells => `${cells.map(cell).join()}\r\n`).join('')

function cell(value) {
  const text = Array.isArray(value) ? value.join(' ') : String(value ?? '')
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
