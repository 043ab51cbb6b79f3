// bannerHtml, compiled from the sources.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { serverSource } from './server-source.mjs'

const { bannerHtml } = await serverSource()

/** The opening tag of the element. */
const tagOf = async given => /^<consent-banner[^>]*>/.exec(await bannerHtml(given))[0]
const rootOf = async given => /<template shadowrootmode="open">(.*)<\/template>/s.exec(await bannerHtml(given))[1]
const titleOf = async given => /<slot name="title">([^<]+)/.exec(await rootOf(given))[1]
/** The buttons, as their part and the attributes given. */
const buttonsOf = (html, ...names) =>
  [...html.matchAll(/<button([^>]*)>/g)].map(([, attributes]) =>
    ['part', ...names].map(name => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]).join(' '),
  )
const formsOf = html =>
  [
    ...html.matchAll(
      /<form id="([^"]*)" method="post" action="([^"]*)"><input type="hidden" name="consent" value="([^"]*)">/g,
    ),
  ].map(([, ...found]) => found.join(' '))
const [english, german, french] = await Promise.all(
  ['en', 'de', 'fr'].map(language => titleOf({ options: { language } })),
)
const decided = (name = 'privacy-consent') => {
  const [time, expires] = [Date.now(), Date.now() + 1e9].map(number => number.toString(36))
  return `${name}=1.${time}.${expires}.n.10000.....`
}

describe('the tag of bannerHtml', () => {
  for (const [option, value, expected] of [
    ['mode', 'offline', 'mode="offline"'],
    ['backendUrl', '/own', 'backend-url="/own"'],
    ['protocol', '2', 'protocol="2"'],
    ['categories', 'all', 'categories="all"'],
    ['categories', ['marketing', 'measurement'], 'categories="marketing measurement"'],
    ['language', 'de', 'language="de"'],
    ['colorScheme', 'dark', 'color-scheme="dark"'],
    ['tagManagerId', 'GTM-ABC', 'tag-manager-id="GTM-ABC"'],
    ['policyUrl', '/p', 'policy-url="/p"'],
    ['policyVersion', '3', 'policy-version="3"'],
    ['hideBranding', true, 'hide-branding=""'],
    ['scrollLock', true, 'scroll-lock=""'],
    ['closeButton', true, 'close-button=""'],
    ['buttonOrder', 'reject accept customize', 'button-order="reject accept customize"'],
    ['confirmation', true, 'confirmation=""'],
    ['informal', true, 'informal=""'],
  ])
    it(`has the option ${option} ${JSON.stringify(value)} as an attribute, and not as JSON`, async () => {
      const html = await bannerHtml({ options: { [option]: value } })
      assert.match(html, new RegExp(`^<consent-banner ${expected}>`))
      assert.ok(!html.includes('<script'))
    })

  it('omits what is false, and has the attributes of the site, which come first', async () => {
    assert.equal(await tagOf({ options: { scrollLock: false, policyUrl: undefined } }), '<consent-banner>')
    const attributes = { layout: 'bar', 'policy-url': '/own' }
    assert.equal(
      await tagOf({ options: { policyUrl: '/p' }, attributes }),
      '<consent-banner policy-url="/own" layout="bar">',
    )
  })

  it('contains the other options as JSON, which cannot end the script', async () => {
    const html = await bannerHtml({ options: { language: 'de', exemptHosts: ['</script><b>'] } })
    const [, json] = /<script type="application\/json">(.*?)<\/script><\/consent-banner>$/.exec(html)
    assert.equal(json, '{"exemptHosts":["\\u003c/script>\\u003cb>"]}')
  })
})

describe('the layouts of bannerHtml', () => {
  const withLayout = (layout, options = {}) => rootOf({ attributes: { layout }, options })

  it('bring the styles of a sheet or a block only where the tag has that layout', async () => {
    for (const layout of ['sheet', 'inline', 'bar', 'center', 'toString']) {
      const html = await withLayout(layout)
      const found = ['sheet', 'inline'].filter(name => html.includes(`[layout=${name}]`))
      assert.deepEqual(found, ['sheet', 'inline'].includes(layout) ? [layout] : [])
    }
    assert.ok(!/layout=(sheet|inline)/.test(await rootOf({})))
  })

  it('have no grabber, which works with JavaScript only', async () => {
    assert.ok(!(await withLayout('sheet')).includes('grabber'))
  })

  it('do not lock the page around a block', async () => {
    const roleOf = async layout =>
      /<section part="banner" class="card" role="(\w+)"/.exec(await withLayout(layout, { scrollLock: true }))[1]
    assert.deepEqual([await roleOf('inline'), await roleOf('center')], ['region', 'dialog'])
  })
})

describe('the banner of bannerHtml', () => {
  it('is left out for visitors with a decision about this policy, in the cookie of this site', async () => {
    const shows = async (cookie, options) => (await bannerHtml({ cookie, options })).includes('part="banner"')
    assert.equal(await shows(decided()), false)
    assert.equal(await shows(decided(), { cookie: true }), false)
    assert.equal(await shows(decided(), { policyVersion: '2' }), true)
    assert.equal(await shows(decided(), { cookie: 'host' }), true)
    assert.equal(await shows(decided('__Host-privacy-consent'), { cookie: 'host' }), false)
    assert.equal(await shows(null), true)
    assert.equal(await bannerHtml({ cookie: decided() }), '<consent-banner></consent-banner>')
  })

  it('hides the content for its slots behind an empty root from visitors with a decision', async () => {
    assert.equal(
      await bannerHtml({ cookie: decided(), slots: { title: 'A & <B>' } }),
      '<consent-banner><template shadowrootmode="open"></template><span slot="title">A &amp; &lt;B&gt;</span></consent-banner>',
    )
  })

  for (const [slots, options, expected] of [
    [{ title: { html: '<b>A</b>' } }, {}, '<span slot="title"><b>A</b></span>'],
    [{ title: undefined }, {}, ''],
    [{ 'policy-link': 'Policy' }, { policyUrl: '/p' }, '<a slot="policy-link" href="/p">Policy</a>'],
    [{ 'policy-link': 'Policy' }, {}, '<span slot="policy-link">Policy</span>'],
    [{ 'policy-link': 'Policy' }, { policyUrl: 'javascript:1' }, '<span slot="policy-link">Policy</span>'],
    [{ 'policy-link': { html: '<i>P</i>' } }, { policyUrl: '/p' }, '<span slot="policy-link"><i>P</i></span>'],
    [{ title: 'A' }, { policyUrl: '/p' }, '<span slot="title">A</span>'],
  ])
    it(`has ${JSON.stringify(slots)} with ${JSON.stringify(options)} as content`, async () => {
      const html = await bannerHtml({ slots, options })
      assert.equal(/<\/template>(.*)<\/consent-banner>$/.exec(html)[1], expected)
    })

  it('refuses unknown slots and other contents, with what is allowed', async () => {
    await assert.rejects(bannerHtml({ slots: { titel: 'A' } }), /the slot "titel"; allowed are .*title, /)
    for (const content of [5, null, {}, { html: 5 }, ['a']])
      await assert.rejects(
        bannerHtml({ slots: { title: content } }),
        /for the slot "title"; allowed are a text or \{html\}/,
      )
  })

  for (const [what, given, expected] of [
    ['English by default', {}, english],
    ['the language of the header', { acceptLanguage: 'de' }, german],
    ['the most preferred of the header', { acceptLanguage: 'en;q=0.5, fr;q=0.9, de;q=0.7' }, french],
    ['one without a weight before others', { acceptLanguage: 'fr;q=0.9,de' }, german],
    ['the first of equals', { acceptLanguage: 'fr, de' }, french],
    ['none with the weight 0', { acceptLanguage: 'de;q=0, fr;q=0.1' }, french],
    ['none with a weight that is no number', { acceptLanguage: 'de;q=x, fr;q=0.1' }, french],
    ['a weight behind another parameter', { acceptLanguage: 'de;a=b; q=0.1, fr;q=0.2' }, french],
    ['no empty entry', { acceptLanguage: ' ,de' }, german],
    ['the option before the header', { options: { language: 'fr' }, acceptLanguage: 'de' }, french],
    ['the language of the page', { options: { language: 'page' }, pageLanguage: 'fr', acceptLanguage: 'de' }, french],
    ['the page’s only if the option says so', { pageLanguage: 'fr', acceptLanguage: 'de' }, german],
    ['the site’s default language', { options: { translations: { defaultLanguage: 'de' } } }, german],
    [
      'the header before the default',
      { options: { translations: { defaultLanguage: 'de' } }, acceptLanguage: 'fr' },
      french,
    ],
    [
      'the default if the header is not used',
      { options: { translations: { defaultLanguage: 'de', disableAutoLanguageSwitch: true } }, acceptLanguage: 'fr' },
      german,
    ],
    [
      'the site’s own texts',
      { options: { language: 'de', translations: { translations: { de: { cookieBanner: { title: 'Eigen' } } } } } },
      'Eigen',
    ],
    [
      'a language of the site',
      {
        acceptLanguage: 'tlh',
        options: { translations: { translations: { tlh: { cookieBanner: { title: 'nuqneH' } } } } },
      },
      'nuqneH',
    ],
  ])
    it(`speaks ${what}`, async () => assert.equal(await titleOf(given), expected))

  it('addresses visitors informally on request, where the language has such texts', async () => {
    const root = options => rootOf({ options: { language: 'de', ...options } })
    assert.notEqual(await root({ informal: true }), await root({}))
    assert.equal(await titleOf({ options: { language: 'fr', informal: false } }), french)
  })

  for (const [options, pattern] of [
    [{}, / data-scheme="system"/],
    [{ colorScheme: 'dark' }, / data-scheme="dark"/],
    [{ language: 'ar' }, / lang="ar"[^>]* dir="rtl"|dir="rtl"[^>]* lang="ar"/],
    [{ policyUrl: '/p' }, / href="\/p"/],
    [{ closeButton: true }, / data-action="close"/],
    [{ scrollLock: true }, / class="overlay">/],
    [{ scrollLock: true }, / aria-modal="true"/],
  ])
    it(`shows the option ${JSON.stringify(options)}`, async () => {
      assert.ok(pattern.test(await rootOf({ options })))
      if (Object.keys(options).length > 0) assert.ok(!pattern.test(await rootOf({})))
    })

  it('has the buttons in the order of the site, and ignores an order without one', async () => {
    const order = async buttonOrder => buttonsOf(await rootOf({ options: { buttonOrder } })).map(part => part.trim())
    assert.deepEqual(await order(undefined), ['accept', 'reject', 'customize'])
    assert.deepEqual(await order('customize reject accept'), ['customize', 'reject', 'accept'])
    assert.deepEqual(await order('customize accept'), ['accept', 'reject', 'customize'])
  })

  it('names the purposes of the categories, of all with a tag manager', async () => {
    const namesAds = async options => /personalize ads/i.test(await rootOf({ options }))
    assert.equal(await namesAds({ categories: ['measurement'] }), false)
    assert.equal(await namesAds({ categories: ['measurement', 'marketing'] }), true)
    const services = [
      {
        name: 'own',
        title: 'Own',
        category: 'measurement',
        purpose: 'Counts.',
        hosts: ['a.example'],
        stores: [],
        company: { name: 'Acme', country: 'GB' },
        privacyUrl: 'https://acme.example/',
      },
    ]
    assert.equal(await namesAds({ categories: 'auto', services }), false)
    assert.equal(await namesAds({ categories: 'auto', services, tagManagerId: 'GTM-A' }), true)
    assert.equal(await namesAds({ categories: 'auto', services, tagManager: { id: 'GTM-A' } }), true)
    assert.equal(await namesAds({ categories: ['measurement'], services, tagManagerId: 'GTM-A' }), false)
  })

  it('posts each button’s decision by a form of its own where an action is given', async () => {
    const html = await rootOf({ action: '/consent?a="&b', options: { closeButton: true } })
    assert.deepEqual(buttonsOf(html, 'type', 'form').sort(), [
      'accept submit post-accept',
      'close submit post-close',
      'customize submit post-customize',
      'reject submit post-reject',
    ])
    assert.deepEqual(formsOf(html), [
      'post-accept /consent?a=&quot;&amp;b all',
      'post-reject /consent?a=&quot;&amp;b necessary',
      'post-customize /consent?a=&quot;&amp;b customize',
      'post-close /consent?a=&quot;&amp;b necessary',
    ])
    const without = await rootOf({})
    assert.deepEqual(buttonsOf(without, 'type', 'form'), ['accept button ', 'reject button ', 'customize button '])
    assert.ok(!without.includes('<form'))
  })

  it('has its nodes first, then forms, and at the end styles with the nonce', async () => {
    const html = await rootOf({ action: '/c', nonce: 'YQ==' })
    assert.match(html, /^<div[^>]* class="root"/)
    assert.match(html, /<\/form><style nonce="YQ==">[^<]*<\/style>$/)
    assert.match(await rootOf({}), /<\/div><style>[^<]*<\/style>$/)
  })
})

describe('the third button of bannerHtml', () => {
  const consentOrPay = { label: { en: 'Pay < 5', de: 'Zahlen' }, url: '/pay' }
  it('comes after Accept and Reject, in any order, with the label of the language', async () => {
    const parts = async options => buttonsOf(await rootOf({ consentOrPay, options })).map(part => part.trim())
    assert.deepEqual(await parts({}), ['accept', 'reject', 'subscribe', 'customize'])
    assert.deepEqual(await parts({ buttonOrder: 'customize reject accept' }), [
      'customize',
      'reject',
      'accept',
      'subscribe',
    ])
    assert.deepEqual(await parts({ buttonOrder: 'reject customize accept' }), [
      'reject',
      'customize',
      'accept',
      'subscribe',
    ])
    const button =
      '<button type="button" part="subscribe" class="button solid" data-consent-subscribe="" data-added="">'
    for (const [language, label] of [
      ['en', 'Pay &lt; 5'],
      ['de', 'Zahlen'],
    ])
      assert.ok(
        (await rootOf({ consentOrPay, options: { language } })).includes(
          `${button}<slot name="subscribe">${label}</slot></button>`,
        ),
      )
  })

  it('posts that the visitor wants to subscribe', async () => {
    const html = await rootOf({ consentOrPay, action: '/c' })
    assert.ok(buttonsOf(html, 'type', 'form').includes('subscribe submit post-subscribe'))
    assert.ok(formsOf(html).includes('post-subscribe /c subscribe'))
    assert.ok(
      !formsOf(await rootOf({ action: '/c' }))
        .join()
        .includes('subscribe'),
    )
  })

  it('has styles of its own only where it is, and is refused without a label', async () => {
    const size = async given => /<style>(.*)<\/style>/s.exec(await rootOf(given))[1].length
    assert.ok((await size({ consentOrPay })) > (await size({})))
    await assert.rejects(bannerHtml({ consentOrPay: { label: '' } }), TypeError)
  })
})
