// Which visitors are asked: every country code, with the header of every proxy that the documentation names.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { policyAnswer, policyFor, policyPacks } from '../../dist/policies.js'
import { startConsents } from '../support/load-serve.mjs'

/** The countries in which something is granted before a decision. Each needs a source in country-rules.ts. */
const granting = ['US']

describe('the policy of a country', () => {
  let server
  before(async () => (server = await startConsents()))
  after(() => server.end())
  const init = async headers => (await fetch(`${server.url}/init`, { headers })).json()
  const isAsked = ({ policy }) => policy.model === 'opt-in' && policy.ui.mode === 'banner'

  it('asks visitors of every two-letter code, except in the countries with a rule', async () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const codes = letters.flatMap(one => letters.map(other => one + other))
    const unasked = []
    for (const code of codes) if (!isAsked(await init({ 'cf-ipcountry': code }))) unasked.push(code)
    assert.deepEqual(unasked, granting)
  })

  it('is the policy pack that pages use, by its id and version', async () => {
    for (const pack of policyPacks)
      for (const place of pack.places) {
        const [country, region = ''] = place.split('-')
        const expected = policyFor({ country, region })
        const headers = { 'x-vercel-ip-country': country, 'x-vercel-ip-country-region': region }
        const { policy } = await init(headers)
        assert.equal(policy.id, `${expected.id}@${expected.version}`, place)
        assert.equal(policy.model, expected.model, place)
        const old = await (await fetch(`${server.url}/show-consent-banner`, { headers })).json()
        assert.equal(old.policy, policy.id, place)
        assert.equal(old.showConsentBanner, policyAnswer({ country, region }).showConsentBanner, place)
      }
  })

  it('treats codes that are no country as unknown', async () => {
    for (const code of ['XX', 'T1', 'ZZ', 'EU', 'A1', '', 'DEU', 'us2', '../US']) {
      const answer = await init({ 'cf-ipcountry': code })
      assert.deepEqual([isAsked(answer), answer.location.countryCode], [true, null], code)
    }
  })

  it('names the law of the EU’s outermost regions, of Åland and of the British islands', async () => {
    const laws = {
      RE: 'GDPR',
      GF: 'GDPR',
      GP: 'GDPR',
      MQ: 'GDPR',
      YT: 'GDPR',
      MF: 'GDPR',
      AX: 'GDPR',
      GI: 'UK_GDPR',
      JE: 'UK_GDPR',
      GG: 'UK_GDPR',
      IM: 'UK_GDPR',
    }
    for (const [code, law] of Object.entries(laws))
      assert.equal((await init({ 'cf-ipcountry': code })).jurisdiction, law, code)
  })

  it('reads the header of each proxy, in lower case as well', async () => {
    for (const name of [
      'x-c15t-country',
      'cf-ipcountry',
      'x-vercel-ip-country',
      'x-amz-cf-ipcountry',
      'x-country-code',
      'cloudfront-viewer-country',
    ])
      assert.equal((await init({ [name]: 'de' })).location.countryCode, 'DE', name)
  })
})
