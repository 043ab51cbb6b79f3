import { expect } from '@open-wc/testing'
import { renderEarlyBanner } from '../../src/boot/render-early-banner'
import { atRest } from '../support/at-rest'
import { fakeServer, type FakeAnswer } from '../support/fake-server'
import { decide } from '../support/stored-decisions'
import { waitUntil } from '../support/wait-until'

const answer = (jurisdiction: object, more: object = {}): FakeAnswer => ({
  json: { showConsentBanner: true, jurisdiction, location: { countryCode: 'DE', regionCode: null }, ...more },
})

describe('the banner before the core has loaded', () => {
  let tag: HTMLElement
  let remove: () => void
  const { languages } = navigator
  const speak = (...of: string[]): unknown =>
    Object.defineProperty(navigator, 'languages', { configurable: true, value: of })

  beforeEach(() => {
    localStorage.clear()
    speak('en')
  })
  afterEach(() => {
    remove()
    tag.remove()
    localStorage.clear()
    speak(...languages)
    document.querySelectorAll('script[data-manager], [data-consent]').forEach(element => element.remove())
    document.documentElement.lang = ''
  })
  const draw = (attributes: Record<string, string>, html = ''): void => {
    tag = document.createElement('consent-banner')
    for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value)
    tag.innerHTML = html
    document.body.append(tag)
    remove = renderEarlyBanner(tag)
  }
  const card = (): HTMLElement | null => tag.shadowRoot?.querySelector<HTMLElement>('[part~=banner]') ?? null
  const isDrawn = (): boolean => card() !== null && card()!.checkVisibility()
  const text = (part: string): string => card()!.querySelector(`[part~=${part}]`)!.textContent.trim()
  const offline = { mode: 'offline', categories: 'all' }

  it('is drawn at once in mode offline, and removed if the core cannot be loaded', () => {
    draw(offline)
    expect(isDrawn()).to.equal(true)
    expect(text('accept')).to.not.equal('')
    remove()
    expect(isDrawn()).to.equal(false)
  })

  it('is not drawn any more once it has been given up', async () => {
    speak('de')
    draw(offline)
    expect(isDrawn()).to.equal(false)
    remove()
    await atRest()
    expect(isDrawn()).to.equal(false)
  })

  for (const [what, attributes, html] of [
    ['JSON in the tag', offline, '<script type="application/json">{}</script>'],
    ['scroll-lock', { ...offline, 'scroll-lock': '' }],
    ['informal texts', { ...offline, informal: 'true' }],
    ['the color scheme of the page', { ...offline, 'color-scheme': 'page' }],
    ['an imported decision', { ...offline, 'import-decision': 'onetrust' }],
    ['a place', { ...offline, place: 'header' }],
    ['handlers of the site', { ...offline, mode: 'custom' }],
    ['a mode that does not exist', { ...offline, mode: 'off' }],
  ] as [string, Record<string, string>, string?][])
    it(`is left to the core with ${what}`, async () => {
      draw(attributes, html)
      await atRest()
      expect(isDrawn()).to.equal(false)
    })

  it('is drawn although an option is turned off by its attribute', () => {
    draw({ ...offline, 'scroll-lock': 'false', informal: 'false' })
    expect(isDrawn()).to.equal(true)
  })

  it('is left to the core with options as properties, a decision, or a banner of the server', () => {
    for (const prepare of [
      () => Object.assign(tag, { policyUrl: '/privacy' }),
      () => decide(),
      () => tag.attachShadow({ mode: 'open' }),
    ]) {
      localStorage.clear()
      tag = document.createElement('consent-banner')
      for (const [name, value] of Object.entries(offline)) tag.setAttribute(name, value)
      document.body.append(tag)
      prepare()
      remove = renderEarlyBanner(tag)
      expect(isDrawn()).to.equal(false)
      tag.remove()
    }
  })

  it('follows the options on the guard', () => {
    const guard = document.createElement('script')
    guard.type = 'text/plain'
    for (const [name, value] of Object.entries({ manager: '', mode: 'offline', categories: 'all', 'policy-url': '/p' }))
      guard.setAttribute(`data-${name}`, value)
    document.head.append(guard)
    draw({})
    expect(isDrawn()).to.equal(true)
    expect(card()!.querySelector('a[href="/p"]')).to.not.equal(null)
    remove()
    tag.remove()
    guard.dataset.options = '{"categories":"all"}'
    draw({})
    expect(isDrawn()).to.equal(false)
  })

  for (const [spoken, attributes, language, direction] of [
    [['de-CH', 'en'], {}, 'de', 'ltr'],
    [['xx'], {}, 'en', 'ltr'],
    [['de'], { language: 'fr' }, 'fr', 'ltr'],
    [['de'], { language: 'page' }, 'he', 'rtl'],
  ] as [string[], Record<string, string>, string, string][])
    it(`has the language ${language} for ${spoken.join()} and ${JSON.stringify(attributes)}`, async () => {
      document.documentElement.lang = 'he'
      speak(...spoken)
      draw({ ...offline, ...attributes })
      await waitUntil(isDrawn, 'the banner is drawn')
      const root = tag.shadowRoot!.querySelector<HTMLElement>('.root')!
      expect([root.lang, root.dir]).to.deep.equal([language, direction])
    })

  it('takes order, scheme and the button that closes it from attributes, and ignores wrong ones', () => {
    draw({ ...offline, 'button-order': 'reject accept customize', 'color-scheme': 'dark', 'close-button': '' })
    const order = [...card()!.querySelectorAll('button')].map(button => button.dataset.action)
    expect(order.filter(name => ['accept', 'reject', 'customize'].includes(name!))).to.deep.equal([
      'reject',
      'accept',
      'customize',
    ])
    expect(tag.shadowRoot!.querySelector<HTMLElement>('.root')!.dataset.scheme).to.equal('dark')
    expect(card()!.querySelector('[part~=close]')!.checkVisibility()).to.equal(true)
    remove()
    tag.remove()
    draw({ ...offline, 'button-order': 'accept accept', 'color-scheme': 'pink' })
    expect(isDrawn()).to.equal(true)
    expect(tag.shadowRoot!.querySelector<HTMLElement>('.root')!.dataset.scheme).to.equal('system')
  })

  it('names the categories that the markup needs with categories="auto"', async () => {
    document.body.insertAdjacentHTML('beforeend', '<script type="text/plain" data-consent="marketing"></script>')
    draw({ mode: 'offline', categories: 'auto' })
    await waitUntil(isDrawn, 'the banner is drawn')
    const auto = text('description')
    remove()
    tag.remove()
    draw(offline)
    expect(text('description')).to.not.equal(auto)
  })

  describe('of a server', () => {
    let server: ReturnType<typeof fakeServer>
    let said: FakeAnswer
    beforeEach(() => (server = fakeServer(() => said)))
    afterEach(() => server.restore())

    // One page asks once, so one test has all answers that draw nothing, and the next page is another file.
    it('is drawn in the language of the answer once the server has asked for a banner', async () => {
      said = answer(
        { code: 'GDPR', message: '' },
        { translations: { language: 'de', translations: { cookieBanner: { title: 'Vom Server' } } } },
      )
      draw({ 'backend-url': '/consent/' })
      expect(isDrawn()).to.equal(false)
      await waitUntil(isDrawn, 'the banner is drawn')
      expect(server.requests.map(({ url }) => new URL(url, location.href).pathname)[0]).to.match(/^\/consent\/[^/]/)
      expect(tag.shadowRoot!.querySelector<HTMLElement>('.root')!.lang).to.equal('de')
      expect(text('title')).to.equal('Vom Server')
      remove()
      tag.remove()
      draw({ 'backend-url': '/consent/' })
      await waitUntil(isDrawn, 'the same answer draws it again')
      expect(server.requests, 'one request for each page').to.have.length(1)
    })
  })
})
