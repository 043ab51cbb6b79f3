import { expect } from '@open-wc/testing'
import { createClient } from '../../src/client/create-client'
import { customClient } from '../../src/client/custom-client'
import { submissionOf, verifyRequestOf } from '../../src/consent/consent-submission'
import { onlyNecessary } from '../../src/consent/consents'

const banner = {
  showConsentBanner: true,
  jurisdiction: { code: 'GDPR', message: 'm' },
  location: { countryCode: 'DE', regionCode: 'BE' },
}
const body = submissionOf({ consents: onlyNecessary(), consentInfo: { time: 1, type: 'necessary' } }, 'site.test')
const verification = verifyRequestOf(onlyNecessary(), 'site.test')

describe('a custom handler', () => {
  it("may return the response with or without c15t's envelope", async () => {
    const plain = customClient({ showConsentBanner: () => banner })
    const enveloped = customClient({ showConsentBanner: async () => ({ data: banner, ok: true, error: null }) })
    expect(await plain.showConsentBanner()).to.deep.equal({ ok: true, data: banner })
    expect(await enveloped.showConsentBanner()).to.deep.equal({ ok: true, data: banner })
  })

  it('receives the body that the server would have received', async () => {
    const seen: unknown[] = []
    const client = customClient({ setConsent: given => seen.push(given, (given as { body?: unknown }).body) })
    await client.setConsent(body, 'id')
    expect(seen).to.deep.equal([body, body])
    expect(Object.keys(seen[0] as object)).to.deep.equal(Object.keys(body))
  })

  it('that throws results in a HANDLER_ERROR with its message', async () => {
    const client = customClient({
      setConsent() {
        throw new Error('disk full')
      },
    })
    const result = await client.setConsent(body, 'id')
    expect(result.ok).to.equal(false)
    expect(!result.ok && [result.error.code, result.error.message]).to.deep.equal(['HANDLER_ERROR', 'disk full'])
  })

  for (const [answer, text] of [
    [{ ok: false, error: { message: 'no' } }, 'no'],
    [{ ok: false }, 'The handler answered ok: false'],
    [{ data: null, error: { message: 'why' } }, 'why'],
  ] as const)
    it(`that returns ${JSON.stringify(answer)} has failed`, async () => {
      const result = await customClient({ setConsent: () => answer }).setConsent(body, 'id')
      expect(!result.ok && [result.error.code, result.error.message]).to.deep.equal(['HANDLER_ERROR', text])
    })

  it("that is missing results in ENDPOINT_NOT_FOUND, 404, No endpoint handler found for '{name}'", async () => {
    const results = [
      await customClient({}).showConsentBanner(),
      await customClient({}).setConsent(body, 'id'),
      await customClient({}).verifyConsent(verification),
    ]
    expect(
      results.map(result => !result.ok && [result.error.code, result.error.status, result.error.message]),
    ).to.deep.equal(
      ['showConsentBanner', 'setConsent', 'verifyConsent'].map(name => [
        'ENDPOINT_NOT_FOUND',
        404,
        `No endpoint handler found for '${name}'`,
      ]),
    )
  })

  it('that returns an invalid response has failed', async () => {
    const client = customClient({
      showConsentBanner: () => 'yes' as never,
      verifyConsent: () => ({ isValid: 'yes' }) as never,
    })
    const [shown, verified] = [await client.showConsentBanner(), await client.verifyConsent(verification)]
    expect(!shown.ok && shown.error.message).to.contain("'showConsentBanner' must answer")
    expect(!verified.ok && verified.error.message).to.contain("'verifyConsent' must answer { isValid }")
  })

  it('can declare a consent invalid', async () => {
    const client = customClient({ verifyConsent: () => ({ isValid: false }) })
    expect(await client.verifyConsent(verification)).to.deep.equal({ ok: true, data: { isValid: false } })
  })
})

describe('offline mode', () => {
  it('sends no request and verifies against the stored decision', async () => {
    const client = createClient({ mode: 'offline', isGranted: name => name === 'necessary' })
    expect((await client.showConsentBanner()).ok).to.equal(true)
    expect(await client.verifyConsent(verification)).to.deep.equal({ ok: true, data: { isValid: true } })
    const more = { ...verification, preferences: ['necessary' as const, 'marketing' as const] }
    expect(await client.verifyConsent(more)).to.deep.equal({ ok: true, data: { isValid: false } })
  })
})
