import { expect } from '@open-wc/testing'
import { allConsents, changedCategories, defaultConsents, onlyNecessary, withChanges } from '../../src/consent/consents'
import { categoryNames, consentCategories } from '../../src/consent/categories'

describe('the five categories', () => {
  it('are necessary, functionality, measurement, experience and marketing, in this order', () => {
    expect(categoryNames).to.deep.equal(['necessary', 'functionality', 'measurement', 'experience', 'marketing'])
  })

  it('have the gdprType of the specification', () => {
    const types = Object.fromEntries(consentCategories.map(({ name, gdprType }) => [name, gdprType]))
    expect(types).to.deep.equal({ necessary: 1, functionality: 2, experience: 3, measurement: 4, marketing: 5 })
  })

  it('are off by default, except for the necessary one, which is locked and always shown', () => {
    expect(defaultConsents()).to.deep.equal(onlyNecessary())
    const locked = consentCategories.filter(({ disabled, display }) => disabled && display).map(({ name }) => name)
    expect(locked).to.deep.equal(['necessary'])
  })
})

describe("the visitor's changes", () => {
  it('apply to the given categories only', () => {
    expect(withChanges(onlyNecessary(), { marketing: true })).to.deep.equal({ ...onlyNecessary(), marketing: true })
  })

  it('to a disabled category are ignored', () => {
    expect(withChanges(allConsents(), { necessary: false }).necessary).to.equal(true)
  })

  it('are the categories whose value differs', () => {
    expect(changedCategories(onlyNecessary(), { ...onlyNecessary(), experience: true })).to.deep.equal(['experience'])
  })
})
