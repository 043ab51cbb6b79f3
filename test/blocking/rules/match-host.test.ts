import { expect } from '@open-wc/testing'
import { buildHostMap } from '../../../src/blocking/rules/build-host-map'
import { isListed, matchHost } from '../../../src/blocking/rules/match-host'

const map = buildHostMap([
  ['doubleclick.net', 'marketing'],
  ['stats.g.doubleclick.net', 'measurement'],
  ['www.clarity.ms', 'measurement'],
  ['shared.example/tr', 'marketing'],
  ['shared.example/tr/forms', 'functionality'],
  ['both.example', 'experience'],
  ['both.example/ads', 'marketing'],
  ['ads.both.example/tr', 'marketing'],
])
const match = (host: string, path = '/'): string | undefined => matchHost(map, host, path)

describe('matchHost', () => {
  it('matches a host and its subdomains', () => {
    expect(match('doubleclick.net')).to.equal('marketing')
    expect(match('ad.uk.doubleclick.net')).to.equal('marketing')
  })

  it('prefers the longest suffix, whatever the order of the list', () => {
    expect(match('stats.g.doubleclick.net')).to.equal('measurement')
    expect(match('region1.stats.g.doubleclick.net')).to.equal('measurement')
    expect(match('g.doubleclick.net')).to.equal('marketing')
  })

  it('ignores "www." and a trailing dot', () => {
    expect(match('www.doubleclick.net')).to.equal('marketing')
    expect(match('clarity.ms')).to.equal('measurement')
    expect(match('www.clarity.ms.')).to.equal('measurement')
  })

  it('treats the Google hosts of all countries as google.com, in entries of the site as well', () => {
    const google = buildHostMap([
      ['google.com/ads', 'marketing'],
      ['adservice.google.com', 'marketing'],
      ['google.fr/own', 'experience'],
    ])
    const find = (host: string, path: string): string | undefined =>
      isListed(google, host) ? matchHost(google, host, path) : undefined
    for (const host of ['www.google.com', 'google.de', 'www.google.co.uk', 'google.com.au'])
      expect(find(host, '/ads/ga-audiences'), host).to.equal('marketing')
    expect(find('adservice.google.it', '/')).to.equal('marketing')
    expect(find('google.fr', '/own')).to.equal('experience')
    for (const host of ['google.de', 'maps.google.de']) expect(find(host, '/maps'), host).to.equal(undefined)
    for (const host of ['google.example.de', 'notgoogle.de', 'my-google.de', 'google.design', 'google.de.example'])
      expect(find(host, '/ads'), host).to.equal(undefined)
  })

  it('matches whole labels only', () => {
    for (const host of ['notdoubleclick.net', 'doubleclick.net.example', 'doubleclick-net.example', 'net', '', '.']) {
      expect(match(host), host).to.equal(undefined)
    }
  })

  it('matches only the listed paths of a host', () => {
    expect(match('shared.example', '/tr')).to.equal('marketing')
    expect(match('shared.example', '/tr/')).to.equal('marketing')
    expect(match('www.shared.example', '/tr/deep/er')).to.equal('marketing')
    expect(match('shared.example', '/tr/forms/1')).to.equal('functionality')
    expect(match('shared.example', '/travel')).to.equal(undefined)
    expect(match('shared.example', '/login')).to.equal(undefined)
    expect(match('shared.example', '/')).to.equal(undefined)
  })

  it('falls back to the parent domain if no path of a host matches', () => {
    expect(match('both.example', '/video')).to.equal('experience')
    expect(match('both.example', '/ads/1')).to.equal('marketing')
    expect(match('ads.both.example', '/video')).to.equal('experience')
  })

  it('does not match properties of Object.prototype', () => {
    for (const host of ['constructor', 'toString.example', '__proto__', 'valueof', 'hasOwnProperty.constructor']) {
      expect(match(host, '/constructor'), host).to.equal(undefined)
    }
  })

  it('needs as many look-ups for ten thousand hosts as for ten', () => {
    const lookups = (size: number): number => {
      let count = 0
      const entries = Array.from({ length: size }, (_, i) => [`tracker${i}.example`, 'marketing'] as const)
      const counting = new Proxy(buildHostMap(entries), {
        get: (target, name) => (typeof name === 'string' && count++, target[name as string]),
        has: (target, name) => (count++, name in target),
      })
      expect(matchHost(counting, 'a.b.tracker3.example', '/')).to.equal('marketing')
      expect(matchHost(counting, 'a.b.shop.example', '/')).to.equal(undefined)
      return count
    }
    expect([lookups(10), lookups(10_000)]).to.deep.equal([9, 9])
  })
})

describe('isListed', () => {
  it('accepts hosts that are listed themselves, by a parent domain, or with some paths', () => {
    for (const host of ['doubleclick.net', 'ad.doubleclick.net', 'www.shared.example', 'clarity.ms']) {
      expect(isListed(map, host), host).to.equal(true)
    }
    for (const host of ['notdoubleclick.net', 'shop.example', 'constructor', '']) {
      expect(isListed(map, host), host).to.equal(false)
    }
  })
})
