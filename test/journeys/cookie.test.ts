import { expect } from '@open-wc/testing'
import { consentCookieName, decodeConsentCookie, encodeConsentCookie } from '../../src/consent/consent-cookie-text'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { deleteConsentCookie } from '../../src/storage/consent-cookie'
import { eventually } from '../support/eventually'
import { closePages, openPage, type Page } from '../support/open-page'

const clear = (): void => {
  localStorage.clear()
  deleteConsentCookie()
}
beforeEach(clear)
afterEach(() => {
  closePages()
  clear()
})

const site = (attributes = 'cookie', before?: (page: Page['window']) => void): Promise<Page> =>
  openPage({
    head: '<script src="/dist/guard.js"></script><script type="module" src="/dist/consent-elements.js"></script>',
    body: `<consent-banner mode="offline" categories="all" ${attributes}></consent-banner><privacy-settings-dialog></privacy-settings-dialog>`,
    ...(before && { before }),
  })
const press = async (page: Page, selector: string): Promise<void> => (await page.find(selector)).click()
/** Presses a button, and waits for the cookie. Before the first frame, the cookie is written in a later task. */
const decide = async (page: Page, action: string): Promise<void> => {
  await press(page, `[data-action=${action}]`)
  await page.until('the cookie is there', () => cookie() !== null)
}
const cookie = (): ConsentRecord | null => {
  const pair = document.cookie.split('; ').find(text => text.startsWith(`${consentCookieName}=`))
  return pair === undefined ? null : decodeConsentCookie(pair.slice(consentCookieName.length + 1), Date.now())
}
const kept = () => JSON.parse(localStorage.getItem('privacy-consent-storage') ?? 'null') as ConsentRecord | null
const settled = async (page: Page) => {
  const manager = await page.manager()
  await page.until('it is known whether to ask', () => !manager.state.isLoadingConsentInfo)
  return manager.state
}
const isHeld = (window: Page['window']) =>
  window.fetch('https://connect.facebook.net/x', { mode: 'no-cors' }).then(
    () => false,
    (thrown: Error) => thrown.message.includes('blocked due to missing consent'),
  )

describe('the decision in a cookie', () => {
  it('is not written before a choice, nor if the site has not enabled it', async () => {
    const page = await site()
    await page.find('[data-action=accept]')
    expect(document.cookie).not.to.include(consentCookieName)
    page.close()
    await press(await site(''), '[data-action=accept]')
    expect(document.cookie).not.to.include(consentCookieName)
  })

  it('of a visitor without local storage is deleted by a reset that happens before it was read', async () => {
    await decide(await site(), 'reject')
    closePages()
    localStorage.clear()
    const page = await openPage({
      head: '<script src="/dist/guard.js"></script>',
      body: `<script type="module">
        import { startConsentManager } from '/dist/consent-elements.js'
        startConsentManager({ mode: 'offline', categories: 'all', cookie: true }).reset()</script><consent-banner></consent-banner>`,
    })
    await page.until('the visitor is asked', () => page.window.consentManager?.state.showPopup)
    // The question may show a moment before both are deleted.
    await eventually(() => expect([cookie(), kept()]).to.deep.equal([null, null]))
  })

  it('is written with the choice, and deleted by a reset', async () => {
    const page = await site()
    await decide(page, 'accept')
    const { consents, consentInfo, id, language, asked } = kept()!
    expect(cookie()).to.deep.include({ consents, consentInfo, id, language, asked })
    ;(await page.manager()).reset()
    await eventually(() => expect(document.cookie).not.to.include(consentCookieName))
  })

  it('restores local storage on another host of the site, so that nobody has to choose twice', async () => {
    const first = await site()
    await decide(first, 'accept')
    first.close()
    const { id } = kept()!
    localStorage.clear()
    const state = await settled(await site())
    expect([state.consents, state.showPopup, kept()!.id]).to.deep.equal([allConsents(), false, id])
  })

  it('is restored from local storage', async () => {
    const first = await site()
    await press(first, '[data-action=reject]')
    first.close()
    deleteConsentCookie()
    const page = await site()
    await page.until('the cookie is back', () => cookie() !== null)
    expect(cookie()!.consents).to.deep.equal(onlyNecessary())
    expect((await page.manager()).state.showPopup).to.equal(false)
  })

  it('wins if another host of the site wrote it later, and nothing is released before it is read', async () => {
    const first = await site()
    await press(first, '[data-action=accept]')
    first.close()
    const taken = kept()!
    const elsewhere = {
      ...taken,
      consents: onlyNecessary(),
      consentInfo: { time: taken.consentInfo.time + 1, type: 'necessary' as const },
    }
    document.cookie = `${consentCookieName}=${encodeConsentCookie(elsewhere)}; Path=/`
    const held: Promise<boolean>[] = []
    const page = await site('cookie', window => {
      for (const moment of ['consent-ready', 'DOMContentLoaded'])
        window.document.addEventListener(moment, () => held.push(isHeld(window)))
    })
    expect((await settled(page)).consents).to.deep.equal(onlyNecessary())
    expect(kept()!.consents).to.deep.equal(onlyNecessary())
    expect(new Set([...(await Promise.all(held)), await isHeld(page.window)])).to.deep.equal(new Set([true]))
  })

  it('is ignored by a site that has not enabled it, and does not delay consent-ready there', async () => {
    const first = await site()
    await decide(first, 'accept')
    first.close()
    const { consentInfo, ...rest } = kept()!
    const later = { ...rest, consents: onlyNecessary(), consentInfo: { ...consentInfo, time: consentInfo.time + 1 } }
    document.cookie = `${consentCookieName}=${encodeConsentCookie(later)}; Path=/`
    const page = await site('')
    await page.manager()
    const ready = page.events.find(({ type }) => type === 'consent-ready')
    expect(ready?.detail).to.deep.include({ consents: allConsents() })
  })

  it('counts as unset if it is invalid or from the future, and is overwritten', async () => {
    for (const junk of ['1.zzzzzzzzz.1', 'true', `1.${(Date.now() + 9e9).toString(36)}..a.11111.....`]) {
      clear()
      const first = await site()
      await press(first, '[data-action=reject]')
      first.close()
      deleteConsentCookie()
      document.cookie = `${consentCookieName}=${junk}; Path=/`
      const page = await site()
      const state = await settled(page)
      expect([state.consents, state.showPopup], junk).to.deep.equal([onlyNecessary(), false])
      await page.until('the cookie is right', () => cookie() !== null)
      page.close()
    }
  })

  it('is reported once if it cannot be written, and the decision takes effect', async () => {
    const page = await site('cookie policy-version="a-version-that-is-longer-than-a-cookie-may-be"')
    await press(page, '[data-action=accept]')
    const told = () => page.events.some(({ type }) => type === 'consent-error')
    await page.until('it was said', told)
    ;(await page.manager()).rejectAll()
    ;(await page.manager()).acceptAll()
    const errors = page.events.filter(({ type }) => type === 'consent-error').map(({ detail }) => detail)
    expect(errors).to.deep.equal([
      { code: 'STORAGE_ERROR', message: 'The decision could not be stored in the cookie; it is in local storage' },
    ])
    expect(kept()!.consents).to.deep.equal(allConsents())
  })
})
