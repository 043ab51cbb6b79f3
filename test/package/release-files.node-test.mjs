// The downloads for owners without npm: what is in them, and that the same build gives the same bytes.
import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'

const root = fileURLToPath(new URL('../..', import.meta.url))
const build = () => {
  const folder = mkdtempSync(join(tmpdir(), 'consent-elements-release-'))
  execFileSync(process.execPath, [join(root, 'build/release-files.mjs'), folder])
  const files = Object.fromEntries(readdirSync(folder).map(name => [name, readFileSync(join(folder, name))]))
  rmSync(folder, { recursive: true })
  return files
}
const files = build()
const contentOf = part => unzipSync(files[Object.keys(files).find(name => name.includes(part))])

test('the WordPress plugin has its PHP, its texts, and the files that pages load', () => {
  const names = Object.keys(contentOf('wordpress'))
  for (const name of [
    'consent-elements.php',
    'readme.txt',
    'dist/guard.js',
    'dist/consent-elements.js',
    'dist/LICENSE',
  ])
    ok(names.includes(`consent-elements/${name}`), `${name} is missing`)
  ok(names.every(name => name.startsWith('consent-elements/') && !name.includes('..')))
})
test('the module for Drupal has its files, those that pages load, and the version that its addresses end with', () => {
  const content = contentOf('drupal')
  for (const name of ['consent_elements.module', 'src/Form/SettingsForm.php', 'dist/guard.js', 'dist/LICENSE'])
    ok(content[`consent_elements/${name}`], `${name} is missing`)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  strictEqual(Buffer.from(content['consent_elements/dist/VERSION']).toString(), version)
})
test('the site’s download has only what pages load, each with its hash', () => {
  const content = contentOf('site')
  const { files: hashes } = JSON.parse(Buffer.from(content['consent-elements/integrity.json']).toString())
  for (const [name, bytes] of Object.entries(content).filter(([path]) => path.endsWith('.js'))) {
    const hash = createHash('sha384').update(bytes).digest('base64')
    strictEqual(hashes[name.replace('consent-elements/', '')], `sha384-${hash}`, name)
    ok(!/\/(cli|server|testing|react|index)\.js$|\/plugins\/|\/types\//.test(name), `${name} is not for pages`)
  }
})
test('the tag for a CDN has the version and the hash of the guard', () => {
  const tag = files[Object.keys(files).find(name => name.endsWith('-cdn.html'))].toString()
  const guard = contentOf('site')['consent-elements/guard.js']
  ok(tag.includes(`integrity="sha384-${createHash('sha384').update(guard).digest('base64')}"`))
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  ok(tag.includes(`consent-elements@${version}/dist/guard.js`))
})
test('the same build gives the same bytes', () => {
  const again = build()
  deepStrictEqual(Object.keys(again), Object.keys(files))
  for (const [name, bytes] of Object.entries(again)) ok(bytes.equals(files[name]), `${name} differs`)
})
