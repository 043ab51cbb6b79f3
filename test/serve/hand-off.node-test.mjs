// A decision that one site's server signs for another one, and attacks on it.
import assert from 'node:assert/strict'
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { serve, startConsents } from '../support/load-serve.mjs'

const MINUTE = 60_000
const json = body => ({ method: 'POST', body: JSON.stringify(body) })
const publicPem = key => key.export({ type: 'spki', format: 'pem' })
const encoded = value => Buffer.from(JSON.stringify(value)).toString('base64url')
const contentOf = token => JSON.parse(Buffer.from(token.split('.')[0], 'base64url'))

describe('a hand-off to a sister site', () => {
  let folder, news, shop, processes
  let time = Date.now()
  /** Calls a server as a page of a site. */
  const call = async (server, path, site, body) => {
    const response = await fetch(server.url + path, {
      ...json(body),
      headers: { 'content-type': 'application/json', ...(site && { origin: `https://${site}` }) },
    })
    return { status: response.status, ...(await response.json()) }
  }
  const decide = async (preferences, { receipt = {}, ...more } = {}) => {
    const recordId = randomUUID()
    const method = { surface: 'banner', action: 'custom' }
    const stored = await call(news, '/subjects', 'news.test', {
      type: 'cookie_banner',
      subjectId: `sub_${randomUUID().replace(/[-0]/g, '1')}`,
      domain: 'news.test',
      preferences: { necessary: true, ...preferences },
      givenAt: time - 1000,
      consentAction: 'custom',
      metadata: {
        receipt: { recordId, method, expires: new Date(time + 86_400_000).toISOString(), purposes: {}, ...receipt },
      },
      ...more,
    })
    assert.equal(stored.status, 200)
    return recordId
  }
  const issue = (recordId, to = 'shop.test', from = 'news.test') =>
    call(news, '/hand-off/issue', from, { recordId, to })
  const accept = (token, to = 'shop.test', server = shop) => call(server, '/hand-off/accept', to, { token })
  const newToken = async preferences => (await issue(await decide(preferences ?? { marketing: true }))).token
  /** Signs a content as a server would. */
  const signed = (content, key, start = 'consent-elements hand-off 1\n') =>
    `${encoded(content)}.${sign(null, Buffer.from(start + encoded(content)), key).toString('base64url')}`

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sisters-'))
    const of = name => join(folder, name)
    for (const name of ['of-news', 'of-shop']) mkdirSync(of(name))
    const key = name => serve.openSigningKey(of(`${name}.key`))
    const start = (name, database) =>
      startConsents(
        { SISTER_SITES: of(`of-${name}`), SIGNING_KEY_FILE: of(`${name}.key`) },
        {},
        { now: () => time, ...(database && { database }) },
      )
    writeFileSync(of('of-news/shop.test.pem'), key('shop').publicKey)
    writeFileSync(of('of-shop/news.test.pem'), key('news').publicKey)
    news = await start('news')
    shop = await start('shop')
    processes = await start('shop', shop.database)
  })
  after(async () => {
    await processes.stop()
    await Promise.all([news.end(), shop.end()])
    rmSync(folder, { recursive: true })
  })

  it('passes on what was granted, and nothing else', async () => {
    const recordId = await decide({ measurement: true, marketing: false })
    const { status, token } = await issue(recordId)
    assert.equal(status, 200)
    assert.ok(token.length < 400, `${token.length} characters`)
    const content = contentOf(token)
    assert.deepEqual(Object.keys(content), ['v', 'from', 'to', 'granted', 'until', 'id'])
    assert.ok(!JSON.stringify(content).includes(recordId))
    assert.notEqual(contentOf((await issue(recordId)).token).id, content.id, 'the id is that of a visitor')
    assert.deepEqual(await accept(token), { status: 200, from: 'news.test', granted: ['measurement'] })
  })

  it('passes on a refusal', async () => {
    assert.deepEqual((await accept(await newToken({ marketing: false }))).granted, [])
  })

  it('is not there without the setting', async t => {
    const other = await startConsents({}, {}, { database: news.database })
    t.after(() => other.stop())
    assert.equal((await call(other, '/hand-off/issue', 'news.test', {})).status, 404)
    assert.equal((await call(other, '/hand-off/accept', 'news.test', {})).status, 404)
  })

  it('is used once, also by several processes at the same time', async () => {
    const token = await newToken()
    const servers = [shop, processes, shop, processes]
    const statuses = (await Promise.all(servers.map(server => accept(token, 'shop.test', server)))).map(
      ({ status }) => status,
    )
    assert.deepEqual(statuses.toSorted(), [200, 400, 400, 400])
    assert.match((await accept(token)).message, /used before/)
    // Another spelling of the same bytes is not another token.
    assert.equal((await accept(`${token.slice(0, -1)}${token.at(-1) === 'A' ? 'B' : 'A'}`)).status, 400)
  })

  it('ends after a minute and a half at the latest, as the clocks of servers differ', async () => {
    const [early, late] = [await newToken(), await newToken()]
    time += 1.4 * MINUTE
    assert.equal((await accept(early)).status, 200)
    time += 0.2 * MINUTE
    assert.match((await accept(late)).message, /has expired/)
  })

  it('refuses what was forged, changed, truncated or signed for something else', async () => {
    const token = await newToken({ measurement: true })
    const [payload, signature] = token.split('.')
    const wider = encoded({ ...contentOf(token), granted: ['measurement', 'marketing'] })
    const stranger = generateKeyPairSync('ed25519').privateKey
    const attacks = [
      `${wider}.${signature}`,
      signed(contentOf(token), stranger),
      `${payload}.${'A'.repeat(86)}`,
      token.slice(0, -1),
      token.slice(0, 40),
      payload,
      `${payload}.`,
      `.${signature}`,
      `${token}.${signature}`,
      `${token}=`,
      ` ${token}`,
      token.repeat(2),
      'A'.repeat(1_300),
      '',
      null,
      [token],
      { token },
    ]
    for (const attack of attacks) {
      const { status, message } = await accept(attack)
      assert.equal(status, 400, String(attack))
      assert.match(message, /is not accepted/)
    }
    assert.equal((await accept(token)).status, 200, 'an attack has used the token')
    assert.equal((await accept('A'.repeat(3000))).status, 413)
  })

  it('refuses what the key of a sister has signed otherwise', async t => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    writeFileSync(join(folder, 'of-shop/evil.test.pem'), publicPem(publicKey))
    t.after(() => rmSync(join(folder, 'of-shop/evil.test.pem')))
    const trusting = await startConsents(
      { SISTER_SITES: join(folder, 'of-shop') },
      {},
      { now: () => time, database: shop.database },
    )
    t.after(() => trusting.stop())
    const content = () => ({
      v: 1,
      from: 'evil.test',
      to: 'shop.test',
      granted: ['marketing'],
      until: Math.floor(time / 1000) + 60,
      id: randomUUID().replaceAll('-', '').slice(0, 22),
    })
    const say = changes => accept(signed({ ...content(), ...changes }, privateKey), 'shop.test', trusting)
    assert.equal((await say({})).status, 200)
    const wrong = {
      'another site speaks': { from: 'news.test' },
      'for long': { until: Math.floor(time / 1000) + 3600 },
      'for ever': { until: null },
      never: { until: 'soon' },
      'a category that is none': { granted: ['all'] },
      'the necessary one': { granted: ['necessary'] },
      'no list': { granted: 'marketing' },
      'an identifier': { visitor: 'me' },
      'another version': { v: 2 },
      'an id that is a text of any kind': { id: 'visitor-42' },
      'no id': { id: undefined },
      'another audience': { to: 'news.test' },
      'every audience': { to: ['shop.test'] },
    }
    for (const [name, changes] of Object.entries(wrong)) assert.equal((await say(changes)).status, 400, name)
    const otherText = await accept(signed(content(), privateKey, ''), 'shop.test', trusting)
    assert.match(otherText.message, /signature is wrong/)
  })

  it('is only for the site that it names, and only from its page', async () => {
    const token = await newToken()
    assert.match((await accept(token, 'other.test')).message, /for another site/)
    assert.equal((await accept(token, null)).status, 403)
    assert.equal((await accept(token, 'news.test', news)).status, 400)
    assert.equal((await accept(token)).status, 200)
  })

  it('is not issued to strangers, and not for decisions of another site', async () => {
    const recordId = await decide({ marketing: true })
    for (const to of ['evil.test', 'news.test', 'SHOP.test', 'shop.test.evil.test', '', null, ['shop.test']])
      assert.equal((await issue(recordId, to)).status, 400, String(to))
    assert.equal((await issue(recordId, 'shop.test', 'other.test')).status, 404)
    assert.equal((await issue(recordId, 'shop.test', null)).status, 403)
    for (const id of [randomUUID(), "' or true --", '%']) assert.equal((await issue(id)).status, 404, id)
    for (const id of ['', null, {}, 'x'.repeat(256)]) assert.equal((await issue(id)).status, 400, String(id))
  })

  it('never widens a decision', async () => {
    const all = { functionality: true, marketing: true }
    const denied = { services: { a: { decision: 'granted' }, b: { decision: 'denied' } } }
    const unusable = {
      'refused services': { receipt: denied },
      expired: { receipt: { expires: new Date(time - 1).toISOString() } },
      'without an end': { receipt: { expires: null } },
      'decided by a script': { receipt: { method: { surface: 'page', action: 'all' } } },
      'handed off before': { receipt: { method: { surface: 'banner', action: 'custom', origin: 'hand-off' } } },
      'of a subscriber': { receipt: { method: { surface: 'banner', action: 'necessary', origin: 'subscription' } } },
      'under an opt-out law': { receipt: { jurisdiction: { model: 'opt-out' } } },
      'without a receipt': { metadata: {} },
    }
    for (const [name, more] of Object.entries(unusable)) {
      const recordId = await decide(all, more)
      assert.equal((await issue(recordId)).status, 404, name)
    }
    // Two decisions with the same receipt: only what both grant.
    const twice = await decide(all)
    await decide({ marketing: true }, { receipt: { recordId: twice } })
    assert.deepEqual((await accept((await issue(twice)).token)).granted, ['marketing'])
    // A later refusal of the same subject.
    const subjectId = `sub_${randomUUID().replace(/[-0]/g, '1')}`
    const before = await decide(all, { subjectId, givenAt: time - 5000 })
    assert.equal((await issue(before)).status, 200)
    await decide({}, { subjectId })
    assert.equal((await issue(before)).status, 404)
  })

  it('keeps ids until they have ended, and no longer than an hour after that', async () => {
    const count = async () =>
      Number((await shop.database.query('select count(*) as count from "consentHandOff"'))[0].count)
    assert.ok((await count()) > 0)
    time += 62 * MINUTE
    await accept(await newToken())
    assert.equal(await count(), 1)
  })

  it('names a file without a key when it starts', async () => {
    const empty = join(folder, 'empty')
    mkdirSync(empty)
    writeFileSync(join(empty, 'shop.test.pem'), '')
    await assert.rejects(startConsents({ SISTER_SITES: empty }, {}, { database: shop.database }), /has no public key/)
  })
})
