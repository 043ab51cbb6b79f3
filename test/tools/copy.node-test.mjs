// `consent-elements copy`: the built dist/cli.js is what runs.
import { deepStrictEqual, match, ok, strictEqual } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { pageFiles } from 'consent-elements/server'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const copy = (...args) => spawnSync(process.execPath, [join(dist, 'cli.js'), 'copy', ...args], { encoding: 'utf8' })

test('copy writes the files that pages load, byte for byte, and no others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'consent-elements-copy-'))
  const target = join(folder, 'public', 'consent-elements')
  const { status, stdout } = copy(target)
  strictEqual(status, 0)
  const names = (await pageFiles()).toSorted()
  match(stdout, new RegExp(`^${names.length} files, `))
  const written = readdirSync(target, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name).slice(target.length + 1))
  deepStrictEqual(written.toSorted(), names)
  ok(names.includes('guard.js') && !names.includes('cli.js'))
  for (const name of names) ok(readFileSync(join(target, name)).equals(readFileSync(join(dist, name))), name)
  const bytes = names.reduce((sum, name) => sum + statSync(join(target, name)).size, 0)
  match(stdout, new RegExp(` ${(bytes / 1e6).toFixed(1)} MB, `))
  rmSync(folder, { recursive: true })
})

test('copy needs one folder that it can write', () => {
  strictEqual(copy().status, 2)
  match(copy('a', 'b').stderr, /Name one folder/)
  const folder = mkdtempSync(join(tmpdir(), 'consent-elements-copy-'))
  writeFileSync(join(folder, 'file'), '')
  const { status, stderr } = copy(join(folder, 'file'))
  strictEqual(status, 2)
  match(stderr, /could not be written/)
  rmSync(folder, { recursive: true })
})
