// Where the guard is in a page, and how it is written: what the doctor finds and prints, by the facts of a page.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { file, find, folder, guard, manager, page, quickStart } from './support/doctor-page.mjs'

const tracker = '<script src="https://ads.example/a.js"></script>'
const withoutManager = { version: null }
const move = { fix: 'Move the guard to the beginning of <head>:', paste: guard }

test('what can run or request something in front of the guard is named with both lines', () => {
  const late = html => find('guard-late', page(`<head>\n${html}\n${guard}`))
  for (const html of [
    '<script src="/app.js"></script>',
    '<script>run()</script>',
    '<script async src="/app.js"></script>',
    '<script type="module" async src="/app.js"></script>',
    '<script defer>run()</script>',
    '<style>@import "/more.css"</style>',
    '<style>a { background: url(https://cdn.example/a.png) }</style>',
    `<style>a { background: url( '//cdn.example/a.png') }</style>`,
    '<link rel="stylesheet" href="/app.css">',
    '<link rel="Alternate StyleSheet" href="/app.css">',
    '<link rel="stylesheet" data-precedence="high" href="https://cdn.example/app.css">',
    ...['stylesheet', 'preload', 'modulepreload', 'prefetch', 'prerender'].map(
      rel => `<link rel="${rel}" href="https://cdn.example/a">`,
    ),
  ]) {
    const [tag] = /^<(?:script.*<\/script>|[^>]+>)/.exec(html)
    // The start tag of an element with a text in it.
    const seen = /^<(?:style|script[^>]*>run)/.test(html) ? /^<[^>]+>/.exec(html)[0] : tag
    deepStrictEqual(late(html), [{ line: 3, seen: `${seen} on line 2 is in front of the guard on line 3.`, ...move }])
  }
})

test('what does nothing before the guard may be in front of it', () => {
  for (const html of [
    '<script type="application/json">{}</script>',
    '<script type="application/ld+json">{}</script>',
    '<script type="text/plain">run()</script>',
    '<script type="importmap">{}</script>',
    '<script type="speculationrules">{}</script>',
    '<script type="text/template"></script>',
    '<script type="module">run()</script>',
    '<script type="module" src="/app.js"></script>',
    '<script defer src="/app.js"></script>',
    '<style>a { background: url(/a.png) }</style>',
    '<link rel="preload" href="/app.css">',
    '<link rel="icon" href="/icon.png">',
    '<link rel="icon" href="https://cdn.example/icon.png">',
    '<link rel="canonical" href="https://cdn.example/">',
    '<link rel="stylesheet" data-precedence="high" href="/app.css">',
    '<link rel="preload stylesheet" href="/app.css">',
    '<link rel="modulepreload" href="/consent-elements/consent-elements.js">',
    '<link rel="modulepreload" href="https://cdn.example/consent-elements/consent-elements.js">',
    manager,
    '<script src="https://cdn.example/consent-elements/guard-worker.js"></script>',
    '<meta charset="utf-8">',
    '<title>A</title>',
  ])
    deepStrictEqual(find('guard-late', page(`<head>\n${html}\n${guard}`)), [], html)
  deepStrictEqual(find('guard-late', page(`<head>\n${guard}\n<script src="/app.js"></script>`)), [], 'behind it')
})

test('embeds in front of a guard in <body> are named, and a guard without them is not in <head>', () => {
  for (const html of [
    '<iframe src="/a"></iframe>',
    '<img src="/a.png">',
    '<object data="/a"></object>',
    '<embed src="/a">',
    '<video poster="/a.png"></video>',
    '<audio src="/a.mp3"></audio>',
  ]) {
    const [found] = find('guard-late', page(`<body>\n${html}\n${guard}`))
    strictEqual(found.seen.endsWith(' on line 2 is in front of the guard on line 3.'), true, found.seen)
    strictEqual(found.seen.startsWith(html.slice(0, 6)), true, found.seen)
  }
  const alone = { line: 3, seen: 'The guard on line 3 is not in <head>.', ...move }
  for (const html of ['<iframe data-src="/a"></iframe>', '<p>a</p>', '<img alt="">'])
    deepStrictEqual(find('guard-late', page(`<body>\n${html}\n${guard}`)), [alone], html)
})

test('an async script of the site may be in front of an inlined guard, and only of that', () => {
  const inlined =
    '<script data-file="/consent-elements/guard.js" data-manager>/*! consent-elements 1.5.0 | guard */</script>'
  const isFound = (html, tag) => find('guard-late', page(`<head>${html}${tag}`)).length > 0
  for (const [html, ofInlined] of [
    ['<script async src="/app.js"></script>', false],
    ['<script async src="https://site.test/app.js"></script>', false],
    ['<script async src="https://"></script>', false],
    ['<script async src="https://cdn.example/app.js"></script>', true],
    ['<script async>run()</script>', true],
    ['<script src="/app.js"></script>', true],
  ]) {
    strictEqual(isFound(html, inlined), ofInlined, html)
    strictEqual(isFound(html, guard), true, html)
  }
  deepStrictEqual(find('guard-late', page(`<body>${inlined}`)), [
    {
      line: 1,
      seen: 'The guard on line 1 is not in <head>.',
      fix: move.fix,
      paste:
        '<script data-file="/consent-elements/guard.js" data-manager>/* the text of guard.js, as it is */</script>',
    },
  ])
})

test('a tag that is longer than 120 characters is shortened', () => {
  const long = length => `<script src="/${'a'.repeat(length - 25)}"></script>`
  const seen = length =>
    find('guard-late', page(`<head>${long(length)}${guard}`))[0].seen.replace(/ on line 1 is.*/, '')
  strictEqual(long(120).length, 120)
  strictEqual(seen(120), long(120))
  strictEqual(seen(121), `${long(121).slice(0, 117)}…`)
})

test('a guard that a script loads is late, in each of its files', () => {
  for (const name of ['guard.js', 'guard-whole.js', 'guard-capture.js', 'guard-strict.js'])
    deepStrictEqual(find('guard-late', page('<head></head>', { files: [file('a.js'), file(name)] })), [
      {
        seen: `A script loads ${folder}${name}. The HTML does not have it.`,
        fix: 'Put this first in <head>, and remove what loads it now:',
        paste: `<script src="/consent-elements/${name}"></script>`,
      },
    ])
  for (const name of ['guard-worker.js', 'my-guard.js', 'consent-elements.js'])
    deepStrictEqual(find('guard-late', page('<head></head>', { files: [file(name)] })), [], name)
  deepStrictEqual(find('guard-late', page(`<head>${guard}`, { files: [file('guard.js')] })), [])
})

test('the file that contains the guard counts as the guard, and is pasted as it is', () => {
  const standalone = '<script src="/consent-elements/standalone.js"></script>'
  deepStrictEqual(find('guard-late', page(`<head>\n<script>run()</script>\n${standalone}`)), [
    { line: 3, seen: '<script> on line 2 is in front of the guard on line 3.', fix: move.fix, paste: standalone },
  ])
  deepStrictEqual(find('no-guard', page(standalone + tracker)), [])
  deepStrictEqual(find('manager-without-guard', page(standalone)), [])
})

test('the guard to add has the address of the page’s manager, or comes with one where none runs', () => {
  const added = (html, more) => find('no-guard', page(html, more)).map(({ paste }) => paste)
  const src = address => `<script src="${address}"></script>`
  deepStrictEqual(added(tracker + manager.replace('/consent-elements/', '/js/')), [src('/js/guard.js')])
  deepStrictEqual(added(tracker), [src('/consent-elements/guard.js')], 'a manager in a bundle')
  deepStrictEqual(added(tracker, { live: withoutManager }), [quickStart])
  deepStrictEqual(added(tracker + manager, { live: withoutManager }), [src('/consent-elements/guard.js')])
  deepStrictEqual(find('manager-without-guard', page('<p>a</p>')), [
    {
      seen: 'The manager runs, and the HTML has no guard. Scripts can load a tracker before the manager has started.',
      fix: 'Put this first in <head>:',
      paste: src('/consent-elements/guard.js'),
    },
  ])
  deepStrictEqual(find('manager-without-guard', page('<p>a</p>', { files: [file('guard.js')] })), [])
  const many = `<p>a</p>\n${'<iframe src="https://www.youtube.com/embed/a"></iframe>'}\n${tracker}`
  deepStrictEqual(
    find('no-guard', page(many)).map(({ line, seen }) => [line, seen]),
    [
      [
        2,
        '<iframe src="https://www.youtube.com/embed/a"></iframe> requests www.youtube.com (experience), and no guard is in front of it.',
      ],
    ],
  )
})

test('what delays the guard is named, and the tag is printed without it', () => {
  const plain = 'Write the tag like this. Bundlers and optimizers that add it must leave it alone:'
  const src = 'src="/consent-elements/guard.js"'
  for (const [attributes, has] of [
    [`async ${src}`, 'async'],
    [`defer ${src}`, 'defer'],
    [`async defer ${src}`, 'async and defer'],
    [`async nomodule ${src}`, 'async and nomodule'],
    [`type="module" ${src}`, 'type="module"'],
    [`defer type="text/later" ${src}`, 'defer and type="text/later"'],
  ])
    deepStrictEqual(find('guard-deferred', page(`<head>\n<script ${attributes}></script>`)), [
      { line: 2, seen: `The guard has ${has}.`, fix: plain, paste: `<script ${src}></script>` },
    ])
  for (const attributes of [
    src,
    `type="" ${src}`,
    ...[
      'text/javascript',
      'application/javascript',
      'text/x-javascript',
      'Text/ECMAScript',
      ' application/x-ecmascript ',
    ].map(type => `type="${type}" ${src}`),
    // Of a text, these two are ignored.
    'async defer data-file="/consent-elements/guard.js"',
  ])
    deepStrictEqual(find('guard-deferred', page(`<head><script ${attributes}></script>`)), [], attributes)
  deepStrictEqual(find('guard-deferred', page('<head><script async src="/app.js"></script>')), [], 'no guard')
})

test('a guard that an optimizer has rewritten is printed with the mark of that tool in front', () => {
  for (const [attributes, seen, tool, paste] of [
    [
      'data-rocket-src="/a/guard.js" type="rocketlazyloadscript" data-manager',
      'The guard has type="rocketlazyloadscript". WP Rocket has rewritten it.',
      'WP Rocket (File Optimization > Delay JavaScript execution > Excluded JavaScript Files: consent-elements)',
      '<script nowprocket src="/a/guard.js" data-manager></script>',
    ],
    [
      'src="/a/guard.js" data-cf-settings="x" data-cfasync="false"',
      'The guard has attributes of an optimizer. Cloudflare Rocket Loader has rewritten it.',
      'Cloudflare Rocket Loader (Speed > Settings > Content Optimization > Rocket Loader: off, if the attribute in front of src does not help)',
      '<script data-cfasync="false" src="/a/guard.js"></script>',
    ],
    [
      'src="/a/guard.js" type="litespeed/javascript" data-no-optimize="1" data-no-defer="1"',
      'The guard has type="litespeed/javascript". LiteSpeed Cache has rewritten it.',
      'LiteSpeed Cache (Page Optimization > Tuning > JS Excludes, and JS Deferred / Delayed Excludes: consent-elements)',
      '<script data-no-optimize="1" data-no-defer="1" src="/a/guard.js"></script>',
    ],
    [
      'src="/a/guard.js" data-perfmatters-type="x"',
      'The guard has attributes of an optimizer. Perfmatters has rewritten it.',
      'Perfmatters (Assets > JavaScript > Exclude from Delay, and Exclude from Deferral: consent-elements)',
      '<script src="/a/guard.js"></script>',
    ],
  ])
    deepStrictEqual(find('guard-deferred', page(`<script ${attributes}></script>`)), [
      { line: 1, seen, fix: `Exclude the guard in ${tool}, and write the tag like this:`, paste },
    ])
})

test('a guard that ends with "/>" is named with how much of the page it takes', () => {
  const open = guard.replace('></script>', ' />')
  const fix = 'Scripts need an end tag, also where they are empty. Write:'
  for (const [html, line, behind] of [
    [`<head>\n${open}\n<p>a</p>\n<p>b</p>\n<script></script>`, 2, '3 lines'],
    [`<head>\n${open}\n<p>a</p></script>`, 2, 'what is'],
    [`${open}<p>a</p></script>`, 1, 'what is'],
    [`${open}\n<p>\n</script>`, 1, '2 lines'],
  ])
    deepStrictEqual(find('guard-not-closed', page(html)), [
      {
        line,
        seen: `The tag of the guard is not closed, so browsers take ${behind} behind it for its text.`,
        fix,
        paste: guard,
      },
    ])
  for (const html of [
    guard,
    guard.replace('></', '>\n </'),
    '<script data-manager data-file="/guard.js">run()</script>',
    '<p>a</p>',
  ])
    deepStrictEqual(find('guard-not-closed', page(html)), [], html)
})

test('trackers in the HTML need the line that stops the preload scanner, in front of the guard', () => {
  const stop = '<meta http-equiv="content-security-policy" content="object-src * data: blob:" />'
  const seen = what =>
    `No <meta http-equiv="Content-Security-Policy"> is in front of the guard, and the HTML has ${what}.`
  const found = {
    line: 2,
    fix: 'Gate the markup, or put this directly in front of the guard. It restricts nothing, and has Chromium find the page’s own images later:',
    paste: stop.replace('content-security-policy', 'Content-Security-Policy'),
  }
  const of = html => find('no-preload-stop', page(html))
  deepStrictEqual(of(`<head>\n${guard}\n${tracker}`), [{ ...found, seen: seen('a tracker') }])
  deepStrictEqual(of(`<head>\n${guard}\n${tracker}${tracker}`), [{ ...found, seen: seen('2 trackers') }])
  deepStrictEqual(of(`<head>\n${guard}${stop}${tracker}`), [{ ...found, seen: seen('a tracker') }], 'behind the guard')
  deepStrictEqual(of(`<head><meta http-equiv="refresh">\n${guard}${tracker}`).length, 1)
  for (const html of [
    `${stop}${guard}${tracker}`,
    `${guard}<script src="/app.js"></script>`,
    tracker,
    `<script src="/a/guard-capture.js"></script>${tracker}`,
    `<script data-file="/a/guard-capture.js">run()</script>${tracker}`,
  ])
    deepStrictEqual(of(html), [], html)
})
