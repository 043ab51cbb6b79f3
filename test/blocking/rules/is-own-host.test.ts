import { expect } from '@open-wc/testing'
import { isOwnHost } from '../../../src/blocking/rules/is-own-host'

describe('isOwnHost', () => {
  it('returns true for the host of the page, its parents and its subdomains', () => {
    for (const host of ['shop.example', 'www.shop.example', 'stats.shop.example', 'shop.example.']) {
      expect(isOwnHost(host, 'shop.example'), host).to.equal(true)
      expect(isOwnHost(host, 'www.shop.example'), host).to.equal(true)
    }
    expect(isOwnHost('shop.example', 'en.shop.example')).to.equal(true)
  })

  it('returns false for sibling hosts and look-alikes', () => {
    for (const host of ['other.example', 'notshop.example', 'shop.example.tracker.example', 'op.example']) {
      expect(isOwnHost(host, 'shop.example'), host).to.equal(false)
    }
    expect(isOwnHost('stats.shop.example', 'en.shop.example')).to.equal(false)
  })

  it('returns false for a page without a host', () => {
    expect(isOwnHost('tracker.example', '')).to.equal(false)
  })
})
