import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import {
  bannerHtml,
  contentSecurityPolicy,
  headHtml,
  headTags,
  insertHead,
  pageFiles,
  serviceSources,
} from 'consent-elements/server'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const guard = name => readFileSync(join(dist, name), 'utf8').trim()
const options = { mode: 'offline', categories: 'all' }
const granted = {
  consents: { necessary: true, functionality: true, measurement: true, experience: true, marketing: true },
  consentInfo: { time: Date.now(), type: 'all' },
}

describe('headHtml', () => {
  it('adds the stub of TCF after the guard, with its options and its hash', async () => {
    const tcf = { cmpId: 300, vendorListUrl: '/tcf/vendor-list.json' }
    const { html, csp } = await headHtml({ options, tcf })
    const tag =
      '<script data-file="/consent-elements/tcf-stub.js" ' +
      `data-tcf="{&quot;cmpId&quot;:300,&quot;vendorListUrl&quot;:&quot;/tcf/vendor-list.json&quot;}">${guard('tcf-stub.js')}</script>`
    assert.ok(html.endsWith(tag), html.slice(-300))
    assert.ok(csp['script-src'].includes(createHash('sha256').update(guard('tcf-stub.js')).digest('base64')))
    const linked = await headHtml({ options, tcf, inline: false })
    assert.match(linked.html, /<script src="\/consent-elements\/tcf-stub\.js" data-tcf=/)
    assert.ok(!(await headHtml({ options })).html.includes('tcf'))
  })

  it('refuses TCF without a CMP id, and options that it does not know', async () => {
    await assert.rejects(headHtml({ tcf: { vendorListUrl: '/list.json' } }), /tcf\.cmpId is undefined.*2 to 4095/)
    await assert.rejects(headHtml({ tcf: { cmpId: 5 } }), /tcf\.vendorListUrl is undefined/)
    await assert.rejects(
      headHtml({ tcf: { cmpId: 5, vendorListUrl: 'https://vendor-list.consensu.org/v3/vendor-list.json' } }),
      /copy on your site/,
    )
    await assert.rejects(headHtml({ tcf: { cmpId: 5, vendorListUrl: '/a', vendor: [1] } }), /tcf\.vendor is not known/)
  })

  it('adds hand-off and consent or pay before the guard, in this order, as files', async () => {
    const consentOrPay = { label: { en: 'Subscribe', de: 'Abo' }, url: '/subscribe', subscriber: true }
    const { html, files } = await headHtml({ options, consentOrPay, handOff: ['shop.example'], nonce: 'n0nce' })
    const tags = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
    assert.match(tags[0], /src="\/consent-elements\/hand-off\.js" nonce="n0nce" data-hand-off="shop\.example"/)
    assert.match(
      tags[1],
      /src="\/consent-elements\/consent-or-pay\.js" nonce="n0nce" data-consent-or-pay="\{&quot;label/,
    )
    assert.match(tags[1], /data-subscriber="true"/)
    assert.match(tags[2], /data-file="\/consent-elements\/guard\.js"/)
    assert.deepEqual(files.slice(0, 2), ['/consent-elements/hand-off.js', '/consent-elements/consent-or-pay.js'])
    const other = await headHtml({ options, handOff: { sites: ['a.example', 'b.example'], backendUrl: '/c' } })
    assert.match(other.html, /data-hand-off="a\.example b\.example" data-backend-url="\/c"/)
    const without = await headHtml({ options })
    assert.ok(!/hand-off|or-pay/.test(without.html))
  })

  it('refuses a third way without a text, and sister sites that are no hosts', async () => {
    await assert.rejects(headHtml({ consentOrPay: { label: '' } }), /"label" is "".*allowed is a text/)
    await assert.rejects(headHtml({ consentOrPay: { label: 'Pay', url: 'javascript:1' } }), /"url" is/)
    await assert.rejects(headHtml({ handOff: ['https://shop.example'] }), /as handOff; allowed are host names/)
    for (const site of ['..', 'shop', '-shop.example', 'shop.example.', 'shop..example', 'SHOP.example'])
      await assert.rejects(headHtml({ handOff: [site] }), /as handOff; allowed are host names/, site)
    await assert.rejects(headHtml({ handOff: [] }), /as handOff; allowed are host names/)
  })

  it('adds the hosts of declared services to csp with serviceHosts, each once', async () => {
    const services = 'plausible;host=stats.shop.example youtube'
    const given = { options: { ...options, services: ['plausible'] }, services, inline: false, serviceHosts: true }
    const { csp } = await headHtml(given)
    for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src']) {
      const sources = csp[name].split(' ')
      for (const host of ['plausible.io', 'stats.shop.example', 'youtube.com'])
        for (const source of [`https://${host}`, `https://*.${host}`])
          assert.equal(sources.filter(word => word === source).length, 1, `${name}: ${source} in ${csp[name]}`)
    }
    assert.match(csp['script-src'], /^'self' /)
    assert.deepEqual(Object.keys((await headHtml({ ...given, serviceHosts: false })).csp), [
      'script-src',
      'connect-src',
      'trusted-types',
    ])
    await assert.rejects(headHtml({ ...given, services: 'plausibel' }), /plausibel/)
  })

  it('lists the hosts of services of granted categories for contentSecurityPolicy', async () => {
    const sources = await serviceSources('plausible youtube stripe', ['measurement'])
    assert.ok(sources.includes('https://plausible.io') && sources.includes('https://js.stripe.com'), sources.join(' '))
    assert.ok(!sources.join(' ').includes('youtube'))
    assert.ok(sources.every(source => /^https:\/\/[^/]+$/.test(source)))
    const { header } = contentSecurityPolicy(sources, ['measurement'])
    assert.ok(header.includes('https://plausible.io'))
  })

  it('renders the encoding, preloads and guard.js first, in this order', async () => {
    const { html, files } = await headHtml({ options })
    const wanted =
      '<meta charset="utf-8">' +
      `<link rel="modulepreload" href="${files[0]}">` +
      '<script data-file="/consent-elements/guard.js" data-manager="" data-mode="offline" data-categories="all" data-pending="hold">'
    assert.equal(html, `${wanted}${guard('guard.js')}</script>`)
  })

  it('stops the preload scanner before the guard on pages that ask for it', async () => {
    const { tags } = await headTags({ options, stopPreloadScanner: true })
    assert.deepEqual(tags.at(-2), {
      tag: 'meta',
      attributes: { 'http-equiv': 'Content-Security-Policy', content: 'object-src * data: blob:' },
    })
  })

  it('does not read the clock for visitors without a decision, which Next refuses in prerendered pages', async t => {
    t.mock.method(Date, 'now', () => assert.fail('the clock was read'))
    await headHtml({ options })
    await headHtml({ options: { ...options, cookie: true }, cookie: 'theme=dark' })
  })

  it('returns the hashes of all texts that pages of a tier inline as sources of script-src', async () => {
    const hash = name => `'sha256-${createHash('sha256').update(guard(name)).digest('base64')}'`
    const { csp } = await headHtml({ options })
    assert.equal(csp['script-src'], `'self' ${['guard.js', 'guard-whole.js'].map(hash).join(' ')}`)
    assert.equal(csp['connect-src'], "'self'")
    const all = await headHtml({ options, decision: granted })
    assert.deepEqual(all.csp, csp)
    const { csp: strict } = await headHtml({ options, tier: 'strict' })
    assert.equal(strict['script-src'], `'self' ${hash('guard-strict.js')}`)
  })

  it('preloads nothing for visitors who have decided, and inlines the same text for all', async () => {
    const { tags, files } = await headTags({ options, decision: granted })
    assert.deepEqual(
      tags.map(({ tag }) => tag),
      ['meta', 'script'],
    )
    const { tags: others } = await headTags({ options })
    assert.deepEqual(tags.at(-1), others.at(-1))
    assert.deepEqual(files, [])
  })

  it('inlines the whole guard only if the page wants that', async () => {
    const last = async more => (await headTags({ options, ...more })).tags.at(-1)
    for (const more of [
      {},
      { base: 'https://cdn.example/c' },
      { options: { ...options, trackingHosts: { '/stats': 'measurement' } } },
      { decision: granted },
      { decision: granted, manager: false },
    ])
      assert.equal((await last(more)).text, guard('guard.js'), JSON.stringify(more))
    const { attributes, text } = await last({ inline: 'whole' })
    assert.equal(text, guard('guard-whole.js'))
    assert.equal(attributes['data-file'], '/consent-elements/guard-whole.js')
    assert.equal((await last({ inline: false })).attributes.src, '/consent-elements/guard.js')
    const { csp } = await headHtml({ options, inline: 'whole' })
    assert.equal(csp['connect-src'], undefined)
    assert.equal((await headHtml({ options, base: 'https://cdn.example/c' })).csp['connect-src'], 'https://cdn.example')
  })

  it('sets a nonce on every tag, instead of the hash', async () => {
    const { tags, csp } = await headTags({ options: { ...options, cookie: true }, nonce: 'abc', cookie: '' })
    assert.equal(csp['script-src'], "'self' 'nonce-abc'")
    const nonces = tags.filter(({ tag }) => tag !== 'meta').map(({ attributes }) => attributes.nonce)
    assert.deepEqual(nonces, ['abc', 'abc', 'abc', 'abc', 'abc'])
  })

  it('links the file if the guard is not inlined', async () => {
    const { html, files, csp } = await headHtml({ inline: false, base: 'https://cdn.example/c' })
    assert.match(
      html,
      /<script src="https:\/\/cdn\.example\/c\/guard\.js" data-manager="" data-pending="hold"><\/script>$/,
    )
    assert.equal(files[0], 'https://cdn.example/c/guard.js')
    assert.equal(csp['script-src'], 'https://cdn.example')
    assert.equal(csp['connect-src'], "https://cdn.example 'self'")
  })

  it('preloads the files of the plan for visitors without a decision, nothing for those with one, else only the first file', async () => {
    const expires = Date.now() + 1e9
    const decision = { consents: { necessary: true }, consentInfo: { time: Date.now(), type: 'necessary' }, expires }
    const preloads = async ({ kind = true, ...more }) => {
      const { files } = await headHtml({ options: { ...options, cookie: kind }, ...more })
      return files.map(file => file.replace(/\?.*/, ''))
    }
    const wanted = ['', '-core', '-banner', '-rest'].map(part => `/consent-elements/consent-elements${part}.js`)
    assert.deepEqual(await preloads({ cookie: '' }), wanted)
    assert.deepEqual(await preloads({ cookie: null }), wanted)
    assert.deepEqual(await preloads({ decision: null }), wanted)
    assert.deepEqual(await preloads({ decision }), [])
    assert.deepEqual(await preloads({}), wanted.slice(0, 1))
    assert.deepEqual(await preloads({ cookie: '', manager: false }), [])
    const value = `1.${decision.consentInfo.time.toString(36)}.${expires.toString(36)}.n.10000.....`
    assert.deepEqual(await preloads({ cookie: `a=b; privacy-consent=${value}` }), [])
    assert.deepEqual(await preloads({ kind: 'host', cookie: `__Host-privacy-consent=${value}` }), [])
    // Only the browser has the decision.
    assert.deepEqual(await preloads({ kind: false, cookie: '' }), wanted.slice(0, 1))
    assert.deepEqual(await preloads({ kind: null, cookie: null }), wanted.slice(0, 1))
  })

  it('renders the site’s own hosts for the guard where the page starts the manager itself, and no other option', async () => {
    const own = { name: 'own', title: 'Own', category: 'marketing', hosts: ['ads.example'] }
    const { tags } = await headTags({
      manager: false,
      options: {
        ...options,
        services: [own],
        trackingHosts: { 'stats.example': 'measurement' },
        exemptHosts: ['cdn.example'],
        replaceTrackingHosts: true,
      },
    })
    const { attributes } = tags.at(-1)
    assert.deepEqual(JSON.parse(attributes['data-options']), {
      trackingHosts: { 'ads.example': 'marketing', 'stats.example': 'measurement' },
      exemptHosts: ['cdn.example'],
    })
    assert.equal(attributes['data-replace-tracking-hosts'], true)
    assert.equal(attributes['data-mode'], undefined)
    assert.equal((await headTags({ manager: false, options })).tags.at(-1).attributes['data-options'], null)
  })

  it('preloads the server’s answer for visitors without a decision, from the page’s own origin', async () => {
    const question = async (more, of = {}) => {
      const { html, files } = await headHtml({ cookie: '', options: { cookie: true, ...of }, ...more })
      assert.deepEqual(
        files.filter(file => !file.startsWith('/consent-elements/')),
        [],
      )
      return /<link rel="preload"[^>]*>/.exec(html)?.[0] ?? null
    }
    const link = href => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${href}">`
    assert.equal(await question({}), link('/api/c15t/show-consent-banner'))
    assert.equal(await question({}, { backendUrl: '/own/' }), link('/own/show-consent-banner'))
    assert.equal(await question({}, { protocol: '2' }), link('/api/c15t/init'))
    assert.equal(await question({ cookie: undefined }), null)
    assert.equal(await question({}, { cookie: false }), null)
    assert.equal(await question({ decision: { consents: {}, consentInfo: {} } }), null)
    assert.equal(await question({ manager: false }), null)
    for (const of of [{ mode: 'offline' }, { mode: 'custom' }, { headers: { a: 'b' } }])
      assert.equal(await question({}, of), null)
    for (const backendUrl of ['https://consent.example', '//consent.example', 'api'])
      assert.equal(await question({}, { backendUrl }), null)
  })

  it('renders options as data attributes, and objects as JSON in one of them', async () => {
    const { tags } = await headTags({
      tier: 'strict',
      allow: ['cdn.example', '*.example'],
      layout: 'bar',
      services: 'youtube',
      options: {
        categories: ['marketing', 'experience'],
        hideBranding: true,
        lifetimeDays: 30,
        exemptHosts: ['a.test'],
      },
    })
    const { attributes, text } = tags.find(({ tag }) => tag === 'script')
    assert.equal(text, guard('guard-strict.js'))
    assert.deepEqual(attributes, {
      'data-file': '/consent-elements/guard-strict.js',
      nonce: undefined,
      'data-allow': 'cdn.example *.example',
      'data-manager': true,
      'data-services': 'youtube',
      'data-layout': 'bar',
      'data-categories': 'marketing experience',
      'data-hide-branding': true,
      'data-lifetime-days': '30',
      'data-pending': 'hold',
      'data-options': '{"exemptHosts":["a.test"]}',
    })
  })

  it('holds requests of undecided visitors unless the option pending says otherwise, without the manager as well', async () => {
    const pending = async (given = {}) =>
      (await headTags({ inline: false, ...given })).tags.at(-1).attributes['data-pending']
    assert.equal(await pending(), 'hold')
    assert.equal(await pending({ manager: false }), 'hold')
    assert.equal(await pending({ options: { pending: 'reject' } }), 'reject')
    assert.equal(await pending({ options: { pending: 'drop' }, manager: false }), 'drop')
  })

  it('escapes options, so that none leaves its attribute', async () => {
    const { html } = await headHtml({ inline: false, options: { policyUrl: '/"><script>alert(1)</script>' } })
    assert.match(html, /data-policy-url="\/&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;"/)
  })

  it('throws for an invalid tier or nonce, with what is allowed', async () => {
    await assert.rejects(headHtml({ tier: 'all' }), /tier "all"; allowed are standard, capture, strict/)
    for (const nonce of ['"', '', 'a b', 'a=b', 5, {}])
      await assert.rejects(headHtml({ nonce }), /headHtml was given nonce .*; allowed are base64 characters/)
    await assert.rejects(bannerHtml({ nonce: 'a"' }), /bannerHtml was given nonce "a\\""; allowed are base64/)
  })

  it('takes null for no nonce, as headers return it', async () => {
    assert.deepEqual(await headHtml({ nonce: null }), await headHtml())
    assert.equal(await bannerHtml({ nonce: null }), await bannerHtml())
  })

  it('throws for attribute names that would end the tag', async () => {
    for (const name of ['a b', 'x><script', 'a=b', '', 'a"', 'a/'])
      await assert.rejects(bannerHtml({ attributes: { [name]: '' } }), /attribute name .*; allowed are letters/)
    await assert.rejects(headHtml({ options: { 'a><b': '1' } }), /attribute name "data-a><b"; allowed are letters/)
  })
})

describe('insertHead', () => {
  it('inserts after the head tag, literally and once', async () => {
    const page = '<!doctype html><html><head lang="en"><title>$&</title></head></html>'
    const { html } = await headHtml({ options })
    const done = insertHead(page, html)
    assert.ok(done.startsWith(`<!doctype html><html><head lang="en">${html}<title>`))
    assert.equal(insertHead(done, html), done)
    assert.equal(
      insertHead('<!doctype html><html lang=en><title>a', html),
      `<!doctype html><html lang=en>${html}<title>a`,
    )
    assert.equal(insertHead('<!DOCTYPE html>\n<title>a', html), `<!DOCTYPE html>${html}\n<title>a`)
  })
  it('finds the place as browsers do', () => {
    for (const [page, expected] of [
      ['<!-- the <head> --><html><head><title>', '<!-- the <head> --><html><head>|<title>'],
      ['<!doctype html><html data-a="<head>"><head>', '<!doctype html><html data-a="<head>"><head>|'],
      ['<!doctype html><HTML><HEAD\n lang=a>', '<!doctype html><HTML><HEAD\n lang=a>|'],
      // The head begins with the script, and a later tag for it is ignored.
      ['<!doctype html><script src="/a.js"></script><head>', '<!doctype html>|<script src="/a.js"></script><head>'],
      ['<html><body>a', '<html>|<body>a'],
      ['<body class="a">a', '|<body class="a">a'],
      ['\uFEFF<!doctype html><head><title>', '\uFEFF<!doctype html><head>|<title>'],
      [`${'<div>'.repeat(20_000)}`.replace(/^/, '<head></head>'), `<head>|</head>${'<div>'.repeat(20_000)}`],
    ])
      assert.equal(insertHead(page, '|'), expected)
  })
  it('adds the guard to pages with similar scripts of others, and only to those without it', () => {
    for (const script of [
      '<script data-file-id="7" src="/a.js"></script>',
      '<script data-manager-url="/m" src="/a.js"></script>',
      '<script data-file="/report.js"></script>',
      '<script data-manager="redux" src="/a.js"></script>',
      '<!-- <script src="/consent-elements/guard.js" data-manager></script> -->',
      '<template><script src="/consent-elements/guard.js"></script></template>',
      '<textarea><script data-manager></script></textarea>',
      '<script src="/safeguard.js"></script>',
    ])
      assert.equal(insertHead(`<head>${script}</head>`, '|'), `<head>|${script}</head>`)
    for (const script of [
      '<script src="/consent-elements-1.5.0/guard.js" data-manager data-mode="offline"></script>',
      '<script src="https://cdn.example/guard-strict.js?v=1"></script>',
      '<script data-file="/consent-elements/guard-capture.js">0</script>',
      '<script src="/assets/first.js" data-manager></script>',
    ])
      assert.equal(insertHead(`<head>${script}</head>`, '|'), `<head>${script}</head>`)
  })
  it('throws for a part of a page, and keeps it on request', () => {
    for (const part of ['<p>no head</p>', '<header></header>', 'text', '', '<!-- <head> -->']) {
      assert.throws(() => insertHead(part, '|'), /only a part of a page; allowed is a page with a doctype/)
      assert.equal(insertHead(part, '|', 'keep'), part)
    }
  })
})

it('pageFiles lists every file that a page can load, and each exists', async () => {
  const files = await pageFiles()
  for (const name of files) assert.ok(existsSync(join(dist, name)), name)
  for (const name of [
    'guard.js',
    'guard-worker.js',
    'consent-elements.js',
    'consent-elements-core.js',
    'consent-elements-kernel.js',
    'consent-service-worker.js',
  ])
    assert.ok(files.includes(name), name)
  for (const start of ['languages/de-', 'services/google-analytics-'])
    assert.ok(
      files.some(name => name.startsWith(start)),
      start,
    )
  assert.ok(files.includes('guard-whole.js'))
  assert.ok(!files.includes('server.js') && !files.includes('react.js'))
})
