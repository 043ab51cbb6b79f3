// Pages in the back/forward cache, prerendered pages, and pages without storage: node test/package/page-life.mjs, after
// a build. The journeys only simulate these; here they are the browser's own.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { check, must, totals } from '../support/checks.mjs'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
/** The requests to the server, except for our files: `{path, ahead}`. */
let asked = []
/** The last report of the prerendered page. */
let reported = null

const banner = (attributes, options = {}) =>
  `<consent-banner categories="all" ${attributes}><script type="application/json">${JSON.stringify(options)}</script></consent-banner>`
const page = (head, body) =>
  `<!doctype html><html lang="en"><head><title>A site</title>${head}</head><body>${body}<h1>A site</h1></body></html>`
const script = '<script type="module" src="/consent-elements.js"></script>'
const signals = {
  tagManager: { id: 'GTM-X', customScriptUrl: '/gtm.js' },
  signals: { tiktok: true, metaPixel: true },
  cookie: true,
}
const runAhead =
  '<script type="speculationrules">{"prerender": [{"urls": ["/ahead"], "eagerness": "immediate"}]}</script>'
/** Reports errors to the page that contains the frame. */
const confess = `<script>for (const type of ['error', 'unhandledrejection'])
  addEventListener(type, event => parent.postMessage({ fault: event.message ?? String(event.reason) }, '*'))
document.addEventListener('consent-error', ({ detail }) => parent.postMessage({ told: detail.code }, '*'))</script>`

/** A page that reports its state to the server after it was activated. */
const report = `<script>setInterval(() => document.prerendering || fetch('/report', { method: 'POST', body: JSON.stringify({
  wasAhead: performance.getEntriesByType('navigation')[0].activationStart > 0,
  banner: Boolean(document.querySelector('consent-banner').shadowRoot?.querySelector('[part=banner]')),
  granted: Object.entries(window.consentManager?.state.effectiveConsents ?? {}).filter(([, on]) => on).map(([name]) => name).join(),
  ttq: window.ttq?.flat().join(),
  layer: window.dataLayer?.length,
  stored: [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie].join(),
}) }), 100)</script>`

const site = {
  '/': page('', '<a href="/kept">in</a>'),
  '/kept': page(
    `<script src="/guard.js"></script>${script}`,
    `${banner('mode="offline"', signals)}<a href="/">out</a>`,
  ),
  '/to-ahead': page(runAhead, '<a href="/ahead">there</a>'),
  '/to-ahead-decided': page(script + runAhead, `${banner('mode="offline"')}<a href="/ahead">there</a>`),
  '/ahead': page(report + script, banner('', signals)),
  '/sandboxed': page(
    `${confess}<script crossorigin src="/standalone.js"></script>`,
    banner('mode="offline" cookie', signals),
  ),
}
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://site')
  if (pathname === '/report') {
    let body = ''
    for await (const chunk of request) body += chunk
    reported = JSON.parse(body)
    return response.writeHead(204).end()
  }
  const file = join(dist, pathname)
  if (site[pathname] && request.headers['sec-purpose'] !== undefined) asked.push({ path: pathname, ahead: true })
  if (site[pathname]) return response.writeHead(200, { 'content-type': 'text/html' }).end(site[pathname])
  if (extname(file) === '.js' && existsSync(file)) {
    // A sandboxed page has an opaque origin.
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
    return response.end(readFileSync(file))
  }
  if (pathname !== '/favicon.ico') asked.push({ path: pathname, ahead: request.headers['sec-purpose'] !== undefined })
  if (pathname !== '/api/c15t/show-consent-banner') return response.writeHead(204).end()
  response.writeHead(200, { 'content-type': 'application/json' })
  const jurisdiction = { code: 'GDPR', message: '' }
  const location = { countryCode: 'DE', regionCode: '' }
  return response.end(JSON.stringify({ showConsentBanner: true, jurisdiction, location }))
})
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${server.address().port}`
const paths = () => asked.map(({ path }) => path)
/** Returns what is stored for the site, as seen by one of its pages. */
const stored = tab =>
  tab.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie].join())
const browser = await launch(await chromiumLaunchOptions())

/** Opens pages as a new visitor. */
async function visitor() {
  asked = []
  reported = null
  const context = await browser.createBrowserContext()
  const open = async (path, at = origin) => {
    const tab = await context.newPage()
    await tab.goto(at + path, { waitUntil: 'load' })
    return tab
  }
  return { open, leave: () => context.close() }
}
const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))
/**
 * Waits until a condition is true in the page that a tab shows. A page that is restored or activated replaces another
 * without a load, and Puppeteer's own waiting functions fail then.
 */
async function until(tab, what, holds, ...given) {
  const deadline = performance.now() + 20_000
  let last
  while (performance.now() < deadline) {
    last = await tab.evaluate(holds, ...given).catch(thrown => thrown.message)
    if (last === true) return
    await pause(50)
  }
  throw new Error(`Timed out. Expected: ${what} (${last})`)
}
const bannerShows = tab =>
  until(tab, 'the banner shows', () =>
    Boolean(document.querySelector('consent-banner')?.shadowRoot?.querySelector('[part=banner]')),
  )
const bannerIsGone = tab =>
  until(tab, 'the banner is gone', () =>
    Boolean(
      window.consentManager && !document.querySelector('consent-banner').shadowRoot?.querySelector('[part=banner]'),
    ),
  )
const isAt = (tab, path) => until(tab, `the page is ${path}`, path => location.pathname === path, path)
const press = (tab, tag, action) =>
  until(
    tab,
    `${action} can be pressed`,
    (tag, action) => {
      const button = document.querySelector(tag)?.shadowRoot?.querySelector(`[data-action=${action}]`)
      button?.click()
      return Boolean(button)
    },
    tag,
    action,
  )
const grants = (tab, name, on) =>
  until(tab, `${name} is ${on}`, (name, on) => window.consentManager.hasConsentFor(name) === on, name, on)
/** Leaves a page that records whether it is restored, and returns. */
async function leaveAndComeBack(tab, meanwhile = async () => {}) {
  await tab.evaluate(() => {
    window.cameBack = false
    addEventListener('pageshow', ({ persisted }) => (window.cameBack = persisted), { once: true })
  })
  await tab.evaluate(() => void setTimeout(() => document.querySelector('a').click()))
  await isAt(tab, '/')
  await meanwhile()
  await tab.evaluate(() => void setTimeout(() => history.back()))
  await isAt(tab, '/kept')
  must((await tab.evaluate(() => window.cameBack)) === true, 'the page was not kept, so nothing was tried')
}

await check('a page comes back out of the back/forward cache, and knows what was decided in another tab', async () => {
  const { open, leave } = await visitor()
  const tab = await open('/kept')
  await bannerShows(tab)
  const other = await open('/kept')
  await bannerShows(other)
  await tab.bringToFront()
  await leaveAndComeBack(tab, async () => {
    await press(other, 'consent-banner', 'accept')
    await grants(other, 'marketing', true)
  })
  await grants(tab, 'marketing', true)
  await bannerIsGone(tab)

  // The reverse: after a withdrawal in another tab, requests are blocked here again.
  await leaveAndComeBack(tab, () => other.evaluate(() => window.consentManager.rejectAll()))
  await grants(tab, 'marketing', false)
  const outcome = await tab.evaluate(() =>
    fetch('https://connect.facebook.net/x', { mode: 'no-cors' }).then(String, thrown => thrown.message),
  )
  must(outcome.includes('blocked due to missing consent'), outcome)
  await leave()
})

await check('a page on which the visitor has decided in the dialog is kept, too', async () => {
  const { open, leave } = await visitor()
  const tab = await open('/kept')
  await bannerShows(tab)
  await press(tab, 'consent-banner', 'customize')
  await press(tab, 'privacy-settings-dialog', 'save')
  await until(tab, 'it is decided', () => window.consentManager.state.consentInfo?.type === 'custom')
  await leaveAndComeBack(tab)
  must(await tab.evaluate(() => window.consentManager.state.consentInfo.type === 'custom'), 'it knows no decision')
  await leave()
})

/** Waits until the browser prerenders the page, and longer than any of our timers. */
async function untilAhead() {
  const deadline = performance.now() + 15_000
  while (!asked.some(({ path, ahead: isAhead }) => path === '/ahead' && isAhead)) {
    must(performance.now() < deadline, 'the browser runs no page ahead, so nothing was tried')
    await pause(20)
  }
  await pause(1500)
}
/**
 * Follows the link to the prerendered page, which then replaces the current one.
 * @returns a function that waits until the page's own reports fulfil a condition; Puppeteer loses such a page
 */
async function visitAhead(tab) {
  await tab.evaluate(() => void setTimeout(() => document.querySelector('a').click()))
  const untilReported = async (what, holds) => {
    const deadline = performance.now() + 20_000
    for (;;) {
      if (reported && holds(reported)) return
      must(performance.now() < deadline, `Timed out. Expected: ${what} (${JSON.stringify(reported)})`)
      await pause(50)
    }
  }
  await untilReported('the page is visited', () => true)
  must(reported.wasAhead, 'the page was loaded anew, so nothing was tried')
  return untilReported
}

await check(
  'a page that the browser runs ahead asks, writes and loads nothing, and does it all once visited',
  async () => {
    const { open, leave } = await visitor()
    const tab = await open('/to-ahead')
    await untilAhead()
    must(String(paths()) === '/ahead', `it asked for ${paths()}`)
    must((await stored(tab)) === ',,', `it wrote ${await stored(tab)}`)
    const reports = await visitAhead(tab)
    await reports('the banner shows', ({ banner }) => banner)
    must(reported.stored === ',,', `before a choice it wrote ${reported.stored}`)
    await reports('tags and vendors are told', ({ ttq, layer }) => ttq === 'holdConsent' && layer > 1)
    await reports('the tag manager is asked for', () => paths().includes('/gtm.js'))
    for (const once of ['/api/c15t/show-consent-banner', '/gtm.js'])
      must(paths().filter(path => path === once).length === 1, `${once}: ${paths()}`)
    await leave()
  },
)

await check('a page that was run ahead has in force what was decided before it was visited', async () => {
  const { open, leave } = await visitor()
  const tab = await open('/to-ahead-decided')
  await until(tab, 'the banner is due', () => window.consentManager?.state.showPopup === true)
  await untilAhead()
  await tab.evaluate(() => window.consentManager.save({ marketing: true }))
  const reports = await visitAhead(tab)
  await reports('what was allowed is in force, and nothing else', ({ granted }) => granted === 'necessary,marketing')
  await reports('TikTok is told', ({ ttq }) => ttq === 'holdConsent,grantConsent')
  must(!paths().some(path => path.startsWith('/api/')), `the server was asked: ${paths()}`)
  await leave()
})

await check('on a site with a real name a withdrawal sweeps every domain and path, over plain http, too', async () => {
  const { open, leave } = await visitor()
  const { port } = new URL(origin)
  const tab = await open('/kept', `http://a.shop.example.co.uk:${port}`)
  await bannerShows(tab)
  must(!(await tab.evaluate(() => isSecureContext || 'randomUUID' in crypto)), 'it is no plain http')
  await press(tab, 'consent-banner', 'accept')
  await grants(tab, 'marketing', true)
  const jar = () => tab.evaluate(() => document.cookie.split('; ').filter(Boolean))
  must(
    (await jar()).some(cookie => cookie.startsWith('privacy-consent=')),
    'the decision is in no cookie',
  )
  // The widest domain is the one below the public suffix, so a sibling host also has the cookie.
  const neighbour = await open('/', `http://b.shop.example.co.uk:${port}`)
  const seen = () => neighbour.evaluate(() => document.cookie)
  must((await seen()).startsWith('privacy-consent=1.'), `the neighbour sees ${await seen()}`)
  await tab.evaluate(() => {
    const places = ['', '; Domain=a.shop.example.co.uk', '; Domain=shop.example.co.uk', '; Domain=example.co.uk']
    places.forEach((place, at) => (document.cookie = `_ga_${at}=1; Path=/${place}`))
    document.cookie = '_fbp=1; Path=/kept; Domain=example.co.uk'
    document.cookie = 'basket=1; Path=/; Domain=example.co.uk'
  })
  must((await jar()).filter(cookie => /^(_ga|_fbp)/.test(cookie)).length === 5, `not written: ${await jar()}`)
  await tab.evaluate(() => window.consentManager.rejectAll())
  await until(tab, 'the cookies are gone', () => !/_ga|_fbp/.test(document.cookie))
  must((await jar()).includes('basket=1'), 'the basket is gone, too')
  must((await seen()).split('.')[4] === '10000', `the neighbour reads ${await seen()}`)
  await leave()
})

await check('in a sandbox without storage and cookies nothing is granted or thrown, and a decision holds', async () => {
  const { open, leave } = await visitor()
  const tab = await open('/')
  await tab.evaluate(() => {
    window.heard = []
    addEventListener('message', ({ data }) => window.heard.push(data))
    const frame = document.createElement('iframe')
    frame.sandbox = 'allow-scripts'
    frame.src = '/sandboxed'
    document.body.append(frame)
  })
  const inside = await tab.waitForFrame(frame => frame.url().endsWith('/sandboxed'))
  await inside.waitForFunction(
    () => window.consentManager?.version && !window.consentManager.state.isLoadingConsentInfo,
  )
  const state = await inside.evaluate(() => {
    const { showPopup, effectiveConsents } = window.consentManager.state
    return [showPopup, Object.values(effectiveConsents).filter(Boolean).length].join()
  })
  must(state === 'false,1', `banner and grants: ${state}`)
  const held = await inside.evaluate(async () => {
    const { consentManager } = window
    consentManager.acceptAll()
    const granted = consentManager.hasConsentFor('marketing')
    consentManager.rejectAll()
    consentManager.acceptAll()
    consentManager.reset()
    return [granted, consentManager.hasConsentFor('marketing')].join()
  })
  must(held === 'true,false', `granted, then withdrawn: ${held}`)
  await new Promise(resolve => setTimeout(resolve, 500))
  const heard = await tab.evaluate(() => window.heard)
  const faults = heard.filter(({ fault }) => fault)
  must(faults.length === 0, JSON.stringify(faults))
  must(
    heard.every(({ told }) => told === 'STORAGE_ERROR') && heard.length > 0,
    `the page was told ${JSON.stringify(heard)}`,
  )
  await leave()
})

await browser.close()
server.close()
totals()
