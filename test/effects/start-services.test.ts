import { expect } from '@open-wc/testing'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { allConsents, onlyNecessary, type Consents } from '../../src/consent/consents'
import type { Review } from '../../src/effects/review-services'
import { startServices } from '../../src/effects/start-services'
import type { ServicesSource } from '../../src/effects/services-source'
import type { DeclaredService } from '../../src/services/declared-service'
import { serviceStates } from '../../src/services/service-states'
import { readRecord } from '../../src/storage/record-storage'
import { atRest } from '../support/at-rest'
import { eventually } from '../support/eventually'

const described = (name: string, more: object = {}): object => ({
  name,
  title: `The service ${name}`,
  category: 'marketing',
  purpose: 'Shows ads.',
  company: { name: 'Acme', country: 'DE' },
  privacyUrl: 'https://acme.example/privacy',
  hosts: [`${name}.example`],
  stores: [],
  ...more,
})
const cookie = (name: string, more: object = {}): object => ({
  name,
  purpose: 'Distinguishes visitors.',
  duration: 'P1Y',
  ...more,
})

let provided: (readonly DeclaredService[] | null)[]
let reported: string[]
let consents: Consents
let record: ConsentRecord | null
let review: Review | null
let received: ConsentRecord[]
let listeners: Set<() => void>
let stops: (() => void)[]

const declared = (): readonly DeclaredService[] => provided.at(-1) ?? []
const source = (): ServicesSource => ({
  record: () => record,
  consents: () => consents,
  states: () => serviceStates(declared(), consents, record),
  provide: services => provided.push(services),
  review: () => review,
  follow(changed) {
    listeners.add(changed)
    return () => listeners.delete(changed)
  },
})
/** Starts the services, and waits until they are there. */
async function start(services: unknown, sweep: unknown = null): Promise<() => void> {
  const stop = startServices(
    { services, sweep, customCategories: [], report: ({ code, message }) => reported.push(`${code} ${message}`) },
    source(),
  )
  stops.push(stop)
  await eventually(() => expect(provided).to.have.length(1))
  return stop
}
const change = (now: Consents): void => {
  consents = now
  listeners.forEach(listener => listener())
}
const decision = (more: Partial<ConsentRecord> = {}): ConsentRecord => ({
  consents: allConsents(),
  consentInfo: { time: Date.now(), type: 'all' },
  ...more,
})
const reviewing = (open: readonly string[] = []): Review => ({
  open,
  notice: { policyVersion: null, shown: [], words: () => null },
  question: () => 'hash',
  receive: now => received.push(now),
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  provided = []
  reported = []
  consents = onlyNecessary()
  record = null
  review = null
  received = []
  listeners = new Set()
  stops = []
})
afterEach(() => {
  for (const stop of stops) stop()
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`
})

describe('the declared services', () => {
  it('are those that the site describes, in order, without the invalid ones, whose fields are reported', async () => {
    await start([described('one'), described('two', { category: 'no such' }), described('three', { paths: ['/in'] })])
    expect(declared().map(({ name }) => name)).to.deep.equal(['one', 'three'])
    expect(reported).to.have.length(1)
    expect(reported[0]).to.include('INVALID_OPTION').and.include('"two"').and.include('category')
  })

  it('without a description are reported: as a mistake, or as a file of the catalogue that did not arrive', async () => {
    // The files of the catalogue are beside the built script only.
    await start(['no-such-service', 'vimeo', described('one')])
    expect(declared().map(({ name }) => name)).to.deep.equal(['one'])
    expect(reported.map(text => text.split(' ')[0]).toSorted()).to.deep.equal(['INVALID_OPTION', 'NETWORK_ERROR'])
    expect(reported.join()).to.include('no-such-service').and.include('vimeo')
  })

  it('may not have a host of each other', async () => {
    await start([described('one', { hosts: ['same.example'] }), described('two', { hosts: ['same.example'] })])
    expect(reported).to.have.length(1)
    expect(reported[0]).to.include('INVALID_OPTION').and.include('"one" and "two" both have the host same.example')
  })

  it('are provided once, and no longer after a stop', async () => {
    const stop = await start([described('one')])
    expect(listeners.size).to.equal(1)
    stop()
    expect([provided.at(-1), listeners.size]).to.deep.equal([null, 0])
  })

  it('are not provided at all if they arrive after a stop', async () => {
    startServices({ services: [described('one')], sweep: null, customCategories: [], report: () => {} }, source())()
    await atRest()
    expect(provided).to.deep.equal([])
  })
})

describe('stored data of services', () => {
  const services = [
    described('tracker', {
      stores: [
        cookie('_trk*'),
        cookie('trk-local', { kinds: ['localStorage'] }),
        cookie('trk-session', { kinds: ['sessionStorage'] }),
        cookie('elsewhere', { domain: 'tracker.example' }),
        cookie('other-site', { purpose: 'Counts visits (on tracker.example).' }),
      ],
    }),
    described('helper', { category: 'functionality', stores: [cookie('_trk_shared')] }),
  ]
  const names = ['_trk1', '_trk_shared', 'elsewhere', 'other-site', 'unrelated']
  const put = (): void => {
    for (const name of names) document.cookie = `${name}=1; Path=/`
    for (const storage of [localStorage, sessionStorage])
      for (const name of ['trk-local', 'trk-session', 'unrelated']) storage.setItem(name, '1')
  }
  const left = (): string[] => names.filter(name => document.cookie.includes(`${name}=`))

  it('is deleted for refused services, in the kind of storage that is named, except what another one needs', async () => {
    put()
    consents = { ...onlyNecessary(), functionality: true }
    record = decision({ consents })
    await start(services)
    expect(left()).to.deep.equal(names.slice(1))
    await eventually(() => expect(localStorage.getItem('trk-local')).to.equal(null))
    expect([localStorage.getItem('trk-session'), localStorage.getItem('unrelated')]).to.deep.equal(['1', '1'])
    expect(sessionStorage.getItem('trk-session')).to.equal(null)
    expect([sessionStorage.getItem('trk-local'), sessionStorage.getItem('unrelated')]).to.deep.equal(['1', '1'])
  })

  it('stays before a decision, and while it is allowed', async () => {
    put()
    await start(services)
    expect(left()).to.deep.equal(names)
    record = decision()
    change(allConsents())
    expect(left()).to.deep.equal(names)
    change({ ...allConsents(), marketing: false })
    expect(left()).to.deep.equal(names.slice(1))
  })

  it('stays if the site keeps it, all or by name', async () => {
    for (const [sweep, kept] of [
      [false, names],
      [{ necessary: ['_trk1', 'x'] }, names],
      [{ necessary: '_trk1 x' }, names],
      [{}, names.slice(2)],
    ] as const) {
      put()
      record = decision({ consents: onlyNecessary() })
      provided = []
      const stop = await start(services, sweep)
      expect(left(), JSON.stringify(sweep)).to.have.members(
        kept === names && sweep ? names.filter(name => name !== '_trk_shared') : kept,
      )
      stop()
    }
  })

  it('is deleted again when the visitor leaves, because the service may still run, until a stop', async () => {
    record = decision({ consents: onlyNecessary() })
    const stop = await start(services)
    put()
    dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(left()).to.deep.equal(names.slice(2))
    stop()
    put()
    dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(left()).to.deep.equal(names)
  })

  it('of a service that the site has removed does not stay known, whether the catalogue has it or not', async () => {
    record = decision({ knownServices: ['gone', 'tracker'] })
    consents = allConsents()
    review = reviewing()
    await start(services)
    expect(received.map(({ knownServices }) => knownServices)).to.deep.equal([['tracker']])
  })
})

describe('a restored decision', () => {
  const services = [described('one'), described('two', { hosts: ['two.example', 'one.example/shared'] })]
  beforeEach(() => {
    consents = allConsents()
    review = reviewing()
  })
  const restored = async (given: ConsentRecord, now: Review = reviewing()): Promise<ConsentRecord | undefined> => {
    record = given
    review = now
    await start(services)
    return received[0]
  }

  it('is left as it is if nothing has changed', async () => {
    expect(await restored(decision({ knownServices: ['one', 'two'] }))).to.equal(undefined)
    expect(readRecord()).to.equal(null)
  })

  it('knows the services from now on if it is older than the first of them', async () => {
    const now = await restored(decision())
    expect(now?.knownServices).to.deep.equal(['one', 'two'])
    expect(readRecord()?.knownServices).to.deep.equal(['one', 'two'])
    expect(now, 'the notice is the same').not.to.have.property('question')
  })

  it('has the hosts of refused and of unanswered services', async () => {
    const now = await restored(decision({ knownServices: ['one'], services: { one: false } }), reviewing(['two']))
    expect(now?.blockedHosts).to.deep.equal({
      'one.example': 'marketing',
      'two.example': 'marketing',
      'one.example/shared': 'marketing',
    })
    expect([now?.openServices, now?.knownServices]).to.deep.equal([['two'], ['one']])
  })

  it('loses hosts and open services that no longer apply', async () => {
    const now = await restored(
      decision({ knownServices: ['one', 'two'], openServices: ['two'], blockedHosts: { 'old.example': 'marketing' } }),
    )
    expect(now).not.to.have.property('blockedHosts')
    expect(now).not.to.have.property('openServices')
    expect(now?.knownServices).to.deep.equal(['one', 'two'])
  })

  it('has the category refused whose texts have changed', async () => {
    const now = await restored(decision({ knownServices: ['one', 'two'], asked: { marketing: 'older' } }), {
      ...reviewing(),
      notice: { policyVersion: null, shown: ['marketing'], words: () => 'newer' },
    })
    expect([now?.consents.marketing, now?.asked]).to.deep.equal([false, { marketing: null }])
    expect(now?.question).to.equal('hash')
  })

  it('is not reviewed if it is about another policy', async () => {
    const now = await restored(decision({ policyVersion: '1' }), {
      ...reviewing(),
      notice: { policyVersion: '2', shown: [], words: () => null },
    })
    expect([now, readRecord()]).to.deep.equal([undefined, null])
  })
})
