// Keys that sites have of their own: made, replaced, exported, and verified with them alone, also by OpenSSL.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { serve, startConsents } from '../support/load-serve.mjs'
import { decide, newSubject } from './decide.mjs'

describe('keys of sites', () => {
  let folder, environment
  const subject = newSubject()
  const file = name => join(folder, name)
  const run = async (...args) => {
    let text = ''
    const status = await serve.runConsents(args, environment, words => void (text += words))
    return { status, text }
  }
  /** Starts a server, stores a decision of each site, and ends. */
  async function decideAt(...sites) {
    const server = await startConsents(environment, { folder: environment.CONSENTS_FOLDER })
    for (const [domain, subjectId = newSubject()] of sites) {
      const response = await decide(server.url, { subjectId, domain })
      assert.equal(response.status, 200)
    }
    await server.end()
  }
  const listed = async () =>
    (await run('key', 'list')).text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
  const exported = async (...site) => {
    const { text } = await run('key', 'export', ...site)
    const name = file(`${site.join() || 'server'}.pem`)
    await writeFile(name, text)
    return name
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keys-'))
    environment = { CONSENTS_FOLDER: file('consents'), SIGNING_KEY_FILE: file('key.pem') }
    await decideAt(['one.test', subject], ['two.test'])
    assert.equal((await run('key', 'make', 'One.test')).status, 0)
    await decideAt(['one.test', subject], ['two.test'])
    assert.equal((await run('key', 'rotate', 'one.test')).status, 0)
    await decideAt(['one.test', subject], ['two.test'])
  })
  after(() => rm(folder, { recursive: true, force: true }))

  it('signs the decisions of a site with its own key, and those of others with the key of the server', async () => {
    const [{ key: ofServer }, { site, key: ofSite }] = await listed()
    assert.equal(site, 'one.test')
    assert.notEqual(ofServer, ofSite)
    const heads = JSON.parse((await run('heads')).text)
    assert.equal(heads.find(({ domain }) => domain === 'one.test').keyId, ofSite)
    assert.equal(heads.find(({ domain }) => domain === 'two.test').keyId, ofServer)
    assert.equal((await stat(file('key.pem.sites/one.test.pem'))).mode & 0o077, 0, 'others can read the key')
  })

  it('verifies what a replaced key has signed, with the key files or with the exported public keys', async () => {
    const { status, text } = await run('verify')
    assert.equal(status, 0, text)
    const keys = await exported('one.test')
    assert.equal((await readFile(keys, 'utf8')).match(/BEGIN PUBLIC KEY/g).length, 3, 'the server, before and now')
    assert.equal((await run('verify', '--key', keys)).status, 0)
  })

  it('does not accept the key of a site for another one', async () => {
    const { status, text } = await run('verify', '--key', await exported())
    assert.equal(status, 1)
    assert.match(text, /one\.test: .*NOT intact/)
    assert.match(text, /two\.test: .*, intact/)
    const key = serve.openSigningKey(environment.SIGNING_KEY_FILE, false)
    assert.equal(key.verifying('two.test').has(key.ofSite('one.test').id), false)
    assert.equal(key.verifying('one.test').has(key.ofSite('one.test').id), true)
  })

  it('proves a decision with the key of its site, also to OpenSSL', async () => {
    const { text } = await run('prove', subject, '--format', 'json')
    await writeFile(file('proof.json'), text)
    const { status, text: words } = await run('verify', file('proof.json'), '--key', await exported('one.test'))
    assert.equal(status, 0, words)
    const { decisions, keys } = JSON.parse(text)
    assert.equal(new Set(decisions.map(({ keyId }) => keyId)).size, 3, 'each of the three has another key')
    for (const { links, signature, keyId } of decisions) {
      await writeFile(file('hash.txt'), links.at(-1).hash)
      await writeFile(file('signature.bin'), Buffer.from(signature, 'base64'))
      await writeFile(file('public.pem'), keys[keyId])
      const { status: result, stderr } = spawnSync(
        'openssl',
        `pkeyutl -verify -pubin -inkey ${file('public.pem')} -rawin -in ${file('hash.txt')} -sigfile ${file('signature.bin')}`.split(
          ' ',
        ),
      )
      assert.equal(result, 0, String(stderr))
    }
  })

  it('replaces the key of the server, and logs each change', async () => {
    const [{ key: first }] = await listed()
    assert.equal((await run('key', 'rotate')).status, 0)
    const [{ key: second }] = await listed()
    assert.notEqual(second, first)
    await decideAt(['two.test'])
    const { status, text } = await run('verify')
    assert.equal(status, 0, text)
    const log = (await run('log')).text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    assert.deepEqual(
      log.filter(({ action }) => action === 'changed key').map(({ site }) => site),
      ['one.test', 'one.test', ''],
    )
  })

  it('names what is wrong with a command', async () => {
    for (const [words, reason] of [
      [['make', '../two'], /allowed are host names/],
      [['make', 'one.test'], /has a key/],
      [['rotate', 'two.test'], /no key of its own/],
    ])
      await assert.rejects(run('key', ...words), reason)
  })
})
