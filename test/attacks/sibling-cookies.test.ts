import { expect } from '@open-wc/testing'
import { encodeConsentCookie } from '../../src/consent/consent-cookie-text'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { deleteConsentCookie, readConsentCookie } from '../../src/storage/consent-cookie'
import { closePages, openPage, type Page } from '../support/open-page'

const clear = (): void => {
  localStorage.clear()
  deleteConsentCookie()
  deleteConsentCookie('host')
}
beforeEach(clear)
afterEach(() => {
  closePages()
  clear()
})

const site = (attributes: string, guard = 'guard'): Promise<Page> =>
  openPage({
    head: `<script src="/dist/${guard}.js"></script><script type="module" src="/dist/consent-elements.js"></script>`,
    body: `<consent-banner mode="offline" categories="all" ${attributes}></consent-banner><privacy-settings-dialog></privacy-settings-dialog>`,
  })
/** A page whose guard decides without a manager. */
const guarded = (): Promise<Page> => openPage({ head: '<script src="/dist/guard.js"></script>' })
const isHeld = (page: Page): Promise<boolean> =>
  page.window.fetch('https://connect.facebook.net/x', { mode: 'no-cors' }).then(
    () => false,
    (thrown: Error) => thrown.message.includes('blocked due to missing consent'),
  )
const settled = async (page: Page) => {
  const manager = await page.manager()
  await page.until('it is known whether to ask', () => !manager.state.isLoadingConsentInfo)
  return manager
}
const accepted = async (attributes: string): Promise<void> => {
  const page = await site(attributes)
  const manager = await settled(page)
  manager.acceptAll()
  const kind = attributes === '' ? false : attributes === 'cookie' ? true : 'host'
  if (kind) await page.until('the cookie is there', () => readConsentCookie(Date.now(), kind) !== null)
  page.close()
}
const forged = (consents: ConsentRecord['consents'], time: number): string =>
  encodeConsentCookie({ consents, consentInfo: { time, type: 'custom' }, id: 'forged' })!
const plant = (text: string, name = 'privacy-consent'): void => {
  document.cookie = `${name}=${text}; Path=/`
}

describe('a cookie that a sibling subdomain has set', () => {
  const junk = ['1.zzzzzzzz.', '1.zzzzzzzz', 'true', '', '1.....', `1.${(Date.now() + 9e9).toString(36)}..a.11111.....`]
  for (const text of junk)
    it(`blocks nothing that was granted, if it is invalid: "${text}"`, async () => {
      await accepted('cookie')
      deleteConsentCookie()
      plant(text)
      expect(await isHeld(await guarded()), 'the guard').to.equal(false)
      expect((await settled(await site('cookie'))).state.effectiveConsents).to.deep.equal(allConsents())
    })

  it('is not read if the site has not configured one, not even by the guard', async () => {
    await accepted('')
    plant(forged(onlyNecessary(), Date.now() + 1000))
    expect(await isHeld(await guarded())).to.equal(false)
    const manager = await settled(await site(''))
    expect(manager.state.effectiveConsents).to.deep.equal(allConsents())
    manager.rejectAll()
    plant(forged(allConsents(), Date.now() + 60_000))
    expect(await isHeld(await guarded())).to.equal(true)
    expect((await settled(await site(''))).state.effectiveConsents).to.deep.equal(onlyNecessary())
  })

  it('grants nothing that a later rejection denies', async () => {
    const page = await site('cookie')
    ;(await settled(page)).rejectAll()
    await page.until('the cookie is there', () => readConsentCookie(Date.now()) !== null)
    plant(forged(allConsents(), Date.now() - 60_000))
    expect((await settled(await site('cookie'))).state.effectiveConsents).to.deep.equal(onlyNecessary())
  })

  it('does not outlive the next decision, even if it is from the future', async () => {
    const future = forged(allConsents(), Date.now() + 3600_000)
    plant(future)
    const page = await site('cookie')
    const manager = await settled(page)
    manager.rejectAll()
    await page.until('the cookie is replaced', () => readConsentCookie(Date.now())?.consents.marketing === false)
    plant(future)
    expect((await settled(await site('cookie'))).state.effectiveConsents).to.deep.equal(onlyNecessary())
  })

  it('of the shared name is not read if the site uses the __Host- cookie', async () => {
    await accepted('cookie="host"')
    expect(document.cookie)
      .to.include('__Host-privacy-consent=1.')
      .and.not.match(/(^|; )privacy-consent=/)
    plant(forged(onlyNecessary(), Date.now() + 1000))
    expect(await isHeld(await guarded())).to.equal(false)
    localStorage.clear()
    // From the cookie only.
    expect((await settled(await site('cookie="host"'))).state.effectiveConsents).to.deep.equal(allConsents())
  })
})
