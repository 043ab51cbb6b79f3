// headHtml on real servers, opened in Chromium: the page blocks from its first byte, and the banner shows.
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { headHtml } from 'consent-elements/server'
import { baseBelow, serveFiles } from 'consent-elements/node'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'

const options = { mode: 'offline', categories: 'all' }
const serve = serveFiles()

/** Serves one page with the result of headHtml, under a policy that allows only what `csp` contains. */
const pageOf = head => async (request, response) => {
  const { html, csp, files } = await headHtml({ base: baseBelow('/'), options, cookie: null, ...head })
  response.setHeader('content-type', 'text/html')
  response.setHeader('link', files.map(file => `<${file}>; rel=modulepreload`).join(', '))
  response.setHeader(
    'content-security-policy',
    `default-src 'none'; script-src ${csp['script-src']}; connect-src 'self'`,
  )
  response.end(`<!doctype html><html lang="en"><head>${html}<title>A site</title></head>
    <body><main>A page</main></body></html>`)
}

describe('headHtml behind node:http', () => {
  let browser
  before(async () => (browser = await launch(await chromiumLaunchOptions())))
  after(() => browser.close())

  for (const [what, head] of Object.entries({
    'the guard in the page, by its hash': {},
    'the guard in the page, by a nonce': { nonce: 'YWJj' },
    'the guard as a file': { inline: false },
    'the tier capture': { tier: 'capture' },
  }))
    it(`serves ${what}, under a Content-Security-Policy`, async context => {
      const respond = pageOf(head)
      const server = createServer((request, response) => serve(request, response, () => respond(request, response)))
      await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
      context.after(() => {
        server.close()
        server.closeAllConnections()
      })
      const page = await browser.newPage()
      const faults = []
      page.on('console', message => {
        if (message.type() === 'error') faults.push(message.text())
      })
      await page.goto(`http://127.0.0.1:${server.address().port}/`)
      await page.waitForSelector('>>> [part=banner]', { visible: true })
      await (await page.waitForSelector('>>> [data-action=customize]')).click()
      await page.waitForSelector('>>> dialog[open]', { visible: true })
      const requests = await page.evaluate(() => {
        new Image().src = 'https://connect.facebook.net/x'
        return window.consentManager.requests.map(({ channel }) => channel)
      })
      assert.deepEqual(requests, ['img'])
      assert.deepEqual(faults, [])
      await page.close()
    })
})
