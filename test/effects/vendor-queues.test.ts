import { expect } from '@open-wc/testing'
import { requestLog } from '../../src/blocking/page/request-log'
import { discardRefusedEvents } from '../../src/effects/discard-refused-events'
import type { EffectContext } from '../../src/effects/effect-context'
import { discardRecorded } from '../../src/effects/vendor-queues'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import {
  acceptAllAtom,
  createConsentStore,
  isPrivacyDialogOpenAtom,
  rejectAllAtom,
  type ConsentStore,
} from '../../src/store'
import { eventually } from '../support/eventually'

const page = window as unknown as Record<string, unknown>
const names = 'dataLayer hj clarity _paq vaq __fathomClientQueue fbq ttq lintrk rdt Intercom'.split(' ')
const [matomo, fathom] = ['_paq', '__fathomClientQueue']
/** A snippet's function, which queues its arguments until the vendor's script has loaded. */
const stub = (property: string, ...calls: unknown[][]): object =>
  Object.assign(() => {}, { [property]: calls.map(call => Object.assign({ length: call.length }, call)) })
/** Returns the first word of each queued call. */
const queued = (queue: unknown): unknown[] =>
  [...(queue as Record<string, unknown>[])].map(({ 0: command, event, type }) => command ?? event ?? type)

let store: ConsentStore
let stop: () => void
const grantAll = (): void => discardRecorded(allConsents(), onlyNecessary())

beforeEach(() => {
  store = createConsentStore()
  store.set(rejectAllAtom)
  stop = () => {}
})
afterEach(() => {
  stop()
  for (const name of names) delete page[name]
  requestLog().length = 0
})

describe('events that a page has queued for a vendor while the visitor refused', () => {
  it('are discarded when the visitor consents; what the script needs to start stays', () => {
    page.dataLayer = [
      ['consent', 'default', {}],
      ['js', new Date()],
      ['config', 'G-1'],
      ['event', 'purchase'],
      { event: 'gtm.js' },
      { event: 'view_item' },
      { user: 1 },
    ]
    page.hj = stub('q', ['event', 'a'], ['identify', 1], ['stateChange', '/b'])
    page[matomo] = [['setSiteId', 1], ['trackPageView'], ['enableLinkTracking'], ['trackerCount'], ['trackEvent', 'a']]
    page.vaq = [['beforeSend'], ['event', 'a'], ['pageview']]
    page[fathom] = [{ type: 'setSite' }, { type: 'trackPageview' }, { type: 'trackEvent' }]
    page.fbq = stub('queue', ['init', '1'], ['track', 'PageView'], ['trackCustom', 'a'], ['consent', 'revoke'])
    page.ttq = [['page'], ['track', 'a'], ['identify', {}]]
    page.rdt = stub('callQueue', ['init', 'a'], ['track', 'PageVisit'])
    page.Intercom = stub('q', ['boot', {}], ['trackEvent', 'a'])
    grantAll()
    expect(queued(page.dataLayer)).to.deep.equal(['consent', 'js', 'config', 'gtm.js', undefined])
    expect(queued((page.hj as { q: unknown }).q)).to.deep.equal(['identify'])
    expect(queued(page[matomo])).to.deep.equal(['setSiteId', 'enableLinkTracking', 'trackerCount'])
    expect(queued(page.vaq)).to.deep.equal(['beforeSend'])
    expect(queued(page[fathom])).to.deep.equal(['setSite'])
    expect(queued((page.fbq as { queue: unknown }).queue)).to.deep.equal(['init', 'consent'])
    expect(queued(page.ttq)).to.deep.equal(['identify'])
    expect(queued((page.rdt as { callQueue: unknown }).callQueue)).to.deep.equal(['init'])
    expect(queued((page.Intercom as { q: unknown }).q)).to.deep.equal(['boot'])
  })

  it('stay in the queues of categories that were granted before, or are still refused', () => {
    page.vaq = [['event', 'a']]
    page.fbq = stub('queue', ['track', 'PageView'])
    page.Intercom = stub('q', ['trackEvent', 'a'])
    const before = { ...onlyNecessary(), measurement: true }
    discardRecorded({ ...before, marketing: true }, before)
    expect(queued(page.vaq)).to.deep.equal(['event'])
    expect(queued((page.fbq as { queue: unknown }).queue)).to.deep.equal([])
    expect(queued((page.Intercom as { q: unknown }).q)).to.deep.equal(['trackEvent'])
  })

  it('stay if a script of the vendor has taken over the queue', () => {
    page.dataLayer = Object.assign([['event', 'a']], { push: () => 1 })
    page[matomo] = { push: () => 1 }
    grantAll()
    expect(queued(page.dataLayer)).to.deep.equal(['event'])
  })

  const held = {
    url: 'https://t.test/x.js',
    category: 'measurement',
    channel: 'script',
    time: 0,
    state: 'held',
  } as const
  const run = (): void => {
    stop = discardRefusedEvents({ store, report: () => {} } as unknown as EffectContext)
  }

  it('are looked for on a page whose script is blocked', async () => {
    requestLog().push(held)
    page.vaq = [['event', 'a']]
    run()
    store.set(acceptAllAtom)
    await eventually(() => expect(queued(page.vaq)).to.deep.equal([]))
  })

  it('are discarded at once by the second consent, before any script can load', async () => {
    requestLog().push(held)
    run()
    store.set(acceptAllAtom)
    page.vaq = [['event', 'a']]
    await eventually(() => expect(queued(page.vaq)).to.deep.equal([]))
    store.set(rejectAllAtom)
    page.vaq = [['event', 'a']]
    store.set(acceptAllAtom)
    expect(queued(page.vaq)).to.deep.equal([])
  })

  /** Waits until the file has arrived, if it was requested. */
  const arrived = async (): Promise<void> => {
    await import('../../src/effects/vendor-queues')
    await new Promise(resolve => setTimeout(resolve))
  }

  it('are discarded if the script was blocked later, once the settings have been open', async () => {
    run()
    requestLog().push(held)
    store.set(isPrivacyDialogOpenAtom, true)
    page.vaq = [['event', 'a']]
    store.set(acceptAllAtom)
    await eventually(() => expect(queued(page.vaq)).to.deep.equal([]))
  })

  it('are kept if no script is blocked, only something else', async () => {
    requestLog().push({ ...held, channel: 'img' })
    page.vaq = [['event', 'a']]
    run()
    store.set(acceptAllAtom)
    await arrived()
    expect(queued(page.vaq)).to.deep.equal(['event'])
  })

  it('are kept after the manager has stopped, whether the file has arrived or was not needed yet', async () => {
    run()
    stop()
    requestLog().push(held)
    store.set(isPrivacyDialogOpenAtom, true)
    page.vaq = [['event', 'a']]
    store.set(acceptAllAtom)
    await arrived()
    expect(queued(page.vaq)).to.deep.equal(['event'])

    store.set(rejectAllAtom)
    run()
    await arrived()
    stop()
    store.set(acceptAllAtom)
    expect(queued(page.vaq)).to.deep.equal(['event'])
  })

  it('are kept if the visitor has refused nothing before', async () => {
    store = createConsentStore()
    requestLog().push(held)
    page.vaq = [['event', 'a']]
    run()
    store.set(acceptAllAtom)
    // The file would have arrived by now.
    await import('../../src/effects/vendor-queues')
    expect(queued(page.vaq)).to.deep.equal(['event'])
  })
})
