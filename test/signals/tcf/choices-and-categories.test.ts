import { expect } from '@open-wc/testing'
import type { Vendor } from '@iabtechlabtcf/core'
import { categoryNames, type CategoryName } from '../../../src/consent/categories'
import { allConsents, consentsFrom, onlyNecessary, type Consents } from '../../../src/consent/consents'
import { limitChoice } from '../../../src/signals/tcf/limit-choice'
import { categoriesOfChoice, choiceOfCategories } from '../../../src/signals/tcf/purposes-and-categories'
import { restrictionFor } from '../../../src/signals/tcf/restriction-for'
import type { TcfOptions } from '../../../src/signals/tcf/tcf-options'
import { acceptedChoice, refusedChoice, tcfQuestion } from '../../../src/signals/tcf/tcf-question'
import { vendorList } from '../../support/vendor-list.mjs'

const options: TcfOptions = {
  cmpId: 300,
  vendorListUrl: '/list.json',
  additionalVendors: [{ id: 89, name: 'A', policyUrl: 'https://a.test/' }] as never,
}
const question = tcfQuestion(vendorList(26), options)
const accepted = acceptedChoice(question)
const only = (...names: CategoryName[]): Consents => consentsFrom(name => name === 'necessary' || names.includes(name))
const granted = (consents: Consents): CategoryName[] =>
  categoryNames.filter(name => name !== 'necessary' && consents[name])

describe('the categories of a choice in TCF', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
  for (const [purposes, asked, names] of [
    [all, all, ['functionality', 'measurement', 'experience', 'marketing']],
    [[], all, []],
    [[1], all, ['functionality']],
    [[1, 8], all, ['functionality']],
    [[1, 8, 9], all, ['functionality', 'measurement']],
    [[8, 9], all, []],
    [
      [1, 8],
      [1, 8],
      ['functionality', 'measurement'],
    ],
    // Purpose 1 alone is no measurement, although the site asks for nothing else of it.
    [[1], [1], ['functionality']],
    [[2, 3, 4, 7], [2, 3, 4, 7], ['marketing']],
    [[1, 2, 3, 4], all, ['functionality']],
  ] as const)
    it(`are ${names.join(', ') || 'none'} with consent to ${purposes.join()} of ${asked.join()}`, () => {
      const consents = categoriesOfChoice(asked, { ...refusedChoice, purposes, interests: all })
      expect(granted(consents)).to.deep.equal(names)
      expect(consents.necessary).to.equal(true)
    })
})

describe('the choice for categories that a script grants', () => {
  it('accepts everything with all of them, and refuses everything with none', () => {
    expect(choiceOfCategories(question, allConsents())).to.deep.equal(accepted)
    expect(choiceOfCategories(question, onlyNecessary())).to.deep.equal(refusedChoice)
  })

  it('has the purposes of some, and no special features and vendors outside of the list', () => {
    const choice = choiceOfCategories(question, only('marketing'))
    expect(choice).to.deep.equal({ ...accepted, purposes: [1, 2, 3, 4, 7], specialFeatures: [], additional: [] })
    expect(accepted.additional).to.deep.equal([89])
    expect(choiceOfCategories(question, only('functionality', 'measurement')).purposes).to.deep.equal(
      accepted.purposes.filter(id => [1, 8, 9].includes(id)),
    )
  })
})

describe('a choice with a privacy signal of the browser', () => {
  const wide = { ...accepted, purposes: [1, 2, 5, 8, 10, 11], interests: [2, 7, 9, 10, 11] }

  it('stays as it is if the signal forbids nothing', () => {
    expect(limitChoice(wide, allConsents())).to.equal(wide)
  })

  it('loses purposes and interests of a forbidden category, and vendors outside of the list', () => {
    const possible = only('functionality', 'measurement', 'experience')
    expect(limitChoice(wide, possible)).to.deep.equal({
      ...wide,
      purposes: [1, 5, 8, 11],
      interests: [9, 11],
      additional: [],
    })
  })

  it('keeps what another category needs as well, and development while marketing is possible', () => {
    const { purposes, interests } = limitChoice(wide, only('functionality', 'experience', 'marketing'))
    expect([purposes, interests]).to.deep.equal([
      [1, 2, 5, 10, 11],
      [2, 7, 10, 11],
    ])
  })

  it('is a refusal if the signal forbids everything', () => {
    expect(limitChoice(wide, onlyNecessary())).to.deep.equal(refusedChoice)
  })
})

describe('the restriction of a vendor for a purpose', () => {
  const vendor = { id: 7, flexiblePurposes: [2] } as unknown as Vendor
  const restriction = (type: string, purpose = 2, vendors?: number[]): object => ({
    type,
    purpose,
    ...(vendors && { vendors }),
  })
  const given = (restrictions: object[], more: Partial<TcfOptions> = {}, purpose = 2): string | undefined =>
    restrictionFor(vendor, purpose, { ...options, restrictions, ...more } as TcfOptions)
  const [consent, interest, never] = ['consent', 'legitimate-interest', 'not-allowed']

  it('is none without one, or with one for others', () => {
    expect(restrictionFor(vendor, 2, options)).to.equal(undefined)
    expect(given([restriction(consent!, 3), restriction(consent!, 2, [8]), restriction(never!, 2, [])])).to.equal(
      undefined,
    )
  })

  it('is that for all vendors or for this one', () => {
    expect(given([restriction(consent!)])).to.equal(consent)
    expect(given([restriction(interest!, 2, [6, 7])])).to.equal(interest)
  })

  it('is the strictest of several, in any order', () => {
    const [a, b, c] = [consent, interest, never].map(type => restriction(type!))
    for (const order of [
      [a, b],
      [b, a],
    ])
      expect(given(order as object[])).to.equal(consent)
    for (const order of [
      [a, b, c],
      [c, b, a],
    ])
      expect(given(order as object[])).to.equal(never)
  })

  it('requires a legal basis only for a flexible purpose, and forbids any', () => {
    for (const type of [consent, interest]) expect(given([restriction(type!, 3)], {}, 3)).to.equal(undefined)
    expect(given([restriction(never!, 3)], {}, 3)).to.equal(never)
  })

  it('forbids purposes that the site does not ask for', () => {
    expect(given([], { purposes: [1, 3] })).to.equal(never)
    expect(given([], { purposes: [2] })).to.equal(undefined)
    expect(given([], { purposes: [] })).to.equal(never)
  })
})
