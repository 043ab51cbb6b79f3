// What visitors cannot do or see on a page: what the doctor finds and prints, by the facts of a page.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { file, find, guard, page } from './support/doctor-page.mjs'

const banner = '<consent-banner></consent-banner>'
const bare = '<script src="/consent-elements/guard.js"></script>'
const stopped = { version: null }
const onGuard = more => guard.replace('<script', `<script ${more}`)
const onBanner = more => banner.replace('<consent-banner', `<consent-banner ${more}`)
const both = `${guard}\n${banner}`

test('without a control of the settings, one is printed', () => {
  const none = { live: { hasWayBack: false }, hasWayBackControl: false }
  const of = (more = {}) => find('no-way-back', page(guard, { ...none, ...more }))
  const found = {
    seen: 'No element of the page opens the settings.',
    fix: 'Put this into the footer of every page:',
    paste: '<privacy-settings-button>Privacy settings</privacy-settings-button>',
  }
  deepStrictEqual(of(), [found])
  deepStrictEqual(of({ misspellings: [{ element: null }, { element: { name: 'consent-baner' } }] }), [found])
  for (const [what, more] of [
    ['in the markup', { live: { hasWayBack: true } }],
    ['one that was clicked', { hasWayBackControl: true }],
    ['a misspelt button', { misspellings: [{ element: { name: 'privacy-setings-button' } }] }],
    ['no manager', { live: { ...none.live, ...stopped } }],
  ])
    deepStrictEqual(of(more), [], what)
})

test('settings that do not open are found, unless their file is missing', () => {
  const of = (settingsOpen, more = {}) => find('settings-do-not-open', page(guard, { settingsOpen, ...more }))
  deepStrictEqual(of(false, { files: [file('consent-elements-ui.js'), file('guard.js', { status: 404 })] }), [
    {
      seen: 'consentManager.openSettings() opened no dialog within 6 seconds.',
      fix: 'Look for errors in the console. With a bundler, update consent-elements and the bundler:',
      paste: 'npm install consent-elements@latest',
    },
  ])
  deepStrictEqual(of(true), [])
  deepStrictEqual(of(null), [])
  deepStrictEqual(of(false, { files: [file('consent-elements-ui.js?v=1', { status: 404 })] }), [])
  deepStrictEqual(of(false, { live: stopped }), [])
})

test('a hidden banner is named with what hides it, at its line or that of the guard', () => {
  const of = (html, more = {}) => find('banner-hidden', page(html, { live: { bannerHiddenBy: 'a style', ...more } }))
  const found = line => [
    {
      line,
      seen: 'The banner is to ask, and is hidden by a style.',
      fix: 'Remove the rule about consent-banner::part(banner) or about an element around it, or what is above it. Blockers of annoyances do the same.',
    },
  ]
  deepStrictEqual(of(both), found(2))
  deepStrictEqual(of(guard), found(1))
  deepStrictEqual(of('<p>a</p>'), found(null))
  deepStrictEqual(of(both, { bannerHiddenBy: null }), [])
  deepStrictEqual(of(both, stopped), [])
})

test('a policy link that is missing is printed for the guard, the banner, or page code', () => {
  const of = (html, more = {}) => find('no-policy-link', page(html, { live: { hasPolicyLink: false }, ...more }))
  const found = (line, paste) => [
    {
      line,
      seen: 'Neither the banner nor the page links to a privacy policy.',
      fix: 'Set the address of your policy, and change the path to yours. Write the tag like this:',
      paste,
    },
  ]
  deepStrictEqual(of(both), found(1, onGuard('data-policy-url="/privacy"')))
  deepStrictEqual(of(`\n${banner}`), found(null, onBanner('policy-url="/privacy"')))
  deepStrictEqual(of(bare), found(null, "policyUrl: '/privacy'"))
  deepStrictEqual(of(guard, { live: {} }), [])
  deepStrictEqual(of(guard, { live: { hasPolicyLink: false, ...stopped } }), [])
})

test('a policy link that leads nowhere is named with its status, and a relative one is printed from the root', () => {
  const deadPolicy = { url: 'https://site.test/shop/privacy', status: 410 }
  const of = (html, more = {}) => find('no-policy-link', page(html, { deadPolicy, ...more }))
  const seen = 'The link to the privacy policy leads to https://site.test/shop/privacy, which answers with status 410.'
  const otherwise = { fix: 'Correct the address, in the link or in the option policyUrl.' }
  for (const [given, path] of [
    ['privacy', '/privacy'],
    ['legal/privacy.html', '/legal/privacy.html'],
    ['./privacy', '/privacy'],
  ])
    deepStrictEqual(of(`\n${onGuard(`data-policy-url="${given}"`)}`), [
      {
        line: 2,
        seen,
        fix: `"${given}" is another address in each folder. Write it from the root of the site:`,
        paste: onGuard(`data-policy-url="${path}"`),
      },
    ])
  for (const given of ['/privacy', 'https://site.test/privacy', '#privacy', '?a', ''])
    deepStrictEqual(of(onGuard(`data-policy-url="${given}"`)), [{ line: 1, seen, ...otherwise }], given)
  deepStrictEqual(of(`\n${onBanner('policy-url="privacy"')}`), [{ line: 2, seen, ...otherwise }])
  deepStrictEqual(of('<p>a</p>'), [{ line: null, seen, ...otherwise }])
  strictEqual(of(guard, { live: { hasPolicyLink: false } }).length, 2)
})

/** The tag that gets an option: the banner, as its attributes win, then the guard; page code without both. */
const tagsWith = (name, value, code) => [
  [both, 2, onBanner(`${name}="${value}"`)],
  [`\n${guard}`, 2, onGuard(`data-${name}="${value}"`)],
  [bare, null, code],
  [`<consent-banner ${name}="x"></consent-banner>`, 1, `<consent-banner ${name}="${value}"></consent-banner>`],
]

test('an Accept All that grants more than is shown is found by its message', () => {
  const console = [{ text: 'other' }, { text: 'consent-elements: Accept All grants every category, and …' }]
  const of = (html, more = {}) => find('accept-all-exceeds', page(html, { console, ...more }))
  for (const [html, line, paste] of tagsWith('accept-all-grants', 'displayed', "acceptAllGrants: 'displayed'"))
    deepStrictEqual(of(html), [
      {
        line,
        seen: 'The banner does not show all five categories, and acceptAllGrants is "all".',
        fix: 'Let Accept All grant only what is shown. Write:',
        paste,
      },
    ])
  const misspelt = (element, seen = 'a') => {
    const facts = page(both, { console })
    const elements = { banner: facts.elements.at(-1), guard: facts.elements[0], other: {} }
    return find('accept-all-exceeds', { ...facts, misspellings: [{ element: elements[element], seen, correct: null }] })
      .length
  }
  strictEqual(misspelt('banner'), 0)
  strictEqual(misspelt('guard'), 0)
  strictEqual(misspelt('other', 'Category "a" is not known.'), 0)
  strictEqual(misspelt('other'), 1)
  deepStrictEqual(of(both, { console: [{ text: 'a consent-elements: Accept All grants every category' }] }), [])
  deepStrictEqual(of(both, { live: stopped }), [])
})

test('a tracker whose category nobody is asked about is found by its message, unless a snippet starts it', () => {
  const text = 'a.example was blocked for "marketing", and no visitor can allow it.'
  const console = [{ text: `consent-elements: ${text}` }]
  const of = (html, more = {}) => find('category-not-shown', page(html, { console, ...more }))
  for (const [html, line, paste] of tagsWith('categories', 'all', "categories: 'all'"))
    deepStrictEqual(of(html), [
      {
        line,
        seen: text,
        fix: 'Declare the service, with its name from docs/reference/services.md, or gate its markup with data-consent. To ask about all categories instead, write:',
        paste,
      },
    ])
  deepStrictEqual(of(`${guard}<script>gtag('config', 'G-AB12CD3')</script>`), [])
  deepStrictEqual(of(guard, { console: [{ text }] }), [])
})

test('a consent server that does not answer is found by its message', () => {
  const of = (html, text = 'consent-elements: no consent server at /api (NETWORK_ERROR): more', more = {}) =>
    find('server-unreachable', page(html, { console: [{ text: 'other (API_ERROR)' }, { text }], ...more }))
  const fix = 'Start a consent server (docs/guides/server.md), or keep decisions in the browser. For that, write:'
  const seen = 'The console has: consent-elements: no consent server at /api (NETWORK_ERROR).'
  for (const [html, line, paste] of tagsWith('mode', 'offline', "mode: 'offline'"))
    deepStrictEqual(of(html), [{ line, seen, fix, paste }])
  const folder = { folder: { path: 'dist', installations: [] } }
  strictEqual(of(guard, undefined, folder)[0].seen, `${seen} The folder was served without a consent server.`)
  for (const code of ['API_ERROR', 'NETWORK_ERROR', 'PARSE_ERROR', 'MAX_RETRIES_EXCEEDED'])
    strictEqual(of(guard, `consent-elements: a (${code})`)[0].seen, `The console has: consent-elements: a (${code}).`)
  strictEqual(
    of(guard, `consent-elements: ${'a'.repeat(400)} (API_ERROR)`)[0].seen,
    `The console has: consent-elements: ${'a'.repeat(282)}.`,
  )
  for (const text of [
    'consent-elements: a (INVALID_OPTION)',
    'a consent-elements: a (API_ERROR)',
    'consent-elements: a file could not be loaded (NETWORK_ERROR)',
    'consent-elements: a file could not be fetched (NETWORK_ERROR)',
  ])
    deepStrictEqual(of(guard, text), [], text)
  const issue = directive => ({ policyIssues: [{ directive }] })
  deepStrictEqual(of(guard, undefined, issue('connect-src')), [])
  strictEqual(of(guard, undefined, issue('script-src')).length, 1)
  const misspelt = option => ({ misspellings: [{ option, element: null, correct: null }] })
  deepStrictEqual(of(guard, undefined, misspelt('mode')), [])
  strictEqual(of(guard, undefined, misspelt('language')).length, 1)
  deepStrictEqual(of(guard, undefined, { live: stopped }), [])
})

test('a theme whose buttons cannot be read is found by its message', () => {
  const warning =
    'consent-elements: Accept and Reject have the text color #fff on #fc0, a contrast of 1.5:1; allowed is 4.5:1.'
  deepStrictEqual(find('low-contrast', page(guard, { console: [{ text: 'a' }, { text: warning }] })), [
    {
      seen: 'Accept and Reject have the text color #fff on #fc0, a contrast of 1.5:1.',
      fix: 'Remove --consent-on-accent, so that it is derived, or choose a darker or lighter --consent-accent.',
    },
  ])
  deepStrictEqual(find('low-contrast', page(guard, { console: [{ text: `a ${warning}` }] })), [])
})
