import { aTimeout, expect } from '@open-wc/testing'
import { setBlockerLoading } from '../../src/blocking/on-blocker-ready'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { announceSurfaces } from '../../src/effects/announce-surfaces'
import { answerForPlace } from '../../src/effects/answer-for-place'
import { callBack } from '../../src/effects/consent-callbacks'
import { consentEventNames } from '../../src/effects/consent-event-names'
import { dispatchConsentEvent } from '../../src/effects/consent-events'
import type { EffectContext } from '../../src/effects/effect-context'
import { onAnyChange } from '../../src/effects/on-any-change'
import { onChange } from '../../src/effects/on-change'
import { reporter } from '../../src/effects/report-error'
import { servicesAllowed } from '../../src/effects/services-allowed'
import { startTags } from '../../src/effects/start-tags'
import { sweepWithdrawn } from '../../src/effects/sweep-withdrawn'
import { syncTagManager } from '../../src/effects/sync-tag-manager'
import { syncTags } from '../../src/effects/sync-tags'
import { whenCategoriesKnown } from '../../src/effects/when-categories-known'
import { whenFetched } from '../../src/effects/when-fetched'
import {
  acceptAllAtom,
  createConsentStore,
  isPrivacyDialogOpenAtom,
  receiveRecordAtom,
  rejectAllAtom,
  servicesAtom,
  settingsAtom,
  type ConsentStore,
} from '../../src/store'
import { widgetShownAtom } from '../../src/store/ui-atoms'
import { atRest } from '../support/at-rest'
import { eventually } from '../support/eventually'
import { stopClock } from '../support/fake-clock'

const { error } = console
let store: ConsentStore
let logged: unknown[][]
let reported: string[]
const report = ({ code, message }: { code: string; message: string }): unknown => reported.push(`${code} ${message}`)
const page = window as unknown as Record<string, unknown>

beforeEach(() => {
  localStorage.clear()
  store = createConsentStore()
  logged = []
  reported = []
  console.error = (...words: unknown[]) => logged.push(words)
})
afterEach(() => {
  console.error = error
  localStorage.clear()
  for (const name of ['dataLayer', '_paq']) delete page[name]
  for (const name of ['_ga', '_fbp']) document.cookie = `${name}=; Max-Age=0; Path=/`
})

describe('an effect on changes', () => {
  it('receives the new and the previous value of an atom, if they differ, until its stop', () => {
    const seen: unknown[] = []
    const stop = onChange(store, isPrivacyDialogOpenAtom, (now, before) => seen.push([now, before]))
    for (const open of [false, true, true, false]) store.set(isPrivacyDialogOpenAtom, open)
    stop()
    store.set(isPrivacyDialogOpenAtom, true)
    expect(seen).to.deep.equal([
      [true, false],
      [false, true],
    ])
  })

  it('may have its own idea of what is equal', () => {
    let changes = 0
    const stop = onChange(
      store,
      settingsAtom,
      () => changes++,
      (one, other) => one.policyUrl === other.policyUrl,
    )
    store.set(settingsAtom, { ...store.get(settingsAtom) })
    expect(changes).to.equal(0)
    store.set(settingsAtom, { ...store.get(settingsAtom), policyUrl: '/x' })
    expect(changes).to.equal(1)
    stop()
  })

  it('runs for each of several atoms, until its stop', () => {
    let runs = 0
    const stop = onAnyChange(store, [isPrivacyDialogOpenAtom, widgetShownAtom], () => runs++)
    store.set(isPrivacyDialogOpenAtom, true)
    store.set(widgetShownAtom, true)
    expect(runs).to.equal(2)
    stop()
    store.set(isPrivacyDialogOpenAtom, false)
    store.set(widgetShownAtom, false)
    expect(runs).to.equal(2)
  })
})

describe('a file that is fetched for a task', () => {
  it('is passed to the task, whose end is that of the effect', async () => {
    const seen: unknown[] = []
    const stop = whenFetched(Promise.resolve('file'), file => (seen.push(file), () => seen.push('end')), report)
    await aTimeout(0)
    expect(seen).to.deep.equal(['file'])
    stop()
    expect(seen).to.deep.equal(['file', 'end'])
  })

  it('is not used after a stop, and may have no end', async () => {
    let runs = 0
    whenFetched(Promise.resolve(1), () => void runs++, report)()
    const stop = whenFetched(Promise.resolve(1), () => void runs++, report)
    await aTimeout(0)
    stop()
    expect(runs).to.equal(1)
  })

  it('is reported if it cannot be loaded', async () => {
    whenFetched(Promise.reject(new Error('404')), () => expect.fail('it ran'), report)
    await aTimeout(0)
    expect(reported).to.deep.equal(['NETWORK_ERROR A file of consent-elements could not be loaded'])
  })
})

describe('what the site is told', () => {
  const hear = (name: string): { events: CustomEvent[]; stop: () => void } => {
    const events: CustomEvent[] = []
    const listen = (event: Event): unknown => events.push(event as CustomEvent)
    document.addEventListener(name, listen)
    return { events, stop: () => document.removeEventListener(name, listen) }
  }

  it('is an event on the document with its detail, under one of the names that are listed', () => {
    expect(new Set(consentEventNames).size).to.equal(consentEventNames.length)
    expect(consentEventNames).to.include.members(['consent-ready', 'consent-change', 'ConsentBlockedStorage'])
    const { events, stop } = hear('consent-error')
    dispatchConsentEvent('consent-error', { code: 'A', message: 'b' })
    stop()
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ code: 'A', message: 'b' }])
  })

  it('waits for the blocker, because listeners and callbacks may send requests', async () => {
    let arrive = (): void => {}
    setBlockerLoading(new Promise<void>(resolve => (arrive = resolve)))
    const { events, stop } = hear('consent-banner-show')
    let calls = 0
    dispatchConsentEvent('consent-banner-show')
    callBack({ onBannerShown: () => calls++ }, 'onBannerShown')
    await aTimeout(0)
    expect([events.length, calls]).to.deep.equal([0, 0])
    arrive()
    await aTimeout(0)
    expect([events.length, calls]).to.deep.equal([1, 1])
    stop()
  })

  it('is an error in the console, as an event and to its callback, with the cause in the console only', () => {
    const { events, stop } = hear('consent-error')
    const heard: unknown[] = []
    const tell = reporter({ onError: given => heard.push(given) })
    const cause = new Error('x')
    tell({ code: 'A', message: 'b' }, cause)
    tell({ code: 'A', message: 'c' })
    stop()
    expect(logged).to.deep.equal([['consent-elements: b (A)', cause], ['consent-elements: c (A)']])
    const both = [
      { code: 'A', message: 'b' },
      { code: 'A', message: 'c' },
    ]
    expect([heard, events.map(({ detail }) => detail)]).to.deep.equal([both, both])
  })

  it('survives a callback that throws, whose name is logged', () => {
    const thrown = new Error('host')
    callBack(
      {
        onReady() {
          throw thrown
        },
      },
      'onReady',
    )
    callBack({}, 'onReady')
    expect(logged).to.deep.equal([['consent-elements: the callback onReady threw', thrown]])
  })

  it('has the services once they have been fetched', () => {
    expect(servicesAllowed(store)).to.deep.equal({})
    store.set(servicesAtom, [])
    expect(servicesAllowed(store)).to.deep.equal({ services: {} })
    store.set(servicesAtom, [
      { name: 'a', category: 'marketing', hosts: [], stores: [] },
      { name: 'b', category: 'necessary', hosts: [], stores: [] },
    ] as never)
    expect(servicesAllowed(store)).to.deep.equal({ services: { a: false, b: true } })
  })
})

describe('the surfaces of the page', () => {
  it('are announced by an event and a callback each time they show or hide, until the stop', () => {
    const heard: string[] = []
    const names = ['privacy-settings-open', 'privacy-settings-close'] as const
    const hear = ({ type }: Event): unknown => heard.push(type)
    for (const name of names) document.addEventListener(name, hear)
    const stop = announceSurfaces({ store, callbacks: {} } as unknown as EffectContext)
    store.set(isPrivacyDialogOpenAtom, true)
    store.set(isPrivacyDialogOpenAtom, false)
    expect(heard).to.deep.equal(names)
    stop()
    store.set(isPrivacyDialogOpenAtom, true)
    expect(heard).to.deep.equal(names)
    for (const name of names) document.removeEventListener(name, hear)
  })
})

describe('the answer for the place that the site names', () => {
  const lifetime = (days: number): void => store.set(settingsAtom, { ...store.get(settingsAtom), lifetimeDays: days })

  it('is that of the policy pack of the country, or of its region', () => {
    expect(answerForPlace(store, settingsAtom, 'DE')).to.deep.include({
      showConsentBanner: true,
      model: 'opt-in',
      policy: 'gdpr-de@1',
    })
    expect(answerForPlace(store, settingsAtom, 'CA-QC').location).to.deep.equal({ countryCode: 'CA', regionCode: 'QC' })
    expect(answerForPlace(store, settingsAtom, 'CA-QC').policy).not.to.equal(
      answerForPlace(store, settingsAtom, 'CA').policy,
    )
  })

  for (const [given, kept] of [
    [30, 182],
    [182, 182],
    [400, 182],
  ] as const)
    it(`keeps a decision in Germany for ${kept} days if the site says ${given}`, () => {
      lifetime(given)
      answerForPlace(store, settingsAtom, 'DE')
      expect(store.get(settingsAtom).lifetimeDays).to.equal(kept)
    })

  it('is that without a place, and changes no lifetime, where there is no pack, or the header has none', () => {
    lifetime(30)
    for (const place of ['ZZ', '', 'header', 'HEADER']) {
      const answer = answerForPlace(store, settingsAtom, place)
      expect(answer.showConsentBanner, place).to.equal(true)
      expect(answer).not.to.have.property('policy')
    }
    expect(store.get(settingsAtom).lifetimeDays).to.equal(30)
  })
})

describe('the categories of a page', () => {
  const known = async (services: unknown): Promise<boolean> => {
    let isKnown = false
    void whenCategoriesKnown({ store, services } as EffectContext).then(() => (isKnown = true))
    await aTimeout(0)
    return isKnown
  }
  const auto = (on: boolean): void => store.set(settingsAtom, { ...store.get(settingsAtom), autoCategories: on })

  it('are known at once unless they follow from services that have not arrived', async () => {
    expect(await known('a')).to.equal(true)
    auto(true)
    expect(await known(null)).to.equal(true)
    expect(await known('a')).to.equal(false)
    store.set(servicesAtom, [])
    expect(await known('a')).to.equal(true)
  })

  it('are known when the services arrive, or after two and a half seconds', async () => {
    const clock = stopClock()
    auto(true)
    try {
      const seen: string[] = []
      const wait = (name: string): unknown =>
        whenCategoriesKnown({ store, services: 'a' } as unknown as EffectContext).then(() => seen.push(name))
      void wait('late')
      await clock.pass(2499)
      expect(seen).to.deep.equal([])
      await clock.pass(1)
      expect(seen).to.deep.equal(['late'])
      void wait('arrived')
      store.set(servicesAtom, [])
      await clock.pass(0)
      expect(seen).to.deep.equal(['late', 'arrived'])
    } finally {
      clock.restore()
    }
  })
})

describe('the tags of a page', () => {
  // Nothing is fetched: the address is one of this server.
  const tagManager = { id: 'GTM-TEST1', customScriptUrl: '/page/seed' } as never
  const snapshot = (consents = allConsents()) => ({ consents, isNew: true, time: 1 })

  it('receive the consents of the newest source, once their files are there', async () => {
    const tags = startTags({ tagManager: null, signals: { matomo: true }, report, store }, () =>
      snapshot(onlyNecessary()),
    )
    tags.follow(() => snapshot(allConsents()))
    await eventually(() => expect(page['_paq']).to.deep.equal([['requireConsent'], ['setConsentGiven']]))
    tags.follow(() => snapshot(onlyNecessary()))
    expect((page['_paq'] as unknown[]).at(-1)).to.deep.equal(['forgetConsentGiven'])
    expect(tags.isPing(new URL('https://www.google-analytics.com/g/collect'))).to.equal(false)
    tags.stop()
  })

  it('are not started after a stop, and none without an option', async () => {
    startTags({ tagManager: null, signals: { matomo: true }, report, store }, snapshot).stop()
    startTags({ tagManager: null, signals: null, report, store }, snapshot).stop()
    await atRest()
    expect(page['_paq']).to.equal(undefined)
  })

  it('follow the record of the store, and whether it was made on this page', async () => {
    store.set(receiveRecordAtom, { consents: onlyNecessary(), consentInfo: { time: 7, type: 'necessary' } })
    const seen: object[] = []
    const startedTags = {
      isPing: () => true,
      follow: (inForce: () => object) => void seen.push(inForce()),
      stop: () => void seen.push({ stopped: true }),
    }
    let ping: ((url: URL) => boolean) | undefined
    const stop = syncTags({
      store,
      statistics: null,
      report,
      startedTags,
      allowPings: (given: typeof ping) => (ping = given),
    } as never)
    expect(ping!(new URL('https://a.example'))).to.equal(true)
    store.set(acceptAllAtom)
    store.set(rejectAllAtom)
    stop()
    store.set(acceptAllAtom)
    const kept = (seen as Record<string, unknown>[]).map(({ isNew, consents, time, stopped }) =>
      stopped ? 'stopped' : [isNew, (consents as ConsentRecord['consents']).marketing, time === 7],
    )
    expect(kept[0]).to.deep.equal([false, false, true])
    expect(kept.at(-2)).to.deep.equal([true, false, false])
    expect(kept).to.deep.include([true, true, false])
    expect(kept.at(-1)).to.equal('stopped')
  })

  it('let pings of the tag manager pass the guard only in advanced mode', () => {
    for (const [mode, isAllowed] of [
      ['advanced', true],
      ['basic', false],
    ] as const) {
      let given: unknown
      syncTagManager({ ...(tagManager as object), mode } as never, snapshot(), {
        report,
        allowPings: isPing => (given = isPing),
      })
      expect(typeof given === 'function', mode).to.equal(isAllowed)
    }
    for (const script of document.querySelectorAll('script[src*="/page/seed"]')) script.remove()
  })

  it('report a mistake in their options, and go on without them', () => {
    const notify = syncTagManager({ id: 'wrong id' } as never, snapshot(), { report })
    expect(reported).to.have.length(1)
    expect(reported[0]).to.include('INVALID_OPTION')
    expect(notify(snapshot())).to.equal(undefined)
  })
})

describe('data of categories that a visitor no longer grants', () => {
  let stop: () => void
  const start = (): void => {
    stop = sweepWithdrawn({ store, sweep: null, reloadOnWithdrawal: false, report } as unknown as EffectContext)
  }
  const decide = (consents = allConsents()): void =>
    store.set(receiveRecordAtom, { consents, consentInfo: { time: 1, type: 'custom' } })
  afterEach(() => stop())

  it('is deleted after each withdrawal, of all categories that were withdrawn', async () => {
    decide()
    start()
    document.cookie = '_fbp=1; Path=/'
    decide({ ...allConsents(), marketing: false })
    await eventually(() => expect(document.cookie).not.to.include('_fbp'))
    document.cookie = '_ga=1; Path=/'
    document.cookie = '_fbp=1; Path=/'
    decide({ ...allConsents(), marketing: false, measurement: false })
    await eventually(() => expect(document.cookie).not.to.include('_'))
  })

  it('is deleted for returning visitors who have refused, also if nothing changes', async () => {
    document.cookie = '_fbp=1; Path=/'
    decide(onlyNecessary())
    start()
    await eventually(() => expect(document.cookie).not.to.include('_fbp'))
  })

  it('stays before a decision, while all is granted, and after a stop', async () => {
    document.cookie = '_fbp=1; Path=/'
    start()
    stop()
    decide()
    start()
    stop()
    decide({ ...allConsents(), marketing: false })
    await atRest()
    expect(document.cookie).to.include('_fbp')
  })
})
