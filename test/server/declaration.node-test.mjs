// Tests the built package: run `npm run build` before.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { declarationHtml, declarationMarkdown } from '../../dist/server.js'

const catalogue = JSON.parse(readFileSync(new URL('../../dist/services.json', import.meta.url), 'utf8'))
const all = catalogue.map(({ name }) => name)
const unescaped = html =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

test('a declaration of the whole catalogue lists every service, company, policy and stored item', async () => {
  const html = unescaped(await declarationHtml({ services: all }))
  for (const { title, company, privacyUrl, stores } of catalogue) {
    for (const text of [`>${title}</h4>`, company.name, `href="${privacyUrl}"`]) assert.ok(html.includes(text), text)
    for (const { name, purpose } of stores) {
      assert.ok(html.includes(`<code dir="ltr">${name}`), name)
      assert.ok(html.includes(purpose), purpose)
    }
  }
  assert.ok(!/\bP(\d+[YMWD]|T\d)/.test(html.replace(/<code[^>]*>.*?<\/code>/g, '')), 'a duration is not in words')
})

test('a declaration has the requested language and the date of the last change', async () => {
  const html = await declarationHtml({ services: 'google-analytics youtube', language: 'de-AT', updated: '2026-04-30' })
  for (const text of [
    'lang="de"',
    'Statistik',
    '2 Jahre',
    'Vereinigte Staaten',
    'Zählt Besuche und zeichnet auf, wie Besucher die Website nutzen.',
    'Spielt Videos von YouTube auf der Seite ab.',
    'Zuletzt aktualisiert: 30. April 2026',
    'updated="2026-04-30"',
  ])
    assert.ok(html.includes(text), text)
})

test('headings begin at headingLevel, and another level throws an error', async () => {
  const options = { services: 'google-analytics', headingLevel: 2 }
  assert.match(await declarationHtml(options), /<h2[^>]*>Analytics<\/h2>.*<h3[^>]*>Google Analytics<\/h3>/)
  assert.match(await declarationMarkdown({ ...options, headingLevel: 4 }), /^#### Analytics$/m)
  await assert.rejects(
    declarationHtml({ ...options, headingLevel: 6 }),
    /headingLevel is 6; allowed is a whole number from 1 to 5/,
  )
})

test('texts of the site are escaped', async () => {
  const own = {
    name: 'own',
    title: '<img src=x onerror=alert(1)>',
    category: 'social',
    purpose: '</template><script>alert(1)</script>',
    company: { name: 'A | B', country: 'GB' },
    privacyUrl: 'https://own.example/"><b>',
    hosts: ['own.example'],
    stores: [{ name: '_own_*', purpose: 'Line | cell', duration: 'PT30M' }],
  }
  const options = {
    services: [own],
    customCategories: [{ name: 'social', parent: 'marketing', title: '<i>Social</i>' }],
  }
  const html = await declarationHtml(options)
  assert.ok(!/<img|<script|<b>|<i>/.test(html), html)
  assert.equal(html.match(/<\/template>/g).length, 1)
  const markdown = await declarationMarkdown(options)
  assert.ok(markdown.includes(String.raw`| \_own\_\* | Line \| cell | 30 minutes |`), markdown)
  assert.ok(!/(?<!\\)<(?!https:)/.test(markdown), markdown)
})

test('unknown services throw an error that suggests the nearest name', async () => {
  await assert.rejects(declarationHtml({ services: 'youtub vimeo' }), /"youtub".*did you mean youtube/)
})

test('a declaration can be rendered as Markdown', async () => {
  const markdown = await declarationMarkdown({ services: 'google-analytics', updated: '2026-04-30' })
  assert.ok(markdown.startsWith('## Strictly necessary\n\n'))
  for (const text of [
    '| privacy-consent-storage | Stores your choice. | 182 days |',
    '## Analytics\n\n',
    '### Google Analytics',
    '- Company: Google LLC, United States',
    '[Privacy policy](<https://policies.google.com/privacy>)',
    '| \\_ga | Distinguishes visitors. | 2 years |',
    'Last updated: April 30, 2026',
  ])
    assert.ok(markdown.includes(text), text)
})
