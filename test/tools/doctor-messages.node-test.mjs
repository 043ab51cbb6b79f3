// What the doctor reads of messages in the console about options and attributes: the place, the words, and the tag.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from './support/source.mjs'

const { fromMessage } = await source('doctor/misspellings/from-message.ts')
const { parseMarkup } = await source('doctor/parse-markup.ts')

const onGuard = more => `<script src="/consent-elements/guard.js" data-manager ${more}></script>`
const onBanner = (more, text = '') => `<consent-banner ${more}>${text}</consent-banner>`
const invalid = text => `consent-elements: ${text} (INVALID_OPTION)`
/** Returns the misspelling, with the name of its element, and the tag as it should be. */
const read = (html, message) => {
  const found = fromMessage({ elements: parseMarkup(html) }, message)
  if (found === null) return null
  const { element, correct, seen, option } = found
  const tag =
    correct &&
    element &&
    correct(element.tag)
      .replace('<script src="/consent-elements/guard.js" data-manager', '<script')
      .replace('></script>', '>')
  return { seen, at: element?.name ?? null, option, tag }
}
const categories = 'necessary, functionality, measurement, experience, marketing, "all" or "auto"'

test('a value that is not allowed is replaced by the one that is meant, in its tag', () => {
  for (const [attribute, option, value, allowed, better] of [
    ['mode', 'mode', 'ofline', '"c15t", "offline" or "custom"', 'offline'],
    ['color-scheme', 'colorScheme', 'nite', '"light", "dark" or "system"', undefined],
    ['color-scheme', 'colorScheme', 'night', '"light", "dark" or "system"', 'dark'],
    ['color-scheme', 'colorScheme', 'auto', '"light", "dark" or "system"', 'system'],
    ['color-scheme', 'colorScheme', 'Device', '"light", "dark" or "system"', 'system'],
    ['color-scheme', 'colorScheme', 'auto', '"light" or "dark"', undefined],
    ['categories', 'categories', 'statistics', categories, 'measurement'],
    ['categories', 'categories', 'Advertising', categories, 'marketing'],
    ['layout', 'layout', 'bottom', 'center, bottom-left or bottom-right', 'bottom-left'],
    ['layout', 'layout', 'botom-start', 'center, bottom-left or bottom-right', 'bottom-left'],
    ['layout', 'layout', 'top-start', 'center, bottom-left or bottom-right', undefined],
    ['layout', 'layout', '-', 'center or bottom-left', undefined],
    ['language', 'language', 'german', 'a language such as "de"', 'de'],
    ['language', 'language', 'Chinese', 'a language such as "de"', 'zh'],
    ['language', 'language', 'klingon', '"klingo"', undefined],
  ]) {
    const message = `Option "${option}" is "${value}"; allowed are ${allowed}`
    const one = { seen: `${message}.`, option: attribute }
    const tag = text => (better === undefined ? null : text)
    deepStrictEqual(read(onBanner(`${attribute}="${value}"`), invalid(message)), {
      ...one,
      at: 'consent-banner',
      tag: tag(`<consent-banner ${attribute}="${better}"></consent-banner>`),
    })
    deepStrictEqual(read(onGuard(`data-${attribute}="${value}"`), invalid(message)), {
      ...one,
      at: 'script',
      tag: tag(`<script data-${attribute}="${better}">`),
    })
    deepStrictEqual(read('<p>a</p>', invalid(message)), { ...one, at: null, tag: null })
  }
})

test('each language of the texts is known by its English name', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'language' })
  const tags =
    'ar bg cs da de el en es et fi fr ga hr hu is it ja ko lt lv mt nb nl pl pt ro ru sk sl sv tr uk zh'.split(' ')
  for (const tag of tags) {
    const message = invalid(`Option "language" is "${names.of(tag)}"; allowed are "auto", "page" or a language`)
    strictEqual(
      read(onBanner(`language="${names.of(tag)}"`), message).tag,
      `<consent-banner language="${tag}"></consent-banner>`,
    )
  }
})

test('a list of categories is separated by spaces, and keeps what is right', () => {
  const message = invalid(`Option "categories" has "statistic"; allowed are ${categories}`)
  for (const [given, better] of [
    ['statistic, marketing', 'statistics marketing'],
    ['marketing,statistic', 'marketing statistics'],
    ['statistic-x statistic', 'statistic-x statistics'],
  ]) {
    const near = invalid('Option "categories" has "statistic"; allowed are statistics or marketing')
    strictEqual(
      read(onBanner(`categories="${given}"`), near).tag,
      `<consent-banner categories="${better}"></consent-banner>`,
    )
    strictEqual(read(onGuard(`data-categories="${given}"`), near).tag, `<script data-categories="${better}">`)
  }
  strictEqual(read(onBanner('categories="statistic"'), message).tag, null)
})

test('an attribute of the banner wins over that of the guard, and other elements have none', () => {
  const message = invalid('Option "mode" is "ofline"; allowed are "c15t" or "offline"')
  strictEqual(read(onGuard('data-mode="ofline"') + onBanner('mode="ofline"'), message).at, 'consent-banner')
  strictEqual(read(onGuard('data-mode="ofline"') + onBanner(''), message).at, 'script')
  strictEqual(read('<p mode="ofline" data-mode="ofline"></p>', message).at, null)
})

test('a value that is missing is auto where that is allowed', () => {
  const message = allowed => invalid(`Option "categories" is ""; allowed are ${allowed}`)
  const seen = `Option "categories" is ""; allowed are ${categories}.`
  deepStrictEqual(read(onGuard('data-categories=""'), message(categories)), {
    seen,
    at: 'script',
    option: 'categories',
    tag: '<script data-categories="auto">',
  })
  strictEqual(read(onGuard('data-categories'), message(categories)).tag, '<script data-categories="auto">')
  strictEqual(read(onGuard('data-categories=""'), message('all or automatic')).tag, null)
  deepStrictEqual(read('<p>a</p>', message(categories)).tag, null)
})

test('the id of a service is moved from the container of the tag manager to the services', () => {
  const message =
    'Option "tagManagerId" is "G-1"; allowed is the id of a container. As one of the services: services: "google-analytics=G-1"'
  const of = html => read(html, invalid(message))
  deepStrictEqual(of(onGuard('data-tag-manager-id="G-1"')), {
    seen: `${message.replace(/"$/, '".')}`,
    at: 'script',
    option: 'tag-manager-id',
    tag: '<script data-services="google-analytics=G-1" src="/consent-elements/guard.js" data-manager>',
  })
  strictEqual(
    of(onGuard('data-tag-manager-id="G-1" data-services="youtube"')).tag,
    '<script data-services="youtube google-analytics=G-1">',
  )
  strictEqual(
    of(onBanner('services="" tag-manager-id="G-1"')).tag,
    '<consent-banner services="google-analytics=G-1"></consent-banner>',
  )
  deepStrictEqual(of('<p>a</p>'), { seen: `${message}.`, at: null, option: 'tag-manager-id', tag: null })
})

test('services that the catalogue does not have are replaced by what the message suggests', () => {
  const of = (hint, html = onGuard('data-services="maps you-tube you-tube-2"')) =>
    read(html, invalid(`Option "services" has "you-tube", which the catalogue does not have; ${hint}`))
  deepStrictEqual(of('did you mean youtube?'), {
    seen: 'Option "services" has "you-tube", which the catalogue does not have; did you mean youtube?',
    at: 'script',
    option: 'services',
    tag: '<script data-services="maps youtube you-tube-2">',
  })
  deepStrictEqual(of('docs/reference/services.md lists all.'), {
    seen: 'Option "services" has "you-tube", which the catalogue does not have; docs/reference/services.md lists all.',
    at: 'script',
    option: 'services',
    tag: null,
  })
  deepStrictEqual(
    read(
      onGuard('data-services="a=x"'),
      invalid('Option "services" has the id "x" for "a"; allowed is one such as "1"'),
    ),
    {
      seen: 'Option "services" has the id "x" for "a"; allowed is one such as "1".',
      at: 'script',
      option: 'services',
      tag: null,
    },
  )
})

test('an option in JSON that does not exist is named with what is meant, and corrected in the guard', () => {
  const message = 'Option "translations.en.titel" is not known (did you mean "title"?); known are title, text'
  const json = `{"titel": 1}`
  const seen = 'Option "translations.en.titel" is not known; did you mean "title"?'
  deepStrictEqual(read(onGuard(`data-options='${json}'`), invalid(message)), {
    seen,
    at: 'script',
    option: 'title',
    tag: `<script data-options='{"title": 1}'>`,
  })
  deepStrictEqual(
    read(`<script type="application/json">${json}</script>`, invalid(message)),
    { seen, at: 'script', option: 'title', tag: null },
    'the text of a script is not printed',
  )
  deepStrictEqual(read('<p>titel</p>', invalid(message)), { seen, at: null, option: 'title', tag: null })
  const nothing = 'Option "film" is not known; known are titleText, text'
  deepStrictEqual(read(onGuard(`data-options='{"film":1}'`), invalid(nothing)), {
    seen: 'Option "film" is not known.',
    at: 'script',
    option: null,
    tag: null,
  })
  strictEqual(read(onGuard(''), invalid('Option "policyUlr" is not known; known are policyUrl')).option, 'policy-url')
})

test('options of the guard that are no JSON are written as JSON, if they are an object of literals', () => {
  const message = 'The options in data-options cannot be read (Unexpected token); allowed is JSON'
  const of = text => read(onGuard(`data-options='${text}'`), invalid(message))
  const found = { seen: `${message}.`, at: 'script', option: null }
  for (const [text, json] of [
    ['{showRequests: true,}', '{&quot;showRequests&quot;:true}'],
    [
      '{"a": [1, null, "b&amp;c"], d: {"e-f": 2}}',
      '{&quot;a&quot;:[1,null,&quot;b&amp;c&quot;],&quot;d&quot;:{&quot;e-f&quot;:2}}',
    ],
    ['{1: 2}', '{&quot;1&quot;:2}'],
  ])
    deepStrictEqual(of(text), { ...found, tag: `<script data-options="${json}">` })
  for (const text of ['{a: run()}', '{[a]: 1}', '{["a"]: 1}', '{...a}', '{a: [...b]}', '{a', '', 'run', '{a: `b`}'])
    deepStrictEqual(of(text), { ...found, tag: null }, text)
  deepStrictEqual(read('<p data-options="{a: 1}"></p>', invalid(message)), {
    seen: `${message}.`,
    at: null,
    option: null,
    tag: null,
  })
})

test('other invalid options are named, and nothing is suggested', () => {
  deepStrictEqual(read(onBanner(''), invalid('Option "retry" is a text')), {
    seen: 'Option "retry" is a text.',
    at: null,
    option: null,
    tag: null,
  })
  deepStrictEqual(read('', invalid('data-options has something')), {
    seen: 'data-options has something.',
    at: null,
    option: null,
    tag: null,
  })
})

test('an attribute that does not exist is renamed where one is close', () => {
  const of = text => read(onBanner('categorys="auto"'), `consent-elements: ${text}`)
  const start = '<consent-banner> has the attribute "categorys", which is not known'
  deepStrictEqual(of(`${start}; did you mean "categories"? It has: categories, mode`), {
    seen: `${start}; did you mean "categories".`,
    at: 'consent-banner',
    option: 'categories',
    tag: '<consent-banner categories="auto"></consent-banner>',
  })
  deepStrictEqual(of(`${start}. It has: mode`), {
    seen: `${start}. It has: mode.`,
    at: 'consent-banner',
    option: 'categorys',
    tag: null,
  })
  const button = read(
    '<privacy-settings-button labl="a"></privacy-settings-button>',
    'consent-elements: <privacy-settings-button> has the attribute "labl"; did you mean "label"?',
  )
  deepStrictEqual(
    [button.at, button.tag],
    ['privacy-settings-button', '<privacy-settings-button label="a"></privacy-settings-button>'],
  )
  deepStrictEqual(of('<consent-banner> has a child for the slot "titel", which is not known.'), {
    seen: '<consent-banner> has a child for the slot "titel", which is not known.',
    at: null,
    option: null,
    tag: null,
  })
})

test('a language without texts, a layout and a variant are named as their elements report them', () => {
  const none = 'there are no texts in the language "German"; "en" is used'
  deepStrictEqual(read(onGuard('data-language="German"'), `consent-elements: ${none}`), {
    seen: 'There are no texts in the language "German"; "en" is used.',
    at: 'script',
    option: 'language',
    tag: '<script data-language="de">',
  })
  const layout = '<consent-banner> has the layout "botom"; allowed are bottom, center'
  deepStrictEqual(read(onBanner('layout="botom"'), layout), {
    seen: `${layout}.`,
    at: 'consent-banner',
    option: 'layout',
    tag: '<consent-banner layout="bottom"></consent-banner>',
  })
  deepStrictEqual(read(onGuard('data-layout="botom"'), layout), {
    seen: 'data-layout is "botom"; allowed are bottom, center.',
    at: 'script',
    option: 'layout',
    tag: '<script data-layout="bottom">',
  })
  const variant = '<privacy-settings-dialog> has the variant "widgt"; allowed is widget'
  deepStrictEqual(read('<privacy-settings-dialog variant="widgt"></privacy-settings-dialog>', variant), {
    seen: `${variant}.`,
    at: 'privacy-settings-dialog',
    option: 'variant',
    tag: '<privacy-settings-dialog variant="widget"></privacy-settings-dialog>',
  })
})

test('messages about something else, or of others, are none', () => {
  for (const text of [
    'consent-elements: no consent server (NETWORK_ERROR)',
    `a ${invalid('Option "mode" is "a"; allowed are b')}`,
    'a <consent-banner> has the layout "a"; allowed are b',
    'consent-elements: <p> has no child for the slot "a"',
    '',
  ])
    strictEqual(read(onBanner(''), text), null, text)
})
