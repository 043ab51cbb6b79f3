// The extension of examples/shopify/: Shopify's own checker reads it, liquidjs renders its blocks into a page like those of a
// theme, and a visitor walks through that page in Chromium. Shopify itself cannot run here: the place of the block, the address
// of the assets and the Customer Privacy API are as its documentation names them.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from 'puppeteer-core'
import { run } from '../platforms/tools.mjs'
import { visit } from '../platforms/visit.mjs'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { giveOut } from '../support/built-sites.mjs'
import { check, must } from '../support/checks.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const workshop = mkdtempSync(join(tmpdir(), 'consent-elements-shopify-'))
const extension = join(workshop, 'extensions/consent-elements')

/** Builds the extension with the files of this build, and installs what reads it. */
function prepare() {
  cpSync(join(root, 'examples/shopify'), workshop, { recursive: true })
  writeFileSync(join(workshop, 'package.json'), '{"private": true, "type": "module"}')
  run(workshop, 'npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--silent',
    '@shopify/theme-check-node@3.29.1',
    'liquidjs@10.30.1',
  ])
  symlinkSync(root, join(workshop, 'node_modules/consent-elements'))
  run(workshop, process.execPath, ['build.mjs'])
}
const installed = path => import(join(workshop, 'node_modules', path))

/** Renders the blocks with their defaults into a page, as a theme does. */
async function renderPage(settings) {
  const { Liquid } = await installed('liquidjs/dist/liquid.node.mjs')
  const engine = new Liquid()
  engine.registerFilter('asset_url', name => `/cdn/assets/${name}?v=1`)
  const render = async (block, settings) => {
    const text = readFileSync(join(extension, `blocks/${block}.liquid`), 'utf8')
    const [source, schema] = text.split(/{% (?:end)?schema %}/)
    const defaults = JSON.parse(schema).settings.map(({ id, default: value }) => [id, value])
    const shop = { privacy_policy: { url: '/policies/privacy-policy' } }
    const values = { shop, block: { settings: { ...Object.fromEntries(defaults), ...settings } } }
    return engine.parseAndRender(source, values)
  }
  const head = await render('consent-banner', settings)
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<link rel="icon" href="data:,">
<title>Shop</title>
<script>
  window.told = []
  window.Shopify = { loadFeatures: (features, then) => {
    Shopify.customerPrivacy = { setTrackingConsent: (consent, then) => { told.push(consent); then() } }
    then()
  } }
</script>
${head}
</head>
<body>
<h1>Shop</h1>
${await render('settings-button', {})}
</body>
</html>
`
  return { head, page }
}

/** Runs the checks of the extension. */
export async function checkShopify() {
  try {
    await check('Shopify: its checker finds nothing wrong in the extension', async () => {
      prepare()
      const { themeCheckRun } = await installed('@shopify/theme-check-node/dist/index.js')
      const { offenses } = await themeCheckRun(extension, join(extension, '.theme-check.yml'))
      must(offenses.length === 0, offenses.map(one => `${one.uri}: ${one.check}: ${one.message}`).join('\n'))
      must(
        readdirSync(join(extension, 'assets'), { withFileTypes: true }).every(one => one.isFile()),
        'assets have folders',
      )
    })
    await check('Shopify: the tag has what the settings and the shop say', async () => {
      const { head } = await renderPage({ services: 'youtube' })
      for (const part of [
        'src="/cdn/assets/guard.js?v=1"',
        'href="/cdn/assets/consent-elements.js?v=1"',
        'data-categories="auto"',
        'data-services="youtube"',
        'data-policy-url="/policies/privacy-policy"',
      ])
        must(head.includes(part), `${part} is missing in ${head}`)
    })
    await check('Shopify: visitors decide, return and withdraw, and the Customer Privacy API is told', async () => {
      const site = join(workshop, 'site')
      mkdirSync(join(site, 'cdn'), { recursive: true })
      cpSync(join(extension, 'assets'), join(site, 'cdn/assets'), { recursive: true })
      writeFileSync(join(site, 'index.html'), (await renderPage({})).page)
      const { url, stop } = await giveOut(site)
      const browser = await launch(await chromiumLaunchOptions())
      try {
        await visit(browser, url, {
          granted: page => page.waitForFunction(() => window.told.at(-1)?.marketing === true, { timeout: 10_000 }),
        })
      } finally {
        await browser.close()
        stop()
      }
    })
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}
