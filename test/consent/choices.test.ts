import { expect } from '@open-wc/testing'
import { categoryNames, consentCategories, type CategoryName, type ConsentCategory } from '../../src/consent/categories'
import { compareDecisions } from '../../src/consent/compare-decisions'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { allConsents, consentsFrom, onlyNecessary, type Consents } from '../../src/consent/consents'
import {
  allChoice,
  draftWith,
  keptServiceFields,
  switchesChoice,
  switchesOf,
  vetoesOf,
  type Draft,
} from '../../src/consent/choices'
import { displayedCategories } from '../../src/consent/displayed-categories'
import { defaultSettings } from '../../src/consent/settings'

const none = { doNotTrack: false, globalPrivacyControl: false }
const granting = (...names: CategoryName[]): Consents =>
  consentsFrom(name => name === 'necessary' || names.includes(name))
const showing = (names: readonly CategoryName[], signals = none): readonly ConsentCategory[] =>
  displayedCategories(names, signals, { honorDoNotTrack: true })
const granted = (consents: Consents): string => categoryNames.filter(name => consents[name]).join()

describe('the categories on display', () => {
  it('are all five in their order, of which the named and the necessary one are shown', () => {
    const categories = showing(['marketing', 'measurement'])
    expect(categories.map(({ name }) => name)).to.deep.equal(categoryNames)
    expect(categories.filter(({ display }) => display).map(({ name }) => name)).to.deep.equal([
      'necessary',
      'measurement',
      'marketing',
    ])
    expect(categories.filter(({ disabled }) => disabled).map(({ name }) => name)).to.deep.equal(['necessary'])
  })

  it('cannot be changed where a browser signal turns them off', () => {
    const disabled = (signals: Partial<typeof none>, honorDoNotTrack = true): string =>
      displayedCategories(categoryNames, { ...none, ...signals }, { honorDoNotTrack })
        .filter(category => category.disabled)
        .map(({ name }) => name)
        .join()
    expect(disabled({ globalPrivacyControl: true })).to.equal('necessary,marketing')
    expect(disabled({ doNotTrack: true })).to.equal(categoryNames.join())
    expect(disabled({ doNotTrack: true }, false)).to.equal('necessary')
  })

  it('leave the table of categories as it is', () => {
    showing(categoryNames)
    expect(consentCategories.filter(({ display }) => display)).to.have.length(1)
  })
})

describe('what Accept All grants', () => {
  it('is every category, or only those that are shown', () => {
    const categories = showing(['marketing'])
    expect(granted(allChoice({ ...defaultSettings, acceptAllGrants: 'all' }, categories))).to.equal(
      categoryNames.join(),
    )
    expect(granted(allChoice({ ...defaultSettings, acceptAllGrants: 'displayed' }, categories))).to.equal(
      'necessary,marketing',
    )
  })
})

describe('the switches', () => {
  const state = (draft: Draft, signals = none): string =>
    granted(switchesOf(granting('marketing'), draft, signals, defaultSettings))

  it('show the stored choice with what was moved since', () => {
    expect(state({})).to.equal('necessary,marketing')
    expect(state({ marketing: false, experience: true })).to.equal('necessary,experience')
    expect(state({ necessary: false })).to.equal('necessary,marketing')
  })

  it('are off where a browser signal forbids it, whatever was stored or moved', () => {
    expect(state({ experience: true }, { ...none, globalPrivacyControl: true })).to.equal('necessary,experience')
    expect(state({ experience: true }, { ...none, doNotTrack: true })).to.equal('necessary')
  })

  it('move, except those that are disabled', () => {
    const categories = showing(['marketing'], { ...none, globalPrivacyControl: true })
    const draft = { experience: true }
    expect(draftWith(draft, categories, 'measurement', true)).to.deep.equal({ experience: true, measurement: true })
    expect(draftWith(draft, categories, 'experience', false)).to.deep.equal({ experience: false })
    for (const name of ['necessary', 'marketing'] as const) {
      expect(draftWith(draft, categories, name, true)).to.equal(draft)
      expect(draftWith(draft, categories, name, false)).to.equal(draft)
    }
  })

  it('keep the categories without a switch while none that is shown is turned off', () => {
    const categories = showing(['marketing'])
    expect(granted(switchesChoice(allConsents(), {}, categories))).to.equal(categoryNames.join())
    const withoutMarketing = granting('functionality', 'measurement', 'experience')
    expect(granted(switchesChoice(withoutMarketing, { marketing: false }, categories))).to.equal('necessary')
  })

  it('keep what was moved in a layout of the site itself', () => {
    const state = granting('experience', 'measurement')
    const draft = { experience: true, marketing: false }
    expect(granted(switchesChoice(state, draft, showing(['marketing'])))).to.equal('necessary,experience')
  })

  it('count a category that a browser signal keeps off as not turned off', () => {
    const categories = showing(['marketing'], { ...none, globalPrivacyControl: true })
    const state = granting('functionality', 'measurement', 'experience')
    expect(granted(switchesChoice(state, {}, categories))).to.equal('necessary,functionality,measurement,experience')
  })
})

describe('the services that a decision refuses', () => {
  it('are those that it names, with what was moved since', () => {
    expect(vetoesOf(null, {}, true)).to.deep.equal({})
    const record = { services: { maps: false, chat: false } as const }
    expect(vetoesOf(record, {}, false)).to.deep.equal({ maps: false, chat: false })
    expect(vetoesOf(record, { maps: true, films: false, ads: true }, false)).to.deep.equal({
      chat: false,
      films: false,
    })
  })

  it('include those that wait for an answer only where visitors choose them one by one', () => {
    const record = { openServices: ['films', 'maps'] }
    expect(vetoesOf(record, {}, false)).to.deep.equal({})
    expect(vetoesOf(record, { maps: true }, true)).to.deep.equal({ films: false })
  })

  it('stay with the next decision while the services are unknown', () => {
    const last = {
      services: { maps: false },
      blockedHosts: { 'maps.example': 'experience' },
      knownServices: ['maps'],
      count: 4,
    } as unknown as ConsentRecord
    const { count: _, ...fields } = last
    expect(keptServiceFields(last, { maps: false })).to.deep.equal(fields)
    expect(keptServiceFields(last, {})).to.deep.equal({ knownServices: ['maps'] })
    expect(keptServiceFields(null, { maps: false })).to.deep.equal({})
    expect(keptServiceFields({} as ConsentRecord, { maps: false })).to.deep.equal({})
  })
})

describe('two decisions of one visitor', () => {
  const decision = (changes: Partial<ConsentRecord> & { time?: number }): ConsentRecord => {
    const { time = 1000, ...fields } = changes
    return { consents: onlyNecessary(), consentInfo: { time, type: 'custom' }, ...fields } as ConsentRecord
  }
  /** Winner, loser. */
  const pairs: [string, Parameters<typeof decision>[0], Parameters<typeof decision>[0]][] = [
    ['the later time', { time: 1001, count: 1, consents: allConsents() }, { count: 9 }],
    ['the higher count', { count: 2, consents: allConsents(), id: 'a' }, { count: 1, id: 'b' }],
    ['a count before none', { count: 1, consents: allConsents() }, {}],
    ['fewer categories', { id: 'a' }, { consents: granting('marketing'), id: 'b' }],
    ['the id', { id: 'b' }, { id: 'a' }],
    ['an id before none', { id: 'a' }, {}],
  ]
  for (const [what, winner, loser] of pairs)
    it(`are ordered by ${what}, in either order of arguments`, () => {
      expect(compareDecisions(decision(winner), decision(loser))).to.be.above(0)
      expect(compareDecisions(decision(loser), decision(winner))).to.be.below(0)
    })

  it('are the same if nothing differs', () => {
    expect(compareDecisions(decision({ id: 'a', count: 2 }), decision({ id: 'a', count: 2 }))).to.equal(0)
    expect(compareDecisions(decision({}), decision({}))).to.equal(0)
  })
})
