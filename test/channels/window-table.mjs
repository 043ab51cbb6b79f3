import { engines } from './known-results.mjs'

const situations = {
  load: 'while the page loads',
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

/**
 * @param {{ situations: Record<string, { date: string, ways: Record<string, object> }> }} results of window.mjs
 * @returns the tables as Markdown, and the ordinary ways that are open without a known reason
 */
export function windowTable({ situations: measured }, channels) {
  const openAnyway = new Set(Object.values(engines.chromium.standard).flatMap(({ leaks }) => leaks))
  const names = Object.keys(situations).filter(name => measured[name])
  const rows = names.map(name => {
    const { date, ways } = measured[name]
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
    return `| ${[situations[name], ...cells, date].join(' | ')} |`
  })
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
  const surprises = names.flatMap(name =>
    channels
      .filter(({ group }) => group === 'core' || group === 'storing')
      .filter(({ id }) => !explained.includes(id) && !openAnyway.has(id))
      .filter(({ id }) => measured[name].ways[id] && lengthOf(measured[name].ways[id], false))
      .map(({ id }) => `${situations[name]}: ${id}`),
  )
  const markdown = `
Measured with \`npm run test:window\` in Chromium, each row on its date. \`loads at once\`: the call itself loads the whole guard, and the page waits for it. The next four columns count what arrives before \`guard-whole.js\` does, if that takes so long. \`open anyway\` is what the whole guard does not stop either.

| when | ways | loads at once | silent | 0 s | 0.3 s | 1 s | 3 s | open anyway | date |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |
${rows.join('\n')}

Ways that load the guard at once have a page of their own, and wait 0.3 s.

What is open only in that time: ● until the file has arrived, · in the first moment only, ○ with the whole guard, too. Empty is silent.

| way | ${names.map(name => situations[name]).join(' | ')} |
| --- | ${names.map(() => ':---:').join(' | ')} |
${lines.join('\n')}
`
  return { markdown, surprises }
}
