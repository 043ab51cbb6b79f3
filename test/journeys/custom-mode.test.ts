import { expect } from '@open-wc/testing'
import type { ConsentHandlers, ConsentSubmission } from '../../src'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { hurry, timersHaveRun } from '../support/hurry'
import { closePages, openPage, type Page } from '../support/open-page'

const banner = {
  showConsentBanner: true,
  jurisdiction: { code: 'GDPR', message: 'We ask everybody.' },
  location: { countryCode: 'DE', regionCode: 'BE' },
}
const failing = (): never => {
  throw new Error('disk full')
}

beforeEach(() => localStorage.clear())
afterEach(closePages)

/** A site that starts the manager itself, with handlers of the test. */
async function site(handlers: ConsentHandlers, before?: (page: Page['window']) => void): Promise<Page> {
  const start = `
    import { startConsentManager } from '/dist/index.js'
    import '/dist/define.js'
    startConsentManager({ mode: 'custom', categories: 'all', handlers: window.handlers })`
  return openPage({
    head: `<script type="module">${start}</script>`,
    body: '<consent-banner></consent-banner><privacy-settings-dialog></privacy-settings-dialog>',
    before(window) {
      Object.assign(window, { handlers })
      before?.(window)
    },
  })
}

const press = async (page: Page, selector: string): Promise<void> => (await page.find(selector)).click()
const errors = (page: Page) => page.events.filter(({ type }) => type === 'consent-error').map(({ detail }) => detail)
const told = (page: Page) => page.until('it was told', () => errors(page).length > 0)
const answered = async (page: Page) => {
  const manager = await page.manager()
  await page.until('the question was answered', () => !manager.state.isLoadingConsentInfo)
  return manager
}

describe('§7 in custom mode, handler functions replace the calls', () => {
  for (const [form, wrap] of [
    ['plain values', <T>(answer: T) => answer],
    ['promises', async <T>(answer: T) => answer],
    ["c15t's envelopes", <T>(data: T) => ({ data, ok: true, error: null, response: null })],
  ] satisfies [string, <T>(answer: T) => unknown][])
    it(`with ${form}: requests the banner, submits and verifies`, async () => {
      const seen: unknown[] = []
      const page = await site({
        showConsentBanner: () => wrap(banner) as typeof banner,
        setConsent: submission => wrap(void seen.push(submission)),
        verifyConsent: request => wrap({ isValid: seen.push(request) > 0 }) as { isValid: boolean },
      })
      await press(page, '[data-action=accept]')
      await page.until('the handler was told', () => seen.length > 0)
      const { metadata, ...body } = seen[0] as ConsentSubmission
      expect(body).to.deep.equal({ type: 'cookie_banner', domain: location.hostname, preferences: allConsents() })
      expect(metadata).to.include({ source: 'consent_widget', acceptanceMethod: 'all' })
      expect(seen).to.have.length(1)
      const manager = await page.manager()
      expect(manager.state).to.deep.include({ jurisdictionInfo: banner.jurisdiction, locationInfo: banner.location })
      expect(await manager.verify(['marketing'])).to.deep.equal({ isValid: true })
      expect(seen[1]).to.deep.equal({ type: 'cookie_banner', domain: location.hostname, preferences: ['marketing'] })
      expect(errors(page)).to.deep.equal([])
      expect(Object.keys(localStorage).toSorted()).to.deep.equal([
        'privacy-consent-receipts',
        'privacy-consent-storage',
      ])
    })

  it('no request is sent to a server', async () => {
    const page = await site({ showConsentBanner: () => banner, setConsent: () => {} })
    await press(page, '[data-action=reject]')
    await page.until('the banner is gone', () => !page.peek('[part=banner]'))
    const requests = page.window.performance.getEntriesByType('resource').map(({ name }) => name)
    expect(requests.filter(name => name.includes('c15t'))).to.deep.equal([])
  })

  it('a handler that returns NONE and no banner grants all categories', async () => {
    const page = await site({
      showConsentBanner: () => ({ ...banner, showConsentBanner: false, jurisdiction: { code: 'NONE', message: '' } }),
      setConsent: () => {},
    })
    const manager = await answered(page)
    expect(manager.state).to.deep.include({ effectiveConsents: allConsents(), showPopup: false, consentInfo: null })
  })

  it('handlers are not called again for visitors who have already chosen', async () => {
    let calls = 0
    const handlers = { showConsentBanner: () => (calls++, banner), setConsent: () => void calls++ }
    const first = await site(handlers)
    await press(first, '[data-action=accept]')
    await first.until('the handler was told', () => calls === 2)
    first.close()
    const page = await site(handlers, hurry)
    const manager = await answered(page)
    await timersHaveRun(page, 2500) // longer than the delay after which a queue is sent
    expect(calls).to.equal(2)
    expect(manager.state.consents).to.deep.equal(allConsents())
  })
})

describe('§8 a banner handler that fails: the popup is hidden, nothing is granted', () => {
  const failures: [string, ConsentHandlers['showConsentBanner'] | 'missing', string][] = [
    ['throws', failing, 'HANDLER_ERROR'],
    ['rejects', async () => failing(), 'HANDLER_ERROR'],
    ['returns ok: false', () => ({ ok: false, error: { message: 'no' }, data: null }), 'HANDLER_ERROR'],
    ['returns ok: false with a grant', () => ({ ok: false, data: { ...banner } }), 'HANDLER_ERROR'],
    ['returns undefined', () => undefined as never, 'HANDLER_ERROR'],
    ['returns an invalid value', () => 'GDPR' as never, 'HANDLER_ERROR'],
    ['returns an empty envelope', () => ({ data: null, ok: true }), 'HANDLER_ERROR'],
    [
      'grants with values of the wrong type',
      () => ({ ...banner, showConsentBanner: 0, jurisdiction: { code: 'NONE' } }) as never,
      'HANDLER_ERROR',
    ],
    ['is missing', 'missing', 'ENDPOINT_NOT_FOUND'],
  ]
  for (const [what, handler, code] of failures)
    it(`when it ${what}, and the error callback receives "Unknown error fetching consent banner information"`, async () => {
      const page = await site({ setConsent: () => {}, ...(handler !== 'missing' && { showConsentBanner: handler! }) })
      const manager = await answered(page)
      await told(page)
      expect(manager.state).to.deep.include({ showPopup: false, effectiveConsents: onlyNecessary() })
      expect(errors(page).filter(error => (error as { code: string }).code !== 'INVALID_OPTION')).to.deep.equal([
        { code, message: 'Unknown error fetching consent banner information' },
      ])
      await timersHaveRun(page, 100)
      expect(page.peek('[part=banner]')).to.equal(null)
    })

  it('and the visitor can still choose in the settings', async () => {
    const page = await site({ showConsentBanner: failing, setConsent: () => {} })
    ;(await answered(page)).openSettings()
    await press(page, '[part=dialog] [data-action=accept]')
    expect((await page.manager()).state.effectiveConsents).to.deep.equal(allConsents())
  })

  it('a handler that never settles leaves the page usable, and nothing is granted', async () => {
    const page = await site({ showConsentBanner: () => new Promise(() => {}), setConsent: () => {} })
    const manager = await page.manager()
    expect(manager.state).to.deep.include({ isLoadingConsentInfo: true, effectiveConsents: onlyNecessary() })
    manager.rejectAll()
    expect(manager.state.consentInfo!.type).to.equal('necessary')
  })
})

describe('§8 a consent handler that fails: the decision applies on this device', () => {
  const failures: [string, ConsentHandlers['setConsent'] | 'missing', string][] = [
    ['throws', failing, 'HANDLER_ERROR'],
    ['rejects', async () => failing(), 'HANDLER_ERROR'],
    ['returns ok: false', () => ({ ok: false }), 'HANDLER_ERROR'],
    ['is missing', 'missing', 'ENDPOINT_NOT_FOUND'],
  ]
  for (const [what, handler, code] of failures)
    it(`when it ${what}, the error callback receives "Failed to save consents", once, and nothing is queued`, async () => {
      const page = await site({
        showConsentBanner: () => banner,
        ...(handler !== 'missing' && { setConsent: handler! }),
      })
      await page.find('[part=banner]')
      page.events.length = 0
      await press(page, '[data-action=accept]')
      await told(page)
      // The missing option is reported as well, before or after: the file that explains options loads on demand.
      const failed = errors(page).filter(error => (error as { code: string }).code !== 'INVALID_OPTION')
      expect(failed).to.deep.equal([{ code, message: 'Failed to save consents' }])
      expect((await page.manager()).state.effectiveConsents).to.deep.equal(allConsents())
      expect(JSON.parse(localStorage.getItem('privacy-consent-storage')!).consents).to.deep.equal(allConsents())
      expect(localStorage.getItem('privacy-consent-pending')).to.equal(null)
    })

  it('a mode without its handlers is reported before anything is requested', async () => {
    const page = await site({})
    await page.manager()
    const isWrong = (error: unknown): boolean => (error as { code: string }).code === 'INVALID_OPTION'
    await page.until('both were named', () => errors(page).filter(isWrong).length === 2)
    for (const name of ['showConsentBanner', 'setConsent'])
      expect(errors(page)).to.deep.include({
        code: 'INVALID_OPTION',
        message: `Option "handlers.${name}" is missing; mode "custom" needs a function there`,
      })
  })
})

describe('§7 a verify handler', () => {
  const verify = async (verifyConsent?: ConsentHandlers['verifyConsent']) => {
    const page = await site({
      showConsentBanner: () => banner,
      setConsent: () => {},
      ...(verifyConsent && { verifyConsent }),
    })
    const outcome = await (await page.manager()).verify(['marketing']).catch((error: { code: string }) => error.code)
    return { page, outcome }
  }

  it('that returns isValid: false is accepted, and no error is reported', async () => {
    const { page, outcome } = await verify(() => ({ isValid: false }))
    expect(outcome).to.deep.equal({ isValid: false })
    expect(errors(page)).to.deep.equal([])
  })

  it('that returns isValid: false in an envelope is accepted, too', async () => {
    expect((await verify(() => ({ data: { isValid: false }, ok: true }))).outcome).to.deep.equal({ isValid: false })
  })

  for (const [what, handler, code] of [
    ['throws', failing, 'HANDLER_ERROR'],
    ['returns an invalid value', () => ({ valid: true }) as never, 'HANDLER_ERROR'],
    ['is missing', undefined, 'ENDPOINT_NOT_FOUND'],
  ] satisfies [string, ConsentHandlers['verifyConsent'], string][])
    it(`that ${what} is never treated as consent`, async () => {
      const { page, outcome } = await verify(handler)
      expect(outcome).to.equal(code)
      expect(errors(page).map(error => (error as { code: string }).code)).to.deep.equal([code])
      if (handler === undefined)
        expect(errors(page)).to.deep.equal([{ code, message: "No endpoint handler found for 'verifyConsent'" }])
    })
})
