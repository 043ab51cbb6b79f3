// Writes what `npm run channels -- --json test/channels/results.json` has measured into README.md: node test/channels/write-table.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { channels, groups } from './channels.mjs'
import { tiers } from './tiers.mjs'

const here = path => new URL(path, import.meta.url)
const { date, engines } = JSON.parse(readFileSync(here('results.json'), 'utf8'))
const inMarkup = new Set(channels.filter(({ html }) => html).map(({ id }) => id))
const titleOf = id => channels.find(channel => channel.id === id).title
const names = { core: 'ordinary', variant: 'variants', evasive: 'tricks', further: 'further' }

/** A tag that the parser meets may be asked for before any script has seen it, so it is not held for certain. */
const cell = (tier, { channels, leaks }) => {
  const closed = channels.filter(id => !leaks.includes(id))
  const racing = tiers[tier].parser ? [] : closed.filter(id => inMarkup.has(id))
  return `${closed.length - racing.length} · ${racing.length} · ${leaks.length}`
}

const columns = Object.keys(groups)
const rows = Object.entries(engines).flatMap(([engine, found]) =>
  Object.entries(found).map(
    ([tier, verdicts]) =>
      `| ${tiers[tier].title} | ${engine} | ${columns.map(group => cell(tier, verdicts[group])).join(' | ')} |`,
  ),
)
/** The ordinary ones by name, and so many of the others that one can read them. */
const remaining = Object.entries(engines.chromium).map(([tier, verdicts]) => {
  const open = columns.map(group => verdicts[group].leaks)
  const [ordinary, ...others] = open
  const isShort = open.flat().length <= 30
  const words = (isShort ? open.flat() : ordinary).map(id => titleOf(id).replaceAll('<', '&lt;'))
  if (!isShort) words.push(...others.map((ids, index) => `${ids.length} ${names[columns[index + 1]]}`))
  return `- **${tiers[tier].title}**: ${words.join('; ') || 'nothing'}.`
})

const table = `
Measured on ${date} with \`npm run channels\`: held · best effort · open. Best effort is what the browser may have fetched ahead of every script.

| tier | engine | ${columns.map(group => `${names[group]} (${groups[group].length})`).join(' | ')} |
| --- | --- | ${columns.map(() => '---:').join(' | ')} |
${rows.join('\n')}

What remains open in Chromium:

${remaining.join('\n')}
`

const readme = here('../../README.md')
const text = readFileSync(readme, 'utf8')
const marked = /(?<=<!-- channels -->\n)[^]*(?=\n<!-- \/channels -->)/
if (!marked.test(text))
  throw new Error('README.md has no place for the table, between <!-- channels --> and <!-- /channels -->')
writeFileSync(
  readme,
  text.replace(marked, () => table),
)
