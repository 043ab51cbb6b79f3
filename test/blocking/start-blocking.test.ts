import { expect } from '@open-wc/testing'
import type { CategoryName } from '../../src/consent/categories'
import type { BlockingRules } from '../../src/blocking/rules/blocking-rules'
import { judgeRequest } from '../../src/blocking/rules/judge-request'
import { patchFetch } from '../../src/blocking/patch/patch-fetch'
import { patchStorage } from '../../src/blocking/storage-gate/patch-storage'
import { startBlocking } from '../../src/blocking/start-blocking'
import { listenForBlocked, rejectionOf, standInForFetch, standInForXhr } from './stand-ins'

const nothing = (): boolean => false

describe('startBlocking', () => {
  let fetches: ReturnType<typeof standInForFetch>
  let xhrs: ReturnType<typeof standInForXhr>
  let stops: (() => void)[]
  const start = (rules: Partial<BlockingRules> = {}): (() => void) => {
    const stop = startBlocking({ allows: nothing, ...rules })
    stops.push(stop)
    return stop
  }
  const leaves = async (url: string): Promise<boolean> => {
    const before = fetches.sent.length
    await fetch(url).catch(() => undefined)
    return fetches.sent.length > before
  }

  beforeEach(() => {
    fetches = standInForFetch()
    xhrs = standInForXhr()
    stops = []
  })
  afterEach(() => {
    for (const stop of stops) stop()
    xhrs.restore()
    fetches.restore()
  })

  it('blocks requests to listed hosts, and no others', async () => {
    start()
    expect(await leaves('https://www.google-analytics.com/g/collect')).to.equal(false)
    expect(await leaves('https://www.facebook.com/tr?id=1')).to.equal(false)
    expect(await leaves('https://shop.example/google-analytics.com')).to.equal(true)
    expect(await leaves('https://www.google.com/recaptcha/api.js')).to.equal(true)
  })

  it('checks the category of the host at every request, without a cache', async () => {
    const asked: CategoryName[] = []
    let allowed = false
    start({ allows: category => (asked.push(category), allowed) })
    asked.length = 0
    expect(await leaves('https://doubleclick.net/')).to.equal(false)
    allowed = true
    expect(await leaves('https://doubleclick.net/')).to.equal(true)
    allowed = false
    expect(await leaves('https://doubleclick.net/')).to.equal(false)
    expect(await leaves('https://shop.example/')).to.equal(true)
    expect(asked).to.deep.equal(['marketing', 'marketing', 'marketing'])
  })

  const held = {
    plainly: 'https://google-analytics.com/collect',
    'in upper case': 'HTTPS://WWW.GOOGLE-ANALYTICS.COM/collect',
    'without a scheme': '//google-analytics.com/collect',
    'with backslashes': '\\\\google-analytics.com\\collect',
    'with a slash and a backslash': '/\\google-analytics.com/collect',
    'with a tab inside': '/\t/google-analytics.com/collect',
    'with line breaks inside the host': 'https://google-\nanalytics.com/collect',
    'with white space around': '  \n https://google-analytics.com/collect  ',
    'with a control character before': '\u0001https://google-analytics.com/collect',
    'with a trailing dot': 'https://google-analytics.com./collect',
    'with a port': 'https://google-analytics.com:8443/collect',
    'with user and password': 'https://shop.example:x@google-analytics.com/collect',
    'without slashes': `${location.protocol === 'https:' ? 'http' : 'https'}:google-analytics.com/collect`,
    'with percent signs in the host': 'https://google%2Danalytics.com/collect',
    'with full-width letters': 'https://ｇｏｏｇｌｅ-analytics.com/collect',
    'with an ideographic full stop': 'https://google-analytics。com/collect',
    'with a soft hyphen': 'https://goo\u00ADgle-analytics.com/collect',
    'with subdomains': 'https://a.b.c.google-analytics.com/collect',
  }
  for (const [how, url] of Object.entries(held)) {
    it(`blocks a tracking host that is written ${how}`, async () => {
      start()
      expect(new URL(url, document.baseURI).hostname).to.match(/google-analytics\.com\.?$/)
      expect(await leaves(url)).to.equal(false)
      expect((await rejectionOf(fetch(url))).message).to.equal(`Request to ${url} blocked due to missing consent`)
    })
  }

  it('does not block look-alike hosts', async () => {
    start()
    for (const url of [
      'https://notgoogle-analytics.com/',
      'https://google-analytics.com.shop.example/',
      'https://google-analytics-com.example/',
      'https://google-analytics.co/',
      'https://shop.example/https://google-analytics.com/',
      'https://google-analytics.com@shop.example/',
      'https://shop.example?google-analytics.com',
      'https://shop.example#@google-analytics.com',
      'https://constructor/',
      'data:text/plain,google-analytics.com',
      'blob:https://google-analytics.com/5',
    ]) {
      expect(await leaves(url), url).to.equal(true)
    }
  })

  it('resolves relative URLs against a <base> of another origin', async () => {
    start()
    const base = document.head.appendChild(document.createElement('base'))
    expect(await leaves('/collect')).to.equal(true)
    base.href = 'https://www.google-analytics.com/'
    const answers = [await leaves('/collect'), await leaves('collect'), await leaves('?v=1'), await leaves('')]
    base.remove()
    expect(answers).to.deep.equal([false, false, false, false])
    expect(await leaves('collect')).to.equal(true)
  })

  it('works if the page replaces methods of String, Array, RegExp and Map', async () => {
    start({})
    const places: [object, Record<string, () => unknown>][] = [
      [Map.prototype, { get: () => undefined, has: () => false }],
      [String.prototype, { startsWith: () => true, endsWith: () => true }],
      [Array.prototype, { at: () => undefined, some: () => false, includes: () => false }],
      [RegExp.prototype, { test: () => true }],
    ]
    for (const [place, others] of places) {
      const natives = Object.getOwnPropertyDescriptors(place)
      for (const [name, value] of Object.entries(others))
        Object.defineProperty(place, name, { value, configurable: true })
      const answer = fetch('https://doubleclick.net/')
      for (const name of Object.keys(others))
        Object.defineProperty(place, name, (natives as PropertyDescriptorMap)[name]!)
      expect((await rejectionOf(answer)).message).to.contain('missing consent')
    }
  })

  it('does not block invalid URLs', async () => {
    start()
    expect(await leaves('https://')).to.equal(true)
  })

  it('never blocks the own host as a whole, even if it is listed, and its subdomains only if they are', async () => {
    start({ trackingHosts: { [location.hostname]: 'marketing', [`stats.${location.hostname}`]: 'marketing' } })
    expect(await leaves('/collect')).to.equal(true)
    expect(await leaves(`http://${location.hostname}:1/collect`)).to.equal(true)
    expect(await leaves(`https://www.${location.hostname}./collect`)).to.equal(true)
    expect(await leaves(`https://stats.${location.hostname}/collect`)).to.equal(false)
  })

  it('parses addresses with native methods, whatever the page replaces them with', () => {
    start()
    const nothingFound = {
      startsWith: () => true,
      endsWith: () => true,
      indexOf: () => -1,
      lastIndexOf: () => -1,
      slice: () => '',
      replace: () => '',
    }
    const { startsWith, endsWith, indexOf, lastIndexOf, slice, replace } = String.prototype
    const { exec } = RegExp.prototype
    const ask = (...urls: string[]): void => {
      for (const url of urls) void fetch(url).catch(() => undefined)
    }
    try {
      Object.assign(String.prototype, nothingFound)
      ask('https://doubleclick.net/', '//www.doubleclick.net./', 'https://www.facebook.com/%74r/')
      Object.assign(RegExp.prototype, { exec: () => null })
      ask('https://doubleclick.net/', 'https://www.facebook.com/tr')
    } finally {
      Object.assign(String.prototype, { startsWith, endsWith, indexOf, lastIndexOf, slice, replace })
      Object.assign(RegExp.prototype, { exec })
    }
    expect(fetches.sent).to.deep.equal([])
  })

  it('adds the hosts of the site to our list, with and without paths, and lets them replace entries', async () => {
    start({
      allows: category => category === 'functionality',
      trackingHosts: {
        'https://www.Tracker.example/': 'marketing',
        'cdn.shop.example/pixel': 'measurement',
        'google-analytics.com': 'functionality',
      },
    })
    expect(await leaves('https://eu.tracker.example/')).to.equal(false)
    expect(await leaves('https://cdn.shop.example/pixel/1.gif')).to.equal(false)
    expect(await leaves('https://cdn.shop.example/pixels')).to.equal(true)
    expect(await leaves('https://google-analytics.com/')).to.equal(true)
    expect(await leaves('https://doubleclick.net/')).to.equal(false)
  })

  it('blocks only the hosts of the site if they replace our list', async () => {
    start({ trackingHosts: { 'tracker.example': 'marketing' }, replaceTrackingHosts: true })
    expect(await leaves('https://tracker.example/')).to.equal(false)
    expect(await leaves('https://google-analytics.com/')).to.equal(true)
  })

  it('blocks nothing if an empty list replaces ours', async () => {
    start({ replaceTrackingHosts: true })
    expect(await leaves('https://google-analytics.com/')).to.equal(true)
  })

  it('never blocks exempt hosts or paths, even if they are listed', async () => {
    start({
      trackingHosts: { 'a.tracker.example': 'marketing', 'stats.example': 'measurement' },
      exemptHosts: ['www.googletagmanager.com', 'tracker.example', 'stats.example/essential'],
    })
    expect(await leaves('https://www.googletagmanager.com/gtm.js')).to.equal(true)
    expect(await leaves('https://b.a.tracker.example/')).to.equal(true)
    expect(await leaves('https://stats.example/essential/1')).to.equal(true)
    expect(await leaves('https://stats.example/other')).to.equal(false)
  })

  it('dispatches an event for every blocked request, before its error is seen', async () => {
    const told: string[] = []
    const { details, stop } = listenForBlocked()
    start()
    const request = { url: '//doubleclick.net/x', category: 'marketing', channel: 'fetch' }
    const rejection = rejectionOf(fetch('//doubleclick.net/x')).then(() => told.push('rejected'))
    expect(details).to.deep.equal([request])
    expect(told).to.deep.equal([])
    await rejection
    stop()
    expect(told).to.deep.equal(['rejected'])
  })

  it('dispatches no event for a request that is only judged again for its release', () => {
    const { details, stop } = listenForBlocked()
    start()
    expect(judgeRequest('https://doubleclick.net/x', 'release')).to.deep.include({ category: 'marketing' })
    stop()
    expect(details).to.deep.equal([])
  })

  it('restores the native functions when it is stopped, and only then', () => {
    const natives = [window.fetch, XMLHttpRequest.prototype.open, XMLHttpRequest.prototype.send]
    const now = (): unknown[] => [window.fetch, XMLHttpRequest.prototype.open, XMLHttpRequest.prototype.send]
    const stop = start()
    for (const [index, native] of natives.entries()) expect(now()[index] === native).to.equal(false)
    stop()
    for (const [index, native] of natives.entries()) expect(now()[index] === native).to.equal(true)
  })

  it('leaves storage to the browser if the site has switched its gate off, and patches the rest', () => {
    const natives = (): unknown[] => [
      Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!.set,
      Storage.prototype.setItem,
      IDBFactory.prototype.open,
    ]
    const before = natives()
    const patches = { storage: patchStorage, fetch: patchFetch }
    const { fetch } = window
    for (const storage of ['off', 'listed'] as const) {
      const stop = startBlocking({ allows: nothing, storage }, patches)
      stops.push(stop)
      expect(natives().map((now, at) => now === before[at])).to.deep.equal(Array(3).fill(storage === 'off'))
      expect(window.fetch === fetch).to.equal(false)
      stop()
    }
  })

  it('uses the rules that started last, and the earlier ones again after those are stopped', async () => {
    const stopGuard = start()
    const stopManager = start({ allows: () => true, trackingHosts: { 'tracker.example': 'marketing' } })
    expect(await leaves('https://doubleclick.net/')).to.equal(true)
    stopManager()
    expect(await leaves('https://doubleclick.net/')).to.equal(false)
    stopGuard()
    expect(await leaves('https://doubleclick.net/')).to.equal(true)
  })

  it('keeps using the later rules when the earlier ones are stopped, and ignores a second stop', async () => {
    const patched = (): boolean => window.fetch !== standIn
    const standIn = window.fetch
    const stopGuard = start({ allows: () => true })
    const stopManager = start()
    stopGuard()
    stopGuard()
    expect(await leaves('https://doubleclick.net/')).to.equal(false)
    expect(patched()).to.equal(true)
    stopManager()
    expect(patched()).to.equal(false)
  })

  it('reports a blocked request once, however many rules there are', async () => {
    const { details, stop } = listenForBlocked()
    start()
    start()
    await leaves('https://doubleclick.net/')
    stop()
    expect(details).to.have.length(1)
  })

  it('keeps later patches of other scripts, blocks nothing below them, and can start again', async () => {
    const standIn = window.fetch
    const stop = start()
    const ours = window.fetch
    const seen: unknown[] = []
    const foreign: typeof fetch = (...args) => (seen.push(args[0]), ours(...args))
    window.fetch = foreign
    stop()
    expect(window.fetch === foreign).to.equal(true)
    expect(await leaves('https://doubleclick.net/')).to.equal(true)
    expect(seen).to.have.length(1)
    const stopAgain = start()
    expect(window.fetch === foreign).to.equal(true)
    expect(await leaves('https://doubleclick.net/')).to.equal(false)
    window.fetch = ours
    stopAgain()
    expect(window.fetch === standIn).to.equal(true)
  })

  it('removes both functions of a patch, or neither', async () => {
    const { prototype } = XMLHttpRequest
    const stop = start()
    const ours = prototype.open
    const foreign = function (this: XMLHttpRequest, ...args: unknown[]) {
      Reflect.apply(ours, this, args)
    }
    prototype.open = foreign
    stop()
    const stopAgain = start()
    const xhr = new XMLHttpRequest()
    xhr.open('GET', 'https://doubleclick.net/')
    xhr.send()
    expect(xhrs.sent).to.deep.equal([])
    prototype.open = ours
    stopAgain()
  })

  it('shares one blocker among all copies of the script', async () => {
    const copyPath = new URL('../../src/blocking/start-blocking.ts?copy', import.meta.url).href
    const copy = (await import(copyPath)) as { startBlocking: typeof startBlocking }
    expect(copy.startBlocking === startBlocking).to.equal(false)
    start()
    const patched = window.fetch
    const stopCopy = copy.startBlocking({ allows: category => category === 'marketing' })
    stops.push(stopCopy)
    expect(window.fetch === patched).to.equal(true)
    expect(await leaves('https://doubleclick.net/')).to.equal(true)
    stopCopy()
    expect(await leaves('https://doubleclick.net/')).to.equal(false)
  })

  it('restores the native functions while everything is allowed, and patches them again after a withdrawal', async () => {
    const { fetch: native } = window
    const { open } = XMLHttpRequest.prototype
    let allowed = true
    const decide = (on: boolean): void => {
      allowed = on
      document.dispatchEvent(new CustomEvent('consent-change'))
    }
    start({ allows: () => allowed })
    expect(window.fetch === native).to.equal(true)
    decide(false)
    expect(window.fetch === native).to.equal(false)
    expect(await leaves('https://doubleclick.net/')).to.equal(false)
    decide(true)
    expect([window.fetch === native, XMLHttpRequest.prototype.open === open]).to.deep.equal([true, true])
    expect(await leaves('https://doubleclick.net/')).to.equal(true)
  })

  it('keeps its patches while one category is not allowed', () => {
    const { fetch: native } = window
    start({ allows: category => category !== 'experience' })
    expect(window.fetch === native).to.equal(false)
  })
})
