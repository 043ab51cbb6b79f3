// Checks whether accepting and resetting leaks memory: npm run test:leaks, after a build.
// LEAK_CYCLES is the number of cycles (default 10,000).
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { check, must, totals } from '../support/checks.mjs'
import { builtSite } from './built-site.mjs'

const cycles = Number(process.env.LEAK_CYCLES ?? 10_000)
/** The first cycles fill caches and compile code. */
const warmUp = 200
/** The heap may differ by this many bytes, because Chromium's own structures change. */
const heapSlack = 400_000

const site = await builtSite()
const browser = await launch(await chromiumLaunchOptions())
const page = await browser.newPage()
await page.evaluateOnNewDocument(() => {
  // Counts the pending timers.
  const timers = new Set()
  const { setTimeout: set, clearTimeout: clear } = window
  window.setTimeout = (task, ...rest) => {
    const id = set(
      () => {
        timers.delete(id)
        task()
      },
      ...rest,
    )
    timers.add(id)
    return id
  }
  window.clearTimeout = id => {
    timers.delete(id)
    clear(id)
  }
  window.waitingTimers = () => timers.size
})
await page.goto(site.origin, { waitUntil: 'load' })
await page.waitForFunction('window.consentManager?.state.showPopup')
const devtools = await page.createCDPSession()
await devtools.send('Performance.enable')

/** The number of cycles of one call to the page. A call may take three minutes at most. */
const batch = 250

/** Accepts and resets, with a blocked request in between, as pages do. */
async function run(count) {
  for (let left = count; left > 0; left -= batch) await runBatch(Math.min(left, batch))
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 3000))) // until fades and delayed tasks have ended
}
const runBatch = count =>
  page.evaluate(async times => {
    for (let at = 0; at < times; at++) {
      window.consentManager.acceptAll()
      window.consentManager.reset()
      const image = new Image()
      image.src = `https://connect.facebook.net/x.gif?${at}`
      image.removeAttribute('src')
      // Effects and events of the browser run in later tasks.
      if (at % 50 === 49) await new Promise(resolve => setTimeout(resolve))
    }
  }, count)

async function measure() {
  for (let at = 0; at < 3; at++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = name => metrics.find(found => found.name === name).value
  return {
    heap: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    timers: await page.evaluate(() => window.waitingTimers()),
    stored: await page.evaluate(() => Object.keys(localStorage).sort().join(' ')),
  }
}

// The log of blocked requests keeps the last 5,000. It is filled first, so that only leaks grow.
await run(Math.max(warmUp, 5200))
const start = await measure()
await run(cycles)
const end = await measure()
console.log({ start, end })

for (const name of ['listeners', 'nodes', 'timers'])
  await check(`after ${cycles} times accept and reset there are no more ${name} than before`, () =>
    must(end[name] <= start[name] + (name === 'nodes' ? 20 : 0), `${start[name]} before, ${end[name]} after`),
  )
await check(`after ${cycles} times accept and reset the heap is no larger than before`, () =>
  must(end.heap <= start.heap + heapSlack, `${start.heap} bytes before, ${end.heap} after`),
)
await check('nothing is left in storage', () => must(end.stored === start.stored, end.stored))

await browser.close()
site.close()
totals()
