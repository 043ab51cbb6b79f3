import { deepStrictEqual, match, strictEqual } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { translatedPurposes, vendorList } from '../support/vendor-list.mjs'
import { builtTools } from './support/built-tools.mjs'

const tools = await builtTools('tcf-update')
const folder = mkdtempSync(join(tmpdir(), 'tcf-'))
const answers = {
  '/v3/vendor-list.json': JSON.stringify(vendorList(12)),
  '/v3/purposes-de.json': JSON.stringify(translatedPurposes('de')),
  '/v3/purposes-no.json': JSON.stringify(translatedPurposes('de')),
  '/v3/purposes-pt-pt.json': JSON.stringify(translatedPurposes('de')),
  '/old/vendor-list.json': JSON.stringify({ ...vendorList(2), gvlSpecificationVersion: 2 }),
  '/hostile/vendor-list.json': JSON.stringify({ ...vendorList(2), lastUpdated: '\u001b[2J\u001b]0;title\u0007today' }),
  '/page/vendor-list.json': '<!doctype html>',
}
const server = createServer(({ url }, response) => {
  response.statusCode = url in answers ? 200 : 404
  response.end(answers[url])
}).listen(0, '127.0.0.1')
await new Promise(resolve => server.once('listening', resolve))
const origin = `http://127.0.0.1:${server.address().port}`
after(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Runs the command beside our server, which a synchronous call would block. */
const run = (...args) =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [join(tools, 'cli.js'), 'tcf', ...args])
    const output = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr']) child[name].on('data', text => (output[name] += text))
    child.on('close', status => resolve({ status, ...output }))
  })
const out = join(folder, 'tcf')

test('tcf update writes the list and its translations', async () => {
  const { status, stdout, stderr } = await run('update', '--out', out, '--languages', 'de', '--url', `${origin}/v3`)
  strictEqual(status, 0, stderr)
  match(stdout, /Version 123 of 2026-09-24T16:00:19Z, with 12 vendors/)
  deepStrictEqual(readdirSync(out).sort(), ['purposes-de.json', 'vendor-list.json'])
  strictEqual(readFileSync(join(out, 'vendor-list.json'), 'utf8'), answers['/v3/vendor-list.json'])
})
test('tcf update knows the names of translations that differ from the code of the language', async () => {
  const named = join(folder, 'named')
  const { status, stderr } = await run('update', '--out', named, '--languages', 'nb,nn,pt', '--url', `${origin}/v3`)
  strictEqual(status, 0, stderr)
  deepStrictEqual(readdirSync(named).sort(), ['purposes-no.json', 'purposes-pt-pt.json', 'vendor-list.json'])
})
test('tcf update prints nothing of the list that could change the terminal', async () => {
  const { status, stdout } = await run('update', '--out', join(folder, 'hostile'), '--url', `${origin}/hostile`)
  strictEqual(status, 0)
  match(stdout, /^Version 123 of today, with 2 vendors/)
})
for (const [what, path, languages, message] of [
  ['a translation is missing', 'v3', 'de,fr', /purposes-fr\.json answered with status 404/],
  ['the list has an old format', 'old', '', /not a vendor list of version 3/],
  ['the answer is a page', 'page', '', /without a JSON object/],
])
  test(`tcf update changes nothing if ${what}`, async () => {
    const other = join(folder, 'other')
    const { status, stderr } = await run(
      'update',
      '--out',
      other,
      '--url',
      `${origin}/${path}`,
      ...(languages ? ['--languages', languages] : []),
    )
    strictEqual(status, 1)
    match(stderr, message)
    strictEqual(existsSync(other), false)
  })
for (const [args, message] of [
  [['download'], /allowed is update/],
  [['update', '--languages', '../x'], /codes such as de,fr/],
  [['update', '--url', 'ftp://a.test'], /allowed is an address such as/],
])
  test(`tcf ${args.join(' ')} is wrong usage`, async () => {
    const { status, stderr } = await run(...args)
    strictEqual(status, 2)
    match(stderr, message)
  })
