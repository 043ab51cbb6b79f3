// Trackers, snippets and markup of other tools in the HTML, and its head: what the doctor finds and prints.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { find, guard, page } from './support/doctor-page.mjs'

const head = `<head>\n${guard}\n`
const tracker = 'https://ads.example/a'

test('each element that requests a tracker is printed as gated markup, or as what replaces it', () => {
  const of = html => find('ungated-embed', page(head + html))
  const gated = { fix: 'Write the tag like this:' }
  const byScript = {
    fix: 'Serve the file from your own site, or let a script add it after consent:',
    paste:
      'consentManager.onConsentChange(({ effectiveConsents }) => { if (effectiveConsents.marketing) { /* add it */ } })',
  }
  for (const [html, name, paste] of [
    [
      '<script async src="URL"></script>',
      'script',
      '<script type="text/plain" data-consent="marketing" data-src="URL"></script>',
    ],
    [
      '<script type="module" src="URL"></script>',
      'script',
      '<script type="text/plain" data-type="module" data-consent="marketing" data-src="URL"></script>',
    ],
    [
      '<iframe src="URL" title="A"></iframe>',
      'iframe',
      '<iframe data-consent="marketing" data-src="URL" title="A"></iframe>',
    ],
    ['<img src="URL">', 'img', '<img data-consent="marketing" data-src="URL">'],
    ['<img srcset="URL 2x, /b 3x">', 'img', '<img data-consent="marketing" data-srcset="URL 2x, /b 3x">'],
    ['<img src="" srcset="URL,/b">', 'img', '<img data-consent="marketing" data-src="" data-srcset="URL,/b">'],
    ['<input type="image" src="URL">', 'input', '<input data-consent="marketing" type="image" data-src="URL">'],
    ['<embed src="URL">', 'embed', '<embed data-consent="marketing" data-src="URL">'],
    ['<video poster="URL"></video>', 'video', '<video data-consent="marketing" data-poster="URL"></video>'],
    ['<video src="URL"></video>', 'video', '<video data-consent="marketing" data-src="URL"></video>'],
    ['<audio src="URL"></audio>', 'audio', '<audio data-consent="marketing" data-src="URL"></audio>'],
    ['<object data="URL"></object>', 'object', '<object data-consent="marketing" data-data="URL"></object>'],
    ['<link rel="stylesheet" href="URL">', 'link', '<link data-consent="marketing" rel="stylesheet" data-href="URL">'],
    ['<link rel="icon" href="URL">', 'link', '<link data-consent="marketing" rel="icon" data-href="URL">'],
    [
      '<link rel="icon" imagesrcset="URL 2x">',
      'link',
      '<link data-consent="marketing" rel="icon" data-imagesrcset="URL 2x">',
    ],
    ['<svg><image href="URL"></image></svg>', 'image', '<image data-consent="marketing" data-href="URL"></image>'],
    [
      '<iframe src="//ads.example/a"></iframe>',
      'iframe',
      '<iframe data-consent="marketing" data-src="//ads.example/a"></iframe>',
    ],
  ]) {
    const found = of(html.replaceAll('URL', tracker))
    const seen = `<${name}> on line 3 requests ${tracker} (marketing).`
    deepStrictEqual(found, [{ line: 3, seen, ...gated, paste: paste.replaceAll('URL', tracker) }])
  }
  for (const html of [
    '<audio><source src="URL"></audio>',
    '<picture><source srcset="URL 2x"></picture>',
    '<video><track src="URL"></video>',
  ])
    strictEqual(of(html.replace('URL', tracker)).length, 1, html)
  deepStrictEqual(find('ungated-embed', page(`<frameset><frame src="${tracker}"></frameset>`)), [
    { line: 1, seen: `<frame> on line 1 requests ${tracker} (marketing).`, ...byScript },
  ])
})

test('links that contact a tracker ahead of time are to be deleted', () => {
  for (const rel of ['preconnect', 'preload', 'modulepreload', 'prefetch', 'Prerender', 'prefetch stylesheet']) {
    const tag = `<link rel="${rel}" href="${tracker}">`
    deepStrictEqual(find('ungated-embed', page(head + tag)), [
      {
        line: 3,
        seen: `<link> on line 3 contacts ${tracker} (marketing) ahead of time.`,
        fix: 'Delete this line:',
        paste: tag,
      },
    ])
  }
})

test('what requests nothing, or nothing of a tracker, is no finding', () => {
  for (const html of [
    `<script type="text/plain" data-consent="marketing" src="${tracker}"></script>`,
    `<script type="application/json" src="${tracker}"></script>`,
    `<script type="text/template" src="${tracker}"></script>`,
    `<link rel="dns-prefetch" href="${tracker}">`,
    `<link rel="canonical" href="${tracker}">`,
    `<link href="${tracker}">`,
    `<input src="${tracker}">`,
    `<input type="text" src="${tracker}">`,
    `<a href="${tracker}">a</a>`,
    `<iframe data-src="${tracker}"></iframe>`,
    '<img src="/a.png">',
    '<img src="https://cdn.example/a.png">',
    '<img src="data:image/png;base64,">',
    '<img src="https://">',
    '<iframe src="ftp://ads.example/a"></iframe>',
  ])
    deepStrictEqual(find('ungated-embed', page(head + html)), [], html)
  const html = `<img src="${tracker}">`
  deepStrictEqual(find('ungated-embed', page(`<script src="/a/guard-capture.js"></script>${html}`)), [])
  deepStrictEqual(find('ungated-embed', page(`<script data-file="/guard-capture.js">run()</script>${html}`)), [])
  strictEqual(find('ungated-embed', page(`<script src="/guard-strict.js"></script>${html}`)).length, 1)
  strictEqual(find('ungated-embed', page(html)).length, 1)
})

test('hosts that the options exempt are no trackers, wherever the options are', () => {
  const of = options => find('ungated-embed', page(`${options}<img src="${tracker}">`)).length
  for (const list of ['["ads.example"]', "['a.example', 'ads.example']", '["ads.example/a"]', '[\n"ads.example"\n]']) {
    strictEqual(of(`<script>start({ exemptHosts: ${list} })</script>`), 0, list)
    strictEqual(of(`<script>{"exemptHosts": ${list}}</script>`), 0, list)
  }
  strictEqual(
    of('<script data-manager data-options="{&quot;exemptHosts&quot;:[&quot;ads.example&quot;]}"></script>'),
    0,
  )
  for (const list of ['["a.example"]', '["ads.example/b"]', '[] , "ads.example"'])
    strictEqual(of(`<script>{"exemptHosts": ${list}}</script>`), 1, list)
})

test('what the guard has seen leave before it ran is a tracker of the category that the guard names', () => {
  const leaks = [
    { url: 'https://own.example/a', category: 'experience', channel: 'img' },
    { url: tracker, category: 'measurement', channel: 'img' },
  ]
  const of = src =>
    find('ungated-embed', page(`${head}<img src="${src}">`, { live: { leaks } })).map(({ seen }) => seen)
  deepStrictEqual(of('https://own.example/a'), ['<img> on line 3 requests https://own.example/a (experience).'])
  deepStrictEqual(of(tracker), [`<img> on line 3 requests ${tracker} (measurement).`])
  deepStrictEqual(of('https://own.example/b'), [])
})

test('a misspelt tag is printed corrected and gated', () => {
  const facts = page(`${head}<iframe data-consent="marketting" src="${tracker}"></iframe>`)
  const element = facts.elements.at(-1)
  const correct = tag => tag.replace('marketting', 'marketing')
  const misspellings = [
    { element, correct },
    { element, correct: null },
    { element: facts.elements[0], correct: () => 'x' },
  ]
  strictEqual(
    find('ungated-embed', { ...facts, misspellings })[0].paste,
    `<iframe data-consent="marketing" data-src="${tracker}"></iframe>`,
  )
})

test('a snippet that runs before consent is to be replaced by its service', () => {
  const gtag = id => `gtag('config', '${id}')`
  const script = (text, more = '') => `<script${more}>${text}</script>`
  const of = (html, tag = guard) => find('ungated-snippet', page(`<head>\n${tag}\n${html}`))
  const found = (title, id, paste) => [
    {
      line: 3,
      seen: `The script on line 3 starts ${title}${id}.`,
      fix: `Remove the script, and let consent-elements load ${title} after consent:`,
      paste,
    },
  ]
  const onGuard = services => guard.replace('<script', `<script data-services="${services}"`)
  deepStrictEqual(
    of(script(gtag('G-AB12CD3'))),
    found('Google Analytics', ' (G-AB12CD3)', onGuard('google-analytics=G-AB12CD3')),
  )
  deepStrictEqual(
    of(script("'GTM-AB12CD3'; googletagmanager.com/gtm.js")),
    found('Google Tag Manager', ' (GTM-AB12CD3)', onGuard('google-tag-manager=GTM-AB12CD3')),
  )
  deepStrictEqual(
    of(script("'https://www.clarity.ms/tag/' + id")),
    found('Microsoft Clarity', '', onGuard('microsoft-clarity=YOUR-ID')),
  )
  deepStrictEqual(
    of(script(gtag('G-AB12CD3')), guard.replace(' data-manager', ' data-manager data-services="youtube"'))[0].paste,
    guard.replace(' data-manager', ' data-manager data-services="youtube google-analytics=G-AB12CD3"'),
  )
  strictEqual(
    of(script(gtag('G-AB12CD3')), guard.replace(' data-manager', ''))[0].paste,
    'services="google-analytics=G-AB12CD3"',
  )
  for (const more of [' type="module"', ' type="text/javascript"', ' type=" Application/X-ECMAScript "', ' type=""'])
    strictEqual(of(script(gtag('G-AB12CD3'), more)).length, 1, more)
  for (const html of [
    script(gtag('G-AB12CD3'), ' type="text/plain"'),
    script(gtag('G-AB12CD3'), ' src="/a.js"'),
    script(gtag('G-AB12CD3'), ' type="application/json"'),
    script(gtag('G-AB12CD3'), ' data-manager data-file="/guard.js"'),
    `<style>${gtag('G-AB12CD3')}</style>`,
    script(gtag('G-AB12CD3')) + script("gtag('consent', 'default', {})"),
    script(''),
  ])
    deepStrictEqual(of(html), [], html)
  deepStrictEqual(
    of(`${script(gtag('G-AB12CD3'))}\n${script(gtag('AW-123456789'))}`).map(({ line, seen }) => [line, seen]),
    [
      [3, 'The script on line 3 starts Google Analytics (G-AB12CD3).'],
      [4, 'The script on line 4 starts Google Ads (AW-123456789).'],
    ],
  )
})

test('an address of the site that passes data on is to be named with its service', () => {
  const ownAddresses = [{ url: 'https://site.test/t?a=1', service: 'sentry', address: '/t' }]
  const of = (services, more = {}) =>
    find(
      'own-address-open',
      page(services === null ? '<p>a</p>' : guard.replace('<script', `<script data-services="${services}"`), {
        ownAddresses,
        ...more,
      }),
    )
  const pasted = services => guard.replace('<script', `<script data-services="${services}"`)
  const found = paste => [
    {
      seen: 'https://site.test/t?a=1 was sent before consent. Its path or its content is that of sentry.',
      fix: "Name the address, so that it waits for consent like the service's own hosts:",
      paste,
    },
  ]
  deepStrictEqual(of(''), found(pasted('sentry;host=/t')))
  deepStrictEqual(of('youtube'), found(pasted('youtube sentry;host=/t')))
  deepStrictEqual(of(' sentry  youtube '), found(pasted('sentry;host=/t youtube')))
  deepStrictEqual(of('sentry=abc youtube'), found(pasted('sentry=abc;host=/t youtube')))
  deepStrictEqual(of('sentry;host=/u'), found(pasted('sentry;host=/u;host=/t')))
  deepStrictEqual(of('sentry-replay'), found(pasted('sentry-replay sentry;host=/t')))
  deepStrictEqual(of(null), found('services="sentry;host=/t"'))
  deepStrictEqual(of('', { ownAddresses: [] }), [])
})

test('trackers that only downloaded lists know are named together, with the option that blocks them', () => {
  const one = {
    url: 'https://a.example/x',
    entry: 'a.example',
    by: ['Disconnect'],
    company: 'A Inc',
    category: 'marketing',
  }
  const other = {
    url: 'https://b.example/y',
    entry: 'b.example/y',
    by: ['EasyPrivacy', 'DuckDuckGo'],
    company: 'unknown',
    category: 'measurement',
  }
  const of = unlisted => find('unlisted-tracker', page(guard, { unlisted }))
  const fix = 'Add this option to the guard’s tag, as data-options, or to your other options:'
  deepStrictEqual(of([]), [])
  deepStrictEqual(of([one]), [
    {
      seen: 'The page requests a.example of A Inc (marketing, listed by Disconnect) before a choice. The guard does not know it.',
      fix,
      paste: `data-options='{"trackingHosts":{"a.example":"marketing"}}'`,
    },
  ])
  deepStrictEqual(of([one, other]), [
    {
      seen: 'The page requests a.example of A Inc (marketing, listed by Disconnect), b.example/y (measurement, listed by EasyPrivacy and DuckDuckGo) before a choice. The guard does not know them.',
      fix,
      paste: `data-options='{"trackingHosts":{"a.example":"marketing","b.example/y":"measurement"}}'`,
    },
  ])
})
