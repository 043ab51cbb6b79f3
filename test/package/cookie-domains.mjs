// The consent cookie on real host names: node test/package/cookie-domains.mjs, after a build. localhost has only one
// label, so the choice of the domain cannot be tested there. Chromium knows which domains are public suffixes.
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { check, must, totals } from '../support/checks.mjs'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
const page = attributes =>
  `<!doctype html><title>A site</title><script type="module" src="/consent-elements.js"></script>` +
  `<consent-banner mode="offline" categories="all" ${attributes}></consent-banner>`
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://site')
  const isScript = extname(pathname) === '.js'
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
  response.end(isScript ? readFileSync(join(dist, pathname)) : page(searchParams.get('attributes') ?? ''))
})
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address()
const browser = await launch(await chromiumLaunchOptions())

/**
 * Accepts everything on a host, in a new profile.
 * @returns the domains of the consent cookies afterwards
 */
async function domainsAfterAccept(host, attributes) {
  const context = await browser.createBrowserContext()
  const tab = await context.newPage()
  await tab.goto(`http://${host}:${port}/?attributes=${encodeURIComponent(attributes)}`)
  await tab.waitForFunction(() => window.consentManager?.version)
  await tab.evaluate(() => window.consentManager.acceptAll())
  await tab.waitForFunction(() => document.cookie.includes('privacy-consent='))
  const cookies = await context.cookies()
  await context.close()
  return cookies.filter(({ name }) => name === 'privacy-consent').map(({ domain }) => domain)
}

const expected = [
  ['www.shop.example.com', 'cookie', '.example.com'],
  ['shop.example.co.uk', 'cookie', '.example.co.uk'],
  ['a.b.example.com.au', 'cookie', '.example.com.au'],
  ['site.github.io', 'cookie', '.site.github.io'],
  ['www.shop.example.com', 'cookie cookie-domain="shop.example.com"', '.shop.example.com'],
  ['www.shop.example.com', 'cookie cookie-domain="other.example"', 'www.shop.example.com'],
  ['127.0.0.1', 'cookie', '127.0.0.1'],
]
for (const [host, attributes, domain] of expected)
  await check(`on ${host} with ${attributes}, one cookie is set, for ${domain}`, async () => {
    const domains = await domainsAfterAccept(host, attributes)
    must(domains.join() === domain, `it is set for ${domains.join(' and ') || 'none'}`)
  })

await browser.close()
server.close()
totals()
