import { readFileSync } from 'node:fs'
import { decisions } from './decisions.mjs'
import { launchBrowser, lowerQuartile, median, servePages, wholeGuard } from './guard-pages.mjs'

const text = readFileSync(new URL(`../../dist/${wholeGuard}`, import.meta.url), 'utf8')
const script = `<script>${text.replaceAll('</script', String.raw`<\/script`)}</script>`

/** Loads a page in a tab and process of its own. Returns the milliseconds of its script, and its heap in bytes. */
async function loadPage(browser, address) {
  const page = await browser.newPage()
  await page.tracing.start({ categories: ['devtools.timeline'] })
  await page.goto(address, { waitUntil: 'load' })
  const { traceEvents } = JSON.parse(Buffer.from(await page.tracing.stop()).toString())
  const scripts = traceEvents.filter(({ name, args }) => name === 'EvaluateScript' && args.data.url === address)
  const sum = key => scripts.reduce((total, event) => total + event[key], 0) / 1000
  const session = await page.createCDPSession()
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await page.close()
  if (scripts.length === 0) return loadPage(browser, address) // the trace has lost its beginning
  return { cpu: sum('tdur'), wall: sum('dur'), heap: usedSize }
}

/**
 * Prints what the guard's text in a page takes until it has run, parsed and compiled, in milliseconds of a CPU that is
 * not slowed, and the memory that it occupies, for each kind of visitor. Pages with and without the guard take turns.
 * The processor's time of the main thread excludes other work of the machine and the wait for the browser's storage.
 * @param rounds how many pages of each kind are loaded
 */
export async function measureStart({ rounds }) {
  const { origin, stop } = await servePages(
    query =>
      `<!doctype html><meta charset="utf-8"><title>bench</title>${query.has('guard') ? script : '<script>void 0</script>'}<body><p>Text`,
  )
  const browser = await launchBrowser()
  const found = {}
  for (const [visitor, record] of Object.entries(decisions)) {
    const page = await browser.newPage()
    await page.goto(`${origin.replace('localhost', `${visitor}.localhost`)}/?bare`)
    if (record) await page.evaluate(value => localStorage.setItem('privacy-consent-storage', value), record)
    await page.close()
    found[visitor] = { bare: [], guard: [] }
  }
  for (let round = -2; round < rounds; round++)
    for (const visitor of Object.keys(decisions))
      for (const kind of ['bare', 'guard']) {
        const loaded = await loadPage(browser, `${origin.replace('localhost', `${visitor}.localhost`)}/?${kind}`)
        if (round >= 0) found[visitor][kind].push(loaded)
      }
  console.log('\n| start-up | CPU, ms | elapsed, ms | heap, kB |\n|---|---:|---:|---:|')
  for (const [visitor, { bare, guard }] of Object.entries(found)) {
    const over = (how, key) => how(guard.map(page => page[key])) - how(bare.map(page => page[key]))
    const [cpu, wall, heap] = [over(lowerQuartile, 'cpu'), over(median, 'wall'), over(median, 'heap')]
    console.log(`| ${visitor} | ${cpu.toFixed(1)} | ${wall.toFixed(1)} | ${Math.round(heap / 1000)} |`)
  }
  await browser.close()
  stop()
}
