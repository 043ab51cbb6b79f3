import { expect } from '@open-wc/testing'
import { axeRules } from './axe-rules'
import { bannerRules } from './banner-rules'
import { dialogRules } from './dialog-rules'
import { everywhereRules } from './everywhere-rules'
import { standard } from './hold-to'
import { settingsRules } from './settings-rules'

const rules = [...bannerRules, ...dialogRules, ...settingsRules, ...everywhereRules, ...axeRules]

describe('the accessibility rules', () => {
  it('cover every line of the standard, each with a case that violates it', () => {
    const lines = Object.keys(standard).filter(line => rules.some(rule => rule.line === line))
    expect(lines).to.eql(Object.keys(standard))
    expect(rules.filter(({ seeds }) => Object.keys(seeds).length === 0).map(({ title }) => title)).to.eql([])
  })
})
