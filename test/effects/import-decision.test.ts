import { expect } from '@open-wc/testing'
import { DAY } from '../../src/consent/day'
import type { EffectContext } from '../../src/effects/effect-context'
import { importDecision } from '../../src/effects/import-decision'
import { persistRecord } from '../../src/effects/persist-record'
import { readRecord } from '../../src/storage/record-storage'
import { createConsentStore, recordAtom, settingsAtom, type ConsentStore } from '../../src/store'

let store: ConsentStore
let reported: string[]
let warned: string[]
let stop: () => void
const { warn } = console
const run = (text: string): void => {
  const context = {
    store,
    client: { mode: 'offline' },
    report: ({ code, message }: { code: string; message: string }) => reported.push(`${code} ${message}`),
  } as unknown as EffectContext
  stop = persistRecord(context)
  importDecision(context, text)
}
const granted = (): string[] =>
  Object.entries(store.get(recordAtom)?.consents ?? {}).flatMap(([name, on]) => (on ? [name] : []))
const foreign = (name: string, value: unknown): void => {
  document.cookie = `${name}=${encodeURIComponent(JSON.stringify(value))}; Path=/`
}

beforeEach(() => {
  localStorage.clear()
  store = createConsentStore()
  store.set(settingsAtom, {
    ...store.get(settingsAtom),
    gdprTypes: ['necessary', 'measurement', 'experience', 'marketing'],
  })
  reported = []
  warned = []
  stop = () => {}
  console.warn = (...words: unknown[]) => warned.push(words.join(' '))
})
afterEach(() => {
  stop()
  console.warn = warn
  localStorage.clear()
  for (const name of ['klaro', 'consent', 'cc_cookie']) document.cookie = `${name}=; Max-Age=0; Path=/`
})

describe('the decision of the consent tool that the site used before', () => {
  it('is taken over: a category is granted if all of its names were, and asked about if it has none', () => {
    foreign('klaro', { stats: true, heat: false, film: true, ads: true })
    run('klaro stats=measurement heat=measurement film=experience')
    expect(granted()).to.deep.equal(['necessary', 'experience'])
    const { asked, origin, surface } = store.get(recordAtom)!
    expect([asked?.marketing, typeof asked?.measurement, typeof asked?.experience]).to.deep.equal([
      null,
      'string',
      'string',
    ])
    expect([origin, surface]).to.deep.equal(['klaro', 'page'])
    expect(asked).not.to.have.property('necessary')
  })

  it('leaves a category open if one of its names has no answer, and none was refused', () => {
    foreign('klaro', { stats: true })
    run('klaro stats=measurement heat=measurement film=experience')
    expect(store.get(recordAtom)).to.equal(null)
    expect(warned).to.have.length(1)
    expect(warned[0]).to.include('klaro has stored a decision in "klaro", but nothing about stats, heat, film;')
  })

  it('is read with the names that sites usually give if the option has none; one of them is enough', () => {
    foreign('klaro', { analytics: true, ads: false, advertising: true })
    run('klaro')
    expect(granted()).to.deep.equal(['necessary', 'measurement'])
    expect(store.get(recordAtom)!.asked).to.include({ experience: null })
  })

  it('refuses what a tool that stores only grants does not name', () => {
    const time = new Date(Date.now() - 10 * DAY).toISOString()
    foreign('cc_cookie', { categories: ['necessary', 'analytics'], lastConsentTimestamp: time })
    run('vanilla-cookieconsent analytics=measurement ads=marketing')
    expect(granted()).to.deep.equal(['necessary', 'measurement'])
    expect(store.get(recordAtom)!.asked).to.include({ experience: null })
    expect(typeof store.get(recordAtom)!.asked?.marketing).to.equal('string')
    expect(store.get(recordAtom)!.expires).to.equal(Date.parse(time) + 182 * DAY)
  })

  it('is removed from where the tool stored it once it is stored here', () => {
    document.cookie = 'consent=%7B%22stats%22%3Atrue%7D; Path=/'
    localStorage.setItem('consent', 'x')
    run('klaro:consent stats=measurement')
    expect(readRecord()?.origin).to.equal('klaro')
    expect(document.cookie).not.to.include('consent=')
    expect(localStorage.getItem('consent')).to.equal(null)
  })

  it('stays there if it could not be stored here', () => {
    foreign('klaro', { stats: true })
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    try {
      run('klaro stats=measurement')
    } finally {
      Storage.prototype.setItem = setItem
    }
    expect(granted()).to.include('measurement')
    expect(document.cookie).to.include('klaro=')
  })

  for (const [ago, isTaken] of [
    [181, true],
    [183, false],
  ] as const)
    it(`is ${isTaken ? '' : 'not '}taken over after ${ago} days`, () => {
      const time = new Date(Date.now() - ago * DAY).toISOString()
      foreign('cc_cookie', { categories: ['necessary', 'analytics'], lastConsentTimestamp: time })
      run('vanilla-cookieconsent analytics=measurement')
      expect(store.get(recordAtom) !== null).to.equal(isTaken)
      expect(document.cookie.includes('cc_cookie')).to.equal(!isTaken)
    })

  it('is nothing if there is none, and a mistake in the option is reported', () => {
    run('klaro stats=measurement')
    stop()
    foreign('klaro', { stats: true })
    run('claro stats=measurement')
    expect(reported).to.have.length(1)
    expect(reported[0]).to.include('INVALID_OPTION Option "importDecision" names "claro"; allowed are ')
    expect([store.get(recordAtom), localStorage.length, warned]).to.deep.equal([null, 0, []])
  })
})
