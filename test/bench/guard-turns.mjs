import { decisions } from './decisions.mjs'
import { launchBrowser, lowerQuartile, median, wholeGuard } from './guard-pages.mjs'

const WARM_ROUNDS = 4
/** The operation that is subtracted from all others. */
const NOTHING = 'nothing'

const grant = `localStorage.setItem('privacy-consent-storage', ${JSON.stringify(decisions.accepted)})`
const guard = `<script src="/${wholeGuard}"></script>`

/** The beginnings of the pages that are compared. The second one is the first again: its values show the error. */
export const heads = {
  untouched: '',
  'untouched again': '',
  blocked: `<script>localStorage.clear()</script>${guard}`,
  'granted before': `<script>${grant}</script>${guard}`,
  'granted later': `<script>localStorage.clear()</script>${guard}<script>${grant}
    document.dispatchEvent(new Event('consent-change'))</script>`,
}

/** Returns pages by kind, each of a host of its own: what one has stored is not another's, and they share no process. */
async function openPages(browser, origin, kinds) {
  const pages = {}
  for (const kind of kinds) {
    const page = await browser.newPage()
    const host = `${kind.replaceAll(' ', '-')}.localhost`
    await page.goto(`${origin.replace('localhost', host)}/?kind=${encodeURIComponent(kind)}`)
    const session = await page.createCDPSession()
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    pages[kind] = { page, session }
  }
  return pages
}

const evaluate = async (session, expression) => {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}

/**
 * Returns the milliseconds that a page's main thread computes for an operation. It is the processor's time, to which other
 * work of the machine adds little.
 */
async function timeOperation({ page, session }, name, { times, draws }) {
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(metric => metric.name === 'TaskDuration').value * 1000
  }
  if (draws) await page.bringToFront()
  await evaluate(session, `prepareOperations(${times}, ${JSON.stringify(name)})`)
  const before = await spent()
  await evaluate(session, `startOperations(${JSON.stringify(name)})`)
  const took = (await spent()) - before
  await evaluate(session, 'tidyOperations()')
  return took / times
}

/** Measures some operations in new processes. Returns the lower quartile of their milliseconds by operation and kind. */
async function measureProcesses(origin, { rounds, only, kinds, times = 1, draws = false }) {
  const browser = await launchBrowser()
  const pages = await openPages(browser, origin, kinds)
  if (!draws) await browser.newPage() // is in front of them
  const all = await evaluate(pages[kinds[0]].session, 'operationNames')
  const took = {}
  for (const name of all.filter(name => name === NOTHING || name.includes(only))) {
    took[name] = Object.fromEntries(kinds.map(kind => [kind, []]))
    for (let round = -WARM_ROUNDS; round < rounds; round++) {
      // Every other round goes backwards, so that no kind always follows the same one.
      for (const kind of round % 2 ? kinds.toReversed() : kinds) {
        const time = await timeOperation(pages[kind], name, { times, draws })
        if (round >= 0) took[name][kind].push(time)
      }
    }
    for (const kind of kinds) {
      const quartile = lowerQuartile(took[name][kind])
      took[name][kind] = name === NOTHING ? quartile : quartile - took[NOTHING][kind]
    }
  }
  await browser.close()
  delete took[NOTHING]
  return took
}

const ratioText = ratios => {
  const range = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`
  return `x${median(ratios).toFixed(2)}${ratios.length > 1 ? ` (${range})` : ''}`
}

/**
 * Prints what operations take in pages with the guard, over a page without. The pages take turns. Each value is the median
 * of several browsers, with the least and the most in brackets, because compiled code differs from process to process. A
 * browser's value is a lower quartile, to which other work of the machine adds little.
 * @param {string} title of the table
 * @param {string} origin of the pages
 * @param {object} how
 * @param {string[]} how.kinds keys of `heads`; all others are compared with the first one
 * @param {number} how.rounds how often each page gets its turn
 * @param {number} how.processes how many browsers are started, one after the other
 * @param {string} how.only a part of the names of the operations that are measured
 * @param {number} [how.times] how often a page does an operation in one turn
 * @param {boolean} [how.draws] whether the page in turn is in front, so that it draws
 * @param {(operation: string) => Record<string, number>} [how.goalsOf] the goals of an operation, by the beginning of a kind
 */
export async function compareTurns(title, origin, how) {
  const runs = []
  for (let run = 0; run < how.processes; run++) runs.push(await measureProcesses(origin, how))
  const [first, ...others] = how.kinds
  const heading = [title, `${first}, ms`, ...others, ...(how.goalsOf ? ['goals', 'missed by'] : [])].join(' | ')
  console.log(`\n| ${heading} |\n|---|${'---:|'.repeat(heading.split(' | ').length - 1)}`)
  for (const name of Object.keys(runs[0])) {
    const base = median(runs.map(took => took[name][first])).toFixed(2)
    const ratios = others.map(kind => ratioText(runs.map(took => took[name][kind] / took[name][first])))
    const goals = Object.entries(how.goalsOf?.(name) ?? {})
    const isMissed = kind =>
      goals.some(
        ([part, goal]) =>
          kind.startsWith(part) && median(runs.map(took => took[name][kind] / took[name][first])) > goal,
      )
    const verdict = how.goalsOf
      ? [goals.map(([part, goal]) => `${part} x${goal}`).join(', '), others.filter(isMissed).join(', ') || 'none']
      : []
    console.log(`| ${[name, base, ...ratios, ...verdict].join(' | ')} |`)
  }
}
