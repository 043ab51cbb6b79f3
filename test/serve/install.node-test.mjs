// The packages of the server: installed by one command, from a lock file, and by no other one.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { buildServe } from '../../build/serve.mjs'

const root = mkdtempSync(join(tmpdir(), 'install-'))
const file = join(root, 'program', 'serve.mjs')
const program = `const { runServe } = await import(${JSON.stringify(pathToFileURL(file).href)})
process.exitCode = await runServe(process.argv.slice(1))`

/** Runs `serve` in a folder of its own, where no project has the packages. */
function serve(folder, args, environment = {}) {
  const { CONSENT_PACKAGES: _, ...rest } = process.env
  return spawnSync(process.execPath, ['--input-type=module', '-e', program, '--', ...args], {
    cwd: folder,
    env: { ...rest, ...environment },
    encoding: 'utf8',
  })
}
const newFolder = () => mkdtempSync(join(root, 'server-'))

describe('the packages of the server', () => {
  before(() => buildServe(file))
  after(() => rmSync(root, { recursive: true, force: true }))

  it('are downloaded by no command but serve --install, which the error names', () => {
    const folder = newFolder()
    const { status, stderr } = serve(folder, [])
    assert.equal(status, 1)
    assert.match(
      stderr,
      /@c15t\/backend is not installed\. Run this in the folder of the server: npx consent-elements serve --install/,
    )
    assert.deepEqual(readdirSync(folder), [])
  })

  it('are installed from the lock file without a network, each by its hash, and npm names them all', () => {
    const cache = join(root, 'cache')
    const first = serve(newFolder(), ['--install'], { npm_config_cache: cache })
    assert.equal(first.status, 0, first.stderr)
    const folder = newFolder()
    const offline = serve(folder, ['--install'], { npm_config_cache: cache, npm_config_offline: 'true' })
    assert.equal(offline.status, 0, offline.stderr)
    const installed = join(folder, '.consent-elements', 'server')
    const lock = JSON.parse(readFileSync(join(root, 'program/server-packages/package-lock.json'), 'utf8'))
    const names = Object.entries(lock.packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    for (const [path, { version, integrity, optional }] of names) {
      assert.match(integrity, /^sha512-/, path)
      if (optional) continue // for other systems
      assert.equal(JSON.parse(readFileSync(join(installed, path, 'package.json'), 'utf8')).version, version, path)
    }
    const bill = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], { cwd: installed, encoding: 'utf8' })
    const components = new Set(JSON.parse(bill.stdout).components.map(component => component['bom-ref']))
    for (const [path, { version, optional }] of names) {
      const name = path.split('node_modules/').at(-1)
      if (!optional) assert.ok(components.has(`${name}@${version}`), `${path} ${version}`)
    }
    assert.ok(components.size > 50)
    const migrated = serve(folder, ['--migrate'])
    assert.equal(migrated.status, 0, migrated.stderr)

    const copy = join(root, 'program/server-packages/package-lock.json')
    lock.packages['node_modules/xtend'].integrity = `sha512-${'A'.repeat(86)}==`
    writeFileSync(copy, JSON.stringify(lock))
    const other = serve(newFolder(), ['--install'], { npm_config_cache: cache })
    assert.equal(other.status, 1)
    assert.match(other.stderr, /EINTEGRITY/)
  })
})
