// npm run test:libraries, after a build: the effects of our code on other libraries and their own tests, in Chromium.
// Every page is opened without and with our code, and must record the same result for each call.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { startSite } from './site.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../..')
const dist = join(root, 'dist')
const libraries = join(root, 'node_modules/.libraries')
const modules = join(libraries, 'node_modules')

const wanted = readFileSync(join(here, 'package.json'), 'utf8')
const installed = join(libraries, 'package.json')
if (!existsSync(modules) || readFileSync(installed, 'utf8') !== wanted) {
  mkdirSync(libraries, { recursive: true })
  copyFileSync(join(here, 'package.json'), installed)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: libraries, stdio: 'inherit' })
}

const bundled = async options => {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    format: 'iife',
    nodePaths: [modules],
    mainFields: ['browser', 'module', 'main'],
    define: { global: 'window', 'process.env.NODE_ENV': '"production"', 'process.env.NODE_DEBUG': 'undefined' },
    logLevel: 'error',
    ...options,
  })
  return outputFiles[0].text
}

/** Libraries that replace functions of the browser, with the code that activates each. */
const patchers = {
  none: '',
  xhook: `import xhook from 'xhook'
    xhook.enable()
    xhook.before(request => { request.headers['x-custom'] = 'hooked' })
    xhook.after(() => {})`,
  'fetch-intercept': `import { register } from 'fetch-intercept'
    register({ request: (url, options) => [url, options], response: response => response })`,
  '@mswjs/interceptors': `import { BatchInterceptor } from '@mswjs/interceptors'
    import { FetchInterceptor } from '@mswjs/interceptors/fetch'
    import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
    const interceptors = [new FetchInterceptor(), new XMLHttpRequestInterceptor()]
    new BatchInterceptor({ name: 'ours', interceptors }).apply()`,
  'zone.js': `import 'zone.js'`,
  'whatwg-fetch': `import * as polyfill from 'whatwg-fetch'
    const { fetch, Headers, Request, Response } = polyfill
    Object.assign(window, { fetch, Headers, Request, Response })`,
}

const scripts = { '/calls.js': await bundled({ entryPoints: [join(here, 'calls.js')] }) }
for (const [name, contents] of Object.entries(patchers))
  scripts[`/patch/${name}`] = await bundled({ stdin: { contents, resolveDir: libraries } })
scripts['/nanoajax-tests.js'] = await bundled({
  entryPoints: [join(modules, 'nanoajax/test/index.js')],
  alias: { assert: join(modules, 'assert') },
})

const script = path => `<script src="${path}"></script>`
const guard = script('/dist/guard.js')
const manager = `<script type="module">
  import { startConsentManager } from '/dist/index.js'
  startConsentManager({ mode: 'offline' })
</script>`
/** The positions of our scripts among the scripts of the page. */
const places = {
  'without us': theirs => theirs,
  'the guard first': theirs => guard + theirs,
  'the guard last': theirs => theirs + guard,
  'the manager last': theirs => theirs + manager,
  'guard, scripts, manager': theirs => guard + theirs + manager,
}
const page = (place, theirs, body = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A site</title>${places[place](theirs)}</head><body>${body}</body></html>`
const html = body => ({ body, type: 'text/html; charset=utf-8' })

/** The published suites: their pages, as in the package, and a function that reads the results when they have ended. */
const published = {
  reqwest: {
    page(place) {
      const text = readFileSync(join(modules, 'reqwest/tests/tests.html'), 'utf8')
      return text.replace('<head>', () => `<head>${place === 'without us' ? '' : guard}`)
    },
    results: () =>
      document.querySelector('#tests.sink-done') &&
      [...document.querySelectorAll('#tests > li')].map(item => `${item.className}: ${item.firstChild.data}`),
  },
  qajax: {
    page(place) {
      const text = readFileSync(join(modules, 'qajax/test/index.html'), 'utf8')
      return text.replace('<head>', () => `<head><base href="/qajax/test/">${place === 'without us' ? '' : guard}`)
    },
    results: () =>
      document.querySelector('#qunit-testresult .total') &&
      [...document.querySelectorAll('#qunit-tests > li')].map(
        item => `${item.className}: ${item.querySelector('.test-name').textContent}`,
      ),
  },
  nanoajax: {
    page: place =>
      page(
        place,
        `${script('/mocha/mocha.js')}<script>mocha.setup({ ui: 'tdd', timeout: 10000 })</script>${script('/nanoajax/nanoajax.min.js')}`,
        `<div id="mocha"></div>${script('/nanoajax-tests.js')}<script>mocha.run(() => (window.hasEnded = true))</script>`,
      ),
    results: () =>
      window.hasEnded &&
      [...document.querySelectorAll('#mocha .test')].map(
        // Mocha also shows the speed.
        item => `${item.className.replace(/fast|medium|slow/, '')}: ${item.querySelector('h2').firstChild.data}`,
      ),
  },
}

const pages = {
  '/': ({ query }) => html(page(query.get('place'), script(`/patch/${query.get('patcher')}`) + script('/calls.js'))),
  '/published': ({ query }) => html(published[query.get('suite')].page(query.get('place'))),
  '/site/own.js': () => ({ body: 'window.own = 1', type: 'text/javascript' }),
  // The suite hard-codes the port of its second server.
  '/tests/tests.js': ({ other }) => ({
    body: readFileSync(join(modules, 'reqwest/tests/tests.js'), 'utf8').replaceAll(':5678', `:${new URL(other).port}`),
    type: 'text/javascript',
  }),
  '/set-cookie': () => ({ body: 'Set a cookie!', headers: { 'set-cookie': 'cookie=hello' } }),
}
for (const [path, body] of Object.entries(scripts)) pages[path] = () => ({ body, type: 'text/javascript' })
const { origins, stop } = await startSite(pages, {
  '/dist/': dist,
  '/node_modules/': modules,
  '/tests/': join(modules, 'reqwest/tests'),
  '/qajax/': join(modules, 'qajax'),
  '/src/': join(modules, 'reqwest/src'),
  '/test/dataset/': join(modules, 'qajax/test/dataset'),
  '/nanoajax/': join(modules, 'nanoajax'),
  '/mocha/': join(modules, 'mocha'),
})
const browser = await launch(await chromiumLaunchOptions())
let faults = 0
const complain = text => {
  faults++
  console.error(text)
}

async function open(address) {
  const context = await browser.createBrowserContext()
  const tab = await context.newPage()
  await tab.goto(origins[0] + address, { waitUntil: 'load' })
  return { tab, close: () => context.close() }
}
/** Whether our code is active: it blocks a request to a tracker. */
const isHeld = tab =>
  tab.evaluate(async () => {
    let isTold = false
    document.addEventListener('ConsentBlockedRequest', () => (isTold = true))
    await fetch('https://www.google-analytics.com/g/collect').catch(() => undefined)
    return isTold
  })

async function call(patcher, place) {
  const query = new URLSearchParams({ patcher, place, other: origins[1] })
  const { tab, close } = await open(`/?${query}`)
  if (place.includes('manager')) await tab.waitForFunction(() => window.consentManager?.version !== undefined)
  const notes = await tab.evaluate(() => window.makeCalls())
  const held = await isHeld(tab)
  await close()
  return { notes, held }
}
async function runPublished(suite, place) {
  const { tab, close } = await open(`/published?${new URLSearchParams({ suite, place })}`)
  const { results } = published[suite]
  const handle = await tab.waitForFunction(results, { timeout: 120_000, polling: 200 })
  const lines = await handle.jsonValue()
  const held = place === 'without us' || (await isHeld(tab))
  await close()
  return { notes: Object.fromEntries(lines.map((line, at) => [`${at}`, line])), held }
}

/** Lists the names whose records differ between two pages. */
function compare(title, expected, actual) {
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)])
  let same = 0
  for (const name of names)
    if (expected[name] === actual[name]) same++
    else complain(`${title}, ${name}\n  without us: ${expected[name]}\n  with us:    ${actual[name]}`)
  return `${same} of ${names.size} the same`
}

for (const suite of Object.keys(published)) {
  const { notes } = await runPublished(suite, 'without us')
  const passed = Object.values(notes).filter(line => /pass/.test(line)).length
  const { notes: ours, held } = await runPublished(suite, 'the guard first')
  if (!held) complain(`${suite}: the guard was not at work`)
  console.log(
    `${suite}'s own suite: ${passed} of ${Object.keys(notes).length} pass without us; with the guard ${compare(suite, notes, ours)}`,
  )
}
for (const patcher of Object.keys(patchers)) {
  const { notes: expected, held } = await call(patcher, 'without us')
  if (held) complain(`${patcher}: something is held without us`)
  for (const place of Object.keys(places).slice(1)) {
    const { notes, held } = await call(patcher, place)
    if (!held) complain(`${patcher}, ${place}: nothing is held`)
    console.log(`calls, patched by ${patcher}, ${place}: ${compare(`${patcher}, ${place}`, expected, notes)}`)
  }
}
await browser.close()
stop()
console.log(`\n${faults === 0 ? 'Nothing differs.' : `${faults} faults.`}`)
if (faults > 0) process.exitCode = 1
