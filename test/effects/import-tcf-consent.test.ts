import { expect } from '@open-wc/testing'
import { consentsFrom } from '../../src/consent/consents'
import { importTcfConsent } from '../../src/effects/import-tcf-consent'
import { createConsentStore, consentsAtom, recordAtom, type ConsentStore } from '../../src/store'

type Listener = (data: object | null, success: boolean) => void
const api = '__tcfapi'
const page = window as unknown as { [api]?: unknown }
let store: ConsentStore
let say: Listener

const data = (purposes: number[], more = {}) => ({
  eventStatus: 'useractioncomplete',
  gdprApplies: true,
  purpose: { consents: Object.fromEntries(purposes.map(purpose => [purpose, true])) },
  ...more,
})

beforeEach(() => {
  store = createConsentStore()
  page[api] = (command: string, _version: number, listener: Listener) => {
    if (command === 'addEventListener') say = listener
  }
  importTcfConsent(store)
})
afterEach(() => delete page[api])

describe('another platform of the TCF', () => {
  it('is imported as categories', () => {
    say(data([1, 8, 9]), true)
    expect(store.get(consentsAtom)).to.deep.equal(
      consentsFrom(name => ['necessary', 'functionality', 'measurement'].includes(name)),
    )
    say(data([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), true)
    expect(store.get(consentsAtom)).to.deep.equal(consentsFrom(() => true))
    say(data([]), true)
    expect(store.get(consentsAtom)).to.deep.equal(consentsFrom(name => name === 'necessary'))
  })

  it('grants a category only if all its purposes have consent', () => {
    say(data([1, 2, 3, 4]), true)
    expect(store.get(consentsAtom).marketing).to.equal(false)
    say(data([2, 3, 4, 7, 8, 9]), true)
    expect(store.get(consentsAtom)).to.deep.equal(consentsFrom(name => name === 'necessary'))
  })

  for (const [what, answer, success] of [
    ['has not been answered yet', data([1, 8, 9], { eventStatus: 'cmpuishown' }), true],
    ['fails', null, false],
    ['says that the GDPR does not apply', data([1, 8, 9], { gdprApplies: false }), true],
  ] as const)
    it(`makes no decision while it ${what}`, () => {
      say(answer, success)
      expect(store.get(recordAtom)).to.equal(null)
    })

  it('decides also where it does not say whether the GDPR applies, and if it refuses everything', () => {
    say(data([], { gdprApplies: undefined }), true)
    const decided = store.get(recordAtom)
    expect(decided?.consents).to.deep.equal(consentsFrom(name => name === 'necessary'))
    say(data([]), true)
    expect(store.get(recordAtom), 'the same answer again').to.equal(decided)
    say(data([1, 8, 9], { eventStatus: 'tcloaded' }), true)
    expect(store.get(consentsAtom).measurement).to.equal(true)
  })

  it('accepts neither texts nor numbers as consent', () => {
    say({ ...data([]), purpose: { consents: { 1: 'true', 8: 1, 9: {} } } }, true)
    expect(store.get(consentsAtom).measurement).to.equal(false)
  })
})
