// Other consent tools that run in a page, or have left markup in it: what the doctor finds and prints.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { find, guard, page } from './support/doctor-page.mjs'

test('other consent tools are named, with the scripts that load them', () => {
  const of = (html, others = []) => find('two-managers', page(`${guard}\n${html}`, { live: { others } }))
  const script = src => `<script src="${src}"></script>`
  for (const [name, ...addresses] of [
    ['Cookiebot', 'https://consent.cookiebot.com/uc.js', 'https://consent.cookiebot.eu/uc.js'],
    ['OneTrust', 'https://cdn.cookielaw.org/a.js', '/otSDKStub.js'],
    ['Usercentrics', 'https://app.usercentrics.eu/a.js', 'https://web.cmp.usercentrics.eu/a.js'],
    ['Didomi', 'https://sdk.privacy-center.org/a.js'],
    ['klaro', '/js/klaro.js', '/js/klaro-no-css.min.js'],
    ['tarteaucitron', '/tarteaucitron/tarteaucitron.min.js'],
    ['vanilla-cookieconsent', '/cookieconsent.umd.js'],
    ['Osano', 'https://cmp.osano.com/a.js'],
    ['iubenda', 'https://cdn.iubenda.com/a.js', 'https://cs.iubenda.com/a.js'],
    ['CookieYes', 'https://cdn-cookieyes.com/a.js'],
    ['Termly', 'https://app.termly.io/a.js'],
  ]) {
    for (const address of addresses)
      deepStrictEqual(of(script(address)), [
        {
          line: 2,
          seen: `${name} runs on the page too.`,
          fix: `Delete what loads ${name}; docs/migration/ explains what replaces it:`,
          paste: script(address),
        },
      ])
    deepStrictEqual(of('', [name]), [
      {
        line: null,
        seen: `${name} runs on the page too.`,
        fix: `Remove the scripts of ${name}; docs/migration/ explains what replaces them.`,
        paste: null,
      },
    ])
  }
  const [klaro, osano] = ['/klaro.js', 'https://cmp.osano.com/a.js'].map(script)
  deepStrictEqual(of(`${osano}\n${klaro}`, ['Didomi', 'Osano']), [
    {
      line: 2,
      seen: 'Didomi and Osano and klaro run on the page too.',
      fix: 'Delete what loads Didomi and Osano and klaro; docs/migration/ explains what replaces it:',
      paste: `${osano}\n${klaro}`,
    },
  ])
  for (const html of ['<link href="/klaro.js">', '<script src="/app.js"></script>', '<script>klaro.js</script>'])
    deepStrictEqual(of(html), [], html)
})

test('markup that another tool waits with is printed as ours, with its category', () => {
  const of = html => find('left-over-markup', page(html, { live: { others: [] } }))
  const [script, frame] = ['<script type="TYPE" MARK src="/a.js"></script>', '<iframe MARK data-src="/a"></iframe>']
  for (const [tool, html, type, mark, category] of [
    ['vanilla-cookieconsent', script, 'text/plain', 'data-category="analytics"', 'measurement'],
    ['vanilla-cookieconsent', script, 'text/cookieconsent', 'data-category="Ads, other"', 'marketing'],
    ['vanilla-cookieconsent', frame, '', 'data-category="functionality"', 'functionality'],
    ['vanilla-cookieconsent', script, 'text/plain', 'data-cookiecategory="targeting"', 'marketing'],
    ['Klaro', script, 'opt-in', 'data-name="film"', 'marketing'],
    ['Klaro', frame, '', 'data-name="preferences"', 'functionality'],
    ['Cookiebot', script, 'text/plain', 'data-cookieconsent="statistics"', 'measurement'],
    ['Osano', script, 'text/javascript', 'data-osano="PERSONALIZATION"', 'experience'],
    ['CookieYes', script, 'text/javascript', 'data-cookieyes=""', 'marketing'],
    ['CookieYes', frame, '', 'data-cookieyes="essential"', 'necessary'],
  ]) {
    const tag = html.replace('TYPE', type).replace('MARK', mark)
    const name = /^<\w+/.exec(html)[0]
    const start = `${name}${type ? ' type="text/plain"' : ''} data-consent="${category}"`
    const paste = `${start} data-src="/a${type ? '.js"></script>' : '"></iframe>'}`
    const written = type ? tag : tag.replace(/><.*/, '></iframe>')
    deepStrictEqual(of(`\n${tag}`), [
      { line: 2, seen: `${written} is markup of ${tool}.`, fix: 'Write the tag like this:', paste },
    ])
  }
  const cookiebot = '<iframe data-cookieblock-src="/a" data-cookieconsent="statistics"></iframe>'
  strictEqual(of(cookiebot)[0].paste, '<iframe data-consent="measurement" data-src="/a"></iframe>')
  strictEqual(of(`<img data-cookieconsent src='/a'>`)[0].paste, `<img data-consent="marketing" data-src='/a'>`)
  strictEqual(
    of('<iframe data-name="x" data-src="https://www.youtube.com/a"></iframe>')[0].paste.slice(0, 36),
    '<iframe data-consent="experience" da',
  )
  strictEqual(
    of('<script type="text/plain" data-name="x" src="//ads.example/a"></script>')[0].paste.slice(0, 51),
    '<script type="text/plain" data-consent="marketing" ',
  )
  strictEqual(
    of('<iframe data-name="x" data-src="https://cdn.example/a"></iframe>')[0].paste.slice(0, 35),
    '<iframe data-consent="marketing" da',
  )
  const long = `<iframe data-name="${'x'.repeat(99)}" data-src="/a"></iframe>`
  strictEqual(of(long)[0].seen, `${long.slice(0, 117)}… is markup of Klaro.`)
  for (const html of [
    '<script type="text/javascript" data-category="ads" src="/a.js"></script>',
    '<script data-name="a" src="/a.js"></script>',
    '<iframe data-category="ads" src="/a"></iframe>',
    '<iframe data-name="a" src="/a" data-src="/a"></iframe>',
    '<iframe data-cookiecategory="ads" data-src="/a"></iframe>',
    '<iframe data-name="a" data-consent="marketing" data-src="/a"></iframe>',
    '<iframe data-name="a" data-service="a" data-src="/a"></iframe>',
    '<p data-category="ads">a</p>',
  ])
    deepStrictEqual(of(html), [], html)
})

test('controls and placeholders of other tools are printed as ours', () => {
  const of = (html, others = []) => find('left-over-markup', page(html, { live: { others } }))
  for (const [tool, more] of [
    ['vanilla-cookieconsent', 'data-cc="show-preferencesModal"'],
    ['Klaro', 'onclick="return klaro.show()"'],
    ['Osano', 'onclick="Osano.cm.showDrawer()"'],
    ['tarteaucitron', 'onclick="tarteaucitron.userInterface.openPanel()"'],
    ['Cookiebot', 'onclick="Cookiebot.renew()"'],
    ['Cookiebot', 'onclick="Cookiebot.show()"'],
  ])
    deepStrictEqual(of(`\n<button ${more} id="a">Settings</button>`), [
      {
        line: 2,
        seen: `<button ${more} id="a"> is markup of ${tool}.`,
        fix: 'Write the tag like this:',
        paste: '<button data-consent-open id="a">',
      },
    ])
  const pasted = html => of(html).map(({ paste }) => paste)
  deepStrictEqual(pasted('<button data-cc="a" onclick="run()">a</button>'), [
    '<button data-consent-open onclick="run()">',
  ])
  deepStrictEqual(pasted('<x-button class="a ot-sdk-show-settings">a</x-button>'), [
    '<x-button data-consent-open class="a ot-sdk-show-settings">',
  ])
  deepStrictEqual(pasted('<button id="ot-sdk-btn">a</button>'), ['<button data-consent-open id="ot-sdk-btn">'])
  for (const html of [
    '<button data-consent-open data-cc="a">a</button>',
    '<button class="ot-sdk-show-settings-b">a</button>',
    '<button onclick="show()">a</button>',
    '<button onclick="Cookiebot.hide()">a</button>',
  ])
    deepStrictEqual(of(html), [], html)
  for (const name of ['youtube_player', 'vimeo_player', 'dailymotion_player', 'googlemaps-canvas', 'tac_twitch']) {
    const [found] = of(`<div class="a ${name} b"></div>`)
    strictEqual(found.seen, `<div class="a ${name} b"></div> is markup of tarteaucitron.`)
    strictEqual(found.paste, '<iframe data-consent="experience" data-src="ADDRESS OF THE EMBED" title="NAME"></iframe>')
  }
  for (const html of ['<p class="tac_twitch"></p>', '<div class="my-tac_twitch"></div>', '<div></div>'])
    deepStrictEqual(of(html), [])
  // While the other tool still runs, that is the finding.
  deepStrictEqual(of('<button data-cc="a">a</button>', ['Osano']), [])
  deepStrictEqual(of('<button data-cc="a">a</button><script src="/klaro.js"></script>'), [])
})
