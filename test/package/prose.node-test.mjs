import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { measureProse } from '../../build/docs/check-prose.mjs'

test('Words are counted by sentence, without code, tables and headings.', () => {
  const page =
    '# A heading of five words\n\nOne two three. Four five.\n\n- six\n- seven `a b c` eight\n\n| a | b |\n\n```js\ncode\n```\n'
  deepEqual(measureProse(page).lengths, [3, 2, 1, 3])
})

test('A sentence that continues in the next line is one sentence.', () => {
  deepEqual(measureProse('One two\nthree.').lengths, [3])
})

test('A table cell over 200 characters is found; link addresses do not count.', () => {
  equal(measureProse(`| ${'a'.repeat(201)} | b |`).cells.length, 1)
  equal(measureProse(`| [a](${'b'.repeat(300)}) | b |`).cells.length, 0)
})
