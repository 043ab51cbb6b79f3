// npm run test:clients: the real clients c15t 1.5.0 and 2.2.1 against our server and against the real @c15t/backend of the
// same version. Their calls and the bytes of the responses are compared. It installs the clients once, 310 MB, into
// test/support/c15t-clients, so it does not run in npm test.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { answer, close, listen } from '../../examples/server/http.mjs'
import { installBackend } from '../../examples/server/install.mjs'
import { createBackend1 } from '../support/c15t-1/backend.mjs'
import { createBackend2 } from '../support/c15t-2.mjs'
import { serve, startConsents } from '../support/load-serve.mjs'

const folder = new URL('../support/c15t-clients/', import.meta.url)
if (!existsSync(new URL('node_modules', folder))) {
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--omit=optional']
  const done = spawnSync('npm', [...args, '--omit=peer', '--legacy-peer-deps'], {
    cwd: fileURLToPath(folder),
    stdio: 'inherit',
  })
  assert.equal(done.status, 0, 'npm install failed')
}
await installBackend(line => console.error(line), new URL('../support/c15t-1/', import.meta.url))
const load = async name =>
  import(
    pathToFileURL(
      createRequire(new URL('package.json', folder))
        .resolve(name)
        .replace(/\.cjs$/, '.js'),
    ).href
  )

/** Ids and the server's own times differ between two servers; everything else is compared byte for byte. */
const normal = text =>
  text.replaceAll(/\b(dom|pol|pur|cns|rpd|rec|sub)_\w+/g, '$1_…').replaceAll(/"givenAt":"[^"]+"/g, '"givenAt":"…"')

/** Runs calls of a client, and records what went over the network. */
async function recorded(origin, country, calls) {
  const log = []
  const real = globalThis.fetch
  globalThis.fetch = async (url, options = {}) => {
    const headers = new Headers(options.headers)
    headers.set('x-c15t-country', country)
    headers.set('accept-language', 'de')
    const response = await real(url, { ...options, headers })
    const body = await response.clone().text()
    log.push({
      call: `${options.method ?? 'GET'} ${new URL(url).pathname}`,
      status: response.status,
      body: normal(body),
    })
    return response
  }
  try {
    return { results: await calls(`${origin}/api/c15t`), log }
  } finally {
    globalThis.fetch = real
  }
}

describe('the real client', () => {
  let ours, one, two
  const servers = []
  const listening = async handle => {
    const server = createServer((incoming, outgoing) => answer(handle, incoming, outgoing))
    servers.push(server)
    return listen(server, 0)
  }
  before(async () => {
    ours = await startConsents({ ALLOWED_ORIGINS: '*' })
    one = await listening(await createBackend1())
    two = await listening(await createBackend2({ options: { policyPacks: serve.policies } }))
  })
  after(async () => {
    await Promise.all(servers.map(close))
    await ours.end()
  })

  for (const country of ['DE', 'CH', 'BR', 'JP', 'US'])
    it(`c15t 1.5.0 in ${country} gets the responses of @c15t/backend 1.5.0`, async () => {
      const { C15tClient } = await load('c15t-1')
      const calls = async backendURL => {
        const client = new C15tClient({ backendURL })
        const banner = await client.showConsentBanner()
        const set = await client.setConsent({
          body: {
            type: 'cookie_banner',
            domain: 'site.test',
            preferences: { necessary: true, marketing: false },
            metadata: { source: 'consent_widget', acceptanceMethod: 'custom' },
          },
        })
        // 1.5.0 finds no consent without a subject, and answers 500 four times. Ours answers once that it is not valid.
        const verify = await client.verifyConsent({
          body: { type: 'cookie_banner', domain: 'site.test', preferences: ['necessary'] },
        })
        return [banner, set, verify].map(({ ok, error }) => ({ ok, error: error?.message ?? null }))
      }
      const mine = await recorded(ours.origin, country, calls)
      const theirs = await recorded(one, country, calls)
      // Our first answer also names protocol 2 and the policy pack, and leaves the texts to the client.
      const withoutOurs = log =>
        log.flatMap(({ body, ...rest }) => {
          if (rest.call.endsWith('/verify')) return []
          const { translations: _, protocol: __, policy: ___, ...kept } = JSON.parse(body)
          return [{ ...rest, body: JSON.stringify(kept) }]
        })
      assert.deepEqual(withoutOurs(mine.log), withoutOurs(theirs.log))
      assert.deepEqual(mine.results.slice(0, 2), theirs.results.slice(0, 2))
      assert.deepEqual(mine.log.at(-1), {
        call: 'POST /api/c15t/consent/verify',
        status: 200,
        body: '{"isValid":false}',
      })
    })

  for (const country of ['DE', 'CH', 'BR', 'US', 'NZ'])
    it(`c15t 2.2.1 in ${country} gets the responses of @c15t/backend 2.2.1`, async () => {
      const { C15tClient, generateSubjectId } = await load('c15t-2')
      const subjectId = generateSubjectId()
      const givenAt = Date.now()
      const calls = async backendURL => {
        const client = new C15tClient({ backendURL })
        const init = await client.init()
        const set = await client.setConsent({
          body: {
            type: 'cookie_banner',
            domain: 'site.test',
            subjectId,
            preferences: { necessary: true, marketing: false },
            givenAt,
            uiSource: 'banner',
            consentAction: 'custom',
            jurisdiction: 'GDPR',
            metadata: { source: 'consent_widget', acceptanceMethod: 'custom' },
          },
        })
        return [init, set].map(({ ok, error }) => ({ ok, error: error?.message ?? null }))
      }
      const mine = await recorded(ours.origin, country, calls)
      const theirs = await recorded(two, country, calls)
      const withoutTexts = log =>
        log.map(({ body, ...rest }) => {
          const { translations: _, ...kept } = JSON.parse(body)
          return { ...rest, body: JSON.stringify(kept) }
        })
      assert.deepEqual(withoutTexts(mine.log), withoutTexts(theirs.log))
      assert.deepEqual(mine.results, theirs.results)
      assert.deepEqual(
        mine.results.map(({ ok }) => ok),
        [true, true],
      )
    })
})
