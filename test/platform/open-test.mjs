import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'

/** The time limit of a page, in milliseconds. The harness itself ends most tests after ten seconds. */
const patience = 12_000
/** Where the script is inserted: at the start of `<head>`, or where `<head>` would begin. */
const places = [/<head(?:\s[^>]*)?>/i, /<html(?:\s[^>]*)?>/i, /<!doctype[^>]*>/i]

const withScript = (html, tag) => {
  for (const place of places) {
    const found = place.exec(html)
    if (found) return html.slice(0, found.index) + found[0] + tag + html.slice(found.index + found[0].length)
  }
  return tag + html
}

/** Starts a browser that opens one test at a time, because a background page is not rendered. */
export async function startBrowser() {
  const options = await chromiumLaunchOptions()
  const browser = await launch({
    ...options,
    acceptInsecureCerts: true,
    protocolTimeout: 60_000,
    args: [
      ...options.args.filter(arg => !arg.includes('host-resolver')),
      '--host-resolver-rules=MAP nonexistent.* ~NOTFOUND, MAP * 127.0.0.1, EXCLUDE localhost',
      '--disable-popup-blocking',
      // Each new window would load several hundred modules of these features.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,LocalNetworkAccessChecks',
      '--autoplay-policy=no-user-gesture-required',
    ],
  })
  /**
   * Opens a test and returns its results.
   * @param {string} url
   * @param {string} script URL of the script that is inserted at the start of `<head>`
   * @returns {Promise<{ rows: Record<string, number>, status: number | string }>}
   */
  const run = async (url, script) => {
    const page = await browser.newPage()
    const session = await page.createCDPSession()
    let isServed = false
    session.on(
      'Fetch.requestPaused',
      async ({ requestId, responseStatusCode, responseHeaders = [], responseErrorReason }) => {
        try {
          const type = responseHeaders.find(({ name }) => /^content-type$/i.test(name))?.value ?? 'text/html'
          if (isServed || responseErrorReason || responseStatusCode >= 300 || !/ml/.test(type))
            return await session.send('Fetch.continueRequest', { requestId })
          isServed = true
          const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId })
          const html = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString('latin1')
          await session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: responseStatusCode,
            responseHeaders: responseHeaders.filter(({ name }) => !/^(content-length|content-encoding)$/i.test(name)),
            body: Buffer.from(withScript(html, `<script src="${script}"></script>`), 'latin1').toString('base64'),
          })
        } catch {
          // The page has already navigated.
        }
      },
    )
    await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] })
    let timer
    const result = new Promise(resolve => {
      page.on('console', message => {
        const text = message.text()
        if (text.startsWith('platform results ')) resolve(JSON.parse(text.slice('platform results '.length)))
      })
      page.on('dialog', dialog => void dialog.dismiss().catch(() => {}))
      page.on('error', () => resolve({ rows: {}, status: 'crash' }))
      timer = setTimeout(() => resolve({ rows: {}, status: 'no result' }), patience)
    })
    page.goto(url, { waitUntil: 'domcontentloaded', timeout: patience }).catch(() => {})
    const found = await result
    clearTimeout(timer)
    for (const open of (await browser.pages()).slice(1)) await open.close().catch(() => {})
    return found
  }
  return { run, close: () => browser.close().catch(() => {}) }
}
