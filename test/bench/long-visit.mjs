// `npm run bench:long`: an hour in a single-page app. For visitors who have not decided, have refused and have granted
// everything, a page with the guard and the manager changes its route 1,000 times: 100,000 nodes, and 10,000 requests, of
// which half would reach trackers. Another 1,000 routes follow. It prints the heap and the listeners that remain of each
// thousand, and what Accept requests in its first second, and fails if they are not bounded. Needs a build and Chromium.
import { readFileSync } from 'node:fs'
import { decisions } from './decisions.mjs'
import { launchBrowser, servePages, wholeGuard } from './guard-pages.mjs'

const ROUTES = 1000
/**
 * The most heap, in kB, that 1,000 routes may leave. It holds for the second thousand: in the first, the browser compiles
 * the functions in use to machine code, of 110 kB or more, and tables reach their size.
 */
const MOST_HEAP = 200
/** The most requests that are released in the first second after Accept. */
const MOST_RELEASED = 50

const guard = readFileSync(new URL(`../../dist/${wholeGuard}`, import.meta.url), 'utf8')
const page = `<!doctype html><meta charset="utf-8"><title>A shop</title><script data-file="/${wholeGuard}">${guard.replaceAll('</script', String.raw`<\/script`)}</script>
<script type="module" src="/consent-elements.js"></script><body><main></main>
<consent-banner mode="offline" categories="all"></consent-banner>`

/** Runs in the page: one route has 100 nodes, and ten requests. */
async function visitRoutes(from, to) {
  const main = document.querySelector('main')
  const tracker = 'https://www.google-analytics.com'
  const add = (parent, tag, properties) => parent.appendChild(Object.assign(document.createElement(tag), properties))
  for (let route = from; route < to; route++) {
    const view = document.createElement('section')
    add(view, 'iframe', { src: `https://www.youtube.com/embed/${route}` })
    add(view, 'img', { src: `https://www.facebook.com/tr?route=${route}` })
    for (let node = 0; node < 47; node++) add(add(view, 'p', {}), 'span', { textContent: `${route} ${node}` })
    main.replaceChildren(view)
    const script = add(document.head, 'script', { src: `${tracker}/analytics.js` })
    script.remove()
    new Image().src = `${tracker}/collect?route=${route}`
    await Promise.all([
      fetch(`${tracker}/g/collect?route=${route}`, { mode: 'no-cors' }).catch(() => {}),
      ...Array.from({ length: 5 }, (_, at) => fetch(`/own?route=${route}&at=${at}`).catch(() => {})),
    ])
  }
  main.replaceChildren()
}

const { origin, stop } = await servePages(query => (query.has('shop') ? page : ''))
const browser = await launchBrowser()
const isTracker = url => /google-analytics|facebook|youtube/.test(url)
let failed = false
console.log(
  '| visitor | heap of 1,000 routes, kB | of the next 1,000 | listeners | requests to trackers | in the second after Accept |',
)
console.log('|---|---:|---:|---:|---:|---:|')
for (const [visitor, record] of Object.entries(decisions)) {
  const tab = await browser.newPage()
  const address = `${origin.replace('localhost', `${visitor}.localhost`)}/?`
  await tab.goto(address)
  if (record) await tab.evaluate(value => localStorage.setItem('privacy-consent-storage', value), record)
  await tab.goto(`${address}shop`)
  await tab.waitForFunction('window.consentManager?.version')
  const session = await tab.createCDPSession()
  await session.send('Performance.enable')
  const measure = async () => {
    await tab.evaluate('performance.clearResourceTimings()')
    for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const { metrics } = await session.send('Performance.getMetrics')
    return { heap: usedSize / 1000, listeners: metrics.find(({ name }) => name === 'JSEventListeners').value }
  }
  // What is created once, such as the log, is there after the first routes.
  const start = ROUTES / 5
  await tab.evaluate(visitRoutes, 0, start)
  const before = await measure()
  const sent = []
  tab.on('request', request => isTracker(request.url()) && sent.push(request.url()))
  await tab.evaluate(visitRoutes, start, start + ROUTES)
  const middle = await measure()
  await tab.evaluate(visitRoutes, start + ROUTES, start + 2 * ROUTES)
  const after = await measure()
  const during = sent.length
  let released = NaN
  if (visitor !== 'accepted') {
    await tab.evaluate('consentManager.acceptAll(); new Promise(resolve => setTimeout(resolve, 900))')
    released = sent.length - during
  }
  const heap = after.heap - middle.heap
  const listeners = after.listeners - before.listeners
  const isBounded =
    heap <= MOST_HEAP && listeners <= 0 && !(released > MOST_RELEASED) && (visitor === 'accepted' || during === 0)
  failed ||= !isBounded
  const cells = [
    visitor,
    (middle.heap - before.heap).toFixed(0),
    heap.toFixed(0),
    listeners,
    during,
    Number.isNaN(released) ? '–' : released,
  ]
  console.log(`| ${cells.join(' | ')} |${isBounded ? '' : ' not bounded'}`)
  await tab.close()
}
await browser.close()
stop()
if (failed) process.exitCode = 1
