import { expect } from '@open-wc/testing'
import { followSubscriber } from '../../src/boot/follow-subscriber'
import { startConsentOrPay } from '../../src/boot/start-consent-or-pay'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { acceptAllAtom, openSettingsAtom } from '../../src/store/actions'
import { createConsentStore, type ConsentStore } from '../../src/store/create-consent-store'
import { availableLanguagesAtom, hostLanguageAtom } from '../../src/store/language-atoms'
import { providePageStore } from '../../src/store/page-store'
import { recordAtom } from '../../src/store/record-atoms'
import { decide, refuse } from '../support/stored-decisions'

const nextTask = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve))

describe('consent or pay', () => {
  let store: ConsentStore
  const stops: (() => void)[] = []
  const told: (string | null)[] = []
  const note = (event: Event): void => {
    told.push((event as CustomEvent<{ url: string | null }>).detail.url)
    event.preventDefault() // the test page stays
  }
  /** A manager without a store: it counts how often it is asked for one. */
  let asked = 0
  const provideManager = (): void =>
    void Object.assign(window, {
      consentManager: {
        version: '0.0.0',
        receipts: () => {
          asked++
          return Promise.resolve([])
        },
      },
    })

  beforeEach(() => {
    localStorage.clear()
    store = createConsentStore()
    store.set(availableLanguagesAtom, ['en', 'de', 'fr'])
    store.set(hostLanguageAtom, 'en')
    told.length = asked = 0
    document.addEventListener('consent-subscribe', note)
  })
  afterEach(() => {
    stops
      .splice(0)
      .reverse()
      .forEach(stop => stop())
    document.removeEventListener('consent-subscribe', note)
    document.querySelectorAll('[data-consent-subscribe], consent-banner').forEach(element => element.remove())
    Reflect.deleteProperty(window, 'consentManager')
    localStorage.clear()
  })
  const startManager = (): void => void stops.push(providePageStore(store))
  const start = (options: Parameters<typeof startConsentOrPay>[0] = { label: 'Subscribe', url: '/plans' }): void =>
    void stops.push(startConsentOrPay(options))
  const add = (html: string): HTMLElement => {
    document.body.insertAdjacentHTML('beforeend', html)
    return document.body.lastElementChild as HTMLElement
  }
  const record = () => store.get(recordAtom)
  /** A banner with the parts that the third way needs. */
  const addBanner = (): ShadowRoot => {
    const root = add('<consent-banner></consent-banner>').attachShadow({ mode: 'open' })
    root.innerHTML = '<button part="accept" class="button solid">A</button><button part="reject">R</button>'
    return root
  }

  it('refuses everything for a press in the page, says why, and names the address', () => {
    startManager()
    start()
    add('<button data-consent-subscribe><b>Subscribe</b></button>').querySelector('b')!.click()
    expect(record()!.consents).to.deep.equal(onlyNecessary())
    expect(record()).to.deep.include({ origin: 'subscription', surface: 'page', trusted: false, model: 'opt-out' })
    expect(told).to.deep.equal(['/plans'])
  })

  it('refuses also what was accepted before', () => {
    startManager()
    store.set(acceptAllAtom)
    start()
    add('<button data-consent-subscribe></button>').click()
    expect(record()!.consents).to.deep.equal(onlyNecessary())
  })

  it('leaves the address of a link to the browser', () => {
    startManager()
    start()
    const link = add('<a href="#plans" data-consent-subscribe>Subscribe</a>')
    link.click()
    expect(told).to.deep.equal([null])
    expect(location.hash).to.equal('#plans')
    history.replaceState(null, '', ' ')
  })

  it('waits with the press for a store, which only then is loaded, and goes where the link leads', () => {
    provideManager()
    start()
    const link = add('<a href="#plans" data-consent-subscribe>Subscribe</a>')
    link.click()
    expect(asked).to.equal(1)
    expect(told).to.deep.equal([])
    expect(location.hash).to.equal('')
    startManager()
    expect(record()!.consents).to.deep.equal(onlyNecessary())
    expect(told).to.deep.equal([new URL('#plans', location.href).href])
  })

  it('ignores other presses, and all presses once it has been stopped', () => {
    startManager()
    start()
    add('<button data-consent-subscribed></button>').click()
    stops.pop()!()
    add('<button data-consent-subscribe></button>').click()
    expect(record()).to.equal(null)
    expect(told).to.deep.equal([])
    document.querySelector('[data-consent-subscribed]')!.remove()
  })

  it('adds a third button with the look of Accept, in the language of the page, and removes it', async () => {
    startManager()
    const root = addBanner()
    start({ label: { en: 'Subscribe', de: 'Abonnieren' }, url: '/plans' })
    const button = root.querySelector<HTMLElement>('[part~=subscribe]')!
    expect([button.textContent, button.className, root.lastElementChild === button]).to.deep.equal([
      'Subscribe',
      'button solid',
      true,
    ])
    store.set(hostLanguageAtom, 'de')
    expect(button.textContent).to.equal('Abonnieren')
    store.set(hostLanguageAtom, 'fr')
    expect(button.textContent, 'the first language where none fits').to.equal('Subscribe')
    button.click()
    expect(record()!.surface).to.equal('banner')
    store.set(openSettingsAtom)
    button.click()
    expect(record()!.surface).to.equal('dialog')
    const reject = document.createElement('button')
    reject.setAttribute('part', 'reject')
    root.replaceChildren(root.firstElementChild!, reject)
    await nextTask()
    expect(root.querySelectorAll('[part~=subscribe]')).to.have.length(1)
    stops.pop()!()
    expect(root.querySelector('[part~=subscribe]')).to.equal(null)
  })

  describe('for subscribers whom the site knows', () => {
    let tag: HTMLElement
    beforeEach(() => (tag = document.createElement('script')))
    const follow = (subscriber?: string): void => {
      if (subscriber !== undefined) tag.dataset.subscriber = subscriber
      stops.push(followSubscriber(tag))
    }

    for (const value of [undefined, 'false'])
      it(`does nothing with data-subscriber ${value ?? 'absent'}`, () => {
        provideManager()
        startManager()
        follow(value)
        expect([record(), asked]).to.deep.equal([null, 0])
      })

    it('refuses without a question', () => {
      startManager()
      follow('true')
      expect(record()!.consents).to.deep.equal(onlyNecessary())
      expect(record()).to.deep.include({ origin: 'subscription', surface: 'page' })
      expect(record()!.trusted, 'no script has pressed').to.equal(undefined)
    })

    it('refuses as soon as the attribute is there', async () => {
      startManager()
      follow()
      tag.dataset.subscriber = ''
      await nextTask()
      expect(record()!.origin).to.equal('subscription')
    })

    it('loads the store for a stored consent, and refuses then', () => {
      provideManager()
      decide()
      follow('true')
      expect(asked).to.equal(1)
      store.set(recordAtom, { consents: allConsents(), consentInfo: { time: 1, type: 'all' } })
      startManager()
      expect(record()!.consents).to.deep.equal(onlyNecessary())
    })

    it('loads nothing where the visitor has refused already', () => {
      provideManager()
      refuse()
      follow('true')
      expect(asked).to.equal(0)
    })

    it('marks the refusal of a subscriber whose stored consent it has turned off, once', () => {
      refuse()
      tag.dataset.refused = ''
      startManager()
      store.set(recordAtom, { consents: onlyNecessary(), consentInfo: { time: 1, type: 'necessary' } })
      follow('true')
      expect(record()!.origin).to.equal('subscription')
      expect('refused' in tag.dataset).to.equal(false)
    })

    it('follows nothing once it has been stopped', async () => {
      startManager()
      follow()
      stops.pop()!()
      tag.dataset.subscriber = 'true'
      await nextTask()
      expect(record()).to.equal(null)
    })
  })
})
