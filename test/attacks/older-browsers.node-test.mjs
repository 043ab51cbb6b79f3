import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { builtSite } from './built-site.mjs'
import { newerBuiltIns } from './newer-built-ins.mjs'

const tracker = 'https://connect.facebook.net/x.js'

/** Built-ins without which Chromium's own parts, or puppeteer, do not work in a page. */
const untouchable = new Set(['globalThis'])

describe('a browser that lacks a newer built-in', { concurrency: false }, () => {
  let browser
  let site
  before(async () => {
    site = await builtSite()
    browser = await launch(await chromiumLaunchOptions())
  })
  after(async () => {
    await browser.close()
    site.close()
  })

  /** Opens the page without some built-ins. @returns the state of the page */
  async function visit(paths) {
    const context = await browser.createBrowserContext()
    try {
      const page = await context.newPage()
      const requested = []
      page.on('request', request => requested.push(request.url()))
      const faults = []
      page.on('pageerror', error => faults.push(error.message))
      await page.evaluateOnNewDocument(all => {
        window.removed = all.filter(path => {
          const words = path.split('.')
          const name = words.pop()
          let owner = window
          for (const word of words) owner = owner?.[word]
          return (
            owner !== undefined &&
            owner !== null &&
            Object.prototype.hasOwnProperty.call(owner, name) &&
            delete owner[name]
          )
        })
      }, paths)
      await page.goto(site.origin, { waitUntil: 'load' })
      const removed = await page.evaluate(() => window.removed)
      if (removed.length === 0) return null
      const fetched = await page.evaluate(url => fetch(url, { mode: 'no-cors' }).then(() => 'sent', String), tracker)
      await page.evaluate(url => {
        for (const tag of ['img', 'script', 'iframe'])
          document.body.append(Object.assign(document.createElement(tag), { src: `${url}?${tag}` }))
        document.body.insertAdjacentHTML('beforeend', `<img src="${url}?markup">`)
      }, tracker)
      const started = await page
        .waitForFunction(
          () =>
            window.consentManager?.state.showPopup &&
            document
              .querySelector('consent-banner')
              ?.shadowRoot?.querySelector('[data-action=reject]')
              ?.getClientRects().length > 0,
          { timeout: 5000 },
        )
        .then(
          () => true,
          () => false,
        )
      return { removed, fetched, started, faults, foreign: requested.filter(url => !url.startsWith(site.origin)) }
    } finally {
      await context.close()
    }
  }

  const newer = [...newerBuiltIns()].filter(([name]) => !untouchable.has(name))
  it('is found in the built files', () => assert.ok(newer.length > 10, `only ${newer.length}`))

  // Testing them one by one takes minutes: npm run test:attacks.
  for (const [name, paths] of process.env.ATTACKS ? newer : [])
    it(`still blocks, and shows the banner, without "${name}" of ${paths.length} interfaces`, async () => {
      const seen = await visit(paths)
      if (seen === null) return // this Chromium lacks it too
      assert.match(seen.fetched, /blocked due to missing consent/)
      assert.deepEqual(seen.foreign, [])
      assert.ok(seen.started, `the banner did not show: ${seen.faults}`)
    })

  it('still blocks, and shows the banner, without all of them at once', async () => {
    const seen = await visit(newer.flatMap(([, paths]) => paths))
    assert.match(seen.fetched, /blocked due to missing consent/)
    assert.deepEqual(seen.foreign, [])
    assert.ok(seen.started, `the banner did not show: ${seen.faults}`)
  })
})
