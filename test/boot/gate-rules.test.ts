import { expect } from '@open-wc/testing'
import { guardScript } from '../../src/blocking/page/guard-script'
import { mayBlockAddress } from '../../src/blocking/gate/may-be-blocked'
import { gateRules } from '../../src/boot/gate-rules'
import { guardHosts } from '../../src/boot/guard-hosts'
import { writeStored } from '../../src/storage/local-storage'
import { storageKeys } from '../../src/storage/storage-keys'

const store = (hosts: unknown, more = {}): void => void writeStored(storageKeys.record, { hosts, ...more })

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

describe('what the gate holds beside listed hosts', () => {
  const rulesFor = (attributes: Record<string, string> = {}): ReturnType<typeof gateRules> => {
    const tag = document.createElement('script')
    for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value)
    return gateRules(tag)
  }
  const named = (attributes?: Record<string, string>): string[] => Object.keys(rulesFor(attributes).addresses)

  it('is nothing without options and without a decision', () => {
    expect(rulesFor()).to.deep.equal({ addresses: Object.create(null), ownPaths: [] })
    expect(named({ 'data-options': '{"mode":' })).to.deep.equal([])
  })

  const films = { name: 'films', category: 'experience', hosts: ['films.test'] }
  for (const [what, attributes, host] of [
    ['a host in the options', { 'data-options': '{"trackingHosts":{"a.test":"marketing"}}' }, 'a.test'],
    ['an address in the options', { 'data-options': '{"addresses":{"b.test":"matomo"}}' }, 'b.test'],
    ['a service in the options', { 'data-options': JSON.stringify({ services: [films] }) }, 'films.test'],
  ] as const)
    it(`is ${what}`, () => expect(named({ ...attributes })).to.deep.equal([host]))

  it('is what a manager has stored with the decision', () => {
    store(
      { trackingHosts: { 'a.test': 'marketing' }, addresses: { 'b.test': 'matomo' } },
      { blockedHosts: { 'c.test': 'x' } },
    )
    expect(named()).to.have.members(['a.test', 'b.test', 'c.test'])
    store('not an object', { blockedHosts: null })
    expect(named()).to.deep.equal([])
  })

  it('includes paths of the page’s own host, written with it or without', () => {
    const own = location.hostname
    const { addresses, ownPaths } = rulesFor({
      'data-services': 'vercel-analytics',
      'data-options': JSON.stringify({ trackingHosts: { [`${own}/stats`]: 'measurement', 'x.test/p': 'marketing' } }),
    })
    expect(ownPaths).to.have.members(['/_vercel/insights', '/_vercel/speed-insights', '/stats'])
    const rules = { addresses, ownPaths }
    expect(
      ['/stats/x', '/_vercel/insights/a.js', 'https://x.test/p'].map(url => mayBlockAddress(rules, url)),
    ).to.deep.equal([true, true, true])
    expect(['/stat', '/', 'https://x.test/q'].map(url => mayBlockAddress(rules, url))).to.deep.equal([
      false,
      false,
      false,
    ])
  })
})

describe('the rules of the guard before the manager starts', () => {
  const before = { ...guardScript }
  const script = guardScript as { -readonly [Name in keyof typeof guardScript]: (typeof guardScript)[Name] }
  beforeEach(() =>
    Object.assign(script, { options: undefined, services: undefined, replaces: undefined, isManager: false }),
  )
  after(() => Object.assign(script, before))
  const stored = {
    trackingHosts: { 'a.test': 'marketing' },
    addresses: { 'b.test': 'matomo' },
    replaceTrackingHosts: true,
  }

  it('are those of the stored decision if the tag has no options', () => {
    store({ ...stored, exemptHosts: ['e.test'] })
    expect({ ...guardHosts() }).to.deep.equal({ ...stored, exemptHosts: ['e.test'] })
    expect(script.options).to.equal(undefined)
  })

  it('are those of the tag, to which a stored decision can only add hosts', () => {
    store({ ...stored, exemptHosts: ['e.test'] })
    script.options = '{"trackingHosts":{"a.test":"measurement","c.test":"marketing"},"exemptHosts":["f.test"]}'
    expect({ ...guardHosts() }).to.deep.equal({
      trackingHosts: { 'a.test': 'measurement', 'c.test': 'marketing' },
      addresses: { 'b.test': 'matomo' },
      exemptHosts: ['f.test'],
    })
  })

  it('are only added hosts on a tag that loads the manager and has no options', () => {
    store({ ...stored, exemptHosts: ['e.test'] })
    script.isManager = true
    expect(guardHosts()).to.deep.equal({ trackingHosts: stored.trackingHosts, addresses: stored.addresses })
    expect(script.options).to.equal(undefined)
  })

  for (const [value, isReplaced] of [
    ['', true],
    ['true', true],
    ['false', undefined],
  ] as const)
    it(`replace our list with data-replace-tracking-hosts="${value}": ${isReplaced ?? false}`, () => {
      script.replaces = value
      expect(guardHosts().replaceTrackingHosts).to.equal(isReplaced)
    })

  it('take services from their attribute, before those of the options, and are repeated for documents in frames', () => {
    script.options = JSON.stringify({ services: [{ name: 'b', category: 'marketing', hosts: ['b.test'] }] })
    expect(guardHosts().trackingHosts).to.deep.equal({ 'b.test': 'marketing' })
    expect(JSON.parse(script.options)).to.deep.equal({ trackingHosts: { 'b.test': 'marketing' } })
    script.options = JSON.stringify({ services: [{ name: 'b', category: 'marketing', hosts: ['b.test'] }] })
    script.services = 'cloudflare-web-analytics'
    expect(guardHosts()).to.deep.equal({ trackingHosts: {}, addresses: { '/cdn-cgi/rum': 'cloudflare-web-analytics' } })
  })
})
