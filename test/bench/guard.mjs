// `npm run bench:guard`: the cost of request blocking for each allowed request, in nanoseconds above an unpatched call,
// with lists of 10 to 20,000 hosts; and the cost of adding 5,000 nodes at once. It uses the built files in Chromium, on
// a page with a `fetch` that does nothing, so that only our code is measured. Medians of alternating rounds. Afterwards
// it measures the operations of page-operations.js; with --operations only these.
import { createServer } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { launch } from 'puppeteer-core'

const dist = new URL('../../dist', import.meta.url).pathname
const sizes = [10, 100, 1000, 5000, 20_000]
const ROUNDS = 7
const CALLS = 100_000
const NODES = 5000
const WARM_ROUNDS = 6
const OPERATION_ROUNDS = 9

const still = 'const answer = Promise.resolve(); window.fetch = function fetch() { return answer }'
/** A page that blocks this number of hosts; 0 for an unpatched page. */
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
  `<!doctype html><title>bench</title>${guard ? '<script src="/guard.js"></script>' : ''}<body>`

const { outputFiles } = await build({
  entryPoints: [new URL('page-operations.js', import.meta.url).pathname],
  bundle: true,
  write: false,
  format: 'iife',
  define: { 'process.env.NODE_ENV': '"production"' },
})
const everything = { necessary: true, functionality: true, measurement: true, experience: true, marketing: true }
const record = JSON.stringify({ consents: everything, consentInfo: { time: Date.now(), type: 'all' } })
/**
 * Pages for the operations: without us, with the guard before a decision, and with the guard after everything was
 * granted.
 */
const operationPages = {
  bare: '',
  guard: '<script>localStorage.clear()</script><script src="/guard.js"></script>',
  granted: `<script>localStorage.setItem('privacy-consent-storage', ${JSON.stringify(record)})</script><script src="/guard.js"></script>`,
}

const server = createServer(({ url }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  if (pathname === '/operations.js') {
    response.setHeader('content-type', 'text/javascript')
    return response.end(outputFiles[0].text)
  }
  const file = dist + pathname
  if (pathname.endsWith('.js') && existsSync(file)) {
    response.setHeader('content-type', 'text/javascript')
    return response.end(readFileSync(file))
  }
  response.setHeader('content-type', 'text/html')
  const operations = searchParams.get('operations')
  if (operations !== null)
    return response.end(
      `<!doctype html><title>bench</title>${operationPages[operations]}<body><script src="/operations.js"></script>`,
    )
  const hosts = searchParams.get('hosts')
  response.end(hosts === null ? nodesPage(searchParams.has('guard')) : pageWith(Number(hosts)))
})
await new Promise(resolve => server.listen(0, resolve))
const origin = `http://localhost:${server.address().port}`
const browser = await launch({
  executablePath: [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    path => path && existsSync(path),
  ),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
    '--host-resolver-rules=MAP * 127.0.0.1',
  ],
})
/** @param host a separate host for each page, so that they do not share storage */
const open = async (query, host = 'localhost') => {
  const page = await browser.newPage()
  await page.goto(`${origin.replace('localhost', host)}/?${query}`, { waitUntil: 'load' })
  return page
}
const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Compares the operations of a page without us, with the guard, and with everything granted, in alternating rounds. */
async function compareOperations() {
  const pages = {}
  for (const kind of Object.keys(operationPages)) pages[kind] = await open(`operations=${kind}`, `${kind}.localhost`)
  const names = await pages.bare.evaluate(() => window.operationNames)
  const took = {}
  for (let round = -WARM_ROUNDS; round < OPERATION_ROUNDS; round++)
    for (const name of names)
      for (const [kind, page] of Object.entries(pages)) {
        await page.bringToFront()
        const time = await page.evaluate(operation => window.timeOperation(operation), name)
        if (round >= 0) ((took[name] ??= {})[kind] ??= []).push(time)
      }
  console.log('\n| script time | untouched, ms | guard | all granted |\n|---|---:|---:|---:|')
  for (const name of names) {
    const [bare, guard, granted] = ['bare', 'guard', 'granted'].map(kind => median(took[name][kind]))
    console.log(`| ${name} | ${bare.toFixed(1)} | x${(guard / bare).toFixed(2)} | x${(granted / bare).toFixed(2)} |`)
  }
  for (const page of Object.values(pages)) await page.close()
}
await compareOperations()
if (process.argv.includes('--operations')) {
  await browser.close()
  server.close()
  process.exit()
}

/** @returns the duration of one call, in nanoseconds */
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
const addresses = { relative: '/a/b', 'first-party': `${origin}/a/b`, 'third-party': 'https://cdn.example.org/a/b' }
const pages = new Map()
for (const hosts of [0, ...sizes]) pages.set(hosts, await open(`hosts=${hosts}`))
const times = {}
for (let round = 0; round < ROUNDS; round++)
  for (const [hosts, page] of pages)
    for (const [kind, url] of Object.entries(addresses))
      ((times[kind] ??= {})[hosts] ??= []).push(await timeCalls(page, url))
console.log(`| ns over an untouched fetch | ${sizes.join(' | ')} hosts |\n|---|${'---:|'.repeat(sizes.length)}`)
for (const [kind, byHosts] of Object.entries(times))
  console.log(
    `| ${kind} | ${sizes.map(hosts => Math.round(median(byHosts[hosts]) - median(byHosts[0]))).join(' | ')} |`,
  )

/**
 * @returns the time to add nodes with images in one fragment, in milliseconds, until layout and mutation observers are
 *   done
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
const bare = await open('nodes')
const guarded = await open('nodes&guard')
const added = { bare: [], guarded: [] }
for (let round = 0; round < 3 * ROUNDS; round++) {
  added.bare.push(await timeNodes(bare))
  added.guarded.push(await timeNodes(guarded))
}
const [without, withGuard] = [median(added.bare), median(added.guarded)]
console.log(
  `\n${NODES} nodes at once: ${without.toFixed(1)} ms untouched, ${withGuard.toFixed(1)} ms with the guard (${((withGuard / without - 1) * 100).toFixed(1)} %)`,
)
await browser.close()
server.close()
