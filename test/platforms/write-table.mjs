import { readFileSync, writeFileSync } from 'node:fs'

const head = [
  '| platform | version | project | what ran in Chromium | steps | words of its page | left by hand |',
  '| --- | --- | --- | --- | ---: | ---: | --- |',
]
const lineOf = row => `| ${row.join(' | ')} |`

/** Returns rows as a table. */
export const tableOf = rows => [...head, ...rows.map(lineOf)].join('\n')

/** Puts rows into the table of a page. Rows of platforms that did not run now are kept. */
export function writeTable(file, rows) {
  const [before, table, after] = readFileSync(file, 'utf8').split('<!-- platforms -->')
  const nameOf = line => line.split(' | ')[0].slice(2)
  const lines = new Map(
    table
      .split('\n')
      .filter(line => line.startsWith('| ') && !head.includes(line))
      .map(line => [nameOf(line), line]),
  )
  for (const row of rows) lines.set(row[0], lineOf(row))
  const all = [...head, ...[...lines.values()].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))]
  writeFileSync(file, `${before}<!-- platforms -->\n\n${all.join('\n')}\n\n<!-- platforms -->${after}`)
}
