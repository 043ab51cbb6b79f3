// headTags, compiled from the sources. test/server/head-html.node-test.mjs tests the built file.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { serverSource, serviceAt } from './server-source.mjs'

const { headHtml, headTags } = await serverSource()

const offline = { mode: 'offline' }
const scriptOf = async given => (await headTags(given)).tags.findLast(({ tag }) => tag === 'script')
const dataOf = async given => (await scriptOf(given)).attributes
const cspOf = async given => (await headTags(given)).csp
const hashes = (...names) => names.map(name => `'sha256-${name}'`).join(' ')

describe('the tags for the head', () => {
  it('preload the files of a new visitor, the first one with the usual priority', async () => {
    const { tags, files } = await headTags({ options: { ...offline, cookie: true }, cookie: '', nonce: 'bm9uY2U=' })
    const links = tags.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes)
    assert.deepEqual(
      links.map(({ href, fetchpriority }) => [href, fetchpriority]),
      files.map((file, at) => [file, at === 0 ? false : 'low']),
    )
    assert.ok(files.length > 1)
    for (const link of links) assert.deepEqual([link.rel, link.nonce], ['modulepreload', 'bm9uY2U='])
    assert.deepEqual(
      tags.map(({ tag }) => tag),
      ['meta', ...links.map(() => 'link'), 'script'],
    )
    assert.deepEqual(tags[0].attributes, { charset: 'utf-8' })
  })

  it('come in an order that blocks from the first byte', async () => {
    const { tags, files } = await headTags({
      options: { cookie: true },
      cookie: null,
      inline: false,
      stopPreloadScanner: true,
      handOff: ['shop.example'],
      consentOrPay: { label: 'Subscribe', url: '/subscribe' },
      tcf: { cmpId: 300, vendorListUrl: '/list.json' },
    })
    const named = ({ attributes }) =>
      attributes.src?.split('/').at(-1) ?? attributes.rel ?? attributes['http-equiv'] ?? 'charset'
    const names = tags.map(named)
    assert.deepEqual(
      names.filter((name, at) => name !== names[at - 1]),
      [
        'charset',
        'hand-off.js',
        'consent-or-pay.js',
        'preload',
        'modulepreload',
        'Content-Security-Policy',
        'guard.js',
        'tcf-stub.js',
      ],
    )
    assert.deepEqual(files.slice(0, 4), [
      '/consent-elements/hand-off.js',
      '/consent-elements/consent-or-pay.js',
      '/consent-elements/guard.js',
      '/consent-elements/consent-elements.js',
    ])
  })

  for (const [tier, name] of [
    ['standard', 'guard.js'],
    ['capture', 'guard-capture.js'],
    ['strict', 'guard-strict.js'],
  ])
    it(`of the tier ${tier} have its text, or link its file`, async () => {
      const inlined = await scriptOf({ tier, options: offline })
      assert.deepEqual([inlined.text, inlined.attributes['data-file']], [`/* ${tier} */`, `/consent-elements/${name}`])
      assert.equal(inlined.attributes.src, undefined)
      const linked = await scriptOf({ tier, options: offline, inline: false, base: '/files' })
      assert.deepEqual([linked.text, linked.attributes.src], ['', `/files/${name}`])
      assert.equal(linked.attributes['data-file'], undefined)
    })

  it('inline the whole guard only in the tier standard, and only on request', async () => {
    const whole = await scriptOf({ inline: 'whole', options: offline })
    assert.deepEqual([whole.text, whole.attributes['data-file']], ['/* whole */', '/consent-elements/guard-whole.js'])
    const strict = await scriptOf({ inline: 'whole', tier: 'strict', options: offline })
    assert.deepEqual(
      [strict.text, strict.attributes['data-file']],
      ['/* strict */', '/consent-elements/guard-strict.js'],
    )
  })

  it('refuse names of tiers that every object has', async () => {
    await assert.rejects(headTags({ tier: 'toString' }), { name: 'TypeError', message: /tier "toString"; allowed are/ })
  })

  for (const [option, value, name, expected] of [
    ['hideBranding', true, 'data-hide-branding', true],
    ['hideBranding', false, 'data-hide-branding', 'false'],
    ['lifetimeDays', 30, 'data-lifetime-days', '30'],
    ['categories', 'all', 'data-categories', 'all'],
    ['categories', ['marketing', 'measurement'], 'data-categories', 'marketing measurement'],
    ['exemptHosts', ['a.example'], 'data-options', '{"exemptHosts":["a.example"]}'],
    ['sweep', false, 'data-options', '{"sweep":false}'],
    ['sweep', true, 'data-sweep', true],
    ['trackingHosts', { 'a.example': 'marketing' }, 'data-options', '{"trackingHosts":{"a.example":"marketing"}}'],
    ['language', undefined, 'data-language', undefined],
    ['language', null, 'data-language', undefined],
    ['policyUrl', '', 'data-policy-url', ''],
    ['cookie', 'host', 'data-cookie', 'host'],
  ])
    it(`render the option ${option} ${JSON.stringify(value)} as ${name}`, async () => {
      const attributes = await dataOf({ options: { ...offline, [option]: value } })
      assert.equal(attributes[name], expected)
      if (name !== 'data-options') assert.equal(attributes['data-options'], null)
    })

  it('have no attribute for hosts to allow unless some are given', async () => {
    assert.equal((await dataOf({}))['data-allow'], null)
    assert.equal((await dataOf({ allow: ['a.example'] }))['data-allow'], 'a.example')
    assert.ok(!(await headHtml({})).html.includes('data-allow'))
  })

  it('have neither manager nor its files on a page that loads the manager itself', async () => {
    const { tags, files, csp } = await headTags({
      manager: false,
      cookie: '',
      options: { cookie: true },
      layout: 'bar',
    })
    assert.deepEqual(
      tags.map(({ tag }) => tag),
      ['meta', 'script'],
    )
    const { attributes } = tags[1]
    assert.deepEqual([attributes['data-manager'], attributes['data-layout'], files], [undefined, undefined, []])
    assert.equal(csp['connect-src'], "'self'", 'the guard requests the whole guard')
    assert.equal((await cspOf({ manager: false, tier: 'capture' }))['connect-src'], undefined)
  })

  it('preload the file of a layout for visitors who will be asked, and for no others', async () => {
    const preloads = async (layout, cookie = '') =>
      (await headTags({ options: { ...offline, cookie: true }, layout, cookie })).files.some(file =>
        file.includes('consent-elements-layouts.js'),
      )
    assert.deepEqual(await Promise.all(['sheet', 'inline', 'bar', undefined].map(one => preloads(one))), [
      true,
      true,
      false,
      false,
    ])
    const [time, expires] = [Date.now(), Date.now() + 1e9].map(number => number.toString(36))
    assert.equal(await preloads('sheet', `privacy-consent=1.${time}.${expires}.n.10000.....`), false)
  })

  it('take a decision that is given for the one of the cookie', async () => {
    const decision = { consents: { necessary: true }, consentInfo: { time: 1, type: 'necessary' } }
    const options = { ...offline, cookie: true }
    assert.deepEqual((await headTags({ options, decision, cookie: '' })).files, [])
    assert.ok((await headTags({ options, decision: null, cookie: 'privacy-consent=1' })).files.length > 1)
  })

  it('ignore a decision about another policy version, and a cookie of another kind', async () => {
    const [time, expires] = [Date.now(), Date.now() + 1e9].map(number => number.toString(36))
    const value = `1.${time}.${expires}.n.10000.....`
    const count = async (options, name = 'privacy-consent') =>
      (await headTags({ options: { ...offline, ...options }, cookie: `${name}=${value}` })).files.length
    assert.equal(await count({ cookie: true }), 0)
    assert.ok((await count({ cookie: true, policyVersion: '2' })) > 1)
    assert.ok((await count({ cookie: 'host' })) > 1)
    assert.equal(await count({ cookie: 'host' }, '__Host-privacy-consent'), 0)
    assert.ok((await count({ cookie: true }, '__Host-privacy-consent')) > 1)
  })

  for (const [backendUrl, href] of [
    [' /own/ ', '/own/show-consent-banner'],
    ['/own', '/own/show-consent-banner'],
    ['/a/b//', '/a/b/show-consent-banner'],
    ['//other.example/own', null],
    ['https://other.example', null],
    ['own', null],
  ])
    it(`preload the answer of the server ${JSON.stringify(backendUrl)} from ${href}`, async () => {
      const { tags } = await headTags({ cookie: '', options: { cookie: true, backendUrl } })
      const found = tags.filter(({ attributes }) => attributes.rel === 'preload').map(({ attributes }) => attributes)
      const link = { rel: 'preload', as: 'fetch', crossorigin: 'use-credentials', href }
      assert.deepEqual(found, href === null ? [] : [link])
    })
})

describe('the policy for the tags', () => {
  for (const [what, given, expected] of [
    ['the guard inlined', {}, [`'self' ${hashes('standard', 'whole')}`, "'self'"]],
    ['the whole guard', { inline: 'whole' }, [`'self' ${hashes('standard', 'whole')}`, undefined]],
    ['a file', { inline: false }, ["'self'", "'self'"]],
    ['the tier strict', { tier: 'strict' }, [`'self' ${hashes('strict')}`, undefined]],
    ['a nonce', { nonce: 'YQ==' }, ["'self' 'nonce-YQ=='", "'self'"]],
    ['TCF', { tcf: { cmpId: 5, vendorListUrl: '/l' } }, [`'self' ${hashes('standard', 'whole', 'tcf')}`, "'self'"]],
    ['TCF as a file', { inline: false, tcf: { cmpId: 5, vendorListUrl: '/l' } }, ["'self'", "'self'"]],
    [
      'files of a CDN',
      { inline: false, base: 'https://cdn.example/a/' },
      ['https://cdn.example', 'https://cdn.example'],
    ],
    [
      'files of the page’s scheme',
      { inline: false, base: '//cdn.example/a' },
      ['https://cdn.example', 'https://cdn.example'],
    ],
    [
      'files over http',
      { inline: false, base: 'http://cdn.example:81' },
      ['http://cdn.example:81', 'http://cdn.example:81'],
    ],
    ['files in a folder', { inline: false, base: 'assets' }, ["'self'", "'self'"]],
  ])
    it(`allows ${what}`, async () => {
      const csp = await cspOf({ options: offline, ...given })
      assert.deepEqual([csp['script-src'], csp['connect-src']], expected)
      assert.equal(csp['trusted-types'], 'consent-elements consent-elements#guard')
    })

  for (const [what, given, expected] of [
    ['the page’s own server', {}, "'self'"],
    [
      'a server elsewhere',
      { options: { backendUrl: 'https://consent.example/api' } },
      "'self' https://consent.example",
    ],
    [
      'a server elsewhere, without the gate',
      { tier: 'strict', options: { backendUrl: 'https://consent.example/api' } },
      'https://consent.example',
    ],
    ['no server', { tier: 'strict', options: { mode: 'custom' } }, undefined],
    ['a server by name', { tier: 'strict', options: { mode: 'c15t' } }, "'self'"],
    ['the server of a page that loads the manager itself', { tier: 'strict', manager: false }, undefined],
  ])
    it(`allows requests to ${what}`, async () => assert.equal((await cspOf(given))['connect-src'], expected))

  it('adds the hosts of described services to what vendors load, only on request', async () => {
    const given = {
      options: { ...offline, services: [serviceAt('a.example'), serviceAt('b.example', 'a.example')] },
    }
    const csp = await cspOf({ ...given, serviceHosts: true })
    for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src']) {
      const sources = csp[name].split(' ')
      assert.ok(sources.includes('https://a.example') && sources.includes('https://*.b.example'), name)
      assert.equal(new Set(sources).size, sources.length)
    }
    assert.ok(!csp['img-src'].startsWith(' ') && !csp['img-src'].includes('undefined'))
    for (const serviceHosts of [false, undefined])
      assert.deepEqual(Object.keys(await cspOf({ ...given, serviceHosts })), [
        'script-src',
        'connect-src',
        'trusted-types',
      ])
    assert.deepEqual(await cspOf({ options: offline, serviceHosts: true }), await cspOf({ options: offline }))
  })
})

describe('the stub of TCF', () => {
  const tcf = { cmpId: 300, vendorListUrl: '/list.json' }
  it('has the options and the nonce, as text or as file', async () => {
    const data = JSON.stringify(tcf)
    const inlined = (await headTags({ tcf, nonce: 'YQ==' })).tags.at(-1)
    assert.deepEqual(inlined, {
      tag: 'script',
      attributes: { 'data-file': '/consent-elements/tcf-stub.js', nonce: 'YQ==', 'data-tcf': data },
      text: '/* tcf */',
    })
    const linked = (await headTags({ tcf, inline: false, base: '/f' })).tags.at(-1)
    assert.deepEqual(linked, {
      tag: 'script',
      attributes: { src: '/f/tcf-stub.js', nonce: undefined, 'data-tcf': data },
      text: '',
    })
  })
  it('is refused with an invalid option', () =>
    assert.rejects(headTags({ tcf: { cmpId: 1, vendorListUrl: '/list.json' } }), { name: 'TypeError' }))
})

describe('hand-off and consent or pay', () => {
  const tagOf = async (given, name) =>
    (await headTags(given)).tags.find(({ attributes }) => attributes.src?.endsWith(name)).attributes

  it('name the server of the page unless they have their own', async () => {
    const of = async (handOff, options = {}) => (await tagOf({ handOff, options }, 'hand-off.js'))['data-backend-url']
    assert.equal(await of(['a.example']), null)
    assert.equal(await of(['a.example'], { backendUrl: '/c' }), '/c')
    assert.equal(await of({ sites: ['a.example'] }, { backendUrl: '/c' }), '/c')
    assert.equal(await of({ sites: ['a.example'], backendUrl: '/d' }, { backendUrl: '/c' }), '/d')
  })

  it('refuse a site that is no host among others', () =>
    assert.rejects(headTags({ handOff: { sites: ['a.example', 'b'] } }), /was given \["a\.example","b"\] as handOff/))

  it('say whether the page is for subscribers', async () => {
    const of = async more =>
      (await tagOf({ consentOrPay: { label: 'Pay', url: '/pay', ...more } }, 'consent-or-pay.js'))['data-subscriber']
    assert.deepEqual(
      [await of({}), await of({ subscriber: false }), await of({ subscriber: true })],
      [null, null, 'true'],
    )
  })
})
