import { expect } from '@open-wc/testing'
import { isOwnHost } from '../../../src/blocking/rules/is-own-host'

describe('isOwnHost', () => {
  it('accepts the host of the page, its parent domains and its subdomains', () => {
    for (const host of ['shop.example', 'www.shop.example', 'stats.shop.example', 'shop.example.']) {
      expect(isOwnHost(host, 'shop.example'), host).to.equal(true)
      expect(isOwnHost(host, 'www.shop.example'), host).to.equal(true)
    }
    expect(isOwnHost('shop.example', 'en.shop.example')).to.equal(true)
  })

  it('rejects sibling hosts and look-alikes', () => {
    for (const host of ['other.example', 'notshop.example', 'shop.example.tracker.example', 'op.example']) {
      expect(isOwnHost(host, 'shop.example'), host).to.equal(false)
    }
    expect(isOwnHost('stats.shop.example', 'en.shop.example')).to.equal(false)
  })

  it('rejects every host for a page without a host', () => {
    expect(isOwnHost('tracker.example', '')).to.equal(false)
  })
})
