import { expect } from '@open-wc/testing'
import { whenTcfApplies } from '../../src/boot/when-tcf-applies'
import { savedTcfKey } from '../../src/signals/tcf/saved-tcf-key'
import { storageKeys } from '../../src/storage/storage-keys'
import { bannerAnswerAtom, isLoadingConsentInfoAtom } from '../../src/store/banner-atoms'
import { createConsentStore, type ConsentStore } from '../../src/store/create-consent-store'
import { providePageStore } from '../../src/store/page-store'

type Answer = Parameters<typeof answerOf>[0]
const answerOf = (countryCode: string | undefined) => ({ location: { countryCode, regionCode: null } })

describe('whether TCF asks a visitor', () => {
  let results: boolean[]
  let store: ConsentStore
  let removeStore: () => void
  const native = {
    entries: performance.getEntriesByType.bind(performance),
    state: Object.getOwnPropertyDescriptor(Document.prototype, 'readyState')!,
  }
  beforeEach(() => {
    localStorage.clear()
    results = []
    store = createConsentStore()
    removeStore = () => {}
  })
  afterEach(() => {
    removeStore()
    performance.getEntriesByType = native.entries
    Reflect.deleteProperty(document, 'readyState')
    localStorage.clear()
  })
  const ask = (place?: string): void => {
    const own = results // what a test has asked for is followed until the server's answer is true
    whenTcfApplies(place, applies => own.push(applies))
  }
  const provide = (): void => {
    removeStore()
    removeStore = providePageStore(store)
  }
  const answer = (country: Answer): void => store.set(bannerAnswerAtom, answerOf(country) as never)
  /** Gives the page a header with a place, or without one. */
  const header = (place?: string): void => {
    const serverTiming = [
      { name: 'cdn', description: 'FR' },
      ...(place === undefined ? [] : [{ name: 'place', description: place }]),
    ]
    performance.getEntriesByType = (type: string) =>
      type === 'navigation' ? ([{ serverTiming }] as unknown as PerformanceEntryList) : native.entries(type)
  }
  const storeDecision = (more: object = {}, countries?: string[]): void => {
    localStorage.setItem(storageKeys.record, JSON.stringify({ consents: {}, ...more }))
    if (!countries) return
    const receipts = countries.map(countryCode => ({
      purposes: {},
      jurisdiction: { code: 'GDPR', countryCode, regionCode: '' },
    }))
    localStorage.setItem(storageKeys.receipts, JSON.stringify(receipts))
  }

  for (const [place, applies] of [
    ['DE', true],
    ['US-CA', false],
    ['us', false],
    [undefined, true],
    ['nowhere', true],
  ] as const)
    it(`is known at once for the place ${place}`, () => {
      header('US')
      ask(place)
      expect(results).to.deep.equal([applies])
    })

  for (const name of ['header', ' Header '])
    for (const [place, applies] of [
      ['US', false],
      ['DE', true],
      ['', true],
    ] as const)
      it(`is known at once by the header of the page, for "${name}" and the place "${place}"`, () => {
        Object.defineProperty(document, 'readyState', { get: () => 'loading', configurable: true })
        header(place)
        ask(name)
        expect(results).to.deep.equal([applies])
      })

  it('is known when the page has been parsed, if the browser lists its headers only then', () => {
    let state = 'loading'
    Object.defineProperty(document, 'readyState', { get: () => state, configurable: true })
    header()
    ask('header')
    expect(results).to.deep.equal([])
    header('US')
    state = 'interactive'
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(results).to.deep.equal([false])
  })

  it('is true in a page that has no such header', () => {
    header()
    ask('header')
    performance.getEntriesByType = () => []
    ask('header')
    expect(results).to.deep.equal([true, true])
  })

  it('follows the answers of the server, of each manager, until one is true', async () => {
    ask('SERVER ')
    provide()
    expect(results).to.deep.equal([])
    answer('US')
    expect(results).to.deep.equal([false])
    store = createConsentStore()
    provide()
    answer('CA')
    answer('FR')
    expect(results).to.deep.equal([false, false, true])
    await Promise.resolve()
    answer('US')
    store = createConsentStore()
    provide()
    answer('US')
    expect(results).to.deep.equal([false, false, true])
  })

  it('is known at once if the manager already has an answer, and true if the server knows no country', () => {
    answer('US')
    provide()
    ask('server')
    answer(undefined)
    expect(results).to.deep.equal([false, true])
  })

  it('is true if the site’s own handler has failed, and not while it runs or has not begun', () => {
    provide()
    ask('server')
    store.set(isLoadingConsentInfoAtom, true)
    expect(results).to.deep.equal([])
    store.set(isLoadingConsentInfoAtom, false)
    expect(results).to.deep.equal([true])
  })

  it('is not doubted by the end of a request that was answered', () => {
    provide()
    ask('server')
    store.set(isLoadingConsentInfoAtom, true)
    answer('US')
    store.set(isLoadingConsentInfoAtom, false)
    expect(new Set(results)).to.deep.equal(new Set([false]))
  })

  it('is true for a decision that was made with TCF, and the server is not asked', () => {
    localStorage.setItem(savedTcfKey, '{}')
    storeDecision({}, ['US'])
    ask('server')
    answer('US')
    provide()
    expect(results).to.deep.equal([true])
  })

  const decisions: [title: string, store: () => void, results: boolean[], afterwards: boolean[]][] = [
    ['made elsewhere, by the place of its last receipt', () => storeDecision({}, ['DE', 'US']), [false], [false, true]],
    ['made here, by the place of its last receipt', () => storeDecision({}, ['US', 'DE']), [true], [true]],
    ['without a receipt', () => storeDecision(), [true], [true]],
    ['that does not expire yet', () => storeDecision({ expires: Date.now() + 1e6 }, ['US']), [false], [false, true]],
    ['that has expired', () => storeDecision({ expires: Date.now() - 1 }, ['US']), [], [true]],
    ['under an opt-out law', () => storeDecision({ model: 'opt-out' }, ['US']), [], [true]],
    ['that cannot be read', () => localStorage.setItem(storageKeys.record, '[1]'), [], [true]],
  ]
  for (const [title, put, atOnce, afterwards] of decisions)
    it(`follows a stored decision ${title}, and then the server if TCF does not ask`, () => {
      put()
      ask('server')
      expect(results).to.deep.equal(atOnce)
      provide()
      answer('DE')
      expect(results).to.deep.equal(afterwards)
    })
})
