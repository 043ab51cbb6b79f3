import { expect } from '@open-wc/testing'
import { atRest } from '../support/at-rest'
import { waitUntil } from '../support/wait-until'
import { closePages, openPage, type Page } from '../support/open-page'
import { decide, notGranted, requestsEarly } from '../support/stored-decisions'
import { blocksElements, strictestPolicies, tracker } from '../support/tries-to-track'

/** The script that `headHtml` inlines. */
const tag = (more = 'data-manager data-mode="offline" data-categories="all"', file = '/dist/guard.js'): string =>
  `<script data-file="${file}" ${more}></script>`
const granted = (more = '', head = tag()): Promise<Page> => openPage({ head: head + more })
const hasGuard = ({ window }: { window: Window }): boolean =>
  Object.getOwnPropertySymbols(window).some(({ description }) => description?.endsWith('startBlocking'))
describe('guard.js, while something may have to be blocked', () => {
  beforeEach(() => {
    localStorage.clear()
    decide()
  })
  afterEach(async () => {
    await fetch('/late/now')
    closePages()
    localStorage.clear()
  })

  for (const [what, prepare, before] of notGranted)
    it(`loads the guard at once if the browser ${what}`, async () => {
      prepare()
      const page = await openPage({ head: tag(), before })
      document.cookie = 'privacy-consent=; path=/; max-age=0'
      await page.until('the guard is there', () => hasGuard(page))
      await page.manager()
      expect(page.document.querySelectorAll('script[type=module]')).to.have.length(1)
      expect(page.document.querySelectorAll('script[src$="guard-whole.js"]')).to.have.length(0)
      expect(strictestPolicies(page.document)).to.equal(0)
    })

  /** A file that does not exist, and one that is something else. */
  for (const file of ['/nowhere/guard.js', '/page/wrong/guard.js']) {
    it(`allows only the page’s own host if the browser has another decision, and the guard cannot be loaded: ${file}`, async () => {
      localStorage.clear()
      const page = await granted(requestsEarly, tag('data-manager="/dist/consent-elements.js"', file))
      await page.until('the policy is there', () => strictestPolicies(page.document) === 1)
      await page.until('the request has failed', () => page.window.said)
      expect(page.window.said).not.to.equal('sent')
      expect(page.console.join()).to.contain('Requests to all other hosts are blocked')
      // WebKit stops the whole page if the frame is removed while its module still loads.
      await page.manager()
    })
  }

  it('works with a policy with strict-dynamic and hashes', async () => {
    const { files } = (await (await fetch('/dist/integrity.json')).json()) as { files: Record<string, string> }
    const csp = `script-src '${files['guard.js']}' 'strict-dynamic'`
    const page = await openPage({ head: tag(), csp })
    await page.manager()
    page.close()

    localStorage.clear()
    const first = await openPage({ head: tag(''), csp })
    await first.until('it blocks', () => blocksElements(first))
    expect(strictestPolicies(first.document)).to.equal(0)
  })

  it('blocks in XHTML, which has no document.write', async () => {
    localStorage.clear()
    const text = (await (await fetch('/dist/guard.js')).text()).trim()
    const html = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title><script data-file="${location.origin}/dist/guard.js"><![CDATA[${text}]]></script></head><body/></html>`
    const frame = document.createElement('iframe')
    frame.src = URL.createObjectURL(new Blob([html], { type: 'application/xhtml+xml' }))
    document.body.append(frame)
    await waitUntil(() => hasGuard({ window: frame.contentWindow! }), 'the guard is there')
    expect(strictestPolicies(frame.contentDocument!)).to.equal(0)
    frame.remove()
  })

  describe('until the guard has arrived', () => {
    const lateTag = (): string =>
      tag(
        'data-manager="/dist/consent-elements.js" data-mode="offline" data-categories="all"',
        `/late-whole/${Date.now()}/guard.js`,
      )
    beforeEach(async () => {
      localStorage.clear()
      await fetch('/late/from-now')
    })

    it('has requests of fetch, images, scripts and frames wait, and lets all others pass', async () => {
      const page = await openPage({
        head: `${lateTag()}${requestsEarly}`,
        body: `<script>
          image = new Image()
          image.src = '${tracker}'
          script = document.createElement('script')
          script.src = '${tracker}'
          document.body.append(script)
          frame = document.createElement('iframe')
          frame.setAttribute('src', '${tracker}')
          document.body.append(frame)
          own = new Image()
          own.src = '/own.svg'
        </script><script async id="parsed" src="${tracker}?parsed"></script><img id="pixel" src="${tracker}?pixel" alt=""><iframe id="film" src="${tracker}?film"></iframe>`,
        loading: 'before deferred',
      })
      await atRest(page)
      const { window } = page
      for (const name of ['image', 'script', 'frame', 'parsed', 'pixel', 'film'])
        expect((window[name] as Element).hasAttribute('src'), name).to.equal(false)
      expect((window.own as HTMLImageElement).getAttribute('src')).to.equal('/own.svg')
      expect(window.said).to.equal(undefined)
      await fetch('/late/now')
      await page.until('the fetch is blocked', () => window.said)
      expect(window.said).to.contain('missing consent')
      const manager = await page.manager()
      expect(manager.requests.map(({ channel }) => channel).toSorted()).to.deep.equal([
        'fetch',
        'iframe',
        'iframe',
        'img',
        'img',
        'script',
        'script',
      ])
      // The browser may have requested what is in the HTML before guard.js saw it.
      const early = manager.requests.filter(({ mayHaveBeenRequested }) => mayHaveBeenRequested)
      expect(early.map(({ url }) => url.replace(tracker, '')).toSorted()).to.deep.equal(['?film', '?parsed', '?pixel'])
      expect(page.console).to.deep.equal([])
    })

    it('sends what has waited if the visitor accepts meanwhile in another tab', async () => {
      const page = await openPage({
        head: `${lateTag()}<script>kept = document.createElement('script'); kept.src = '${tracker}'</script>`,
        loading: 'before deferred',
      })
      decide()
      await fetch('/late/now')
      await page.until('it has its address', () => (page.window.kept as HTMLScriptElement).src === tracker)
      expect((page.window.kept as HTMLScriptElement).type).to.equal('')
      expect(blocksElements(page)).to.equal(false)
    })

    it('has deferred scripts and modules wait, so that they run under the guard', async () => {
      const page = await openPage({
        head: `${lateTag()}<script type="module">window.ran = Object.getOwnPropertySymbols(window).some(key => /startBlocking$/.test(key.description))</script>`,
        loading: 'before deferred',
      })
      await atRest(page)
      expect(page.window.ran).to.equal(undefined)
      await fetch('/late/now')
      await page.until('the module runs', () => page.window.ran !== undefined)
      expect(page.window.ran).to.equal(true)
    })

    const immediate: Record<string, string> = {
      XMLHttpRequest: `new XMLHttpRequest().open('GET', tracker)`,
      sendBeacon: `navigator.sendBeacon(tracker)`,
      innerHTML: `document.createElement('div').innerHTML = '<img src="' + tracker + '">'`,
      'document.write': `document.write('<img src="' + tracker + '">')`,
      'a WebSocket': `try { new WebSocket(tracker.replace('https', 'wss')) } catch {}`,
      'the window of a frame': `document.head.appendChild(document.createElement('iframe')).contentWindow`,
      'a cookie of a tracker': `document.cookie = '_ga=1; path=/'`,
      'a key of a tracker in web storage': `localStorage.setItem('_hjSession_1', '1')`,
      'a style': `document.head.appendChild(document.createElement('style')).textContent = 'p { background: url(' + tracker + ') }'`,
    }
    for (const [what, code] of Object.entries(immediate))
      it(`loads the guard at once for what cannot wait: ${what}`, async () => {
        const page = await openPage({
          head: `${tag()}<script>before = hasGuard()
            ${code.replaceAll('tracker', `'${tracker}'`)}
            Promise.resolve().then(() => (after = hasGuard()))
            function hasGuard() { return Object.getOwnPropertySymbols(window).some(key => /startBlocking$/.test(key.description)) }</script>`,
        })
        expect([page.window.before, page.window.after]).to.deep.equal([false, true])
        expect(document.cookie).not.to.contain('_ga=')
        expect(localStorage.getItem('_hjSession_1')).to.equal(null)
        const manager = await page.manager()
        expect(manager.requests.every(({ url }) => url.includes(new URL(tracker).host))).to.equal(true)
        expect(page.console).to.deep.equal([])
      })

    it('holds what the page requests after a withdrawal, and elements stay that were loaded before', async () => {
      decide()
      const frame = '<iframe id="map" src="https://www.youtube.com/embed/x"></iframe>'
      const page = await openPage({ head: lateTag(), body: frame })
      const manager = await page.manager()
      manager.rejectAll()
      const image = page.document.createElement('img')
      image.src = tracker
      expect(image.hasAttribute('src')).to.equal(false)
      const request = new page.window.XMLHttpRequest()
      await fetch('/late/now')
      request.open('GET', tracker)
      await page.until('the image is blocked', () => manager.requests.some(({ channel }) => channel === 'img'))
      expect(page.document.getElementById('map')!.getAttribute('src')).to.contain('youtube')
      expect(page.console).to.deep.equal([])
    })

    it('blocks a style that the page gives an element at a withdrawal', async () => {
      decide()
      const page = await openPage({ head: tag() })
      const manager = await page.manager()
      manager.rejectAll()
      const element = page.document.body.appendChild(page.document.createElement('p'))
      element.style.backgroundImage = `url(${tracker})`
      await page.until('the style is blocked', () => manager.requests.some(({ channel }) => channel === 'style'))
      expect(element.getAttribute('style')).to.contain(`data:,${tracker}`)
      // Browsers fetch for styles when they paint.
      expect(manager.requests.filter(({ mayHaveBeenRequested }) => mayHaveBeenRequested)).to.deep.equal([])
      expect(page.console).to.deep.equal([])
    })

    it('does not hold anything when the settings open', async () => {
      decide()
      const page = await openPage({ head: lateTag() })
      const manager = await page.manager()
      manager.openSettings()
      await page.until('the guard is requested', () => page.document.querySelector('script[src*="late-whole"]'))
      const image = page.document.createElement('img')
      image.src = tracker
      expect(image.getAttribute('src')).to.equal(tracker)
    })

    it('reads the guard’s file without calling page code that records requests', async () => {
      const page = await openPage({
        head: `${tag()}<script>
          const { open } = XMLHttpRequest.prototype
          recorded = []
          XMLHttpRequest.prototype.open = function (method, url) {
            recorded.push(url)
            localStorage.setItem('_hjSession_1', url)
            return open.apply(this, arguments)
          }
          localStorage.setItem('_hjSession_1', '1')</script>`,
      })
      await page.manager()
      expect(page.window.recorded).to.deep.equal([])
      expect(localStorage.getItem('_hjSession_1')).to.equal(null)
      expect(page.console).to.deep.equal([])
    })

    it('lets page code that has kept a function use the one of the guard', async () => {
      const page = await openPage({ head: `${tag()}<script>kept = XMLHttpRequest.prototype.open</script>` })
      await page.until('it blocks', () => blocksElements(page))
      const request = new page.window.XMLHttpRequest()
      ;(page.window.kept as (...args: string[]) => void).call(request, 'GET', tracker)
      request.send()
      const manager = await page.manager()
      await page.until('it is blocked', () => manager.requests.some(({ channel }) => channel === 'xhr'))
    })
  })
})
