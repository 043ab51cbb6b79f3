import { decisions } from './decisions.mjs'
import { launchBrowser, lowerQuartile, servePages } from './guard-pages.mjs'

const WARM_ROUNDS = 5

const grant = `localStorage.setItem('privacy-consent-storage', ${JSON.stringify(decisions.accepted)})`
const guard = '<script src="/guard.js"></script>'

/** The beginnings of the pages that are compared. */
const heads = {
  untouched: '',
  blocked: `<script>localStorage.clear()</script>${guard}`,
  'granted before': `<script>${grant}</script>${guard}`,
  'granted later': `<script>localStorage.clear()</script>${guard}<script>${grant}
    document.dispatchEvent(new Event('consent-change'))</script>`,
}

/**
 * @returns {Promise<number>} the milliseconds that the main thread of a page computes for an operation. It is the processor's time,
 * to which other work of the machine adds nothing. A page in the background draws nothing.
 */
async function timeOperation({ page, session }, name) {
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(metric => metric.name === 'TaskDuration').value * 1000
  }
  const before = await spent()
  await page.evaluate(operation => window.startOperation(operation), name)
  const took = (await spent()) - before
  await page.evaluate(() => window.tidyOperation())
  return took
}

/** @returns pages by kind, each of a host of its own: what one has stored is not another's, and they share no process */
async function openPages(browser, origin) {
  const pages = {}
  for (const kind of Object.keys(heads)) {
    const page = await browser.newPage()
    const host = `${kind.replace(' ', '-')}.localhost`
    await page.goto(`${origin.replace('localhost', host)}/?kind=${encodeURIComponent(kind)}`)
    const session = await page.createCDPSession()
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    pages[kind] = { page, session }
  }
  await browser.newPage() // is in front of them
  return pages
}

/**
 * Prints what the operations of page-operations.js take in pages with the guard, over a page without: the lower quartiles
 * of rounds that take turns, after some that are not counted.
 * @param rounds how many are counted
 * @param only a part of the names of the operations that are measured
 */
export async function compareOperations({ rounds, only }) {
  const pageOf = query =>
    `<!doctype html><title>bench</title>${heads[query.get('kind')]}<body><script src="/page-operations.js"></script>`
  const { origin, stop } = await servePages(pageOf, ['page-operations.js'])
  const browser = await launchBrowser()
  const pages = await openPages(browser, origin)
  const all = await pages.untouched.page.evaluate(() => window.operationNames)
  const names = all.filter(name => name === 'nothing' || name.includes(only))
  const took = {}
  for (let round = -WARM_ROUNDS; round < rounds; round++)
    for (const name of names)
      for (const [kind, page] of Object.entries(pages)) {
        const time = await timeOperation(page, name)
        if (round >= 0) ((took[name] ??= {})[kind] ??= []).push(time)
      }
  const [first, ...others] = Object.keys(heads)
  console.log(`\n| script time | ${first}, ms | ${others.join(' | ')} |\n|---|${'---:|'.repeat(others.length + 1)}`)
  const of = (name, kind) => lowerQuartile(took[name][kind]) - lowerQuartile(took.nothing[kind])
  for (const name of names.slice(1)) {
    const ratios = others.map(kind => `x${(of(name, kind) / of(name, first)).toFixed(2)}`)
    console.log(`| ${name} | ${of(name, first).toFixed(2)} | ${ratios.join(' | ')} |`)
  }
  await browser.close()
  stop()
}
