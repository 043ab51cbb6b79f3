import { expect } from '@open-wc/testing'
import { array, assert as holds, constantFrom, property } from 'fast-check'
import { explainServiceName } from '../../src/services/explain-service-name'
import { givenHosts } from '../../src/services/given-hosts'
import { givenNames } from '../../src/services/given-names'
import { loaderProblems } from '../../src/services/loader-problems'
import { nearestNames } from '../../src/services/nearest-names'
import { readGivenServices } from '../../src/services/read-given-services'
import { serviceAt } from '../../src/services/service-at'
import { serviceProblems } from '../../src/services/service-problems'
import { serviceStates } from '../../src/services/service-states'
import { storedItemProblems } from '../../src/services/stored-item-problems'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { seed } from '../support/seed'

const good = {
  name: 'acme-chat',
  title: 'Acme Chat',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'Acme Ltd', country: 'GB' },
  privacyUrl: 'https://acme.example/privacy',
  hosts: ['chat.acme.example'],
  stores: [],
}
/** Returns which fields the messages name, each once. */
const named = (problems: readonly string[]): string[] => problems.map(text => text.split(' ')[0]!)

describe('the description of a service', () => {
  it('has no problem if it is whole', () => {
    for (const more of [
      {},
      { paths: ['/ingest'] },
      { hosts: [], paths: ['/ingest'] },
      { category: 'necessary' },
      { privacyUrl: 'HTTP://a.example' },
    ])
      expect(serviceProblems({ ...good, ...more })).to.deep.equal([])
  })

  for (const [field, wrong] of Object.entries({
    name: ['', 'Acme', 'acme_chat', 'acme-', '-acme', 'a--b', 5, undefined],
    title: ['', ' ', 5, undefined],
    category: ['ads', 'Marketing', 5, undefined],
    purpose: ['', ' ', undefined],
    company: ['Acme', null, [], undefined],
    privacyUrl: ['/privacy', 'ftp://a.example', 'https://', 'xhttps://a.example', 5, undefined],
    hosts: ['a.example', {}, undefined],
    stores: ['a', {}, undefined],
    paths: ['/a', {}, null],
  }))
    it(`has one problem that names ${field} and the given value if that is wrong`, () => {
      for (const value of wrong) {
        const problems = serviceProblems({ ...good, [field]: value })
        const shown = value === undefined ? 'missing' : JSON.stringify(value)
        expect(named(problems), shown).to.deep.equal([field])
        expect(problems[0])
          .to.match(/; allowed is \S/)
          .and.include(`${field} is ${shown};`)
      }
    })

  it('has problems with its company by their path', () => {
    for (const country of ['gb', 'GBR', 'G', 5, undefined])
      expect(named(serviceProblems({ ...good, company: { name: 'Acme', country } }))).to.deep.equal(['company.country'])
    expect(named(serviceProblems({ ...good, company: { name: ' ', country: 'GB' } }))).to.deep.equal(['company.name'])
    expect(serviceProblems({ ...good, company: { name: 'A', country: 'GB', city: 'x' } })).to.deep.equal([
      'company.city is not known; known are name, country',
    ])
  })

  it('may not have fields that are unknown or inherited', () => {
    expect(serviceProblems({ ...good, host: 'a' })).to.deep.equal([
      'host is not known; known are name, title, category, purpose, company, privacyUrl, hosts, stores, paths, loader',
    ])
    expect(named(serviceProblems(Object.create(good)))).to.deep.equal([
      'name',
      'title',
      'category',
      'purpose',
      'company',
      'privacyUrl',
      'hosts',
      'stores',
    ])
    for (const value of [null, 'x', 5, []])
      expect(serviceProblems(value)).to.deep.equal([`the service is ${JSON.stringify(value)}; allowed is an object`])
  })

  it('needs a host, a path or a stored item', () => {
    expect(serviceProblems({ ...good, hosts: [] })).to.deep.equal([
      'hosts and stores are both empty; a service needs at least one host or one stored item',
    ])
    const stores = [{ name: '_a', purpose: 'Counts.', duration: 'P1D' }]
    expect(serviceProblems({ ...good, hosts: [], stores })).to.deep.equal([])
  })

  it('says what to write instead of an address that is nearly right', () => {
    const hint = (fields: object): string | undefined =>
      /; write (.*)$/.exec(serviceProblems({ ...good, ...fields })[0]!)?.[1]
    for (const [host, instead] of [
      ['https://Chat.Acme.example', '"chat.acme.example"'],
      ['//chat.acme.example', '"chat.acme.example"'],
      ['*.acme.example', '"acme.example"'],
      ['acme.example/a?b=c', '"acme.example/a"'],
      ['not a host', undefined],
      [5, undefined],
    ] as const) {
      expect(hint({ hosts: ['ok.example', host] }), `${host}`).to.equal(instead)
      expect(named(serviceProblems({ ...good, hosts: ['ok.example', host] }))).to.deep.equal(['hosts[1]'])
    }
    expect(hint({ paths: ['ingest'] })).to.equal('"/ingest"')
    expect(hint({ paths: ['chat.acme.example'] })).to.equal('hosts into "hosts"')
    expect(hint({ paths: ['?'] })).to.equal(undefined)
  })
})

describe('a stored item of a service', () => {
  const item = { name: '_acme_*', purpose: 'Distinguishes visitors.', duration: 'P1Y' }
  it('has no problem if it is whole', () => {
    for (const duration of [
      'session',
      'persistent',
      'P2Y',
      'P13M',
      'P2W',
      'P30D',
      'PT30M',
      'PT1H',
      'PT5S',
      'P1DT12H',
      'P1Y2M3W4DT5H6M7S',
    ])
      expect(storedItemProblems({ ...item, duration }, 0), duration).to.deep.equal([])
    for (const kind of ['cookie', 'localStorage', 'sessionStorage', 'indexedDB', 'cache'])
      expect(storedItemProblems({ ...item, kinds: [kind], domain: 'a.b-c.example' }, 0)).to.deep.equal([])
  })

  it('has one problem with the path of a wrong field', () => {
    for (const [field, values] of Object.entries({
      name: ['', ' ', 5, undefined, '*', '_*_', '-'],
      purpose: ['', ' ', undefined],
      duration: ['', 'P', 'PT', 'P1DT', '1 year', 'P1H', 'xP1D', 'P1Dx', 'sessions', 5, undefined],
      kinds: [[], ['cookies'], ['cookie', 'x'], 'cookie'],
      domain: ['acme', 'https://a.example', 'A.example', 'a.example/b', 5],
    }))
      for (const value of values)
        expect(
          named(storedItemProblems({ ...item, [field]: value }, 3)),
          `${field} ${JSON.stringify(value)}`,
        ).to.deep.equal([`stores[3].${field}`])
    expect(storedItemProblems({ ...item, path: '/' }, 0)).to.deep.equal([
      'stores[0].path is not known; known are name, kinds, purpose, duration, domain',
    ])
    for (const value of [null, 'x', []])
      expect(storedItemProblems(value, 1)).to.deep.equal([
        `stores[1] is ${JSON.stringify(value)}; allowed is { name, purpose, duration }`,
      ])
  })
})

describe('the loader of a service', () => {
  const id = { pattern: /^AC-\d+$/, example: 'AC-1', where: 'in the settings' }
  const start = (): void => {}
  it('has no problem if it is whole', () => {
    expect(loaderProblems({ id, start })).to.deep.equal([])
    expect(loaderProblems({ id, start, update: start })).to.deep.equal([])
  })

  for (const [path, loader] of Object.entries({
    'loader.start': { id, start: 'x' },
    'loader.update': { id, start, update: 'x' },
    'loader.stop': { id, start, stop: start },
    'loader.id': { id: 'AC', start },
    'loader.id.example': { id: { ...id, example: ' ' }, start },
    'loader.id.where': { id: { ...id, where: '' }, start },
    'loader.id.pattern': { id: { ...id, pattern: 'AC' }, start },
  }))
    it(`has one problem that names ${path} if that is wrong`, () =>
      expect(named(loaderProblems(loader))).to.deep.equal([path]))

  it('must match the whole id, without remembering where it was, and its own example', () => {
    for (const pattern of [/AC-\d+$/, /^AC-\d+/, /^AC-\d+$/g, /^AC-\d+$/y])
      expect(named(loaderProblems({ id: { ...id, pattern }, start }))).to.deep.equal(['loader.id.pattern'])
    expect(loaderProblems({ id: { ...id, pattern: /^ac-\d+$/i }, start })).to.deep.equal([])
    expect(loaderProblems({ id: { ...id, example: 'AC-x' }, start })).to.deep.equal([
      'loader.id.example is "AC-x", which loader.id.pattern does not match',
    ])
    expect(loaderProblems(5)).to.deep.equal(['loader is not an object; allowed is { id, start, update }'])
  })
})

describe('the service of an address', () => {
  const services = [
    { name: 'a', hosts: ['acme.example'] },
    { name: 'b', hosts: ['acme.example/maps', 'cdn.example'] },
    { name: 'c', hosts: [], paths: ['/ingest'] },
  ]
  const base = 'https://shop.example/page/'
  for (const [url, name] of [
    ['https://acme.example/', 'a'],
    ['https://x.acme.example/a', 'a'],
    ['https://notacme.example/', null],
    ['https://acme.example/maps', 'b'],
    ['https://acme.example/maps/x', 'b'],
    ['https://acme.example/mapsx', 'a'],
    ['https://acme.example/x/maps', 'a'],
    ['https://cdn.example:8080/', 'b'],
    ['/ingest/x', 'c'],
    ['/ingestion', null],
    ['ingest', null],
    ['https://other.example/ingest', null],
  ] as const)
    it(`${url} is ${name ?? 'none'}`, () => {
      const found = serviceAt(services, url, base)!
      expect(found.service?.name ?? null).to.equal(name)
      expect(found.hostname).to.equal(new URL(url, base).hostname)
    })

  it('is null if the address cannot be read, and unknown for own paths without a base', () => {
    expect(serviceAt(services, 'https://', base)).to.equal(null)
    expect(serviceAt(services, 'https://shop.example/ingest', 'about:blank')).to.deep.equal({
      service: null,
      hostname: 'shop.example',
    })
  })
})

describe('names that are spelled similarly', () => {
  /** The distance of Levenshtein by its definition. */
  const distance = (a: string, b: string): number =>
    a === '' || b === ''
      ? a.length + b.length
      : Math.min(
          distance(a.slice(1), b) + 1,
          distance(a, b.slice(1)) + 1,
          distance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
        )
  const word = array(constantFrom(...'abc'), { minLength: 1, maxLength: 6 }).map(letters => letters.join(''))

  it(`are those with at most two changes, or that contain the name, the nearest first (seed ${seed})`, () => {
    holds(
      property(word, array(word, { maxLength: 4 }), (name, words) => {
        const names = [...new Set(words)]
        const far = (known: string): number => (known.includes(name) ? 1 : distance(name, known))
        const expected = names
          .filter(known => far(known) <= 2)
          .sort((a, b) => far(a) - far(b))
          .slice(0, 3)
        expect(nearestNames(name, names)).to.deep.equal(expected)
      }),
      { seed, numRuns: 150 },
    )
  })

  it('may differ in a third of their letters, and in case and signs', () => {
    expect(nearestNames('Google_Anlytcs', ['google-analytics', 'gemius'])).to.deep.equal(['google-analytics'])
    expect(nearestNames('abcdefghi', ['abcdefxyz', 'abcdewxyz'])).to.deep.equal(['abcdefxyz'])
  })

  it('are in the explanation of an unknown name; a known one could not be loaded', () => {
    expect(explainServiceName('vimeo')).to.deep.include({ isKnown: true })
    expect(explainServiceName('vimeo').message).to.include('The service "vimeo" could not be fetched.')
    const near = explainServiceName('vimeoo')
    expect([near.isKnown, near.message.includes('did you mean vimeo')]).to.deep.equal([false, true])
    expect(explainServiceName('xqzwvkjxqzwvkj').message).to.include('does not have; all names are in')
  })
})

describe('the option services', () => {
  let problems: string[]
  const read = (given: unknown): unknown[] =>
    readGivenServices(given, message => problems.push(message)).map(parts => ({
      ...parts,
      fields: { ...parts.fields },
    }))
  beforeEach(() => {
    problems = []
  })

  it('may be a text, a list or one object, with ids, options and addresses', () => {
    expect(read('youtube, google-analytics=G-1 posthog=phc;host=/ingest;host=ph.shop.example')).to.deep.equal([
      { name: 'youtube', fields: {} },
      { name: 'google-analytics', id: 'G-1', fields: {} },
      { name: 'posthog', id: 'phc', fields: { paths: ['/ingest'], hosts: ['ph.shop.example'] } },
    ])
    expect(read({ name: 'a', id: 5, options: { x: 1 }, title: 'A' })).to.deep.equal([
      { name: 'a', id: '5', options: { x: 1 }, fields: { name: 'a', title: 'A' } },
    ])
    expect(read([{ name: 'a', options: 'x' }])).to.deep.equal([{ name: 'a', fields: { name: 'a' } }])
    expect(problems).to.deep.equal([])
  })

  it('may name a service once, and nothing without a name', () => {
    expect(read(['a', 'b', 'a'])).to.have.length(2)
    expect(problems.splice(0)).to.deep.equal([
      'Option "services" names "a" twice; the first entry is used. Write each service once',
    ])
    for (const wrong of [5, null, {}, { name: ' ' }, { name: 5 }, '=5', undefined]) {
      expect(read([wrong])).to.deep.equal([])
      expect(problems.splice(0)[0]).to.include(
        `Option "services" has ${JSON.stringify(wrong) ?? 'undefined'}; allowed are names`,
      )
    }
  })

  it('reports settings that are unknown, and addresses that are none, with what to write', () => {
    read('a=1;port=5')
    expect(problems.splice(0)).to.have.length(1)
    expect(read('a=1;host=ingest')).to.deep.equal([{ name: 'a', id: '1', fields: {} }])
    expect(problems[0]).to.include('whose host is "ingest"').and.include('; write "host=/ingest"')
  })

  it('names services and their addresses also before it has been checked', () => {
    expect(givenNames('a=1, b;host=/x a')).to.deep.equal(['a', 'b'])
    expect(givenNames([{ name: 'a' }, 'b', null, { name: 5 }, { name: '' }])).to.deep.equal(['a', 'b'])
    expect(givenHosts('a=1;host=/x vercel-analytics cloudflare-web-analytics')).to.deep.equal({
      trackingHosts: {},
      addresses: {
        '/x': 'a',
        '/_vercel/insights': 'vercel-analytics',
        '/_vercel/speed-insights': 'vercel-analytics',
        '/cdn-cgi/rum': 'cloudflare-web-analytics',
      },
    })
    expect(
      givenHosts([
        { name: 'own', category: 'marketing', hosts: ['own.example'], paths: '/own' },
        { name: 'vimeo', hosts: ['v.shop.example'] },
        { name: 'login', category: 'necessary', hosts: ['login.example'] },
        5,
      ]),
    ).to.deep.equal({
      trackingHosts: { 'own.example': 'marketing', '/own': 'marketing' },
      addresses: { 'v.shop.example': 'vimeo' },
    })
  })
})

describe('whether a service may run', () => {
  const of = (service: object, consents = allConsents(), record: object | null = null): boolean =>
    serviceStates([{ ...good, ...service } as never], consents, record as never)[0]!.allowed
  it('follows its category, the refusals of it and of its group, and what is still to be answered', () => {
    expect(of({})).to.equal(true)
    expect(of({}, onlyNecessary())).to.equal(false)
    expect(of({ category: 'necessary' }, onlyNecessary(), { services: { 'acme-chat': false } })).to.equal(true)
    expect(of({}, allConsents(), { services: { 'acme-chat': false } })).to.equal(false)
    expect(of({ group: 'film' }, allConsents(), { services: { film: false } })).to.equal(false)
    expect(of({ group: 'film' }, allConsents(), { services: { other: false } })).to.equal(true)
    expect(of({}, allConsents(), { openServices: ['acme-chat'] })).to.equal(false)
    expect(of({}, allConsents(), { openServices: ['other'] })).to.equal(true)
  })
})
