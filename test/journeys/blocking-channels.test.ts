import { expect } from '@open-wc/testing'
import { consentServer, type ConsentServer } from '../support/consent-server-client'
import { eventually } from '../support/eventually'
import { closePages, openPage, type Page } from '../support/open-page'

/** The ways in which a script of the page can request a URL. */
const channels: Record<string, (page: Page['window'], url: string) => unknown> = {
  fetch: (page, url) => page.fetch(url).catch(() => undefined),
  xhr: (page, url) => {
    const xhr = new page.XMLHttpRequest()
    xhr.open('GET', url)
    xhr.send()
  },
  beacon: (page, url) => page.navigator.sendBeacon(url),
  eventSource: (page, url) => new page.EventSource(url),
  image: (page, url) => (new page.Image().src = url),
  imageAttribute: ({ document }, url) => document.createElement('img').setAttribute('src', url),
  srcset: (page, url) => (new page.Image().srcset = `${url} 1x`),
  audio: (page, url) => new page.Audio(url),
  video: ({ document }, url) => Object.assign(document.createElement('video'), { preload: 'auto', src: url }),
  poster: ({ document }, url) => document.body.append(Object.assign(document.createElement('video'), { poster: url })),
  script: ({ document }, url) => document.head.append(Object.assign(document.createElement('script'), { src: url })),
  module: ({ document }, url) =>
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: url })),
  stylesheet: ({ document }, url) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url })),
  preload: ({ document }, url) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href: url })),
  iframe: ({ document }, url) => document.body.append(Object.assign(document.createElement('iframe'), { src: url })),
  object: ({ document }, url) => document.body.append(Object.assign(document.createElement('object'), { data: url })),
  inputImage: ({ document }, url) =>
    document.body.append(Object.assign(document.createElement('input'), { type: 'image', src: url })),
  innerHtml: ({ document }, url) => (document.createElement('div').innerHTML = `<img src="${url}">`),
  innerFrame: ({ document }, url) =>
    (document.body.appendChild(document.createElement('div')).innerHTML = `<iframe src="${url}"></iframe>`),
  innerStyles: ({ document }, url) =>
    (document.body.appendChild(document.createElement('div')).innerHTML = `<link rel="stylesheet" href="${url}">`),
  adjacentHtml: ({ document }, url) => document.body.insertAdjacentHTML('beforeend', `<video src="${url}"></video>`),
  fragment: ({ document }, url) =>
    document.body.append(document.createRange().createContextualFragment(`<script src="${url}"></script>`)),
  template({ document }, url) {
    const template = document.createElement('template')
    template.innerHTML = `<img src="${url}">`
    document.importNode(template.content, true)
  },
  domParser: (page, url) =>
    page.document.body.append(
      new page.DOMParser().parseFromString(`<iframe src="${url}"></iframe>`, 'text/html').body.firstChild!,
    ),
  linkIntoFrame({ document }, url) {
    const name = `frame-${url}`
    document.body.append(Object.assign(document.createElement('iframe'), { name }))
    const link = Object.assign(document.createElement('a'), { href: url, target: name })
    link.addEventListener('click', event => event.stopPropagation())
    document.body.appendChild(link).click()
  },
  shadowRoot: ({ document }, url) =>
    (document.body
      .appendChild(document.createElement('div'))
      .attachShadow({ mode: 'open' }).innerHTML = `<link rel="stylesheet" href="${url}">`),
}
/** Channels whose blocked requests fail at once and are not repeated, because their callers received an error. */
const calls = new Set(['fetch', 'xhr', 'beacon', 'eventSource'])
/** Images outside the document, which report events. Events of a time for which the visitor refused are not reported. */
const pixels = new Set(['image', 'imageAttribute', 'srcset', 'innerHtml', 'template'])

const guard = '<script src="/dist/guard.js"></script>'
const manager = (hosts: object): string =>
  `<script type="module" src="/dist/consent-elements.js"></script>
  <consent-banner mode="offline" categories="all"><script type="application/json">${JSON.stringify({ trackingHosts: hosts })}</script></consent-banner>`

describe('§4 requests to hosts of unconsented categories are blocked, by every channel', () => {
  let tracker: ConsentServer
  const arrived = async (): Promise<string[]> => {
    const paths = (await tracker.calls()).map(({ path }) => path.split('/').at(-1)!)
    return [...new Set(paths)].toSorted()
  }
  const ask = (page: Page, when: string, url = tracker.url): void => {
    for (const [name, request] of Object.entries(channels)) request(page.window, `${url}/${name}-${when}`)
  }
  /** Sends a request to another server by each channel. When these have arrived, all earlier requests have, too. */
  const othersHaveArrived = async (page: Page): Promise<void> => {
    const other = await consentServer()
    ask(page, 'other', other.url)
    const paths = async (): Promise<Set<string>> => new Set((await other.calls()).map(({ path }) => path))
    await eventually(async () => expect((await paths()).size).to.equal(Object.keys(channels).length))
  }
  const arrive = async (page: Page, expected: string[]): Promise<void> => {
    await eventually(async () => expect(await arrived()).to.have.length.at.least(expected.length))
    await othersHaveArrived(page)
    expect(await arrived()).to.deep.equal(expected.toSorted())
  }
  const names = (when: string, only: (name: string) => boolean = () => true): string[] =>
    Object.keys(channels)
      .filter(only)
      .map(name => `${name}-${when}`)

  beforeEach(async () => {
    localStorage.clear()
    tracker = await consentServer()
  })
  afterEach(closePages)

  it('releases everything that was blocked before the first choice', async () => {
    const { hostname, pathname } = new URL(tracker.url)
    const page = await openPage({ head: guard, body: manager({ [hostname + pathname]: 'marketing' }) })
    const handle = await page.manager()
    ask(page, 'undecided')
    await othersHaveArrived(page)
    expect(await arrived()).to.deep.equal([])
    handle.acceptAll()
    await arrive(
      page,
      names('undecided', name => !calls.has(name)),
    )
  })

  it('blocks everything before a choice, releases deferred requests once, and blocks again after a withdrawal', async () => {
    const { hostname, pathname } = new URL(tracker.url)
    const page = await openPage({ head: guard, body: manager({ [hostname + pathname]: 'marketing' }) })
    const handle = await page.manager()
    ask(page, 'undecided')
    await othersHaveArrived(page)
    expect(await arrived()).to.deep.equal([])
    const told = page.events.filter(({ type }) => type === 'ConsentBlockedRequest')
    expect(told).to.have.length(Object.keys(channels).length)

    handle.save({ measurement: true })
    await othersHaveArrived(page)
    expect(await arrived()).to.deep.equal([])

    handle.acceptAll()
    const released = names('undecided', name => !calls.has(name) && !pixels.has(name))
    await arrive(page, released)
    ask(page, 'accepted')
    await arrive(page, [...released, ...names('accepted')])
    expect((await tracker.calls('/script-undecided')).length).to.equal(1)

    handle.rejectAll()
    ask(page, 'withdrawn')
    await othersHaveArrived(page)
    expect(await arrived()).to.deep.equal([...released, ...names('accepted')].toSorted())
  })

  it('lets requests to all other hosts pass', async () => {
    const page = await openPage({ head: guard, body: manager({ 'tracker.example': 'marketing' }) })
    await page.manager()
    ask(page, 'free')
    await arrive(page, names('free'))
    expect(page.events.filter(({ type }) => type === 'ConsentBlockedRequest')).to.deep.equal([])
  })

  it('blocks with the guard alone, and follows a decision that another tab stores', async function () {
    const { port, pathname } = new URL(tracker.url)
    const mapped = (host: string): string => `http://${host}:${port}${pathname}`
    const reachable = await fetch(mapped('mapped.example'), { mode: 'no-cors' }).then(
      () => true,
      () => false,
    )
    // WebKitGTK cannot resolve host names to this machine.
    if (!reachable) this.skip()
    const page = await openPage({ head: guard })
    const ours = tracker.url
    tracker.url = mapped('cdn.clicktale.net') // A URL that Chromium does not upgrade to HTTPS.
    ask(page, 'alone')
    tracker.url = ours
    await othersHaveArrived(page)
    expect(await arrived()).to.deep.equal([])
    const consents = { necessary: true, functionality: false, measurement: true, experience: false, marketing: false }
    localStorage.setItem(
      'privacy-consent-storage',
      JSON.stringify({ consents, consentInfo: { time: Date.now(), type: 'custom' } }),
    )
    await arrive(
      page,
      names('alone', name => !calls.has(name)),
    )
  })

  for (const [name, make] of Object.entries({
    'with a data: URL': (html: string) => ({ src: `data:text/html,${encodeURIComponent(html)}` }),
    'in a sandbox': (html: string) => ({ srcdoc: html, sandbox: 'allow-scripts' }),
  }))
    it(`blocks in a frame ${name}, which cannot read storage, what was not granted when the frame was written`, async () => {
      const answers = async (): Promise<unknown> => {
        const page = await openPage({ head: guard })
        const told = new Promise(resolve =>
          page.window.addEventListener('message', ({ data }) => resolve(data), { once: true }),
        )
        const html = `<script>
          const ask = url => fetch(url, { mode: 'no-cors' }).then(() => 'sent', error => (/consent/.test(error) ? 'held' : 'sent'))
          Promise.all(['https://plausible.io/a', 'https://doubleclick.net/a'].map(ask)).then(told => parent.postMessage(told, '*'))
        </script>`
        page.document.body.innerHTML = '<iframe></iframe>'
        Object.assign(page.document.querySelector('iframe')!, make(html))
        return told
      }
      expect(await answers()).to.deep.equal(['held', 'held'])
      const consents = { necessary: true, functionality: false, measurement: true, experience: false, marketing: false }
      localStorage.setItem(
        'privacy-consent-storage',
        JSON.stringify({ consents, consentInfo: { time: Date.now(), type: 'custom' } }),
      )
      expect(await answers()).to.deep.equal(['sent', 'held'])
    })

  it('blocks in a document that a page writes into a popup window, until consent', async function () {
    const page = await openPage({ head: guard })
    const blob = new Blob(['<img src="https://plausible.io/a"><p>own'], { type: 'text/html' })
    const opened = page.window.open(URL.createObjectURL(blob))
    if (!opened) return this.skip()
    const isHeld = (): boolean | undefined => {
      const image = opened.document.querySelector('p') && opened.document.querySelector('img')
      return image ? image.attributes.length === 0 : undefined
    }
    await page.until('it is held', isHeld)
    const consents = { necessary: true, functionality: false, measurement: true, experience: false, marketing: false }
    localStorage.setItem(
      'privacy-consent-storage',
      JSON.stringify({ consents, consentInfo: { time: Date.now(), type: 'custom' } }),
    )
    await page.until('it is released', () => isHeld() === false)
    opened.close()
  })

  it('stops scripts and resources that the parser meets after the guard, and releases them in order', async function () {
    const { port, pathname } = new URL(tracker.url)
    const url = `http://cdn.clicktale.net:${port}${pathname}`
    const answered = await fetch(url, { mode: 'no-cors' }).catch(() => null)
    if (answered === null) this.skip()
    const page = await openPage({
      // Firefox requests markup ahead of guard.js, and not ahead of the whole guard.
      head: guard.replace('guard.js', 'guard-whole.js'),
      body: `<script src="${url}/first"></script><script src="${url}/second" defer></script>
        <link rel="stylesheet" href="${url}/styles"><iframe src="${url}/frame"></iframe><img src="${url}/image" alt="">
        <script src="/page/first.js?own"></script><img id="own" src="data:image/gif,own" alt="">`,
    })
    const scripts = [...page.document.querySelectorAll('script')]
    expect(scripts.map(({ attributes }) => attributes.getNamedItem('type')?.value)).to.deep.equal([
      undefined,
      undefined,
      'text/plain',
      'text/plain',
      undefined,
    ])
    expect(scripts.map(({ type }) => type).join('')).to.equal('')
    expect(page.document.querySelectorAll('link[href], iframe[src], img:not(#own)[src]')).to.have.length(0)
    expect(page.document.querySelector('img')!.getAttribute('src')).to.equal(`${url}/image`)
    const told = page.events.map(({ detail }) => (detail as { url: string }).url.split('/').at(-1))
    expect(told).to.deep.equal(['first', 'second', 'styles', 'frame', 'image'])

    const ended: string[] = []
    for (const script of page.document.querySelectorAll('script'))
      script.addEventListener('error', () => ended.push(script.src.split('/').at(-1)!))
    const consents = { necessary: true, functionality: false, measurement: true, experience: false, marketing: false }
    localStorage.setItem(
      'privacy-consent-storage',
      JSON.stringify({ consents, consentInfo: { time: Date.now(), type: 'custom' } }),
    )
    await page.until('both scripts have been asked for', () => ended.length === 2)
    expect(ended).to.deep.equal(['first', 'second'])
    await eventually(async () => expect(await arrived()).to.have.length(5))
    expect(page.document.querySelectorAll('link[href], iframe[src], img[src]')).to.have.length(4)
    await arrive(page, ['first', 'second', 'styles', 'frame', 'image'])
  })

  /** A page with a Content-Security-Policy, and a list of its violations. */
  const withPolicy = async (csp: string, body: string, head = guard): Promise<{ page: Page; violations: string[] }> => {
    const violations: string[] = []
    const page = await openPage({
      head,
      csp,
      body,
      before: target =>
        target.document.addEventListener('securitypolicyviolation', event => violations.push(event.violatedDirective)),
    })
    return { page, violations }
  }

  it('violates no strict policy of the page, and works with Trusted Types', async () => {
    const csp = "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types site"
    // guard.js cannot load the whole guard where the page forbids its policy.
    const whole = guard.replace('guard.js', 'guard-whole.js')
    const { page, violations } = await withPolicy(csp, '<p id="place"></p>', whole)
    const { document } = page.window
    const held = '<img src="https://www.hotjar.com/a">'
    document.querySelector('img')?.remove()
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://www.hotjar.com/a' }))
    expect(violations).to.deep.equal([])
    const place = document.querySelector('#place')!
    const { trustedTypes } = page.window as unknown as {
      trustedTypes?: { createPolicy(name: string, rules: object): { createHTML(text: string): string } }
    }
    if (!trustedTypes) return
    const errors = [held, '<b>x</b>'].map(html => {
      try {
        place.innerHTML = html
        return 'none'
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(errors).to.deep.equal(['TypeError', 'TypeError'])
    expect(place.innerHTML).to.equal('')
    const policy = trustedTypes.createPolicy('site', { createHTML: (text: string) => text })
    place.innerHTML = policy.createHTML(`${held}<b>x</b>`)
    expect(place.matches(':has(> img:not([src]) + b)')).to.equal(true)
    expect(place.innerHTML).to.equal(`${held}<b>x</b>`)
  })

  it('writes the frame documents of a page with Trusted Types, and blocks URLs in them', async () => {
    const { page, violations } = await withPolicy(
      "require-trusted-types-for 'script'",
      '<iframe srcdoc="<p>served</p>"></iframe>',
    )
    const { document } = page.window
    const textOf = (frame: HTMLIFrameElement): string => frame.contentDocument!.body.textContent
    await page.until('the frame of the page is there', () => textOf(document.querySelector('iframe')!) === 'served')
    const { trustedTypes } = page.window as unknown as {
      trustedTypes?: { createPolicy(name: string, rules: object): { createHTML(text: string): string } }
    }
    const policy = trustedTypes?.createPolicy('site', { createHTML: (text: string) => text })
    if (!policy) return
    const html = policy.createHTML('<p>own</p><img src="https://www.hotjar.com/b">')
    const [named, attributed, written] = [0, 1, 2].map(() => document.createElement('iframe')) as HTMLIFrameElement[]
    named!.srcdoc = html
    attributed!.setAttribute('srcdoc', html)
    document.body.append(named!, attributed!, written!)
    written!.contentDocument!.open()
    written!.contentDocument!.write(html)
    written!.contentDocument!.close()
    for (const frame of [named!, attributed!, written!])
      await page.until('its text is there', () => textOf(frame) === 'own')
    for (const frame of [named!, attributed!, written!])
      await page.until('its image is held', () => !frame.contentDocument!.querySelector('img[src]'))
    expect(violations).to.deep.equal([])
    expect(() => written!.contentDocument!.write('<p>a text</p>')).to.throw()
  })

  it('releases after consent if the page has replaced its document by document.open()', async () => {
    const page = await openPage({ head: guard, body: manager({}) })
    await page.manager()
    const banner = '<consent-banner mode="offline" categories="all"></consent-banner>'
    page.document.open()
    page.document.write(`<!doctype html>${banner}<p>another page</p><img src="https://www.hotjar.com/c">`)
    page.document.close()
    const handle = await page.manager()
    const image = page.document.querySelector('img')!
    expect(image.hasAttribute('src')).to.equal(false)
    handle.acceptAll()
    await page.until('the image is released', () => image.hasAttribute('src'))
  })
})
