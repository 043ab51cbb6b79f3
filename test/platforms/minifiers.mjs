// `npm run test:minifiers`, after a build: minifiers and optimizers of pages rewrite a page with the tag, as strongly as they
// can, and visitors walk through the result. They are installed from npm, outside of the project's own dependencies.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { giveOut } from '../support/built-sites.mjs'
import { check, must, totals } from '../support/checks.mjs'
import { run, write } from './tools.mjs'
import { visit } from './visit.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const workshop = mkdtempSync(join(tmpdir(), 'consent-elements-minifiers-'))
const versions = {
  'html-minifier-terser': '7.2.0',
  '@minify-html/node': '0.18.1',
  '@swc/html': '1.16.22',
  beasties: '0.5.4',
  htmlnano: '3.5.1',
}
const load = async name => import(pathToFileURL(createRequire(join(workshop, 'package.json')).resolve(name)).href)

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="modulepreload" href="/consent-elements/consent-elements.js" />
    <script src="/consent-elements/guard.js" data-manager data-mode="offline" data-categories="auto" data-language="page" data-pending="hold" data-policy-url="/privacy" data-options='{"trackingHosts": {"shop.example": "marketing"}}'></script>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <style>
      main { color: #123 }
      .unused { color: red }
    </style>
    <title>Shop</title>
  </head>
  <body>
    <!-- a comment -->
    <main>
      <h1>Shop</h1>
      <a href="/about.html">About</a>
      <iframe data-consent="marketing" data-src="https://shop.example/film" title="" width="400" height="300"></iframe>
      <script type="text/plain" data-consent="measurement">
        document.documentElement.dataset.counted = 'yes'
      </script>
    </main>
    <footer><button type="button" data-consent-open>Privacy settings</button></footer>
  </body>
</html>
`
const minifiers = {
  'html-minifier-terser': async text =>
    (await load('html-minifier-terser')).default.minify(text, {
      ...Object.fromEntries(
        (
          'collapseBooleanAttributes collapseWhitespace decodeEntities minifyCSS minifyJS processConditionalComments ' +
          'removeAttributeQuotes removeComments removeEmptyAttributes removeOptionalTags removeRedundantAttributes ' +
          'removeScriptTypeAttributes removeStyleLinkTypeAttributes sortAttributes sortClassName useShortDoctype'
        )
          .split(' ')
          .map(name => [name, true]),
      ),
      processScripts: ['text/plain', 'application/json'],
    }),
  '@minify-html/node': async text =>
    (await load('@minify-html/node')).default
      .minify(Buffer.from(text), {
        minify_css: true,
        minify_js: true,
        allow_removing_spaces_between_attributes: true,
        remove_bangs: true,
      })
      .toString(),
  '@swc/html': async text =>
    (
      await (
        await load('@swc/html')
      ).default.minify(text, {
        collapseWhitespaces: 'all',
        removeComments: true,
        removeEmptyAttributes: true,
        removeRedundantAttributes: 'all',
        collapseBooleanAttributes: true,
        sortAttributes: true,
        tagOmission: true,
        quotes: false,
      })
    ).code,
  beasties: async (text, path) => new (await load('beasties')).default({ path, logLevel: 'silent' }).process(text),
  htmlnano: async text =>
    (await (await load('htmlnano')).default.process(text, {}, (await load('htmlnano')).presets?.max)).html,
}

write(workshop, { 'package.json': JSON.stringify({ private: true, dependencies: versions }) })
run(workshop, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'])
const browser = await launch(await chromiumLaunchOptions())
for (const [name, minify] of Object.entries(minifiers)) {
  const folder = join(workshop, name.replaceAll(/\W+/g, '-'))
  await check(`${name} ${versions[name]}: the tag and gated markup survive`, async () => {
    const text = await minify(page, folder)
    must(text.length < page.length || name === 'beasties', 'nothing was minified')
    write(folder, { 'index.html': text, 'about.html': text })
    cpSync(join(root, 'dist'), join(folder, 'consent-elements'), { recursive: true })
    const site = await giveOut(folder)
    try {
      await visit(browser, site.url, {
        link: 'a[href*=about]',
        granted: seen =>
          seen.waitForSelector('html[data-counted=yes] iframe[src*="shop.example"]', { timeout: 10_000 }),
      })
    } finally {
      site.stop()
    }
  })
}
await browser.close()
rmSync(workshop, { recursive: true })
totals()
