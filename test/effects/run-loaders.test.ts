import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary, type Consents } from '../../src/consent/consents'
import { runLoaders } from '../../src/effects/run-loaders'
import type { DeclaredService } from '../../src/services/declared-service'
import type { ServicePage } from '../../src/services/service'

let calls: string[]
let pages: ServicePage[]
/** Each test has ids of its own, because a vendor's script runs once on a page. */
let id = ''
let ids = 0

const service = (name: string, more: Partial<DeclaredService> = {}): DeclaredService =>
  ({
    name,
    title: name,
    category: 'marketing',
    hosts: [],
    stores: [],
    id,
    loader: {
      id: { pattern: /./, example: 'x', where: 'y' },
      start(given: string, page: ServicePage) {
        calls.push(`${name} starts ${given}`)
        pages.push(page)
      },
      update: (granted: boolean, given: string, page: ServicePage) => {
        calls.push(`${name} gets ${granted} ${given}`)
        pages.push(page)
      },
    },
    ...more,
  }) as unknown as DeclaredService
const states = (allowed: Record<string, boolean>) =>
  Object.entries(allowed).map(([name, on]) => ({ name, title: name, category: 'marketing' as const, allowed: on }))

beforeEach(() => {
  calls = []
  pages = []
  id = `id-${ids++}`
})

describe('the loaders of services', () => {
  it('start when the service is allowed for the first time, and hear of each later change, once', () => {
    const follow = runLoaders([service('one')], onlyNecessary)
    for (const allowed of [false, false, true, true, false, false, true]) follow(states({ one: allowed }))
    expect(calls).to.deep.equal([`one starts ${id}`, `one gets false ${id}`, `one gets true ${id}`])
  })

  it('do not start a service without an id, without a loader, or that is not known to be allowed', () => {
    runLoaders(
      [service('no id', { id: undefined! }), service('no loader', { loader: undefined! }), service('unknown')],
      allConsents,
    )(states({ 'no id': true, 'no loader': true }))
    expect(calls).to.deep.equal([])
  })

  it('start a service once on a page, also with another manager, but each of its ids', () => {
    runLoaders([service('one')], allConsents)(states({ one: true }))
    runLoaders([service('one')], allConsents)(states({ one: true }))
    runLoaders([service('one', { id: `${id}-b` })], allConsents)(states({ one: true }))
    expect(calls).to.deep.equal([`one starts ${id}`, `one starts ${id}-b`])
  })

  it('log an error of a loader, and start and update the others', () => {
    const { error } = console
    const logged: unknown[] = []
    console.error = (...words: unknown[]) => logged.push(words.join(' '))
    const failing = service('bad')
    const thrower = (): never => {
      throw new Error('vendor')
    }
    try {
      const follow = runLoaders(
        [
          { ...failing, loader: { ...failing.loader!, start: thrower, update: thrower } },
          { ...failing, name: 'without update', loader: { ...failing.loader!, start: () => {}, update: undefined! } },
          service('good'),
        ],
        allConsents,
      )
      follow(states({ bad: true, 'without update': true, good: true }))
      follow(states({ bad: false, 'without update': false, good: false }))
    } finally {
      console.error = error
    }
    expect(calls).to.deep.equal([`good starts ${id}`, `good gets false ${id}`])
    expect(logged.map(text => String(text).split(' could')[0])).to.deep.equal([
      'consent-elements: the service bad',
      'consent-elements: the service bad',
    ])
  })

  it('receive the globals of the page, the consents in force now, and the options of the site', () => {
    let consents: Consents = onlyNecessary()
    runLoaders(
      [service('one'), service('two', { options: { debug: true } })],
      () => consents,
    )(states({ one: true, two: true }))
    expect(pages[0]!.globals).to.equal(window)
    expect(pages.map(({ options }) => options)).to.deep.equal([{}, { debug: true }])
    expect(pages[0]!.consents).to.deep.equal(onlyNecessary())
    consents = allConsents()
    expect(pages[0]!.consents).to.deep.equal(allConsents())
  })

  for (const [address, whole] of [
    ['/ingest', `${location.origin}/ingest`],
    ['/ingest/', `${location.origin}/ingest`],
    ['stats.acme.example', `${location.protocol}//stats.acme.example`],
    ['stats.acme.example/a', `${location.protocol}//stats.acme.example/a`],
    [undefined, undefined],
  ] as const)
    it(`receive the site’s address ${address} as ${whole}`, () => {
      runLoaders([service('one', { ...(address && { address }) })], allConsents)(states({ one: true }))
      expect(pages[0]!.address).to.equal(whole)
    })

  it('append scripts to the head that do not block, with their attributes and the nonce of the page', () => {
    runLoaders([service('one')], allConsents)(states({ one: true }))
    const url = `${location.origin}/page/seed?${id}`
    const added = (): HTMLScriptElement => document.head.querySelector(`script[src="${url}"]`)!
    const hadNonce = [...document.scripts].some(({ nonce }) => nonce)
    pages[0]!.loadScript(url)
    if (!hadNonce) expect(added().nonce).to.equal('')
    added().remove()
    const other = document.createElement('script')
    other.nonce = 'n1'
    document.head.prepend(other)
    pages[0]!.loadScript(url, { 'data-site': '7', crossorigin: 'anonymous' })
    expect([added().async, added().nonce, added().dataset.site, added().crossOrigin]).to.deep.equal([
      true,
      'n1',
      '7',
      'anonymous',
    ])
    other.remove()
    added().remove()
  })
})
