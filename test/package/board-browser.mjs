// Shows the states of board-sheets.mjs in Chromium: for the pictures of the board, and for its checks.
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { vendorList } from '../support/vendor-list.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

const ours = ({ attributes = '', options }) =>
  `<consent-banner mode="offline" categories="all" policy-url="/privacy" ${attributes}>${
    options ? `<script type="application/json">${JSON.stringify(options)}</script>` : ''
  }</consent-banner>`

const page = ({ files, head = '', body = '', after = '', style = '', ...shot }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <title>A shop</title>
    ${head}
    ${files ? '' : '<script type="module" src="/dist/consent-elements.js"></script>'}
    <style>
      body { margin: 0; padding: 24px; font: 1rem/1.6 system-ui, sans-serif; background: light-dark(#eef1f4, #0e1116) }
      h1 { font-size: 1.8em; line-height: 1.2; margin: 0 0 12px }
      main > p { max-width: 34em; margin: 0 0 16px; opacity: 0.75 }
      ${style}
    </style>
  </head>
  <body>
    ${files ? '' : ours(shot)}
    <main>
      <h1>Bread from the wood oven</h1>
      <p>Baked every morning from flour, water and salt. Order until noon, and we bring it tomorrow.</p>
      ${body}
    </main>
    ${after}
  </body>
</html>`

/** The page that the server answers with, and the files of a peer. */
let shown = ''
let files = {}
const types = { js: 'text/javascript', css: 'text/css' }
const server = createServer((request, response) => {
  const path = new URL(request.url, 'http://localhost').pathname
  if (path === '/') return response.setHeader('content-type', 'text/html').end(shown)
  if (path === '/api/c15t/hand-off/accept')
    return response.end(JSON.stringify({ from: 'news.example', granted: ['measurement', 'experience'] }))
  if (path === '/vendor-list.json') return response.end(JSON.stringify(vendorList(120)))
  try {
    const file = files[path.slice(1)] ?? readFileSync(`${root}${path.slice(1)}`)
    response.setHeader('content-type', types[path.split('.').pop()] ?? 'application/octet-stream').end(file)
  } catch {
    response.writeHead(404).end()
  }
})

/** Emulates what the visitor prefers. Puppeteer itself knows only some of these features. */
async function prefer(tab, { scheme = 'light', forced = false }) {
  const devtools = await tab.createCDPSession()
  const features = [
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'forced-colors', value: forced ? 'active' : 'none' },
  ]
  await devtools.send('Emulation.setEmulatedMedia', { features })
}

/**
 * Shows one state of the board in a tab of its own.
 * @param shot a state of board-sheets.mjs
 * @param act what to do with the tab; its result is returned
 */
async function show(browser, shot, act) {
  const [width, height] = shot.size
  const context = await browser.createBrowserContext()
  try {
    const tab = await context.newPage()
    tab.setDefaultTimeout(10_000)
    await tab.setViewport({ width, height })
    await prefer(tab, shot)
    if (shot.signal)
      await tab.evaluateOnNewDocument(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      )
    shown = page(shot)
    files = shot.files ?? {}
    await shot.before?.(tab)
    await tab.goto(shot.url ?? `http://127.0.0.1:${server.address().port}/${shot.address ?? ''}`)
    await tab.waitForSelector(shot.awaited, { visible: true })
    await shot.prepare?.(tab)
    await tab.evaluate(() => document.fonts.ready)
    return await act(tab)
  } finally {
    await context.close()
  }
}

/**
 * Starts a server with the built files, and Chromium.
 * @returns `show(shot, act)` shows a state and returns what `act(tab)` returns; `stop` ends both
 */
export async function startBoard() {
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const browser = await launch(await chromiumLaunchOptions())
  return {
    browser,
    show: (shot, act) => show(browser, shot, act),
    async stop() {
      await browser.close()
      server.close()
    },
  }
}
