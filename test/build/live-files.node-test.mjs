import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const read = path => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const copied = [...read('build/docs/copy-live-files.mjs').matchAll(/^ {2}'([\w.-]+)',$/gm)].map(([, file]) => file)

test('the site of the documentation has every file that its live pages load', () => {
  assert.ok(copied.length > 5)
  const named = copied
    .filter(file => /\.(html|css)$/.test(file))
    .flatMap(file => [
      ...read(`examples/${file}`).matchAll(/(?:<(?:link|script)[^>]* (?:href|src)="|@import ')([\w.-]+)['"]/g),
    ])
    .map(([, file]) => file)
  assert.ok(named.includes('tokens.css'))
  assert.deepEqual(
    named.filter(file => !copied.includes(file) && existsSync(new URL(`../../examples/${file}`, import.meta.url))),
    [],
  )
})
