import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary, type Consents } from '../../src/consent/consents'
import { closePages, openPage, type Page } from '../support/open-page'
import { blocksElements, sent, tracker } from '../support/tries-to-track'

const key = 'privacy-consent-storage'

const oneTag = 'data-manager data-mode="offline" data-categories="all"'
const file = (more = oneTag): string => `<script src="/dist/guard-whole.js" ${more}></script>`
const inPage = (more = oneTag): string => `<script data-file="/dist/guard-whole.js" ${more}></script>`
const decide = (consents: Partial<Consents> = allConsents(), more: object = {}): void =>
  localStorage.setItem(key, JSON.stringify({ consents, consentInfo: { time: Date.now() - 1e6, type: 'all' }, ...more }))
const refuse = (): void => decide(onlyNecessary(), { consentInfo: { time: Date.now(), type: 'necessary' } })

/** The patches of a page by name. */
const patchesOf = ({ window }: Page): string[] => {
  const blocker = Reflect.get(window, Symbol.for('consent-elements blocking')) as { restores: object } | undefined
  return Object.keys(blocker?.restores ?? {})
}
const filesOf = ({ window }: Page): string[] =>
  window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)

describe('guard-whole.js for visitors who have granted everything', () => {
  beforeEach(() => {
    localStorage.clear()
    decide()
  })
  afterEach(() => {
    closePages()
    localStorage.clear()
  })

  for (const [where, tag] of Object.entries({ file, inPage }))
    it(`replaces only fetch, and blocks at once at a withdrawal, without a request: ${where}`, async () => {
      const page = await openPage({ head: tag() })
      const manager = await page.manager()
      expect(page.document.createElement.toString()).to.contain('[native code]')
      expect(blocksElements(page)).to.equal(false)
      manager.rejectAll()
      // Before the manager's file has arrived.
      expect(blocksElements(page)).to.equal(true)
      expect(await sent(page)).to.contain('missing consent')
      await page.until('the page is told', () => page.events.some(({ type }) => type === 'consent-change'))
      expect(blocksElements(page)).to.equal(true)
      expect(filesOf(page).filter(path => /guard|blocking/.test(path))).to.deep.equal(
        where === 'file' ? ['/dist/guard-whole.js'] : [],
      )
      manager.acceptAll()
      expect(blocksElements(page)).to.equal(false)
      manager.rejectAll()
      expect(blocksElements(page)).to.equal(true)
      expect(page.console).to.deep.equal([])
    })

  for (const [where, tag] of Object.entries({ file, inPage }))
    it(`blocks a script at a withdrawal that has kept fetch in a variable: ${where}`, async () => {
      const page = await openPage({ head: `${tag()}<script>kept = fetch</script>` })
      const manager = await page.manager()
      const sentByKept = (): Promise<string> =>
        (page.window.kept as typeof fetch)(tracker, { mode: 'no-cors' }).then(
          () => 'sent',
          ({ message }: Error) => message,
        )
      expect(await sentByKept()).not.to.contain('missing consent')
      manager.rejectAll()
      expect(await sentByKept()).to.contain('missing consent')
      manager.acceptAll()
      expect(await sentByKept()).not.to.contain('missing consent')
    })

  /** Withdraws, and returns whether an image is blocked before the manager's file has arrived. */
  const withdrawals: Record<string, (page: Page) => boolean | Promise<boolean>> = {
    'by page code'(page) {
      page.window.consentManager!.rejectAll()
      return blocksElements(page)
    },
    'by page code that granted everything before'(page) {
      page.window.consentManager!.acceptAll()
      page.window.consentManager!.rejectAll()
      return blocksElements(page)
    },
    'in another tab'(page) {
      // Runs after our own listeners.
      const blocks = new Promise<boolean>(resolve =>
        page.window.addEventListener('storage', () => resolve(blocksElements(page)), { once: true }),
      )
      refuse()
      return blocks
    },
  }
  for (const [where, withdraw] of Object.entries(withdrawals))
    it(`never sends what was blocked between a withdrawal and the arrival of the manager’s file: ${where}`, async () => {
      const page = await openPage({ head: file() })
      const manager = await page.manager()
      expect(await withdraw(page)).to.equal(true)
      await page.until('the page is told', () => page.events.some(({ type }) => type === 'consent-change'))
      expect(filesOf(page).some(path => path.includes('core'))).to.equal(true)
      expect(manager.state.consents.marketing).to.equal(false)
      expect(blocksElements(page)).to.equal(true)
      expect(manager.requests.map(({ state }) => state)).to.deep.equal(['held', 'held'])
      manager.acceptAll()
      expect(manager.requests.map(({ state }) => state)).to.deep.equal(['released', 'released'])
    })

  for (const isWithdrawn of [true, false])
    it(`${isWithdrawn ? 'blocks' : 'does not block'} what a page sends as it is left, ${isWithdrawn ? 'also right after a withdrawal' : 'with consent'}`, async () => {
      const page = await openPage({
        head: `${file()}<script>
          const address = '${tracker}'
          addEventListener('pagehide', () => {
            navigator.sendBeacon(address + '?beacon', 'events')
            fetch(address + '?fetch', { keepalive: true, mode: 'no-cors', method: 'POST' }).catch(() => {})
            new Image().src = address + '?image'
            parent.left(consentManager.requests.map(({ url, state }) => url.split('?')[1] + ' ' + state))
          })
        </script>`,
      })
      const manager = await page.manager()
      const left = new Promise<string[]>(resolve => Object.assign(window, { left: resolve }))
      if (isWithdrawn) manager.rejectAll()
      page.window.location.href = 'about:blank'
      expect(await left).to.deep.equal(isWithdrawn ? ['beacon held', 'fetch held', 'image held'] : [])
    })

  it('leaves fetch the text, the name and the length of the native function', async () => {
    const { window } = await openPage({ head: file('') })
    expect(window.fetch.toString()).to.match(/^function fetch\(\)\s+\{\s+\[native code\]\s+\}$/)
    expect([window.fetch.name, window.fetch.length]).to.deep.equal(['fetch', 1])
  })

  const others: [string, () => void, ((window: Page['window']) => void)?][] = [
    ['has no decision', () => localStorage.clear()],
    ['has refused everything', refuse],
    ['has refused one category', () => decide({ ...allConsents(), experience: false })],
    ['has refused a service', () => decide(allConsents(), { services: { youtube: false } })],
    ['has to answer for a new service', () => decide(allConsents(), { openServices: ['youtube'] })],
    ['has blocked hosts', () => decide(allConsents(), { blockedHosts: { 'youtube.com': 'experience' } })],
    ['has an expired decision', () => decide(allConsents(), { expires: Date.now() - 1 })],
    ['has an invalid decision', () => localStorage.setItem(key, '{"consents":')],
    [
      'has Global Privacy Control',
      () => {},
      ({ navigator }) => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    ],
    ['has Do Not Track', () => {}, ({ navigator }) => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
  ]
  for (const [what, prepare, before] of others)
    it(`starts before the next script if the browser ${what}`, async () => {
      prepare()
      const page = await openPage({
        head: `${file('')}<script>atStart = Object.keys(window[Symbol.for('consent-elements blocking')].restores)</script>`,
        before,
      })
      expect(page.window.atStart).to.include.members(['elements', 'fetch', 'storage'])
    })

  it('starts when another tab withdraws, on a page without a manager', async () => {
    const page = await openPage({ head: file('') })
    refuse()
    await page.until('it blocks', () => blocksElements(page))
    expect(await sent(page)).to.contain('missing consent')
  })

  it('also starts after document.open(), which removes all listeners', async () => {
    const page = await openPage({ head: file('') })
    page.document.open()
    page.document.write('<!doctype html><title>Another</title><p>Text')
    page.document.close()
    await page.until('the document is there', () => page.document.title === 'Another')
    refuse()
    await page.until('it blocks', () => blocksElements(page))
  })

  it('starts if the decision was made for another policy', async () => {
    decide(allConsents(), { policyVersion: '1', question: 'another' })
    const page = await openPage({ head: file(`${oneTag} data-policy-version="2"`) })
    await page.find('[part=banner]')
    expect(blocksElements(page)).to.equal(true)
  })

  it('starts when a service is refused, with the rules of that service', async () => {
    const page = await openPage({ head: file(`${oneTag} data-services="youtube"`) })
    const manager = await page.manager()
    await page.until('the services are there', () => manager.services.length > 0)
    manager.save({}, { youtube: false })
    await page.until('it blocks', async () => (await sent(page, 'https://www.youtube.com/x')).includes('missing'))
    expect(blocksElements(page)).to.equal(false)
  })

  it('starts for a manager in a bundle of the page', async () => {
    const page = await openPage({
      head: `${file('')}<script type="module">
        import { startConsentManager } from '/dist/index.js'
        startConsentManager({ mode: 'offline', categories: 'all' })
      </script>`,
    })
    const manager = await page.manager()
    manager.rejectAll()
    await page.until('it blocks', () => blocksElements(page))
    expect(patchesOf(page)).to.include('parser')
    manager.acceptAll()
    expect(blocksElements(page)).to.equal(false)
  })

  it('leaves elements in place that were loaded with consent, and blocks in frames that were there before', async () => {
    const page = await openPage({
      head: file(),
      body: '<iframe id="map" src="https://www.youtube.com/embed/x"></iframe><iframe id="own"></iframe>',
    })
    const manager = await page.manager()
    manager.rejectAll()
    const inside = page.document.querySelector<HTMLIFrameElement>('#own')!.contentDocument!
    inside.body.append(Object.assign(inside.createElement('img'), { src: tracker }))
    expect(manager.requests.map(({ url }) => url)).to.deep.equal([tracker])
    await page.until('the page is told', () => page.events.some(({ type }) => type === 'consent-change'))
    expect(page.document.getElementById('map')!.getAttribute('src')).to.contain('youtube')
  })

  it('blocks at a withdrawal although another script has broken a built-in function since', async () => {
    const page = await openPage({ head: file() })
    const manager = await page.manager()
    Object.defineProperty(page.window.Element.prototype, 'setAttribute', {
      get: () => {
        throw new Error('broken')
      },
    })
    manager.rejectAll()
    expect(blocksElements(page)).to.equal(true)
  })

  it('creates its Trusted Types policy once', async () => {
    const csp = "require-trusted-types-for 'script'; trusted-types consent-elements consent-elements#guard"
    const page = await openPage({ head: file(), csp })
    const manager = await page.manager()
    manager.rejectAll()
    await page.until('the page is told', () => page.events.some(({ type }) => type === 'consent-change'))
    expect(blocksElements(page)).to.equal(true)
    expect(page.console).to.deep.equal([])
  })
})
