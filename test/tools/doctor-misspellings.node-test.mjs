// What the doctor takes for a misspelling, and the tag that it writes instead, by markup and messages of the console.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from './support/source.mjs'

const { findMisspellings } = await source('doctor/find-misspellings.ts')
const { parseMarkup } = await source('doctor/parse-markup.ts')

/** Returns each misspelling as the option that is meant, and the tag as it should be; null where nothing is close. */
const found = (html, ...messages) =>
  findMisspellings({
    elements: parseMarkup(html),
    source: html,
    live: { version: '1.5.0' },
    console: messages.map(text => ({ text })),
  }).map(({ option, element, correct }) => [option, correct && element ? correct(element.tag) : null])
const guard = more => `<script src="/consent-elements/guard.js" data-manager ${more}></script>`
const banner = more => `<consent-banner ${more}></consent-banner>`
const invalid = text => `consent-elements: ${text} (INVALID_OPTION)`

for (const [what, html, message, expected] of [
  [
    'an option without a value, which can be "auto"',
    banner('language=""'),
    invalid('Option "language" is ""; allowed are "auto", "page" or a language'),
    ['language', banner('language="auto"')],
  ],
  [
    'an option without a value, for which nothing is close',
    banner('mode=""'),
    invalid('Option "mode" is ""; allowed are c15t or offline'),
    ['mode', null],
  ],
  [
    'the id of a service in the option of the tag manager, on the guard',
    guard('data-tag-manager-id="G-1"'),
    invalid('Option "tagManagerId" is "G-1"; allowed is GTM-XXXX. As one of the services: "google-analytics:G-1"'),
    ['tag-manager-id', '<script data-services="google-analytics:G-1" src="/consent-elements/guard.js" data-manager>'],
  ],
  [
    'the same beside other services, on the banner',
    banner('services="youtube" tag-manager-id="G-1"'),
    invalid('Option "tagManagerId" is "G-1"; allowed is GTM-XXXX. As one of the services: "google-analytics:G-1"'),
    ['tag-manager-id', banner('services="youtube google-analytics:G-1"')],
  ],
  [
    'a value that is close to an allowed one',
    banner('mode="ofline"'),
    invalid('Option "mode" is "ofline"; allowed are "c15t" or "offline"'),
    ['mode', banner('mode="offline"')],
  ],
  [
    'a service that the message itself corrects',
    banner('services="youtub maps"'),
    invalid('Option "services" has "youtub", which the catalogue does not have; did you mean youtube?'),
    ['services', banner('services="youtube maps"')],
  ],
  [
    'an attribute of the banner',
    banner('policy-ulr="/privacy"'),
    'consent-elements: <consent-banner> has the attribute "policy-ulr"; did you mean "policy-url"?',
    ['policy-url', banner('policy-url="/privacy"')],
  ],
])
  test(`a message is about ${what}`, () => {
    const [[option, tag], ...others] = found(html, message, message)
    deepStrictEqual(others, [])
    // The parser keeps the start tag, or the whole element of a script.
    deepStrictEqual(
      [option, tag?.replace(/<\/[\w-]+>$/, '').replace(/ >/, '>') ?? null],
      [expected[0], expected[1]?.replace(/<\/[\w-]+>$/, '').replace(/ >/, '>') ?? null],
    )
  })

test('a message about something else is no misspelling', () => {
  deepStrictEqual(
    found(banner(''), 'consent-elements: no consent server (NETWORK_ERROR)', 'Failed to load resource'),
    [],
  )
})

const corrected = html => found(html).map(([, tag]) => tag)

test('data-content is an attribute of others, also on elements that wait', () => {
  deepStrictEqual(corrected('<iframe data-src="/a" data-content="x"></iframe>'), [])
})

test('attributes that are close to ours are misspelt only on elements that wait', () => {
  for (const [tag, meant] of [
    ['<iframe data-consnt="marketing" data-src="/a">', '<iframe data-consent="marketing" data-src="/a">'],
    ['<img data-servce="maps" data-consent="marketing">', '<img data-service="maps" data-consent="marketing">'],
  ])
    strictEqual(corrected(tag)[0], meant)
  for (const html of [
    '<iframe data-consnt="marketing" src="/a"></iframe>',
    '<p data-consnt="marketing" data-src="/a"></p>',
    '<script data-consnt="marketing" src="/a"></script>',
  ])
    deepStrictEqual(corrected(html), [], html)
})

test('options of the banner have no "data-", and those of the guard do', () => {
  strictEqual(corrected(banner('data-mode="offline"'))[0], banner('mode="offline"'))
  strictEqual(corrected(guard('mode="offline"'))[0].includes(' data-mode="offline"'), true)
})

test('categories of other tools are translated, and what is no category has no correction', () => {
  deepStrictEqual(
    corrected(`${banner('')}<img data-consent="analytics" data-src="/a"><img data-consent="film" data-src="/b">`),
    ['<img data-consent="measurement" data-src="/a">', null],
  )
  deepStrictEqual(corrected('<script>customCategories</script><img data-consent="film" data-src="/b">'), [])
})

test('an element whose name is close to ours is misspelt unless the page has that one', () => {
  strictEqual(corrected('<consent-baner mode="offline"></consent-baner>')[0], banner('mode="offline"'))
  deepStrictEqual(corrected(`<consent-baner></consent-baner>${banner('')}`), [])
})

test('a message is read once, and one about a category only where the HTML does not show it', () => {
  const seenIn = (html, ...messages) =>
    findMisspellings({
      elements: parseMarkup(html),
      source: html,
      live: { version: '1' },
      console: messages.map(text => ({ text })),
    }).map(({ seen }) => seen)
  const message = invalid('Option "mode" is "ofline"; allowed are "offline"')
  strictEqual(seenIn(banner('mode="ofline"'), message, message, 'other').length, 1)
  const category = invalid('<iframe data-consent="film" names no category')
  const frame = '<iframe data-consent="film" data-src="/a"></iframe>'
  deepStrictEqual(seenIn(banner(''), category), ['<iframe data-consent="film" names no category.'])
  deepStrictEqual(seenIn(banner('') + frame, category), [
    'data-consent="film" names no category; allowed are necessary, functionality, measurement, experience, marketing.',
  ])
})
