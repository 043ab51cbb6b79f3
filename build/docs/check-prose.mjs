// Part of `npm run lint`: on each page, sentences have at most 18 words on average, at most 1 % of them have more than
// 35, and table cells have at most 200 characters. textlint reports the position of each long sentence.
import { readFileSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [mean, most, cellMost] = [18, 35, 200]

/**
 * Measures the prose of a Markdown page, without code, tables, comments and headings.
 * @param {string} text
 * @returns {{lengths: number[], cells: string[]}} the number of words of each sentence, and the table cells that are
 *   too long
 */
export function measureProse(text) {
  const plain = text.replace(/```[^]*?```/g, '').replace(/<!--[^]*?-->/g, '')
  const isTable = line => /^\s*\|/.test(line)
  // Link addresses and cells generated from types do not count.
  const shown = cell => cell.replace(/\]\([^)]*\)/g, ']').replace(/<br>/g, ' ')
  const cells = plain
    .split('\n')
    .filter(isTable)
    .flatMap(line => line.split(/(?<!\\)\|/).map(cell => shown(cell.trim())))
    .filter(cell => cell.length > cellMost)
  const lengths = plain
    .split('\n')
    .filter(line => !isTable(line) && !/^\s*(#|<|---)/.test(line))
    .map(line =>
      /^\s*([-*]|\d+\.) /.test(line) || line.trim() === '' ? `\n\n${line.replace(/^\s*([-*]|\d+\.) /, '')}` : line,
    )
    .join('\n')
    .split(/\n{2,}/)
    .flatMap(paragraph =>
      paragraph
        .replace(/`[^`]*`/g, 'code')
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/\s+/g, ' ')
        .split(/(?<=[.!?:;]["”)*]*) (?=\S)/)
        .map(sentence => sentence.split(' ').filter(word => /[\p{L}\p{N}]/u.test(word)).length)
        .filter(Boolean),
    )
  return { lengths, cells }
}

function checkProse() {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync('docs', { recursive: true })
      .filter(file => file.endsWith('.md') && !/^(\.vitepress|public)\//.test(file))
      .map(file => `docs/${file}`),
  ]
  const problems = []
  const all = []
  for (const page of pages) {
    const { lengths, cells } = measureProse(readFileSync(page, 'utf8'))
    all.push(...lengths)
    const average = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1)
    if (average > mean) problems.push(`${page}: ${average.toFixed(1)} words per sentence; at most ${mean}`)
    for (const cell of cells)
      problems.push(`${page}: a table cell has ${cell.length} characters, at most ${cellMost}: ${cell.slice(0, 60)}…`)
  }
  const long = all.filter(length => length > most).length
  if (long > all.length / 100)
    problems.push(`${long} of ${all.length} sentences have more than ${most} words; at most 1 %`)
  for (const problem of problems) console.error(problem)
  const average = all.reduce((sum, length) => sum + length, 0) / all.length
  console.log(
    `${pages.length} pages, ${all.length} sentences, ${average.toFixed(1)} words on average, ${long} over ${most}`,
  )
  if (problems.length > 0) process.exitCode = 1
}
if (import.meta.url === pathToFileURL(process.argv[1]).href) checkProse()
