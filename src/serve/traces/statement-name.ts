/** What a statement writes, at its start or in a `with`. */
const WRITES = /(?:^|\()\s*(insert\s+into|delete\s+from|update)\s+"?(\w+)/i
const READS = /\bfrom\s+"?([a-z]\w*)/i

/**
 * Returns the short name of a statement: the operation and the first table that it writes, otherwise the first one that it
 * reads, such as `INSERT consent`.
 */
export function statementName(text: string): string {
  const [, operation, table] = WRITES.exec(text) ?? []
  if (operation) return `${operation.slice(0, 6).toUpperCase()} ${table}`
  const [word = ''] = /^\s*\w+/.exec(text) ?? []
  const [, read] = READS.exec(text) ?? []
  return `${word.trim().toUpperCase()}${read ? ` ${read}` : ''}`
}
