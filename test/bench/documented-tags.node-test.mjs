import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  documentedHeadOptions,
  documentedServerTag,
  documentedServices,
  documentedTags,
  tagIn,
} from './documented-tags.mjs'

test("The README's quick start and the getting started page show a tag that the benchmark measures.", () => {
  const tags = documentedTags()
  assert.deepEqual(tags[0]?.pages[0], 'README.md')
  assert.ok(tags.some(({ pages }) => pages.includes('docs/getting-started.md')))
  assert.ok(tags.some(({ pages }) => pages.some(path => path.startsWith('docs/frameworks/'))))
})

test('Every tag that the benchmark measures is in the documentation word for word.', () => {
  for (const { html } of documentedTags())
    assert.match(tagIn(html), /^<script\s[^>]*src="\/consent-elements\/guard\.js"[^]*data-manager[^]*<\/script>$/)
  assert.match(documentedServerTag(), /data-backend-url="/)
  assert.match(documentedServices(), /google-analytics=/)
  assert.equal(documentedHeadOptions().mode, 'offline')
})

test('A tag without the manager, or of another file, is not measured.', () => {
  assert.equal(tagIn('<script src="/a/guard.js"></script>'), undefined)
  assert.equal(tagIn('<script src="/a/other.js" data-manager></script>'), undefined)
  assert.equal(
    tagIn('<script\n src="/a/guard.js"\n data-manager></script>'),
    '<script\n src="/a/guard.js"\n data-manager></script>',
  )
})
