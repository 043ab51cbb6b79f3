// Names of categories, and where elements end, from the sources.
import { strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from './support/source.mjs'

const { categoryFor } = await source('init/convert/category-for.ts')
const { endOfElement } = await source('init/edits/end-of-element.ts')
const { parseMarkup } = await source('doctor/parse-markup.ts')

test('the category of another tool is found with “external” before it, “cookies” after it, and in any case', () => {
  for (const [name, category] of [
    ['media', 'experience'],
    ['external-media', 'experience'],
    ['external_media', 'experience'],
    ['External Media', 'experience'],
    ['externalMedia', 'experience'],
    ['marketing-cookies', 'marketing'],
    ['Marketing Cookies', 'marketing'],
    ['marketing_cookie', 'marketing'],
    ['external-marketing-cookies', 'marketing'],
    ['STATS', 'measurement'],
    ['security', 'necessary'],
    ['internal-media', undefined],
    ['media-external', undefined],
    ['cookies', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])
    strictEqual(categoryFor(name), category, name)
})

test('an element ends behind its end tag, in any case and with blanks in it, and not behind that of a later one', () => {
  const next = '<p>next<script src="b"></script><iframe src="b"></iframe><noscript>b</noscript>'
  for (const element of [
    '<script src="a"></script>',
    '<script src="a"></SCRIPT>',
    '<script src="a"></script >',
    '<script src="a"></Script\n>',
    '<iframe src="a"></IFRAME>',
    '<iframe src="a">fallback</iframe>',
    '<noscript><img src="a"></NoScript>',
  ])
    strictEqual(`${element}${next}`.slice(endOfElement(`${element}${next}`, parseMarkup(`${element}${next}`)[0])), next)
})

test('an element without an end tag ends with its tag', () => {
  const page = '<img src="a"><p>next'
  strictEqual(page.slice(endOfElement(page, parseMarkup(page)[0])), '<p>next')
})
