// What a new owner reads before his site has the banner: one line of the README, and one page.
import { deepStrictEqual, ok } from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readings } from './reading.mjs'

const folder = fileURLToPath(new URL('../../docs/frameworks/', import.meta.url))
const pages = readdirSync(folder).map(file => file.replace(/\.md$/, ''))
const linesOf = page => readFileSync(`${folder}${page}.md`, 'utf8').split('\n').length - 1

test('the README leads to the page of every platform in one step, after at most 150 words', () => {
  deepStrictEqual(
    readings()
      .map(({ page }) => page)
      .toSorted(),
    pages.toSorted(),
  )
  deepStrictEqual(
    readings().filter(({ above }) => above > 150),
    [],
  )
})
test('the first part of each page has files, tag, policy, button and check, so that its owner needs no other page', () => {
  deepStrictEqual(
    readings().filter(({ missing }) => missing.length > 0),
    [],
  )
})
test('an owner reads at most 400 words, with the code, and runs two commands where init knows the platform', () => {
  for (const { page, total, steps } of readings()) {
    ok(total <= 400, `${page}: ${total} words`)
    ok(steps <= 2 || ['node-servers', 'wordpress', 'drupal', 'shopify'].includes(page), `${page}: ${steps} steps`)
  }
})
test('the page of a platform has at most 60 lines; those of React and Next go on with components and a strict policy', () => {
  deepStrictEqual(
    pages.filter(page => linesOf(page) > 60 && !['react', 'next'].includes(page)),
    [],
  )
})
