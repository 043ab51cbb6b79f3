import { expect } from '@open-wc/testing'
import { readImportPlan, type ImportPlan } from '../../src/consent/import-plan'
import { readForeignDecision } from '../../src/storage/foreign-decision'

const plan = (text: string): ImportPlan => readImportPlan(text) as ImportPlan

describe('the stored decision of another consent tool', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())

  it('is read from Klaro’s entry in local storage, which is percent-encoded', () => {
    localStorage.setItem('klaro', encodeURIComponent('{"counter":true,"ads":false}'))
    const found = readForeignDecision(plan('klaro counter=measurement ads=marketing'))
    expect(['counter', 'ads', 'others'].map(name => found?.answer(name))).to.deep.equal([true, false, undefined])
  })

  it('is read from the entry of c15t and of vanilla-cookieconsent, which are not encoded', () => {
    localStorage.setItem(
      'c15t',
      '{"consents":{"marketing":true,"measurement":false},"consentInfo":{"time":1795598548773}}',
    )
    const found = readForeignDecision(plan('c15t'))
    expect([found?.answer('marketing'), found?.answer('measurement'), found?.time]).to.deep.equal([
      true,
      false,
      1795598548773,
    ])
    localStorage.setItem('cc_cookie', '{"categories":["analytics"]}')
    expect(readForeignDecision(plan('vanilla-cookieconsent'))?.answer('analytics')).to.equal(true)
  })

  it('is none if the entry cannot be read', () => {
    for (const text of ['', '%', '%7B', 'null', '[]', '{"counter":1}']) {
      localStorage.setItem('klaro', text)
      expect(readForeignDecision(plan('klaro')), text).to.equal(null)
    }
  })
})
