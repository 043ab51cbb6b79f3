import { expect } from '@open-wc/testing'
import { contentSecurityPolicy } from '../../../src/blocking/tiers/content-security-policy'
import { categoryNames } from '../../../src/consent/categories'

describe('contentSecurityPolicy', () => {
  const header = (...given: Parameters<typeof contentSecurityPolicy>): string => contentSecurityPolicy(...given)!.header

  it('allows the page itself and the sources of the site, and nothing else', () => {
    const sources = "'self' 'unsafe-inline' 'unsafe-eval' data: blob: mediastream: cdn.example *.pay.example"
    expect(header(['cdn.example', '*.pay.example'])).to.equal(`default-src ${sources}; form-action ${sources}`)
  })

  it('allows the known hosts and paths of granted categories only', () => {
    const sources = header([], ['marketing']).split(/[ ;]+/)
    expect(sources).to.include.members([
      'doubleclick.net',
      '*.doubleclick.net',
      'facebook.com/tr',
      '*.facebook.com/tr/',
    ])
    expect(sources).to.not.include.members(['facebook.com', 'google-analytics.com'])
    expect(header([], ['measurement']).split(/[ ;]+/)).to.include('*.google-analytics.com')
  })

  it('returns null if everything is granted', () => {
    expect(contentSecurityPolicy([], categoryNames)).to.equal(null)
  })

  it('returns a tag as well', () => {
    const { meta, header } = contentSecurityPolicy(['cdn.example'])!
    const tag = new DOMParser().parseFromString(meta, 'text/html').querySelector('meta')!
    expect([tag.httpEquiv, tag.content]).to.deep.equal(['Content-Security-Policy', header])
  })

  it('names an invalid source', () => {
    for (const source of ["cdn.example; script-src 'none'", 'a b', 'a,b', '', '"'])
      expect(() => contentSecurityPolicy([source])).to.throw(TypeError, `${JSON.stringify(source)} is not a source`)
  })
})
