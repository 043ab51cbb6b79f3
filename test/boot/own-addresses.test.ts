import { expect } from '@open-wc/testing'
import { ownAddresses } from '../../src/boot/own-addresses'
import { siteRules } from '../../src/boot/site-rules'
import { readOptions, type ConsentOptions } from '../../src/options/options'

const resolved = (given: object) => readOptions(given as ConsentOptions).options
const source = {
  allows: () => false,
  services: () => null,
  refusedServices: () => [],
  hasDecided: () => false,
  isPing: () => false,
}

describe('the addresses that the manager itself requests', () => {
  for (const [given, expected] of [
    [{ mode: 'offline' }, []],
    [{}, [`${location.hostname}/api/c15t`]],
    [{ backendUrl: 'https://consent.example/v1' }, ['consent.example/v1']],
    [
      { mode: 'offline', tagManager: { id: 'GTM-A', mode: 'advanced' } },
      ['www.googletagmanager.com/gtm.js', 'www.googletagmanager.com/gtag'],
    ],
    [{ mode: 'offline', tagManager: { id: 'GTM-A', mode: 'basic' } }, ['www.googletagmanager.com/gtm.js']],
    [
      { mode: 'offline', tagManager: { id: 'GTM-A', mode: 'basic', customScriptUrl: '/own/gtm.js' } },
      [`${location.hostname}/own/gtm.js`],
    ],
  ] as [object, string[]][])
    it(`are ${expected.join(' and ') || 'none'} for ${JSON.stringify(given)}`, () => {
      const options = resolved(given)
      expect(ownAddresses(options)).to.deep.equal(expected)
      const rules = siteRules({ ...options, exemptHosts: ['shop.example'] }, {}, source)
      expect(rules.exemptHosts).to.deep.equal(['shop.example', ...expected])
    })

  it('are beside what the site says of blocked requests, which holds until the visitor decides', () => {
    const options = resolved({ mode: 'offline', pending: 'hold' })
    const trackingHosts = { 'ads.example': 'marketing' } as const
    const rules = siteRules(options, { trackingHosts }, source)
    expect(rules.trackingHosts).to.equal(trackingHosts)
    expect(rules.pending!()).to.equal('hold')
    expect(siteRules(options, {}, { ...source, hasDecided: () => true }).pending!()).to.equal('refused')
    expect(rules.storage).to.equal('listed')
    expect(rules.passes!(new URL('https://a.example/'))).to.equal(false)
    expect(siteRules(options, {}, { ...source, isPing: () => true }).passes!(new URL('https://a.example/'))).to.equal(
      true,
    )
  })
})
