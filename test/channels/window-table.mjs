import { engines } from './known-results.mjs'

const situations = {
  load: 'while the page loads',
  cold: 'while it loads, each request on a new connection of 0.3 s',
  code: 'after a withdrawal by code',
  tab: 'after a withdrawal in another tab',
  expiry: 'when the decision expires',
}
const groupNames = {
  core: 'ordinary',
  storing: 'storing',
  variant: 'variants',
  evasive: 'tricks',
  further: 'further',
}
const engineNames = { chromium: 'Chromium', firefox: 'Firefox ESR', webkit: 'WebKitGTK' }
const delays = [0, 300, 1000, 3000]
/** The ordinary ways that stay open, each with its reason in docs/internals/channels.md. */
const explained = ['import', 'stores-storage-property']

/**
 * How long a way stays open: `open` with the whole guard, too; `until` it has arrived; `start` in the first moment only;
 * undefined if nothing arrives.
 */
function lengthOf(way, isOpenAnyway) {
  const phases = Object.entries(way).flatMap(([delay, found]) => (delays.includes(Number(delay)) ? found : []))
  if (phases.length === 0) return undefined
  if (phases.includes('after') || isOpenAnyway) return 'open'
  return phases.includes('half') ? 'until' : 'start'
}
const isIn = (way, delay, phases) => phases.some(phase => way[delay]?.includes(phase))
const titleOf = title => title.replaceAll('<', '&lt;')

const isOpenIn = engine => new Set(Object.values(engines[engine].standard).flatMap(({ leaks }) => leaks))

/** The row of a situation in a browser. */
function row(engine, situation, { date, ways }) {
  const openAnyway = isOpenIn(engine)
  const list = Object.entries(ways)
  const lengths = list.map(([id, way]) => lengthOf(way, openAnyway.has(id)))
  const open = list.filter((_, at) => ['until', 'start'].includes(lengths[at]))
  const counts = delays.map(delay => open.filter(([, way]) => isIn(way, delay, ['first', 'start', 'half'])).length)
  const cells = [
    list.length,
    list.filter(([, { isLoadedAtOnce }]) => isLoadedAtOnce).length,
    lengths.filter(length => length === undefined).length,
    ...counts,
    lengths.filter(length => length === 'open').length,
  ]
  return `| ${[engineNames[engine], situations[situation], ...cells, date].join(' | ')} |`
}

/** The ordinary and storing ways that are open without a known reason, with the browser. */
const surprisesIn = (engine, measured, channels) =>
  Object.entries(measured).flatMap(([name, { ways }]) =>
    channels
      .filter(({ group }) => group === 'core' || group === 'storing')
      .filter(({ id }) => !explained.includes(id) && !isOpenIn(engine).has(id))
      .filter(({ id }) => ways[id] && lengthOf(ways[id], false))
      .map(({ id }) => ({ engine, text: `${engineNames[engine]}, ${situations[name]}: ${id}` })),
  )

/**
 * @param {{ situations: Record<string, { date: string, ways: Record<string, object> }> }} results of window.mjs, with
 *   those of other browsers in `others`
 * @returns the tables as Markdown, and the ordinary ways that are open without a known reason
 */
export function windowTable({ situations: measured, others = {} }, channels) {
  const openAnyway = isOpenIn('chromium')
  const names = Object.keys(situations).filter(name => measured[name])
  const byEngine = {
    chromium: measured,
    ...Object.fromEntries(Object.entries(others).map(([name, one]) => [name, one.situations])),
  }
  const rows = Object.entries(byEngine).flatMap(([engine, found]) =>
    Object.keys(situations).flatMap(name => (found[name] ? [row(engine, name, found[name])] : [])),
  )
  const marks = { open: '○', until: '●', start: '·' }
  const lines = Object.keys(groupNames).flatMap(group => {
    const found = channels
      .filter(channel => channel.group === group)
      .flatMap(({ id, title }) => {
        const lengths = names.map(
          name => measured[name].ways[id] && lengthOf(measured[name].ways[id], openAnyway.has(id)),
        )
        const isShown = lengths.some(length => length === 'until' || length === 'start')
        return isShown ? [`| ${[titleOf(title), ...lengths.map(length => marks[length] ?? '')].join(' | ')} |`] : []
      })
    return found.length > 0 ? [`| **${groupNames[group]}** |${' |'.repeat(names.length)}`, ...found] : []
  })
  const surprises = Object.entries(byEngine).flatMap(([engine, found]) => surprisesIn(engine, found, channels))
  const markdown = `
Measured with \`npm run test:window\`, each row on its date. \`loads at once\`: the call itself loads the whole guard, and the page waits for it. The next four columns count what arrives before \`guard-whole.js\` does, if that takes so long. \`open anyway\` is what the whole guard does not stop either.

| browser | when | ways | loads at once | silent | 0 s | 0.3 s | 1 s | 3 s | open anyway | date |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |
${rows.join('\n')}

Ways that load the guard at once have a page of their own, and wait 0.3 s.

What is open only in that time, in Chromium: ● until the file has arrived, · in the first moment only, ○ with the whole guard, too. Empty is silent.

| way | ${names.map(name => situations[name]).join(' | ')} |
| --- | ${names.map(() => ':---:').join(' | ')} |
${lines.join('\n')}
`
  return { markdown, surprises }
}
