import assert from 'node:assert/strict'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { writeLicences } from '../../build/write-licences.mjs'

const folder = mkdtempSync(join(tmpdir(), 'consent-elements-licences-'))
after(() => rmSync(folder, { recursive: true }))
const line = '/*! consent-elements 1.2.3 | MIT | see NOTICE */\n'
const read = file => readFileSync(join(folder, file), 'utf8')
/** Returns the file's text after the licence lines were written. */
function licensed(file, text, mode = 0o644) {
  writeFileSync(join(folder, file), text, { mode })
  writeLicences(folder, '1.2.3')
  return read(file)
}

describe('the licence line', () => {
  it('is the first line of a script and of a declaration in any folder, and written once', () => {
    mkdirSync(join(folder, 'plugins'))
    assert.equal(licensed('plugins/a.js', 'a()\n'), `${line}a()\n`)
    assert.equal(licensed('plugins/a.d.ts', 'export {}\n'), `${line}export {}\n`)
    writeLicences(folder, '1.2.3')
    assert.equal(read('plugins/a.js'), `${line}a()\n`)
  })
  it('comes after `#!`, and the command stays executable', () => {
    assert.equal(licensed('cli.js', '#!/usr/bin/env node\na()\n', 0o755), `#!/usr/bin/env node\n${line}a()\n`)
    assert.equal(statSync(join(folder, 'cli.js')).mode & 0o111, 0o111)
  })
  it('comes after the compile hint, which browsers read only at the beginning', () => {
    assert.equal(
      licensed('hint.js', '//# allFunctionsCalledOnLoad\na()\n'),
      `//# allFunctionsCalledOnLoad\n${line}a()\n`,
    )
  })
  it('is written into a file that contains it only in a text', () => {
    const text = `export const text=${JSON.stringify(line)}\n`
    assert.equal(licensed('text.js', text), line + text)
  })
  it('is not written into empty files, data and maps', () => {
    assert.equal(licensed('empty.js', ''), '')
    assert.equal(licensed('data.json', '{}'), '{}')
    assert.equal(licensed('empty.js.map', '{"mappings":""}'), '{"mappings":""}')
  })
  it('moves the lines of the source map, so that each still leads to its source', () => {
    const map = { version: 3, sources: ['a.ts'], mappings: 'AAAA;AACA' }
    writeFileSync(join(folder, 'plain.js.map'), JSON.stringify(map))
    writeFileSync(join(folder, 'hinted.js.map'), JSON.stringify(map))
    licensed('plain.js', 'a()\nb()\n')
    licensed('hinted.js', '//# allFunctionsCalledOnLoad\nb()\n')
    assert.deepEqual(JSON.parse(read('plain.js.map')), { ...map, mappings: ';AAAA;AACA' })
    assert.deepEqual(JSON.parse(read('hinted.js.map')), { ...map, mappings: 'AAAA;;AACA' })
  })
})
