import { expect } from '@open-wc/testing'
import { knownConsents } from '../../src/react/known-consents'

describe('a choice that a React component passes', () => {
  const told: string[] = []
  const { error } = console
  beforeEach(() => {
    told.length = 0
    console.error = (...words: unknown[]) => void told.push(words.map(String).join(' '))
  })
  afterEach(() => (console.error = error))

  it('keeps known categories with a boolean', () => {
    const given = { marketing: true, measurement: false }
    expect(knownConsents('save()', given)).to.deep.equal(given)
    expect(knownConsents('save()', null)).to.deep.equal({})
    expect(told).to.deep.equal([])
  })

  it('loses other values and names, which are reported', () => {
    const given = { marketing: 'yes', experience: 1, functionality: null, ads: true, measurement: true }
    expect(knownConsents('save()', given)).to.deep.equal({ measurement: true })
    expect(told).to.have.length(4)
    expect(told[0]).to.contain('save() was given "yes" for marketing; allowed is true or false')
    expect(told[3]).to.contain('save() was given the category "ads"; known are necessary, functionality')
  })

  it('reports the same mistake once, however often a component renders', () => {
    for (let times = 0; times < 3; times++) knownConsents('setConsent()', { marketing: 'always' })
    expect(told).to.have.length(1)
  })
})
