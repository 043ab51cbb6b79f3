// The React export rendered as a stream on a server, with React 18 and 19, and hydrated in Chromium: node
// test/package/react-streams.mjs, after a build. A part of each page arrives late. Data of one visitor must not reach
// the page of another whose stream runs at the same time.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { check, must, totals } from '../support/checks.mjs'
import { consentFromRequest, readConsent } from 'consent-elements/server'

const root = fileURLToPath(new URL('../..', import.meta.url))
const versions = { 18: `${root}node_modules`, 19: `${root}test/support/react-19/node_modules` }

/** A site: a layout, a late part, and all of our components. */
const site = `
import { createElement as h, Suspense, useSyncExternalStore } from 'react'
import { ConsentBanner, ConsentGate, ConsentProvider, PrivacySettingsDialog, PrivacySettingsWidget, useConsent, useConsentFor } from 'consent-elements/react'

/** What a part that comes late waits for; in the browser it is there. */
const Late = ({ late, children }) => {
  if (late && !late.done) throw late.promise
  return children
}
const Allowed = ({ id }) => h('p', { id }, useConsentFor('measurement') ? 'counted' : 'not counted', ' ', useConsent().consentInfo?.type ?? 'undecided')
const { Root, Title, AcceptButton, RejectButton, CustomizeButton } = ConsentBanner

// React 19 holds back what is not inside an element, because a part that comes late might still bring <html>.
export const Site = ({ late, consent, signals }) => h('main', null,
  h(ConsentProvider, { options: { mode: 'offline', categories: 'all', cookie: true }, consent, signals },
    h(ConsentBanner),
    h(PrivacySettingsDialog),
    h(PrivacySettingsWidget),
    h(Root, { id: 'own' }, h(Title), h(AcceptButton), h(RejectButton), h(CustomizeButton)),
    h(PrivacySettingsDialog.Root, null, h(PrivacySettingsDialog.Title)),
    h(PrivacySettingsWidget.Root, null, h(PrivacySettingsWidget.Title)),
    h(Allowed, { id: 'early' }),
    h(Suspense, { fallback: h('p', null, 'wait') },
      h(Late, { late },
        h(Allowed, { id: 'late' }),
        h(ConsentGate, { category: 'experience', fallback: h('i', { id: 'gate' }, 'a picture') }, h('i', { id: 'gate' }, 'the film')),
        h(ConsentBanner, { layout: 'bar' })))))
`
const bundle = async (contents, modules, platform) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    format: platform === 'node' ? 'cjs' : 'esm',
    platform,
    alias: { react: `${modules}/react`, 'react-dom': `${modules}/react-dom` },
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  })
  return outputFiles[0].text
}

async function cookieFor(type) {
  const request = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body: { consent: type } }
  const { setCookie } = await consentFromRequest(request, { secure: false })
  return setCookie.split(';')[0]
}
/** The data of the request, which is also sent to the browser. */
const known = ({ headers }) => ({
  consent: readConsent(headers.cookie),
  signals: { globalPrivacyControl: headers['sec-gpc'] === '1' },
})

/** A part that is sent on demand. */
function held() {
  const late = { done: false }
  late.promise = new Promise(resolve => {
    late.letGo = () => {
      late.done = true
      resolve()
    }
  })
  return late
}

async function serve(modules) {
  const client = await bundle(
    `${site}
     import { hydrateRoot } from 'react-dom/client'
     window.faults = []
     const say = error => window.faults.push(String(error.message))
     /** In the browser the part that comes late is there, or waits once more, as for code that is fetched. */
     const late = location.pathname.startsWith('/slow') ? { done: false } : null
     if (late) late.promise = new Promise(done => (window.letGo = () => { late.done = true; done() }))
     hydrateRoot(document.getElementById('app'), h(Site, { ...window.known, late }), { onRecoverableError: say })`,
    modules,
    'browser',
  )
  const module = { exports: {} }
  const served = await bundle(
    `${site}
     export { createElement } from 'react'
     export { renderToPipeableStream } from 'react-dom/server'`,
    modules,
    'node',
  )
  new Function('module', 'exports', 'require', served)(module, module.exports, createRequire(import.meta.url))
  const { Site, createElement, renderToPipeableStream } = module.exports
  /** The late parts, by the addresses of their pages. */
  const waiting = new Map()
  const server = createServer((request, response) => {
    if (request.url === '/client.js') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(client)
    if (request.url === '/favicon.ico') return response.writeHead(204).end()
    const late = held()
    waiting.set(request.url, late.letGo)
    const visitor = known(request)
    response.writeHead(200, { 'content-type': 'text/html' })
    response.write(`<!doctype html><title>${request.url}</title>
<script>window.known = ${JSON.stringify(visitor)}</script><body><div id="app">`)
    const { pipe } = renderToPipeableStream(createElement(Site, { late, ...visitor }), {
      bootstrapModules: ['/client.js'], // React writes it after the content to hydrate
      onShellReady: () => pipe(response),
      onError: error => must(false, error.message),
    })
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, waiting, stop: () => server.close() }
}

/** Reads a page to its end. */
async function read(origin, path, headers) {
  const response = await fetch(origin + path, { headers })
  return response.text()
}
const until = async holds => {
  const deadline = Date.now() + 20_000
  while (!(await holds())) {
    must(Date.now() < deadline, `it did not come: ${holds}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
const said = (html, id) => new RegExp(`id="${id}">(.*?)</`).exec(html)?.[1].replace(/<!-- -->/g, '')

const browser = await launch(await chromiumLaunchOptions())

/** Opens a page as a new visitor, and collects its errors. */
async function visitor() {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const faults = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => message.type() === 'error' && faults.push(message.text()))
  return { context, page, faults, leave: () => context.close() }
}

for (const [version, modules] of Object.entries(versions)) {
  const { origin, waiting, stop } = await serve(modules)

  await check(
    `React ${version}: streams that run at the same time know each its own visitor, to the last part`,
    async () => {
      const visitors = {
        '/all': { cookie: await cookieFor('all') },
        '/none': {},
        '/necessary': { cookie: await cookieFor('necessary') },
        '/signal': { cookie: await cookieFor('all'), 'sec-gpc': '1' },
      }
      const pages = Object.entries(visitors).map(([path, headers]) => read(origin, path, headers))
      await until(() => waiting.size === 4)
      // The responses end in reverse order.
      for (const path of Object.keys(visitors).toReversed()) waiting.get(path)()
      const [all, none, necessary, signal] = await Promise.all(pages)
      const wanted = [
        [all, 'counted all', 'the film'],
        [none, 'not counted undecided', 'a picture'],
        [necessary, 'not counted necessary', 'a picture'],
        [signal, 'counted all', 'the film'],
      ]
      for (const [html, words, gate] of wanted) {
        must(said(html, 'early') === words, `early: ${said(html, 'early')} in place of ${words}`)
        must(said(html, 'late') === words, `late: ${said(html, 'late')} in place of ${words}`)
        must(said(html, 'gate') === gate, `${said(html, 'gate')} in place of ${gate}`)
        must(!/Accept All|We value|part=/.test(html), 'a banner was sent')
      }
      waiting.clear()
    },
  )

  for (const decided of [false, true])
    await check(
      `React ${version}: the page of a visitor who has ${decided ? '' : 'not '}decided is taken over without a mismatch, while a part of it is still to come`,
      async () => {
        const { context, page, faults, leave } = await visitor()
        if (decided) {
          const [name, value] = (await cookieFor('all')).split('=')
          await context.setCookie({ name, value, domain: '127.0.0.1', path: '/' })
        }
        const path = `/page-${decided}`
        const opening = page.goto(origin + path, { waitUntil: 'load' })
        opening.catch(() => {}) // the result is checked below
        await until(() => waiting.has(path))
        // The manager runs, and its state is rendered, before the rest of the page arrives.
        await until(() => page.evaluate(() => Boolean(window.consentManager?.version)).catch(() => false))
        const text = id => page.$eval(`#${id}`, element => element.textContent).catch(() => null)
        if (!decided) {
          await page.waitForSelector('#own')
          await page.$eval('#own [data-action=accept]', button => button.click())
        }
        await until(async () => (await text('early')) === 'counted all')
        must(
          (await text('late')) === null,
          `the late part was there already; ${await page.evaluate(() => window.faults)}`,
        )
        await page.$eval('#app', app => (window.early = app.querySelector('#early')))
        waiting.get(path)()
        await opening
        await until(async () => (await text('late')) === 'counted all')
        await until(async () => (await text('gate')) === 'the film')
        const kept = await page.$eval('#early', element => element === window.early && element.isConnected)
        must(kept, 'the nodes of the server are others now')
        faults.push(...(await page.evaluate(() => window.faults)))
        must(faults.length === 0, faults.join('\n'))
        await leave()
      },
    )

  await check(
    `React ${version}: a press before all of the page is hydrated is kept, and what is hydrated later is taken over without a mismatch`,
    async () => {
      const { page, faults, leave } = await visitor()
      const opening = page.goto(`${origin}/slow`, { waitUntil: 'load' })
      await until(() => waiting.has('/slow'))
      waiting.get('/slow')()
      await opening
      await page.waitForSelector('#own')
      const text = id => page.$eval(`#${id}`, element => element.textContent)
      must((await text('late')) === 'not counted undecided', await text('late'))
      await page.$eval('#app', app => (window.late = app.querySelector('#late')))
      await page.$eval('#own [data-action=accept]', button => button.click())
      await until(async () => (await text('early')) === 'counted all')
      must((await text('late')) === 'not counted undecided', 'the late part was hydrated already, so nothing was tried')
      await page.evaluate(() => window.letGo())
      await until(async () => (await text('late')) === 'counted all')
      await until(async () => (await text('gate')) === 'the film')
      must(await page.$eval('#late', element => element === window.late), 'the nodes of the server are others now')
      faults.push(...(await page.evaluate(() => window.faults)))
      must(faults.length === 0, faults.join('\n'))
      await leave()
    },
  )
  stop()
}
await browser.close()
totals()
