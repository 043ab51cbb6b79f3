import { launchBrowser, median, servePages, wholeGuard } from './guard-pages.mjs'

const sizes = [10, 100, 1000, 5000, 20_000]
const CALLS = 100_000
const NODES = 5000

const still = 'const answer = Promise.resolve(); window.fetch = function fetch() { return answer }'
/** A page that holds back requests to so many hosts; 0 for one that is untouched. */
const pageWith = hosts =>
  `<!doctype html><title>bench</title><script>${still}</script><body>${
    hosts === 0
      ? ''
      : `<script type="module">
        import { startConsentManager } from '/index.js'
        const trackingHosts = Object.fromEntries(
          Array.from({ length: ${hosts} }, (_, index) => ['host-' + index + '.tracker.test', 'marketing']))
        startConsentManager({ mode: 'offline', trackingHosts, replaceTrackingHosts: true })
      </script>`
  }`
const nodesPage = guard =>
  `<!doctype html><title>bench</title>${guard ? `<script src="/${wholeGuard}"></script>` : ''}<body>`

/** @returns the nanoseconds that one call takes */
const timeCalls = (page, url) =>
  page.evaluate(
    (url, calls) => {
      const run = () => {
        const start = performance.now()
        for (let call = 0; call < calls; call++) fetch(url)
        return ((performance.now() - start) * 1e6) / calls
      }
      run()
      return run()
    },
    url,
    CALLS,
  )

/**
 * @returns the milliseconds that it takes to add nodes, images among them, in one fragment and laid out, until the
 * observers of the page have heard of it
 */
const timeNodes = page =>
  page.evaluate(async count => {
    const fragment = document.createDocumentFragment()
    for (let index = 0; index < count; index++) {
      const line = document.createElement(index % 10 === 0 ? 'img' : 'p')
      line.title = `line ${index}`
      fragment.append(line)
    }
    const start = performance.now()
    document.body.append(fragment)
    void document.body.offsetHeight
    await Promise.resolve()
    const took = performance.now() - start
    document.body.replaceChildren()
    return took
  }, NODES)

/**
 * Prints what holding requests back costs each request that may go, in nanoseconds over an untouched call, with lists of
 * 10 to 20,000 hosts, on a page whose `fetch` does nothing; and what it costs a page to add 5,000 nodes at once.
 * @param rounds how often each is measured
 */
export async function measureRequests({ rounds }) {
  const { origin, stop } = await servePages(query =>
    query.has('hosts') ? pageWith(Number(query.get('hosts'))) : nodesPage(query.has('guard')),
  )
  const browser = await launchBrowser()
  const open = async query => {
    const page = await browser.newPage()
    await page.goto(`${origin}/?${query}`, { waitUntil: 'load' })
    return page
  }
  const addresses = { relative: '/a/b', 'first-party': `${origin}/a/b`, 'third-party': 'https://cdn.example.org/a/b' }
  const pages = new Map()
  for (const hosts of [0, ...sizes]) pages.set(hosts, await open(`hosts=${hosts}`))
  const times = {}
  for (let round = 0; round < rounds; round++)
    for (const [hosts, page] of pages)
      for (const [kind, url] of Object.entries(addresses))
        ((times[kind] ??= {})[hosts] ??= []).push(await timeCalls(page, url))
  console.log(`\n| ns over an untouched fetch | ${sizes.join(' | ')} hosts |\n|---|${'---:|'.repeat(sizes.length)}`)
  for (const [kind, byHosts] of Object.entries(times))
    console.log(
      `| ${kind} | ${sizes.map(hosts => Math.round(median(byHosts[hosts]) - median(byHosts[0]))).join(' | ')} |`,
    )

  const bare = await open('nodes')
  const guarded = await open('nodes&guard')
  const added = { bare: [], guarded: [] }
  for (let round = 0; round < 3 * rounds; round++) {
    added.bare.push(await timeNodes(bare))
    added.guarded.push(await timeNodes(guarded))
  }
  const [without, withGuard] = [median(added.bare), median(added.guarded)]
  console.log(
    `\n${NODES} nodes at once: ${without.toFixed(1)} ms untouched, ${withGuard.toFixed(1)} ms with the guard (${((withGuard / without - 1) * 100).toFixed(1)} %)`,
  )
  await browser.close()
  stop()
}
