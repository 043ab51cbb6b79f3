// `npm run docs:pictures`, after a build: takes the README's screenshots of the banner, light and dark, and those of each
// layout for the guide to styling.
import { createServer } from 'node:http'
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const page = ({ banner = '', body = '' } = {}) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="color-scheme" content="light dark" />
    <title>A shop</title>
    <script type="module" src="/dist/consent-elements.js"></script>
    <style>
      body { margin: 0; padding: 40px 56px; font: 18px/1.6 system-ui, sans-serif; background: light-dark(#eef1f4, #0e1116) }
      h1 { font-size: 34px; margin: 0 0 12px }
      iframe { border: 0 }
      p { max-width: 34em; opacity: 0.75 }
    </style>
  </head>
  <body>
    <consent-banner mode="offline" categories="all" policy-url="/privacy" language="en" ${banner}></consent-banner>
    <h1>Bread from the wood oven</h1>
    <p>Baked every morning from flour, water and salt. Order until noon, and we bring it tomorrow.</p>
    ${body}
  </body>
</html>`

const withoutFading = { name: 'prefers-reduced-motion', value: 'reduce' }
const openDialog = async tab => {
  await tab.evaluate(() => globalThis.consentManager.openSettings())
  await tab.waitForSelector('>>> dialog[open]', { visible: true })
}
const map =
  '<iframe data-consent="experience" data-src="https://www.google.com/maps/embed?pb=1" title="How to find us" width="560" height="315"></iframe>'

/** The pictures of the layouts, by name: attributes of the banner, what the page has besides, and what is waited for. */
const layouts = {
  'layout-bottom-end': { banner: 'layout="bottom-end"' },
  'layout-bar': { banner: 'layout="bar"' },
  'layout-center': { banner: 'layout="center" scroll-lock' },
  'layout-sheet': { banner: 'layout="sheet"', width: 390, height: 700 },
  'layout-inline': { banner: 'layout="inline"' },
  'layout-choices': { banner: 'category-choices', awaited: '>>> [part~=save]' },
  'layout-dialog': { prepare: openDialog },
  'layout-wide': {
    body: '<privacy-settings-dialog layout="wide"></privacy-settings-dialog>',
    width: 1280,
    prepare: openDialog,
  },
  'layout-widget': {
    banner: 'hidden',
    body: '<privacy-settings-dialog variant="widget"></privacy-settings-dialog>',
    awaited: '>>> [part~=save]',
  },
  placeholder: { banner: 'hidden services="google-maps"', body: map, awaited: '>>> [part~=placeholder]' },
}

const server = createServer((request, response) => {
  const path = new URL(request.url, 'http://localhost').pathname
  const shown = path === '/' ? {} : layouts[path.slice(1)]
  if (shown) return response.setHeader('content-type', 'text/html').end(page(shown))
  try {
    const file = readFileSync(`${root}${path.slice(1)}`)
    response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream').end(file)
  } catch {
    response.writeHead(404).end()
  }
})
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
const browser = await launch(await chromiumLaunchOptions())
try {
  mkdirSync(`${root}docs/pictures`, { recursive: true })
  for (const scheme of ['light', 'dark']) {
    const tab = await browser.newPage()
    await tab.setViewport({ width: 960, height: 600, deviceScaleFactor: 2 })
    await tab.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }, withoutFading])
    await tab.goto(`http://127.0.0.1:${server.address().port}/`)
    await tab.waitForSelector('>>> [part~=banner]', { visible: true })
    await tab.screenshot({ path: `${root}docs/pictures/banner-${scheme}.png` })
    await tab.close()
  }
  for (const [name, { width = 960, awaited = '>>> [part~=banner]', prepare }] of Object.entries(layouts)) {
    const tab = await browser.newPage()
    await tab.setViewport({ width, height: 640 })
    await tab.emulateMediaFeatures([withoutFading])
    await tab.goto(`http://127.0.0.1:${server.address().port}/${name}`)
    await tab.waitForSelector(awaited, { visible: true })
    await prepare?.(tab)
    await tab.screenshot({ path: `${root}docs/pictures/${name}.png` })
    await tab.close()
  }
} finally {
  await browser.close()
  server.close()
}
