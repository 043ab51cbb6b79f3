// What `consent-elements consents` refuses before it opens a database, and what it prints without a decision.
import { deepStrictEqual, rejects, strictEqual } from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { serve } from '../support/load-serve.mjs'

let folder, environment
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'run-consents-'))
  environment = { CONSENTS_FOLDER: join(folder, 'data'), SIGNING_KEY_FILE: join(folder, 'key.pem') }
  const database = await serve.openDatabase({ folder: environment.CONSENTS_FOLDER })
  await serve.prepareDatabase(database, serve.openSigningKey(environment.SIGNING_KEY_FILE))
  await database.close()
})
after(() => rmSync(folder, { recursive: true }))

const run = async (...args) => {
  let text = ''
  const status = await serve.runConsents(args, environment, words => void (text += words))
  return [status, text]
}

test('unknown commands, and words that a command does not have, are refused with those that are allowed', async () => {
  for (const args of [
    ['list'],
    ['exports'],
    ['export', 'file.csv'],
    ['heads', 'x'],
    ['adopt', 'x'],
    ['prune', 'x'],
    ['erase', 'sub_1'],
    ['log', 'x'],
    ['verify', 'a', 'b'],
    ['texts', 'a', 'b'],
    ['prove', 'a', 'b'],
    ['drill', 'a', 'b'],
  ])
    await rejects(run(...args), {
      name: 'TypeError',
      message: `"${args.join(' ')}" is given; allowed are export, verify [FILE], texts [FILE], heads, adopt, prune, erase, prove ID, drill FILE, access, key, webhook and log`,
    })
  await rejects(run('export', '--colour'), { code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' })
})

test('a folder without a database is named, and none is created there', async () => {
  const missing = join(folder, 'missing')
  await rejects(serve.runConsents(['export'], { CONSENTS_FOLDER: missing }), {
    message: `There is no database in ${missing}. Name yours by CONSENTS_FOLDER or DATABASE_URL`,
  })
  strictEqual(existsSync(missing), false)
})

test('without decisions, each command says so', async () => {
  deepStrictEqual(await run(), [0, '[\n]\n'])
  deepStrictEqual(await run('export'), await run())
  const header = 'id,time,domain,subject,account,action,granted,jurisdiction,model,surface,receipt,origin\r\n'
  deepStrictEqual(await run('export', '--format', 'csv'), [0, header])
  deepStrictEqual(await run('export', '--format', 'jsonl'), [0, ''])
  deepStrictEqual(await run('adopt'), [0, '0 decisions sealed as adopted\n'])
  deepStrictEqual(await run('access'), [0, ''])
  deepStrictEqual(await run('webhook', 'list'), [0, ''])
  const [status, text] = await run('verify')
  strictEqual(status, 0, text)
})

test('a proof needs an id of something that is sealed', async () => {
  for (const args of [['prove'], ['prove', 'sub_1'], ['prove', 'sub_1', '--format', 'json']])
    await rejects(run(...args), {
      name: 'TypeError',
      message: `"${args[1] ?? ''}" has no decision with a seal; allowed is the id of a subject (sub_…), a decision (cns_…) or a receipt`,
    })
})

test('what people get and what commands did is in the log, an entry on each line', async () => {
  const [given, text] = await run('access', 'add', 'Ann', '--role', 'reader')
  strictEqual(given, 0, text)
  const entries = (await run('log'))[1]
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
  deepStrictEqual(entries.map(({ seq, action, detail }) => [seq, action, detail]).slice(-1), [
    [entries.length, 'gave access', 'Ann, reader'],
  ])
})

test('a file that is a proof is verified without a database, another one with it', async () => {
  const file = join(folder, 'proof.json')
  writeFileSync(file, JSON.stringify({ format: 'consent-proof@1', decisions: [], keys: {}, about: 'x', version: '1' }))
  let text = ''
  const outcome = await serve
    .runConsents(['verify', file], { CONSENTS_FOLDER: join(folder, 'missing') }, words => void (text += words))
    .catch(error => error.message)
  strictEqual(String(outcome).includes('There is no database'), false, `${outcome} ${text}`)
  writeFileSync(file, '[]')
  await rejects(
    serve.runConsents(['verify', file], { CONSENTS_FOLDER: join(folder, 'missing') }),
    /There is no database/,
  )
})
