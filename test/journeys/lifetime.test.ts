import { expect } from '@open-wc/testing'
import type { ConsentOptions, ConsentRecord } from '../../src'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { en } from '../../src/translations/en'
import { closePages, openPage, type Page } from '../support/open-page'

const DAY = 86_400_000
const key = 'privacy-consent-storage'

beforeEach(() => localStorage.clear())
afterEach(closePages)

/** Opens a site with its options, some days from now. */
const site = (options: ConsentOptions = {}, days = 0, head = ''): Promise<Page> =>
  openPage({
    head: `${head}<script type="module" src="/dist/consent-elements.js"></script>`,
    body: `<consent-banner><script type="application/json">${JSON.stringify({ mode: 'offline', categories: 'all', language: 'en', ...options })}</script></consent-banner><privacy-settings-dialog></privacy-settings-dialog>`,
    before(window) {
      const now = window.Date.now
      window.Date.now = () => now() + days * DAY
    },
  })
const press = async (page: Page, selector: string): Promise<void> => (await page.find(selector)).click()
const kept = () => JSON.parse(localStorage.getItem(key) ?? 'null') as ConsentRecord | null
const words = (description: string): ConsentOptions => ({
  translations: { translations: { en: { consentTypes: { marketing: { description } } } } },
})
/** Whether a request of a category is blocked. Network errors do not count. */
async function isHeld(page: Page, host: string): Promise<boolean> {
  const outcome = await page.window.fetch(`https://${host}/x`, { mode: 'no-cors' }).then(
    () => '',
    (thrown: Error) => thrown.message,
  )
  return outcome.includes('blocked due to missing consent')
}
const settled = async (page: Page) => {
  const manager = await page.manager()
  await page.until('it is known whether to ask', () => !manager.state.isLoadingConsentInfo)
  return manager.state
}

describe('a decision', () => {
  for (const [way, consents] of [
    ['accept', allConsents()],
    ['reject', onlyNecessary()],
  ] as const)
    for (const [what, options, days] of [
      ['182 days', {}, 182],
      ['the lifetime that the site configures', { lifetimeDays: 30 }, 30],
    ] as const)
      it(`to ${way} applies for ${what}, and then the banner shows again`, async () => {
        const first = await site(options)
        await press(first, `[data-action=${way}]`)
        first.close()
        const before = await settled(await site(options, days - 1))
        expect([before.consents, before.showPopup]).to.deep.equal([consents, false])
        const after = await settled(await site(options, days + 1))
        expect([after.consents, after.consentInfo, after.showPopup]).to.deep.equal([onlyNecessary(), null, true])
      })

  it('contains its time, expiry, policy, language and the texts that were shown', async () => {
    const page = await site({ policyVersion: '2026-11', language: 'de', categories: 'marketing measurement' })
    await press(page, '[data-action=reject]')
    const { consentInfo, expires, policyVersion, language, asked } = kept()!
    expect(expires! - consentInfo.time).to.equal(182 * DAY)
    expect([policyVersion, language]).to.deep.equal(['2026-11', 'de'])
    expect(Object.keys(asked!)).to.deep.equal(['measurement', 'marketing'])
  })

  it('is ignored if it is from the future, as after a clock that was set back', async () => {
    const first = await site({}, 3)
    await press(first, '[data-action=accept]')
    first.close()
    expect((await settled(await site())).consents).to.deep.equal(onlyNecessary())
  })
})

describe('a returning visitor', () => {
  const decide = async (options: ConsentOptions, way: 'accept' | 'reject' = 'accept') => {
    const page = await site(options)
    await press(page, `[data-action=${way}]`)
    page.close()
  }

  it('sees no banner after a mere deploy, nor in another language', async () => {
    await decide({})
    const state = await settled(await site({ language: 'fr' }))
    expect([state.consents, state.showPopup]).to.deep.equal([allConsents(), false])
  })

  it('sees the banner if the policy version has changed, and nothing is granted until then', async () => {
    await decide({ policyVersion: '1' })
    const page = await site({ policyVersion: '2' })
    const state = await settled(page)
    expect([state.effectiveConsents, state.showPopup]).to.deep.equal([onlyNecessary(), true])
    expect(await isHeld(page, 'connect.facebook.net')).to.equal(true)
    page.close()
    const guarded = await openPage({ head: '<script src="/dist/guard.js"></script>' })
    expect(await isHeld(guarded, 'connect.facebook.net'), 'by the guard of the next page').to.equal(true)
  })

  it('sees the banner for a new category only, and the others stay in force', async () => {
    await decide({ categories: ['measurement'] })
    const page = await site({ categories: ['measurement', 'marketing'] })
    const state = await settled(page)
    expect(state.showPopup).to.equal(true)
    expect(state.effectiveConsents).to.deep.equal({ ...allConsents(), marketing: false })
    expect([await isHeld(page, 'www.google-analytics.com'), await isHeld(page, 'connect.facebook.net')]).to.deep.equal([
      false,
      true,
    ])
    await press(page, '[data-action=customize]')
    const marked = [...(await page.find('[part=dialog]')).querySelectorAll('li')].flatMap(item =>
      item.querySelector('.badge') ? [item.getAttribute('part'), item.querySelector('.badge')!.textContent] : [],
    )
    expect(marked).to.deep.equal(['category-marketing', en.common.new])
    expect((await page.find('[part=switch-marketing]')).getAttribute('aria-checked')).to.equal('false')
    expect((await page.find('[part=switch-measurement]')).getAttribute('aria-checked')).to.equal('true')
  })

  it('sees the banner for a category with new texts, which is blocked meanwhile, also by the guard of the next page', async () => {
    await decide(words('Our own adverts.'))
    const page = await site(words('Adverts of 300 partners.'))
    expect((await settled(page)).effectiveConsents).to.deep.equal({ ...allConsents(), marketing: false })
    page.close()
    expect(kept()!.consents.marketing).to.equal(false)
    const guarded = await openPage({ head: '<script src="/dist/guard.js"></script>' })
    expect([
      await isHeld(guarded, 'connect.facebook.net'),
      await isHeld(guarded, 'www.google-analytics.com'),
    ]).to.deep.equal([true, false])
  })

  it('sees no banner after a choice about the new category', async () => {
    await decide({ categories: ['measurement'] }, 'reject')
    const options: ConsentOptions = { categories: ['measurement', 'marketing'] }
    const page = await site(options)
    await press(page, '[data-action=customize]')
    await press(page, '[part=switch-marketing]')
    await press(page, '[part=dialog] [data-action=save]')
    page.close()
    const state = await settled(await site(options))
    expect([state.showPopup, state.consents]).to.deep.equal([false, { ...onlyNecessary(), marketing: true }])
  })

  it('who leaves without a choice sees the banner again on the next visit, and nothing has been granted', async () => {
    await decide({ categories: ['measurement'] })
    const options: ConsentOptions = { categories: ['measurement', 'marketing'] }
    for (let visits = 0; visits < 2; visits++) {
      const page = await site(options)
      const state = await settled(page)
      expect([state.showPopup, state.consents.marketing]).to.deep.equal([true, false])
      page.close()
    }
  })

  it('with a decision of c15t 1.5 sees no banner, whatever has changed', async () => {
    const record = { consents: allConsents(), consentInfo: { time: Date.now() - 400 * DAY, type: 'all' } }
    localStorage.setItem(key, JSON.stringify(record))
    const state = await settled(await site({ policyVersion: '7', ...words('Adverts of 300 partners.') }))
    expect([state.consents, state.showPopup]).to.deep.equal([allConsents(), false])
  })

  for (const junk of ['{"consents":', '[]', 'null', '{"consents":{"marketing":true},"consentInfo":{"time":"x"}}'])
    it(`with ${junk} in the place of a decision sees the banner, and nothing is granted or thrown`, async () => {
      localStorage.setItem(key, junk)
      const page = await site()
      const state = await settled(page)
      expect([state.consents, state.showPopup]).to.deep.equal([onlyNecessary(), true])
      expect(page.console.filter(line => line.startsWith('error'))).to.deep.equal([])
    })
})

describe('a change of the law', () => {
  const place = (code: string) => ({
    showConsentBanner: true,
    jurisdiction: { code, message: '' },
    location: { countryCode: 'US', regionCode: 'CA' },
  })
  const visit = (code: string): Promise<Page> =>
    openPage({
      head: `<script type="module">
        import { startConsentManager } from '/dist/index.js'
        import '/dist/define.js'
        startConsentManager(window.options)</script>`,
      body: '<consent-banner></consent-banner><privacy-settings-dialog></privacy-settings-dialog>',
      before: window => {
        const handlers = { showConsentBanner: () => place(code), setConsent: () => null }
        Object.assign(window, { options: { mode: 'custom', categories: 'all', handlers } })
      },
    })

  it('to a stricter one requires consent again where silence had granted everything, and keeps rejections', async () => {
    const first = await visit('CCPA')
    await press(first, '[data-action=customize]')
    await press(first, '[part=switch-marketing]')
    await press(first, '[part=dialog] [data-action=save]')
    first.close()
    expect(kept()!.consents).to.deep.equal({ ...allConsents(), marketing: false })
    const state = await settled(await visit('GDPR'))
    expect([state.consents, state.showPopup]).to.deep.equal([onlyNecessary(), true])
    expect(kept()!.asked).to.include({ measurement: null }).and.not.include({ marketing: null })
  })

  it('is required before the banner shows again', async () => {
    const first = await visit('CCPA')
    await press(first, '[data-action=accept]')
    first.close()
    const state = await settled(await visit('CCPA'))
    expect([state.consents, state.showPopup]).to.deep.equal([allConsents(), false])
  })
})
