// A document that proves decisions: for people, for the command, and for other tools that have neither server nor database.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { serve, startConsents } from '../support/load-serve.mjs'

const hashOf = content => createHash('sha256').update(content).digest('hex')
const banner = count =>
  `Ihre Privatsphäre ist uns wichtig\nMit Ihrer Erlaubnis verwenden wir und ${count} Unternehmen Cookies und ähnliche Techniken, um Besuche zu zählen und personalisierte Werbung einzublenden. Jederzeit änderbar in den Datenschutz-Einstellungen dieser Website.`
const category = 'Zusatzfunktionen\nZum Beispiel Chat, Formulare anderer Anbieter oder gespeicherte Vorlieben.'

/** Verifies a proof with nothing of this project: Python's SHA-256 and JSON, and OpenSSL's Ed25519. */
const PYTHON = `
import base64, hashlib, json, subprocess, sys
proof = json.load(open(sys.argv[1])); folder = sys.argv[2]
sha = lambda text: hashlib.sha256(text.encode()).hexdigest()
for proven in proof['decisions']:
    text = json.dumps(proven['decision'], sort_keys=True, separators=(',', ':'), ensure_ascii=False)
    assert sha(proven['salt'] + '\\n' + text) == proven['links'][0]['digest'], 'digest'
    last = proven['previousHash']
    for link in proven['links']:
        last = sha('\\n'.join([last] + [str(link[name]) for name in ('site', 'seq', 'kind', 'consentId', 'digest', 'receivedAt')]))
        assert last == link['hash'], 'link'
    open(folder + '/hash.txt', 'w').write(last)
    open(folder + '/signature.bin', 'wb').write(base64.b64decode(proven['signature']))
    subprocess.run(['openssl', 'pkeyutl', '-verify', '-pubin', '-inkey', folder + '/public.pem', '-rawin',
        '-in', folder + '/hash.txt', '-sigfile', folder + '/signature.bin'], check=True, stdout=subprocess.DEVNULL)
    for text in proven['texts']:
        assert text['content'] is None or sha(text['content']) == text['hash'], 'text'
print(len(proof['decisions']), 'verified')
`

describe('the proof of a decision', () => {
  let folder, environment
  const subject = `sub_${randomUUID().replace(/[-0]/g, '1')}`
  const recordId = randomUUID()
  const evil = `"><img src=x onerror=alert(1)>\u202e${'a\u0301\u0336'.repeat(9)}`
  const evilSubject = `sub_${randomUUID().replace(/[-0]/g, '1')}`
  const run = async (...args) => {
    let text = ''
    const status = await serve.runConsents(args, environment, words => void (text += words))
    return { status, text }
  }
  const file = name => join(folder, name)
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proof-'))
    environment = { CONSENTS_FOLDER: join(folder, 'consents'), SIGNING_KEY_FILE: join(folder, 'key.pem') }
    const server = await startConsents(environment, { folder: environment.CONSENTS_FOLDER })
    const post = (subjectId, notice, more = {}, uiSource = 'banner <b>') =>
      fetch(`${server.url}/subjects`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-ipcountry': 'DE' },
        body: JSON.stringify({
          type: 'cookie_banner',
          subjectId,
          domain: 'shop.test',
          preferences: { necessary: true, marketing: false },
          givenAt: Date.now(),
          consentAction: 'necessary',
          uiSource,
          metadata: {
            receipt: {
              language: 'de',
              notice: hashOf(notice),
              domain: 'shop.test',
              purposes: {
                necessary: { decision: 'granted' },
                functionality: { decision: 'denied', text: hashOf(category) },
                marketing: { text: 'a'.repeat(64) },
              },
              note: '</script><script>alert(1)</script>',
              ...more,
            },
          },
        }),
      })
    const other = () => `sub_${randomUUID().replace(/[-0]/g, '1')}`
    assert.equal((await post(other(), banner(3))).status, 200)
    const before = Date.now() // of the notice
    while (Date.now() <= before) await new Promise(resolve => setTimeout(resolve, 1))
    // Of several in one group, only the last link has a signature.
    await Promise.all([
      post(subject, banner(4), { recordId }),
      ...Array.from({ length: 5 }, () => post(other(), banner(4))),
    ])
    const receipt = { language: evil + 'x'.repeat(5000), recordId: evil }
    assert.equal((await post(evilSubject, banner(4), receipt, evil)).status, 200)
    await server.end()
    await writeFile(file('public.pem'), server.key.publicKey)
    await writeFile(file('proof.html'), (await run('prove', recordId)).text)
    await writeFile(file('proof.json'), (await run('prove', subject, '--format', 'json')).text)
  })
  after(() => rm(folder, { recursive: true, force: true }))

  it('has the decision, the texts as they were shown, what changed in the notice, and its place in the chain', async () => {
    const text = await readFile(file('proof.html'), 'utf8')
    for (const words of [
      'rejected everything that is not necessary',
      'Granted:\n      necessary.'.replace(/\s+/, ' '),
      'Received by the server',
      'GDPR',
      subject,
      recordId,
      'Ihre Privatsphäre ist uns wichtig',
      'Zusatzfunktionen',
      'The server does not have this text',
      '<del>3</del>',
      '<ins>4</ins>',
      'BEGIN PUBLIC KEY',
      'banner &lt;b&gt;',
    ])
      assert.ok(text.replaceAll(/\s+/g, ' ').includes(words), words)
    assert.equal(text.split('<script').length, 2, 'a visitor’s text became a script')
    assert.doesNotMatch(text, /(src|href)=/)
  })

  it('shows hostile texts of visitors as text, short, and without characters that turn the direction', async () => {
    const { text } = await run('prove', evilSubject)
    const [words, data] = text.split('<script type="application/json"')
    assert.doesNotMatch(words, /<img|\u202e|onerror=alert\(1\)>"/)
    assert.ok(words.includes('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;'), 'the text is missing')
    assert.doesNotMatch(data, /<img/)
    assert.ok(Math.max(...words.split('\n').map(line => line.length)) < 1000, 'a long text is shown as a whole')
    const proof = JSON.parse(/id="proof">(.*?)<\/script>/s.exec(text)[1])
    assert.ok(proof.decisions[0].decision.uiSource.startsWith(evil.slice(0, 30)), 'the data has another text')
    await writeFile(file('hostile.html'), text)
    assert.equal((await run('verify', file('hostile.html'), '--key', file('public.pem'))).status, 0)
  })

  it('is verified without a database, by the command and by other tools', async () => {
    environment = {} // nothing of the server
    for (const name of ['proof.html', 'proof.json']) {
      const { status, text } = await run('verify', file(name), '--key', file('public.pem'))
      assert.equal(status, 0, text)
      assert.match(text, /^cns_\w+ received 20[\d-]+T[\d:.]+Z: proven\n$/)
    }
    const unnamed = await run('verify', file('proof.html'))
    assert.match(unnamed.text, /Verified with the key in the document, \w+\. Compare it/)
    const python = spawnSync('python3', ['-c', PYTHON, file('proof.json'), folder], { encoding: 'utf8' })
    assert.equal(python.stdout, '1 verified\n', python.stderr)
  })

  it('is not verified if a word of the page, or any field of its data, is another one', async () => {
    const page = await readFile(file('proof.html'), 'utf8')
    const check = async (name, text) => {
      await writeFile(file(name), text)
      return run('verify', file(name), '--key', file('public.pem'))
    }
    const forged = await check(
      'forged.html',
      page.replace('rejected everything that is not necessary', 'accepted everything'),
    )
    assert.deepEqual([forged.status, /the page differs from its data/.test(forged.text)], [1, true])

    const proof = JSON.parse(await readFile(file('proof.json'), 'utf8'))
    /** Calls back with a copy of the proof for each of its leaves, with that leaf changed. */
    async function eachChange(value, path, act) {
      for (const [name, item] of Object.entries(value)) {
        if (typeof item === 'object' && item !== null) await eachChange(item, [...path, name], act)
        else {
          const copy = structuredClone(proof)
          const place = path.reduce((at, step) => at[step], copy)
          place[name] =
            typeof item === 'string'
              ? `${item.startsWith('x') ? 'y' : 'x'}${item.slice(1)}`
              : item === null
                ? 'x'
                : typeof item === 'number'
                  ? item + 1
                  : !item
          await act(copy, [...path, name].join('.'))
        }
      }
    }
    // What only describes the document, and what follows from the decision by tables of the database.
    const free = /^(about|madeAt|version|keys\..*|decisions\.0\.(chain|noticeBefore))$/
    let count = 0
    await eachChange(proof, [], async (copy, name) => {
      if (free.test(name) || name === 'format') return
      count++
      const { status, text } = await check('changed.json', JSON.stringify(copy))
      assert.equal(status, 1, `${name}: ${text}`)
    })
    assert.ok(count > 25, `${count}`)
  })

  it('is given for decisions only, and says what to ask for', async () => {
    environment = { CONSENTS_FOLDER: join(folder, 'consents'), SIGNING_KEY_FILE: join(folder, 'key.pem') }
    await assert.rejects(
      run('prove', 'sub_none'),
      /"sub_none" has no decision with a seal; allowed is the id of a subject/,
    )
    await assert.rejects(run('prove'), /has no decision with a seal/)
  })
})
