import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { consentServer } from '../support/consent-server-client'

const stored = () => JSON.parse(localStorage.getItem('privacy-consent-storage') ?? 'null')
let frame: HTMLIFrameElement
let faults: string[]

/** Opens an example in a frame; `faults` collects its errors. */
async function open(name: string) {
  frame?.remove()
  faults = []
  frame = document.createElement('iframe')
  frame.style.cssText = 'width:900px;height:700px;border:0'
  frame.src = `/examples/${name}`
  const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  const window = frame.contentWindow as Window & typeof globalThis
  window.addEventListener('error', ({ message }) => faults.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))
  window.document.addEventListener('consent-error', ({ detail: { message } }) => {
    // The test runner serves on localhost, so the hosts of the live page (marketing.localhost …) are first party here.
    // `npm start` serves on 127.0.0.1.
    if (!/trackingHosts\.\w+\.localhost" names a host of the site's own/.test(message)) faults.push(message)
  })
  return { window, document: frame.contentDocument! }
}

function peek<E extends HTMLElement = HTMLElement>(
  selector: string,
  root: Document | ShadowRoot = frame.contentDocument!,
): E | null {
  const found = root.querySelector<E>(selector)
  if (found) return found
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const within = shadowRoot && peek<E>(selector, shadowRoot)
    if (within) return within
  }
  return null
}
async function until(what: string, holds: () => unknown): Promise<void> {
  const deadline = performance.now() + 10_000
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`Timed out. Expected: ${what}; ${faults.join('; ')}`)
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}
async function press(selector: string): Promise<void> {
  await until(`${selector} is there`, () => peek(selector))
  peek(selector)!.click()
}
const bannerGone = () => until('the banner is gone', () => !peek('[part=banner]'))

beforeEach(async () => {
  localStorage.clear()
  await consentServer('same-origin')
})
afterEach(() => frame.remove())

for (const name of ['quick-start', 'offline', 'custom', 'live'])
  describe(`examples/${name}.html`, () => {
    it('stores Accept All, and the banner closes', async () => {
      await open(`${name}.html`)
      await press('[data-action=accept]')
      await bannerGone()
      expect(stored().consents).to.deep.equal(allConsents())
      expect(faults).to.deep.equal([])
    })

    it('stores Reject All, and shows no banner on the next visit', async () => {
      await open(`${name}.html`)
      await press('[data-action=reject]')
      await bannerGone()
      expect(stored().consents).to.deep.equal(onlyNecessary())
      const { window } = await open(`${name}.html`)
      await until('the manager runs', () => window.consentManager?.version)
      expect(window.consentManager!.state).to.deep.include({ showPopup: false, consents: onlyNecessary() })
      expect(peek('[part=banner]')).to.equal(null)
      expect(faults).to.deep.equal([])
    })

    it('reopens the settings with its own button, and stores what is saved there', async () => {
      await open(`${name}.html`)
      await press('[data-action=reject]')
      await bannerGone()
      await press('[data-consent-open]')
      await until('the dialog is open', () => peek('dialog[open]'))
      expect([...peek('[part=dialog]')!.querySelectorAll('[role=switch]')]).to.have.length(5)
      await press('[part~="switch-measurement"]')
      await press('[part=dialog] [data-action=save]')
      await until('the dialog is gone', () => !peek('[part=dialog]'))
      expect(stored().consents).to.deep.equal({ ...onlyNecessary(), measurement: true })
      expect(faults).to.deep.equal([])
    })
  })

describe('the examples’ own output', () => {
  const text = (selector: string) => peek(selector)?.textContent

  it('offline: whether the visit is counted, and what is stored', async () => {
    await open('offline.html')
    await until('the banner asks', () => peek('[part=banner]'))
    expect([text('#counted'), text('#kept')]).to.deep.equal(['is not counted', 'nothing'])
    await press('[data-action=accept]')
    await until('it is counted', () => text('#counted') === 'is counted')
    expect(JSON.parse(text('#kept')!).consents).to.deep.equal(allConsents())
    await open('offline.html')
    await until('the next visit is counted', () => text('#counted') === 'is counted')
  })

  it('custom: the decisions that its handlers received, and their verification', async () => {
    const { window } = await open('custom.html')
    await press('[data-action=accept]')
    await until('it was told', () => text('#decisions li'))
    expect(text('#decisions li')).to.equal('all: necessary, functionality, measurement, experience, marketing')
    expect(await window.consentManager!.verify(['marketing'])).to.deep.equal({ isValid: true })
    window.consentManager!.rejectAll()
    await until('it was told again', () => peek('#decisions')!.children.length === 2)
    expect(await window.consentManager!.verify(['marketing'])).to.deep.equal({ isValid: false })
  })

  it('quick start: the real server receives the banner request and the decision', async () => {
    const server = await consentServer('same-origin')
    await open('quick-start.html')
    await press('[data-action=accept]')
    await until('the server has confirmed', () => localStorage.getItem('privacy-consent-pending') === null)
    expect((await server.calls()).map(({ path, status }) => [path, status])).to.deep.equal([
      ['/api/c15t/show-consent-banner', 200],
      ['/api/c15t/consent/set', 200],
    ])
  })

  // `npm start` simulates the tracking hosts. The test runner does not.
  it('live: the choice, the jurisdiction, and that there are no tracking hosts here', async () => {
    await open('live.html')
    await until('the first round is over', () => text('#round')?.startsWith('Last round'))
    expect([text('#choice'), text('#jurisdiction')]).to.deep.equal(['none yet', 'NONE'])
    expect(text('#notice')).to.contain('npm start')
    await press('[data-action=reject]')
    await until('the choice is shown', () => text('#choice') === 'reject all')
    expect(peek('[data-state="arrived without consent"]')).to.equal(null)
  })

  it('policies: what visitors of a place see, with the real banner', async () => {
    const { document } = await open('policies.html')
    const visitor = () => document.querySelector('iframe')!.contentDocument!
    const inFrame = (selector: string) => visitor() && peek(selector, visitor())
    const choose = (place: string): void => {
      const known = document.querySelector('select')!
      known.value = place
      known.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const inForce = () => [...visitor().querySelectorAll('li')].map(({ textContent }) => textContent)
    // Toronto with Global Privacy Control
    await until('the banner is shown', () => inFrame('[part=banner]'))
    await until(
      'nothing is granted',
      () =>
        inForce()
          .filter(text => text?.endsWith('on'))
          .join() === 'necessary: on',
    )
    expect(text('[role=status]')).to.include('PIPEDA').and.include('The banner is shown.')
    choose('US-CO')
    await until('all but marketing is granted', () => inForce().includes('measurement: on'))
    expect(inForce()).to.include('marketing: off')
    expect(inFrame('[part=banner]')).to.equal(null)
    await until('the link names the opt-out', () => visitor().getElementById('open')?.textContent?.includes('Opt out'))
    expect(text('[role=status]')).to.include('The banner is not shown.')
    choose('FR-')
    await until('the banner is shown', () => inFrame('[part=banner]'))
    inFrame('[part~=reject]')!.click()
    await until('the banner is gone', () => !inFrame('[part=banner]'))
    expect(stored()).to.equal(null)
    expect(faults).to.deep.equal([])
  })

  for (const name of ['index', 'privacy-policy'])
    it(`${name}.html loads, and all its links work`, async () => {
      const { document } = await open(`${name}.html`)
      const links = [...document.querySelectorAll('a')].map(({ href }) => href)
      expect(links.length).to.be.at.least(1)
      for (const link of links) {
        const target = link.endsWith('/') ? `${link}index.html` : link
        expect((await fetch(target)).status, link).to.equal(200)
      }
      expect(faults).to.deep.equal([])
    })
})
