// The texts that visitors saw are stored once, and decisions refer to them by the hashes in their receipts.
import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { serve, startConsents } from '../support/load-serve.mjs'

const hashOf = ({ title, description }) => createHash('sha256').update(`${title}\n${description}`).digest('hex')
/** As a German site with four declared companies for measurement and marketing shows it. */
const banner = {
  title: 'Ihre Privatsphäre ist uns wichtig',
  description:
    'Mit Ihrer Erlaubnis verwenden wir und 4 Unternehmen Cookies und ähnliche Techniken, um Besuche zu zählen und personalisierte Werbung einzublenden. Jederzeit änderbar in den Datenschutz-Einstellungen dieser Website.',
}
const category = {
  title: 'Zusatzfunktionen',
  description: 'Zum Beispiel Chat, Formulare anderer Anbieter oder gespeicherte Vorlieben.',
}
/** A site's own words, with a placeholder that our client fills. */
const own = { title: 'Kekse?', description: 'Wir und {partners} möchten {purposes}.' }
const ownShown = { title: 'Kekse?', description: 'Wir und 12 Unternehmen möchten Besuche zu zählen.' }

describe('the texts that visitors saw', () => {
  let folder, environment
  const run = async (...args) => {
    let text = ''
    const status = await serve.runConsents(args, environment, words => void (text += words))
    const lines = text.split('\n').filter(Boolean)
    return { status, text, rows: lines[0]?.startsWith('{') ? lines.map(line => JSON.parse(line)) : [] }
  }
  const receipt = (notice, language = 'de') => ({
    recordId: randomUUID(),
    language,
    notice: hashOf(notice),
    purposes: { functionality: { decision: 'denied', text: hashOf(category) }, marketing: { decision: 'denied' } },
  })
  const post = async (url, given) => {
    const body = JSON.stringify({
      type: 'cookie_banner',
      subjectId: `sub_${randomUUID().replace(/[-0]/g, '1')}`,
      domain: 'site.test',
      preferences: { necessary: true },
      givenAt: Date.now(),
      metadata: { receipt: given },
    })
    const headers = { 'content-type': 'application/json' }
    assert.equal((await fetch(`${url}/subjects`, { method: 'POST', headers, body })).status, 200)
  }
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'notices-'))
    environment = { CONSENTS_FOLDER: join(folder, 'consents'), SIGNING_KEY_FILE: join(folder, 'key.pem') }
    const server = await startConsents(environment, { folder: environment.CONSENTS_FOLDER })
    for (const given of [banner, banner, ownShown]) await post(server.url, receipt(given))
    // Whatever a visitor invents is stored as a decision only.
    await post(server.url, { language: '../x', notice: 'a'.repeat(64), purposes: { x: null, y: { text: 7 } } })
    await server.end()
  })
  after(() => rm(folder, { recursive: true, force: true }))

  it('are stored once for each hash if they are ours, with every number of companies and choice of purposes', async () => {
    const { rows } = await run('texts')
    assert.deepEqual(
      rows
        .map(({ hash, language, content }) => ({ hash, language, content }))
        .toSorted((a, b) => (a.hash < b.hash ? -1 : 1)),
      [banner, category]
        .map(shown => ({ hash: hashOf(shown), language: 'de', content: `${shown.title}\n${shown.description}` }))
        .toSorted((a, b) => (a.hash < b.hash ? -1 : 1)),
    )
  })

  it('can be added from the site’s translations, and those without a text are listed', async () => {
    const missing = await run('texts', '--missing')
    assert.equal(missing.status, 1)
    assert.deepEqual(missing.rows, [
      { hash: hashOf(ownShown), language: 'de', decisions: 1 },
      { hash: 'a'.repeat(64), language: 'en', decisions: 1 },
    ])
    const file = join(folder, 'translations.json')
    await writeFile(file, JSON.stringify({ de: { cookieBanner: own }, fr: { cookieBanner: own } }))
    assert.equal((await run('texts', file)).text, '1 text stored\n')
    assert.equal((await run('texts', file)).text, '0 texts stored\n')
    const added = (await run('texts')).rows.find(({ hash }) => hash === hashOf(ownShown))
    assert.equal(added.content, `${ownShown.title}\n${ownShown.description}`)
    await writeFile(file, '[]')
    await assert.rejects(run('texts', file), /expected is the option translations/)
  })

  it('are found by verify if somebody changes them', async () => {
    assert.equal((await run('verify')).status, 0)
    const database = await serve.openDatabase({ folder: environment.CONSENTS_FOLDER })
    await database.query(`update "consentNotice" set content = 'You accept everything' where hash = $1`, [
      hashOf(banner),
    ])
    await database.close()
    const { status, text } = await run('verify')
    assert.deepEqual([status, text.split('\n').at(-2)], [1, `the text ${hashOf(banner)} is changed`])
  })
})
