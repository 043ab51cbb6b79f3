import { readFileSync } from 'node:fs'
import { launchBrowser, median, servePages } from './guard-pages.mjs'

const text = readFileSync(new URL('../../dist/guard.js', import.meta.url), 'utf8')
const script = `<script>${text.replaceAll('</script', String.raw`<\/script`)}</script>`

/**
 * Prints what the guard's text in a page takes until it has run, parsed and compiled, in milliseconds of a CPU that is not
 * slowed, and the memory that it occupies: the medians of new pages of hosts of their own, which take turns with pages
 * without a guard.
 * @param rounds how many pages of each kind are loaded
 */
export async function measureStart({ rounds }) {
  const { origin, stop } = await servePages(
    query =>
      `<!doctype html><title>bench</title><script>window.start = performance.now()</script>` +
      `${query.has('guard') ? script : '<script>void 0</script>'}` +
      `<script>window.took = performance.now() - start</script><body><p>Text`,
  )
  const browser = await launchBrowser()
  const found = { bare: [], guard: [] }
  const heap = { bare: [], guard: [] }
  for (let round = -2; round < rounds; round++)
    for (const kind of Object.keys(found)) {
      const page = await browser.newPage()
      await page.goto(`${origin.replace('localhost', `${kind}${round + 2}.localhost`)}/?${kind}`, { waitUntil: 'load' })
      const took = await page.evaluate(() => window.took)
      const session = await page.createCDPSession()
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      if (round >= 0) (found[kind].push(took), heap[kind].push(usedSize))
      await page.close()
    }
  const over = values => median(values.guard) - median(values.bare)
  console.log(
    `\nstart-up ${over(found).toFixed(2)} ms (${Math.min(...found.guard).toFixed(1)} to ${Math.max(...found.guard).toFixed(1)}), heap ${Math.round(over(heap) / 1000)} kB`,
  )
  await browser.close()
  stop()
}
