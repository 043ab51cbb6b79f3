// `npm run test:imports`: visitors accept or reject in the real consent tools, then open a page of ours with `importDecision`.
// Needs a built dist/ and an installed Chromium, and installs the tools that the benchmark compares with.
import { createServer } from 'node:http'
import { launch } from 'puppeteer-core'
import { bundled, products as prepareProducts } from '../bench/products.mjs'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { check, must, totals } from '../support/checks.mjs'

/** Each tool: the option, and the categories that Accept grants. Every tool refuses all after Reject. */
const tools = {
  'vanilla-cookieconsent 3.1': {
    option: 'vanilla-cookieconsent analytics=measurement marketing=marketing',
    granted: ['measurement', 'marketing'],
  },
  'klaro 0.7': { option: 'klaro counter=measurement ads=marketing', granted: ['measurement', 'marketing'] },
  'Osano cookieconsent 3.1': {
    option: 'osano cookies=measurement cookies=marketing',
    granted: ['measurement', 'marketing'],
  },
  'tarteaucitron 1.34': { option: 'tarteaucitron youtube=experience', granted: ['experience'] },
  'c15t 2.2.1': { option: 'c15t', granted: ['measurement', 'marketing'] },
}
const products = await prepareProducts()
// The benchmark's page of c15t asks about nothing but necessary.
const c15t = await bundled(`
  import { createRoot } from 'react-dom/client'
  import { ConsentManagerProvider, ConsentBanner } from 'c15t-2'
  createRoot(document.getElementById('root')).render(
    <ConsentManagerProvider options={{ mode: 'offline', consentCategories: ['necessary', 'measurement', 'marketing'] }}><ConsentBanner /></ConsentManagerProvider>)`)
products['c15t 2.2.1'].files = { ...products['c15t 2.2.1'].files, 'app.js': c15t }
const ours = products['consent-elements, quick start'].files
const types = { js: 'text/javascript', css: 'text/css' }
const page = (head, body = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">${head}</head><body><h1>Shop</h1>${body}</body></html>`

/** Serves a product at `/`, and ours at `/ours/`, on one origin. */
async function serve({ head, body, files }, option) {
  const pages = {
    '/': page(head, body),
    '/ours/': page(
      `<script src="guard.js" data-manager data-mode="offline" data-categories="all" data-import-decision="${option}"></script>`,
    ),
  }
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, 'http://site')
    const name = pathname.replace('/ours/', '/').slice(1)
    const content = pages[pathname] ?? (pathname.startsWith('/ours/') ? ours : files)[name]
    if (content === undefined) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[name.split('.').at(-1)] ?? 'text/html' })
    response.end(content)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() }
}
const browser = await launch(await chromiumLaunchOptions())

/** Returns the categories that are granted here after a press in the other tool; null if there is no decision. */
async function importAfter(press, product, option) {
  const { origin, stop } = await serve(product, option)
  const context = await browser.createBrowserContext()
  try {
    const tab = await context.newPage()
    await tab.goto(`${origin}/`)
    const button = await tab.waitForSelector(product.buttons[press], { visible: true, timeout: 30_000 })
    const stored = () => JSON.stringify([document.cookie, { ...localStorage }])
    const before = await tab.evaluate(stored)
    // The function behind the buttons, because the bench's page of tarteaucitron does not react to Puppeteer's press.
    if (await tab.evaluate(() => 'tarteaucitron' in globalThis))
      await tab.evaluate(on => globalThis.tarteaucitron.userInterface.respondAll(on), press === 'accept')
    else await button.click()
    await tab.waitForFunction(
      text => JSON.stringify([document.cookie, { ...localStorage }]) !== text,
      { timeout: 30_000 },
      before,
    )
    await tab.goto(`${origin}/ours/`)
    await tab.waitForFunction(() => globalThis.consentManager?.version, { timeout: 30_000 })
    await tab.waitForFunction(
      () => globalThis.consentManager.state.consentInfo || globalThis.consentManager.state.showPopup,
      { timeout: 30_000 },
    )
    return await tab.evaluate(() => {
      const { consents, consentInfo } = globalThis.consentManager.state
      const names = Object.keys(consents).filter(name => consents[name] && name !== 'necessary')
      return consentInfo && names
    })
  } finally {
    await context.close()
    stop()
  }
}
const asked = process.argv.slice(2)
for (const [name, { option, granted }] of Object.entries(tools)) {
  if (asked.length > 0 && !asked.some(part => name.includes(part))) continue
  await check(`${name}: Accept is imported`, async () => {
    const found = await importAfter('accept', products[name], option)
    must(found !== null, 'no decision was imported')
    must(`${found.toSorted()}` === `${granted.toSorted()}`, `granted are ${found}`)
  })
  await check(`${name}: Reject is imported`, async () => {
    const found = await importAfter('reject', products[name], option)
    must(found !== null, 'no decision was imported')
    must(found.length === 0, `granted are ${found}`)
  })
}
await browser.close()
totals()
