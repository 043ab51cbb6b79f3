import { expect } from '@open-wc/testing'
import { fetchServices } from '../../src/effects/fetch-services'
import { buildService } from '../../src/services/build-service'
import { givenHosts } from '../../src/services/given-hosts'
import { nearestNames } from '../../src/services/nearest-names'
import { readGivenServices } from '../../src/services/read-given-services'
import { declaredCategories } from '../../src/services/declared-categories'
import { isDescribed } from '../../src/services/is-described'
import { sharedHosts } from '../../src/services/shared-hosts'
import { refusedHosts } from '../../src/services/refused-hosts'
import { explainOptions } from '../../src/options/explain-options'
import { readOptions } from '../../src/options/options'
import { decodeConsentCookie, encodeConsentCookie } from '../../src/consent/consent-cookie-text'
import { allConsents } from '../../src/consent/consents'
import { youtube } from '../../src/services/catalogue/youtube'
import { cloudflareWebAnalytics } from '../../src/services/catalogue/cloudflare-web-analytics'
import { posthog } from '../../src/services/catalogue/posthog'
import { vercelAnalytics } from '../../src/services/catalogue/vercel-analytics'
import { vimeo } from '../../src/services/catalogue/vimeo'

const read = (services: unknown) => {
  const problems: string[] = []
  return { entries: readGivenServices(services, problem => problems.push(problem)), problems }
}

describe('the option services', () => {
  it('accepts a text with names and ids, which may contain "="', () => {
    expect(read(' google-analytics=G-1  youtube\nmatomo=https://m.example/?a=b#1 ').entries).to.deep.equal([
      { name: 'google-analytics', id: 'G-1', fields: {} },
      { name: 'youtube', fields: {} },
      { name: 'matomo', id: 'https://m.example/?a=b#1', fields: {} },
    ])
  })

  it('accepts a list of names and objects', () => {
    const { entries, problems } = read(['youtube', { name: 'hotjar', id: 12345, options: { a: 1 }, title: 'Hot' }])
    expect(problems).to.deep.equal([])
    expect(entries[1]).to.deep.equal({
      name: 'hotjar',
      id: '12345',
      options: { a: 1 },
      fields: { name: 'hotjar', title: 'Hot' },
    })
  })

  it('reports invalid entries, and reads own properties only', () => {
    const inherited: unknown = Object.create({ name: 'youtube' })
    const { entries, problems } = read([7, null, {}, inherited, 'vimeo', 'vimeo'])
    expect(entries.map(({ name }) => name)).to.deep.equal(['vimeo'])
    expect(problems).to.have.length(5)
    expect(problems[0]).to.contain('has 7; allowed are names')
    expect(problems[4]).to.contain('names "vimeo" twice')
  })

  it('names each missing or wrong field of a service that the site describes, and the catalogue for a mere name', async () => {
    const problems: string[] = []
    const fetchAll = (services: unknown[]) => fetchServices(services, [], ({ message }) => problems.push(message))
    expect(await fetchAll([{ name: 'acme', category: 'stats', hosts: ['acme.example'] }])).to.deep.equal([])
    expect(problems[0]).to.match(/^Option "services": the service "acme" cannot be used:/)
    for (const text of ['title is missing; allowed is', 'category is "stats"; allowed is one of', 'stores is missing'])
      expect(problems[0]).to.contain(text)
    await fetchAll(['youtub', { name: 'zzz', hosts: ['z.example'] }])
    expect(problems.slice(1).toSorted()).to.deep.equal([
      'Option "services" has "youtub", which the catalogue does not have; did you mean youtube? All names are in docs/reference/services.md; describe a service of your own with defineService',
      'Option "services" has "zzz", which the catalogue does not have; all names are in docs/reference/services.md; describe a service of your own with defineService',
    ])
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

  it('accepts categories of the site', () => {
    const groups = [{ name: 'films', parent: 'marketing', title: 'Films' } as const]
    const service = buildService({ name: 'youtube', fields: { category: 'films' } }, youtube, groups, () => {})
    expect(service).to.deep.include({ category: 'marketing', group: 'films' })
  })

  it('returns the addresses of services without loading anything', () => {
    const services = [
      'youtube',
      'posthog=phc_a;host=/ingest',
      { name: 'a', category: 'marketing', hosts: ['a.example'], paths: ['/a'] },
      { name: 'plausible', hosts: ['stats.shop.example'], paths: ['/js'] },
      { name: 'shop', category: 'necessary', hosts: ['b.example'] },
    ]
    expect(givenHosts(services)).to.deep.equal({
      trackingHosts: { 'a.example': 'marketing', '/a': 'marketing' },
      addresses: { '/ingest': 'posthog', 'stats.shop.example': 'plausible', '/js': 'plausible' },
    })
    expect(givenHosts('youtube,plausible;host=https://stats.shop.example').addresses).to.deep.equal({
      'stats.shop.example': 'plausible',
    })
  })

  it('accepts own addresses in a text, and reports malformed ones', () => {
    const { entries, problems } = read('posthog=phc_a;host=/ingest;host=https://t.shop.example plausible;host=/stats')
    expect(problems).to.deep.equal([])
    expect(entries).to.deep.equal([
      { name: 'posthog', id: 'phc_a', fields: { paths: ['/ingest'], hosts: ['t.shop.example'] } },
      { name: 'plausible', fields: { paths: ['/stats'] } },
    ])
    for (const [text, message] of [
      ['posthog;host=ingest', 'whose host is "ingest"'],
      ['posthog;host=ingest', 'write "host=/ingest"'],
      ['posthog;host=/', 'whose host is "/"'],
      ['posthog;host=', 'whose host is ""'],
      ['posthog;host=/a?b', 'without "?" and "#"'],
      ['posthog;path=/ingest', '"path=/ingest" is not known'],
    ] as const) {
      const { entries, problems } = read(text)
      expect(problems.join(), text).to.contain(message)
      expect(entries, text).to.deep.equal([{ name: 'posthog', fields: {} }])
    }
  })

  it('adds own addresses to those of the catalogue', () => {
    const problems: string[] = []
    const build = (fields: object) =>
      buildService({ name: 'posthog', fields: { name: 'posthog', ...fields } }, posthog, [], text =>
        problems.push(text),
      )
    expect(build({ hosts: ['t.shop.example'], paths: ['/ingest'] })).to.deep.include({
      hosts: ['posthog.com', 't.shop.example'],
      paths: ['/ingest'],
      address: '/ingest',
    })
    expect(problems).to.deep.equal([])
    expect(build({ paths: ['ingest'] })).to.equal(null)
    expect(problems.join()).to.contain('paths[0] is "ingest"').and.to.contain('write "/ingest"')
    expect(build({ paths: ['t.shop.example'] })).to.equal(null)
    expect(problems.join()).to.contain('write hosts into "hosts"')
  })

  it('knows the paths of hosting companies in the guard, too', () => {
    for (const { name, paths = [] } of [vercelAnalytics, cloudflareWebAnalytics]) {
      expect(paths.length, name).to.be.greaterThan(0)
      expect(Object.keys(givenHosts(name).addresses), name).to.deep.equal(paths)
    }
  })
})

describe('misspelt names', () => {
  const names = ['youtube', 'google-analytics', 'google-ads', 'meta-pixel', 'matomo']
  it('are found by their spelling', () => {
    expect(nearestNames('YouTubee', names)).to.deep.equal(['youtube'])
    expect(nearestNames('google_analitics', names)[0]).to.equal('google-analytics')
    expect(nearestNames('meta', names)).to.include('meta-pixel')
    expect(nearestNames('something-else-entirely', names)).to.deep.equal([])
  })
})

describe('the hosts of refused services', () => {
  it('do not contain hosts that another service needs', () => {
    const shared = { ...vimeo, hosts: ['vimeo.com', 'ytimg.com'] }
    const hosts = refusedHosts([youtube, shared], ({ name }) => name === 'youtube')
    expect(hosts).to.include({ 'youtube.com': 'experience' }).and.not.to.have.any.keys('ytimg.com', 'vimeo.com')
  })
})

describe('categories of the site’s own', () => {
  it('are reported without a valid name, title or parent', () => {
    const messages = (customCategories: unknown) => explainOptions({ customCategories }).map(({ message }) => message)
    expect(messages([{ name: 'films', parent: 'films', title: 'Films' }])[0]).to.contain(
      'the category "films" has the parent "films"; allowed are necessary, functionality',
    )
    expect(messages([{ name: 'marketing', parent: 'marketing', title: 'A' }])[0]).to.contain('one of the five')
    expect(messages([{ name: 'My films', parent: 'marketing' }])).to.have.length(2)
    expect(messages([{ name: 'films', parent: 'experience', title: 'Films' }])).to.deep.equal([])
  })

  for (const name of ['My films', 'myFilms', '-films', 'marketing', '', 7])
    it(`are ignored, and reported, with the name ${JSON.stringify(name)}`, () => {
      const customCategories = [{ name, parent: 'marketing', title: 'Films' }]
      const read = readOptions({ customCategories })
      expect(read.options.settings.customCategories).to.deep.equal([])
      expect(read.mayHaveProblems).to.equal(true)
      expect(explainOptions({ customCategories })).to.have.length(1)
    })

  it('are read with a name in kebab-case, and not reported', () => {
    const customCategories = [{ name: 'short-films-2', parent: 'marketing', title: 'Films' }]
    const read = readOptions({ customCategories })
    expect(read.options.settings.customCategories).to.deep.equal(customCategories)
    expect(read.mayHaveProblems).to.equal(false)
  })
})

describe('refused services in the cookie', () => {
  const record = (services?: Record<string, false>, model?: 'opt-out') => ({
    consents: allConsents(),
    consentInfo: { time: Date.now(), type: 'custom' as const },
    ...(services && { services }),
    ...(model && { model }),
  })
  it('are restored, together with the consent model', () => {
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

describe('the services that a site declares', () => {
  const own = (name: string, category: string) => ({ name, category, hosts: [`${name}.test`] })

  it('have categories: their own, those of a group, and all for a tag manager', async () => {
    expect(await declaredCategories([own('a', 'experience'), own('b', 'marketing')])).to.deep.equal([
      'experience',
      'marketing',
    ])
    const groups = [{ name: 'maps', title: 'Maps', parent: 'functionality' as const }]
    expect(await declaredCategories([own('a', 'maps')], groups)).to.deep.equal(['functionality'])
    expect(await declaredCategories([own('a', 'maps')])).to.deep.equal([])
    expect(await declaredCategories([own('tealium', 'marketing')])).to.have.length(5)
    for (const none of [null, [], 5]) expect(await declaredCategories(none)).to.deep.equal([])
  })

  it('may not have the same host, because requests could belong to either', () => {
    const service = (name: string, ...hosts: string[]) => ({ ...youtube, name, hosts })
    expect(sharedHosts([service('a', 'a.test'), service('b', 'b.test')])).to.deep.equal([])
    expect(sharedHosts([service('a', 'x.test'), service('b', 'x.test'), service('c', 'x.test')])).to.deep.equal(
      ['b', 'c'].map(
        name => `Option "services": "a" and "${name}" both have the host x.test; list it in one of them, or add a path`,
      ),
    )
  })

  it('are described by the site if it gives more than a name and the hosts', () => {
    const described = (fields: Record<string, unknown>) => isDescribed({ name: 'a', fields })
    for (const name of ['title', 'category', 'purpose', 'company', 'stores']) {
      expect(described({ [name]: 1 }), name).to.equal(false)
      expect(described({ [name]: 1, hosts: [] }), name).to.equal(true)
    }
    expect([described({}), described({ hosts: [] }), described({ title: 1, purpose: 1 })]).to.deep.equal([
      false,
      false,
      true,
    ])
  })
})
