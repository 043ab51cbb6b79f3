import { expect } from '@open-wc/testing'
import { isCookielessPing } from '../../src/signals/is-cookieless-ping'

/** A ping as gtag.js sends it while every signal is denied, and no cookie exists. */
const analytics =
  'https://region1.google-analytics.com/g/collect?v=2&tid=G-AB12CD3EF4&gtm=45je54n0v9116535813za200&_p=1745843286712&gcs=G100&gcd=13p3p3p2p5l1&npa=1&dma_cps=-&dma=1&tag_exp=102803279~103116026&cid=1489320012.1745843287&ul=en-us&sr=1920x1080&uaa=x86&uab=64&uamb=0&uap=Linux&are=1&frm=0&pscdl=denied&_s=1&sid=1745843287&sct=1&seg=0&dl=https%3A%2F%2Fshop.example%2F%3Fa%3D1&dt=Shop&en=page_view&_fv=1&_nsi=1&_ss=1&tfd=734'
const landing =
  'https://pagead2.googlesyndication.com/pagead/landing?gcs=G100&gcd=13p3p3p2p5l1&tag_exp=102803279&rnd=1250843106.1745843287&url=https%3A%2F%2Fshop.example%2F&dma=1&npa=1&gtm=45He54n0v9116535813za200&auid_missing=1'
const collect =
  'https://pagead2.googlesyndication.com/ccm/collect?en=page_view&dl=https%3A%2F%2Fshop.example%2F&scrsrc=www.googletagmanager.com&frm=0&rnd=1250843106.1745843287&navt=n&npa=1&gtm=45He54n0v9116535813za200&gcs=G100&gcd=13q3q3q2q5l1&dma=1'
const passes = (address: string): boolean => isCookielessPing(new URL(address))
const withValue = (name: string, value: string, address = analytics): string => {
  const url = new URL(address)
  url.searchParams.set(name, value)
  return url.href
}

describe('cookieless pings of Google', () => {
  const clear = (): void => {
    for (const name of ['_ga', '_ga_AB12CD3EF4', '_gcl_au', 'FPID', 'my_ga', '_gaffer'])
      document.cookie = `${name}=; max-age=0`
  }
  beforeEach(clear)
  afterEach(clear)

  it('are recognized', () => {
    for (const ping of [analytics, landing, collect]) expect(passes(ping), ping).to.equal(true)
    for (const gcd of ['13p3p3p2p5l1', '13m3m3m2m5l1', '11u1u1u1u5', '13q3p3u2m5'])
      expect(passes(withValue('gcd', gcd)), gcd).to.equal(true)
  })

  it('are no longer so once a signal is granted or missing', () => {
    for (const gcs of ['G101', 'G110', 'G111', 'G1--', 'G1-0', '', 'G1000'])
      expect(passes(withValue('gcs', gcs)), gcs).to.equal(false)
    for (const gcd of ['13r3r3r2r5l1', '13p3t3p2p5', '13p3p3v2p5', '13p3p3p2r5', '13l3l3l2l1', '', '11111'])
      expect(passes(withValue('gcd', gcd)), gcd).to.equal(false)
    for (const name of ['gcs', 'gcd']) {
      const url = new URL(analytics)
      url.searchParams.delete(name)
      expect(isCookielessPing(url), name).to.equal(false)
    }
    expect(passes(`${analytics}&gcs=G111`), 'twice').to.equal(false)
  })

  it('contain no identifier', () => {
    for (const name of ['uid', 'ecid', 'auid', 'em', 'gclid', 'gclaw', 'wbraid', '_gl', '_fplc', 'up.user', 'gac_UA-1'])
      expect(passes(withValue(name, 'abc')), name).to.equal(false)
    for (const id of ['gclid', 'wbraid', 'fbclid', '_gl'])
      expect(passes(withValue('dl', `https://shop.example/?a=1&${id}=x`)), id).to.equal(false)
  })

  it('need a site without cookies of Google', () => {
    for (const name of ['_ga', '_ga_AB12CD3EF4', '_gcl_au', 'FPID']) {
      document.cookie = `${name}=1`
      expect(passes(analytics), name).to.equal(false)
      clear()
    }
    document.cookie = 'my_ga=1'
    document.cookie = '_gaffer=1'
    expect(passes(analytics)).to.equal(true)
  })

  it('go to hosts without cookies of Google’s accounts, and to no other path', () => {
    const query = new URL(analytics).search
    for (const address of [
      'https://www.google.com/ccm/collect',
      'https://googleads.g.doubleclick.net/pagead/landing',
      'https://www.google-analytics.com/collect',
      'https://www.google-analytics.com/g/collect/x',
      'https://google-analytics.com.evil.example/g/collect',
      'https://region1.google-analytics.com.evil.example/g/collect',
    ])
      expect(passes(address + query), address).to.equal(false)
  })
})
