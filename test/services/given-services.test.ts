import { expect } from '@open-wc/testing'
import { buildService } from '../../src/services/build-service'
import { givenHosts } from '../../src/services/given-hosts'
import { nearestNames } from '../../src/services/nearest-names'
import { readGivenServices } from '../../src/services/read-given-services'
import { refusedHosts } from '../../src/services/refused-hosts'
import { explainOptions } from '../../src/options/explain-options'
import { decodeConsentCookie, encodeConsentCookie } from '../../src/consent/consent-cookie-text'
import { allConsents } from '../../src/consent/consents'
import { youtube } from '../../src/services/catalogue/youtube'
import { vimeo } from '../../src/services/catalogue/vimeo'

const read = (services: unknown) => {
  const problems: string[] = []
  return { entries: readGivenServices(services, problem => problems.push(problem)), problems }
}

describe('the option services', () => {
  it('can be a string of names and ids, and ids may contain "="', () => {
    expect(read(' google-analytics=G-1  youtube\nmatomo=https://m.example/?a=b#1 ').entries).to.deep.equal([
      { name: 'google-analytics', id: 'G-1', fields: {} },
      { name: 'youtube', fields: {} },
      { name: 'matomo', id: 'https://m.example/?a=b#1', fields: {} },
    ])
  })

  it('can be a list of names and objects', () => {
    const { entries, problems } = read(['youtube', { name: 'hotjar', id: 12345, options: { a: 1 }, title: 'Hot' }])
    expect(problems).to.deep.equal([])
    expect(entries[1]).to.deep.equal({
      name: 'hotjar',
      id: '12345',
      options: { a: 1 },
      fields: { name: 'hotjar', title: 'Hot' },
    })
  })

  it('reports invalid services, and reads own properties only', () => {
    const inherited: unknown = Object.create({ name: 'youtube' })
    const { entries, problems } = read([7, null, {}, inherited, 'vimeo', 'vimeo'])
    expect(entries.map(({ name }) => name)).to.deep.equal(['vimeo'])
    expect(problems).to.have.length(5)
    expect(problems[0]).to.contain('has 7; allowed are names')
    expect(problems[4]).to.contain('names "vimeo" twice')
  })

  it('replaces fields of the catalogue, and reports invalid ones', () => {
    const problems: string[] = []
    const build = (fields: object) =>
      buildService({ name: 'youtube', fields: { name: 'youtube', ...fields } }, youtube, [], text =>
        problems.push(text),
      )
    expect(build({ category: 'marketing' })).to.deep.include({ category: 'marketing', title: 'YouTube' })
    expect(build({ category: 'films' })).to.equal(null)
    expect(problems.join()).to.contain('category is "films"; allowed is one of necessary')
    expect(build({ stores: [{ name: '*', purpose: 'A.', duration: 'P1D' }] })).to.equal(null)
    expect(problems.join()).to.contain('matches everything')
  })

  it('may name custom categories of the site', () => {
    const groups = [{ name: 'films', parent: 'marketing', title: 'Films' } as const]
    const service = buildService({ name: 'youtube', fields: { category: 'films' } }, youtube, groups, () => {})
    expect(service).to.deep.include({ category: 'marketing', group: 'films' })
  })

  it('passes the hosts of described services to the guard at once', () => {
    expect(givenHosts(['youtube', { name: 'a', category: 'marketing', hosts: ['a.example'] }])).to.deep.equal({
      'a.example': 'marketing',
    })
    expect(givenHosts('youtube')).to.deep.equal({})
  })
})

describe('misspelled names', () => {
  const names = ['youtube', 'google-analytics', 'google-ads', 'meta-pixel', 'matomo']
  it('are matched by their letters', () => {
    expect(nearestNames('YouTubee', names)).to.deep.equal(['youtube'])
    expect(nearestNames('google_analitics', names)[0]).to.equal('google-analytics')
    expect(nearestNames('meta', names)).to.include('meta-pixel')
    expect(nearestNames('something-else-entirely', names)).to.deep.equal([])
  })
})

describe('the hosts of refused services', () => {
  it('exclude hosts that another service needs', () => {
    const shared = { ...vimeo, hosts: ['vimeo.com', 'ytimg.com'] }
    const hosts = refusedHosts([youtube, shared], ({ name }) => name === 'youtube')
    expect(hosts).to.include({ 'youtube.com': 'experience' }).and.not.to.have.any.keys('ytimg.com', 'vimeo.com')
  })
})

describe('custom categories of the site', () => {
  it('are reported if the name, the title or the parent is missing or invalid', () => {
    const messages = (customCategories: unknown) => explainOptions({ customCategories }).map(({ message }) => message)
    expect(messages([{ name: 'films', parent: 'films', title: 'Films' }])[0]).to.contain(
      'the category "films" has the parent "films"; allowed are necessary, functionality',
    )
    expect(messages([{ name: 'marketing', parent: 'marketing', title: 'A' }])[0]).to.contain('one of the five')
    expect(messages([{ name: 'My films', parent: 'marketing' }])).to.have.length(2)
    expect(messages([{ name: 'films', parent: 'experience', title: 'Films' }])).to.deep.equal([])
  })
})

describe('refused services in the cookie', () => {
  const record = (services?: Record<string, false>, model?: 'opt-out') => ({
    consents: allConsents(),
    consentInfo: { time: Date.now(), type: 'custom' as const },
    ...(services && { services }),
    ...(model && { model }),
  })
  it('are decoded together with the model of the law', () => {
    for (const model of [undefined, 'opt-out'] as const) {
      const text = encodeConsentCookie(record({ youtube: false, 'own-chat': false }, model))!
      const decoded = decodeConsentCookie(text, Date.now())!
      expect(decoded.services).to.deep.equal({ youtube: false, 'own-chat': false })
      expect(decoded.model).to.equal(model)
    }
    expect(decodeConsentCookie(encodeConsentCookie(record())!, Date.now())).not.to.have.property('services')
  })

  it('are never omitted: a cookie that is too small for them is not written', () => {
    const many = Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`s${at}`, false as const]))
    expect(encodeConsentCookie(record(many))).to.equal(null)
  })
})
