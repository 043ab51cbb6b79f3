import { doesNotReject, rejects, strictEqual } from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { builtTools } from './support/built-tools.mjs'
import { startSites } from './support/start-sites.mjs'
import { page as html, script } from './support/page.mjs'

const { expectNoTrackers } = await import(join(await builtTools('testing'), 'testing.js'))

/** A page with the interface of both test tools: it emits requests with a function `url`. */
class Page extends EventEmitter {
  request = url => this.emit('request', { url: () => url })
}
const on = (...urls) => {
  const page = new Page()
  const act = () => urls.forEach(page.request)
  return (options = {}) => expectNoTrackers(page, act, { wait: 0, ...options })
}

describe('expectNoTrackers', () => {
  test('returns the result of the action if no tracker is contacted', async () => {
    strictEqual(await expectNoTrackers(new Page(), () => 'done', { wait: 0 }), 'done')
    await doesNotReject(
      on('https://site.test/', 'data:,x', 'https://pictures.example/1.gif', 'https://js.stripe.com/v3/'),
    )
  })
  test('lists every tracker with service and category', async () => {
    await rejects(on('https://region1.google-analytics.com/g/collect', 'wss://ws.hotjar.com/api'), {
      message: `2 trackers were contacted:
  https://region1.google-analytics.com/g/collect (google-analytics, measurement)
  wss://ws.hotjar.com/api (hotjar, measurement)`,
    })
  })
  test('knows the guard’s hosts without a service in the catalogue, by path if only a path is listed', async () => {
    await rejects(
      on('https://static.criteo.net/js/ld.js'),
      /A tracker was contacted:\n.*\(unknown service, marketing\)/,
    )
    await doesNotReject(on('https://www.facebook.com/groups/1'))
    await rejects(on('https://www.facebook.com/tr?id=1'), /meta-pixel/)
  })
  test('accepts allowed hosts and paths, a list of categories, and further hosts', async () => {
    await doesNotReject(on('https://ws.hotjar.com/api')({ allow: ['hotjar.com'] }))
    await rejects(on('https://www.facebook.com/tr')({ allow: ['facebook.com/embed'] }), /meta-pixel/)
    await doesNotReject(on('https://ws.hotjar.com/api')({ categories: ['marketing'] }))
    await rejects(
      on('https://a.stats.example/x')({ trackingHosts: { 'stats.example': 'measurement' } }),
      /stats\.example/,
    )
  })
  test('rethrows the error of the action, and stops listening', async () => {
    const page = new Page()
    await rejects(
      expectNoTrackers(page, () => Promise.reject(new Error('no page'))),
      /no page/,
    )
    strictEqual(page.listenerCount('request'), 0)
  })
  test('rejects an invalid page or action', async () => {
    await rejects(
      expectNoTrackers({}, () => {}),
      /a page of Playwright or Puppeteer/,
    )
    await rejects(expectNoTrackers(new Page(), 'goto'), /needs a function/)
  })

  describe('with a page of Puppeteer', () => {
    let sites
    let browser
    before(async () => {
      const tag = script('https://www.googletagmanager.com/gtag/js?id=G-1')
      sites = await startSites({
        'clean.test': { files: { '/': html('') } },
        'leaky.test': { files: { '/': html(tag) } },
      })
      const { args, ...options } = await chromiumLaunchOptions()
      const own = args.filter(arg => !arg.startsWith('--host-resolver-rules'))
      browser = await launch({ ...options, args: [...own, ...sites.browserArgs] })
    })
    after(async () => {
      await browser?.close()
      sites?.stop()
    })
    test('fails for a tag without a gate, and passes without the tag', async () => {
      const page = await browser.newPage()
      await doesNotReject(expectNoTrackers(page, () => page.goto('https://clean.test/')))
      await rejects(
        expectNoTrackers(page, () => page.goto('https://leaky.test/')),
        /googletagmanager\.com\/gtag\/js\?id=G-1 \(google-analytics, measurement\)[^]*g\/collect/,
      )
    })
  })
})
