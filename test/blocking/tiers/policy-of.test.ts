import { expect } from '@open-wc/testing'
import { entriesOf } from '../../../src/blocking/rules/host-lists'
import { trackingHosts } from '../../../src/blocking/rules/tracking-hosts'
import { policyOf } from '../../../src/blocking/tiers/policy-of'
import { categoryNames } from '../../../src/consent/categories'

const sourcesIn = (policy: string | null): Set<string> => new Set(policy!.split(/[ ;]+/))

describe('the policy of the tier "strict"', () => {
  const all = entriesOf(trackingHosts)
  const frequent = new Set(entriesOf(trackingHosts, true).map(([entry]) => entry))
  const [rare] = all.find(([entry, category]) => category === 'marketing' && !frequent.has(entry))!

  it('names every known host of a granted category, or only those that most pages use', () => {
    expect(sourcesIn(policyOf([], ['marketing'], false)).has(rare)).to.equal(true)
    const short = sourcesIn(policyOf([], ['marketing'], true))
    expect(short.has(rare)).to.equal(false)
    for (const [entry, category] of all)
      expect(short.has(entry), entry).to.equal(category === 'marketing' && frequent.has(entry))
  })

  it('allows a host with its subdomains, and a path with what is below it', () => {
    const sources = sourcesIn(policyOf([], ['marketing'], true))
    for (const source of ['doubleclick.net', '*.doubleclick.net']) expect(sources.has(source), source).to.equal(true)
    for (const source of ['doubleclick.net/', '*.doubleclick.net/']) expect(sources.has(source), source).to.equal(false)
    for (const source of ['facebook.com/tr', 'facebook.com/tr/', '*.facebook.com/tr', '*.facebook.com/tr/'])
      expect(sources.has(source), source).to.equal(true)
  })

  it('is not needed once each category except necessary is granted', () => {
    const others = categoryNames.filter(name => name !== 'necessary')
    expect(policyOf(['cdn.example'], others, true)).to.equal(null)
    for (const left of others) {
      const granted = categoryNames.filter(name => name !== left)
      expect(policyOf([], granted, true), left).to.be.a('string')
    }
  })

  it('limits forms to the same sources, and is the same without a known host if only necessary is granted', () => {
    const [sources, forms] = policyOf(['cdn.example'], ['necessary'], true)!.split('; ')
    expect(sources!.replace('default-src ', '')).to.equal(forms!.replace('form-action ', ''))
    expect(policyOf(['cdn.example'], ['necessary'], true)).to.equal(policyOf(['cdn.example'], [], false))
  })
})
