import { expect } from '@open-wc/testing'
import { buildHostMap, decodeHost, tidyHostMap } from '../../../src/blocking/rules/build-host-map'
import { decodeHosts } from '../../../src/blocking/rules/decode-hosts'
import { entriesOf, type HostLists } from '../../../src/blocking/rules/host-lists'
import { isListed, matchHost } from '../../../src/blocking/rules/match-host'
import { trackingHosts } from '../../../src/blocking/rules/tracking-hosts'

const lists: HostLists = {
  marketing: '.com ads.shop facebook/tr google/ads google-ads x .net x . .com ad x-rare .co.uk',
  measurement: '.com google/a google/analytics/v1 stats',
  experience: '.com facebook google/maps',
  functionality: '',
}

describe('decodeHosts', () => {
  it('finds every entry of the shipped list, and no other entry of its hosts', () => {
    const map = decodeHosts(trackingHosts)
    const entries = entriesOf(trackingHosts)
    for (const [entry] of entries) map[decodeHost]!(entry.split('/')[0]!)
    expect({ ...map, [decodeHost]: undefined }).to.deep.equal({
      ...tidyHostMap(entries),
      [decodeHost]: undefined,
    })
  })

  it('decodes nothing before the first look-up, and then only the host and its parent domains', () => {
    const map = decodeHosts(lists)
    expect(Object.keys(map)).to.deep.equal([])
    map[decodeHost]!('a.ads.shop.com')
    expect(Object.entries(map)).to.deep.equal([['ads.shop.com', 'marketing']])
  })

  it('finds a host with its paths in all categories', () => {
    const map = decodeHosts(lists)
    map[decodeHost]!('facebook.com')
    map[decodeHost]!('google.com')
    expect({ ...map, [decodeHost]: undefined }).to.deep.equal({
      'facebook.com': 'experience',
      'facebook.com/tr': 'marketing',
      'google.com': undefined,
      'google.com/ads': 'marketing',
      'google.com/a': 'measurement',
      'google.com/analytics/v1': 'measurement',
      'google.com/maps': 'experience',
      [decodeHost]: undefined,
    })
  })

  it('finds a name under its own endings only, in the frequent and in the rare part', () => {
    const map = decodeHosts(lists)
    for (const host of ['x.com', 'x.net', 'ad.com', 'x-rare.com']) expect(isListed(map, host), host).to.equal(true)
    for (const host of ['x.org', 'ad.net', 'stats.net', 'rare.com', 'google-a.com', 'goo.com', 'shop.com'])
      expect(isListed(map, host), host).to.equal(false)
  })

  it('finds nothing for names that are part of the encoding', () => {
    const map = decodeHosts(lists)
    for (const host of ['', '.', '..', '.com', '..com', '...com', 'com', 'co.uk', '/', ' .com', 'x .com'])
      expect(isListed(map, host), JSON.stringify(host)).to.equal(false)
  })

  it('answers the same after more hosts than it remembers', () => {
    const map = decodeHosts(lists)
    for (let at = 0; at < 2100; at++) expect(isListed(map, `h${at}.example`)).to.equal(false)
    expect(matchHost(map, 'www.facebook.com', '/tr')).to.equal('marketing')
    expect(matchHost(map, 'www.facebook.com', '/video')).to.equal('experience')
  })

  it('lets the entries of a site replace its own, and keeps the others of the same host', () => {
    const map = buildHostMap(
      [
        ['facebook.com/tr', 'functionality'],
        ['facebook.com/own', 'measurement'],
        ['x.com', 'experience'],
      ],
      decodeHosts(lists),
    )
    expect(matchHost(map, 'facebook.com', '/tr')).to.equal('functionality')
    expect(matchHost(map, 'facebook.com', '/own')).to.equal('measurement')
    expect(matchHost(map, 'facebook.com', '/video')).to.equal('experience')
    expect(matchHost(map, 'x.com', '/')).to.equal('experience')
    expect(matchHost(map, 'x.net', '/')).to.equal('marketing')
  })
})
