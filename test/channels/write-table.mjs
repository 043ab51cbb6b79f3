// Writes the results of `npm run channels -- --json test/channels/results.json` and of `npm run test:window` into
// docs/internals/channels.md: node test/channels/write-table.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { channels, groups } from './channels.mjs'
import { dates, engines } from './known-results.mjs'
import { storingChannels } from './storing-channels.mjs'
import { tiers } from './tiers.mjs'
import { windowTable } from './window-table.mjs'

const here = path => new URL(path, import.meta.url)
const engineNames = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKitGTK' }
const names = { core: 'ordinary', variant: 'variants', evasive: 'tricks', further: 'further' }
const inMarkup = new Set(channels.filter(({ html }) => html).map(({ id }) => id))
const columns = Object.keys(groups)
const measured = Object.keys(engines)
/** Measured with tags of the HTML only, so it has a table of its own. */
const CONVERTED = 'converted'
const tierNames = Object.keys(tiers).filter(
  tier => tier !== CONVERTED && measured.some(engine => engines[engine][tier]),
)

const titleOf = id => channels.find(channel => channel.id === id).title.replaceAll('<', '&lt;')
const mostWords = 24
/** A list of titles, as sentences of a length that people can read. */
function titles(ids) {
  const sentences = [[]]
  for (const title of ids.map(titleOf)) {
    const last = sentences.at(-1)
    const words = [...last, title].join(' ').split(' ').length
    if (last.length > 0 && words > mostWords) sentences.push([title])
    else last.push(title)
  }
  return sentences.map(sentence => sentence.join('; ')).join('. Also: ')
}
const all = (engine, tier, what) => columns.flatMap(group => engines[engine][tier][group][what])

/** The parser may request a tag before any script runs, so such a channel is not always blocked. */
const cell = (tier, { channels, leaks }) => {
  const closed = channels.filter(id => !leaks.includes(id))
  const racing = tiers[tier].parser ? [] : closed.filter(id => inMarkup.has(id))
  return `${closed.length - racing.length} · ${racing.length} · ${leaks.length}`
}

const rows = tierNames.flatMap(tier =>
  measured
    .filter(engine => engines[engine][tier])
    .map(engine => {
      const counts = columns.map(group => cell(tier, engines[engine][tier][group]))
      const total = all(engine, tier, 'channels').length
      const delivered = `${total - all(engine, tier, 'lost').length} of ${total}`
      const touched = all(engine, tier, 'touched').length
      return `| ${[tiers[tier].title, engineNames[engine], ...counts, delivered, touched, dates[engine][tier]].join(' | ')} |`
    }),
)

/** Results that are the same in every engine are listed once. @returns a list of sentences, one for each tier */
function inWords(what) {
  return tierNames.flatMap(tier => {
    const by = new Map(
      measured.filter(engine => engines[engine][tier]).map(engine => [engine, all(engine, tier, what)]),
    )
    const [first = [], ...others] = by.values()
    const everywhere = by.size > 1 ? first.filter(id => others.every(ids => ids.includes(id))) : []
    const parts = [...by].flatMap(([engine, ids]) => {
      const more = ids.filter(id => !everywhere.includes(id))
      return more.length > 0 ? [`${engineNames[engine]}${everywhere.length > 0 ? ', too' : ''}: ${titles(more)}.`] : []
    })
    if (everywhere.length > 0) parts.unshift(`${titles(everywhere)}.`)
    return parts.length > 0 ? [`- **${tiers[tier].title}**. ${parts.join(' ')}`] : []
  })
}

const combinations = tierNames.flatMap(tier =>
  measured.filter(engine => engines[engine][tier]).map(engine => ({ tier, engine })),
)
/** One line for each channel that is open in some engine: a mark where it is open, a dash where it is not supported. */
const openWays = columns.flatMap(group => {
  const lines = groups[group].flatMap(({ id }) => {
    const marks = combinations.map(({ tier, engine }) => {
      const { channels, leaks } = engines[engine][tier][group]
      return leaks.includes(id) ? '●' : channels.includes(id) ? '' : '–'
    })
    return marks.includes('●') ? [`| ${[titleOf(id), ...marks].join(' | ')} |`] : []
  })
  return lines.length > 0 ? [`| **${names[group]}** |${' |'.repeat(combinations.length)}`, ...lines] : []
})
const section = (heading, what) => {
  const list = inWords(what)
  return list.length > 0 ? `\n${heading}\n\n${list.join('\n')}\n` : ''
}

const ids = channels.map(({ id }) => id)
const missing = measured.flatMap(engine => {
  const there = new Set(Object.keys(engines[engine]).flatMap(tier => all(engine, tier, 'channels')))
  const absent = ids.filter(id => !there.has(id))
  return absent.length > 0
    ? [`- **${engineNames[engine]}** (${absent.length}):`, ...absent.map(id => `  - ${titleOf(id)}`)]
    : []
})

const converted = measured.filter(engine => engines[engine][CONVERTED])
/** Tags of the HTML that reach a tracker with a tier. */
const openTags = (engine, tier) => {
  const counted = new Set(all(engine, CONVERTED, 'channels'))
  return all(engine, tier, 'leaks').filter(id => counted.has(id))
}
const openAfterInit = channels
  .map(({ id }) => id)
  .filter(id => converted.some(engine => openTags(engine, CONVERTED).includes(id)))
const tagTable = `
| tags of the HTML | ${converted.map(engine => engineNames[engine]).join(' | ')} |
| --- | ${converted.map(() => '---:').join(' | ')} |
| measured | ${converted.map(engine => all(engine, CONVERTED, 'channels').length).join(' | ')} |
| open with the guard alone | ${converted.map(engine => openTags(engine, 'standard').length).join(' | ')} |
| open after \`init\` | ${converted.map(engine => openTags(engine, CONVERTED).length).join(' | ')} |
${openAfterInit.map(id => `| ${titleOf(id)} | ${converted.map(engine => (openTags(engine, CONVERTED).includes(id) ? '●' : '')).join(' | ')} |`).join('\n')}

Measured on ${dates[converted[0]]?.[CONVERTED]}.
`

const table = `
Measured with \`npm run channels\`, each row on its date: blocked · best effort · open.
Only ways that reach the tracker in that engine without us count. \`delivered\` is what arrives after consent, \`touched\` is what of the site differs.
Best effort is what the browser may have requested ahead of every script.

| tier | engine | ${columns.map(group => `${names[group]} (${groups[group].length})`).join(' | ')} | delivered | touched | date |
| --- | --- | ${[...columns, '', ''].map(() => '---:').join(' | ')} | --- |
${rows.join('\n')}

What remains open, per tier and engine. ● is open, – does not work in that engine, empty is blocked or best effort.

| way | ${combinations.map(({ tier, engine }) => `${tiers[tier].title}<br>${engineNames[engine]}`).join(' | ')} |
| --- | ${combinations.map(() => ':---:').join(' | ')} |
${openWays.join('\n')}
${section('What is lost after consent:', 'lost')}${section('What of the site is touched:', 'touched')}
Not counted, because without us nothing reaches the tracker in that engine, or not through the test's proxy:

${missing.join('\n')}
`

const windowResults = JSON.parse(readFileSync(here('window.json'), 'utf8'))
const tables = {
  channels: table,
  tags: tagTable,
  window: windowTable(windowResults, [...channels, ...storingChannels]).markdown,
}
const page = here('../../docs/internals/channels.md')
const text = Object.entries(tables).reduce(
  (before, [name, content]) => {
    const marked = new RegExp(`(?<=<!-- ${name} -->\\n)[^]*(?=\\n<!-- /${name} -->)`)
    if (!marked.test(before))
      throw new Error(
        `docs/internals/channels.md has no place for a table, between <!-- ${name} --> and <!-- /${name} -->`,
      )
    return before.replace(marked, () => content)
  },
  readFileSync(page, 'utf8'),
)
const [ordinary, variants, tricks, further] = columns.map(group => groups[group].length)
const listed = ordinary + variants + tricks
/** Sentences outside of the table that have a count. */
const counts = [
  [/(?<=opens )\d+(?= ways of sending a request)/, ids.length],
  [/(?<=- )\d+ ways come from public lists; \d+/, `${listed} ways come from public lists; ${further}`],
  [
    /(?<=The list has )\d+ ordinary ways, \d+ variants, \d+ tricks and \d+/,
    `${ordinary} ordinary ways, ${variants} variants, ${tricks} tricks and ${further}`,
  ],
]
for (const [sentence] of counts)
  if (!sentence.test(text)) throw new Error(`docs/internals/channels.md has no sentence like ${sentence}`)
writeFileSync(
  page,
  counts.reduce((written, [sentence, count]) => written.replace(sentence, count), text),
)
