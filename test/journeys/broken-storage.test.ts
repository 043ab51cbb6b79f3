import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { deleteConsentCookie } from '../../src/storage/consent-cookie'
import { atRest } from '../support/at-rest'
import { closePages, openPage, type Page } from '../support/open-page'

beforeEach(() => localStorage.clear())
afterEach(() => {
  closePages()
  localStorage.clear()
  deleteConsentCookie()
})

const site = (before?: (page: Page['window']) => void): Promise<Page> =>
  openPage({
    head: '<script src="/dist/guard.js"></script><script type="module" src="/dist/consent-elements.js"></script>',
    body: `<consent-banner categories="all" mode="offline" cookie></consent-banner><privacy-settings-dialog></privacy-settings-dialog>`,
    before(window) {
      for (const type of ['error', 'unhandledrejection'] as const)
        window.addEventListener(type, event => thrown.push('message' in event ? event.message : String(event.reason)))
      before?.(window)
    },
  })
let thrown: string[] = []
beforeEach(() => (thrown = []))

const deny = (target: object, name: string): void =>
  void Object.defineProperty(target, name, {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
const refuse = (window: Page['window']): void => {
  window.Storage.prototype.setItem = () => {
    throw new window.DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}
const settled = async (page: Page) => {
  const manager = await page.manager()
  await page.until('it is known whether to ask', () => !manager.state.isLoadingConsentInfo)
  return manager
}
const errorsOf = (page: Page) => page.events.filter(({ type }) => type === 'consent-error').map(({ detail }) => detail)
const notKept = {
  code: 'STORAGE_ERROR',
  message: 'The decision could not be stored; it applies to this page only',
}

describe('if nothing can be stored', () => {
  for (const [what, before] of [
    ['local storage is blocked', window => deny(window, 'localStorage')],
    ['local storage is missing', window => void Object.defineProperty(window, 'localStorage', { value: null })],
    ['the quota is exhausted', refuse],
    [
      'every storage and all cookies are blocked',
      window => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) deny(window, name)
        deny(window.document, 'cookie')
      },
    ],
  ] satisfies [string, (page: Page['window']) => void][])
    it(`because ${what}, nothing is granted, a decision applies to this page only, one error is reported, and nothing throws`, async () => {
      const page = await site(before)
      const manager = await settled(page)
      expect([manager.state.showPopup, manager.state.effectiveConsents]).to.deep.equal([false, onlyNecessary()])
      expect(errorsOf(page)).to.deep.equal([])
      manager.acceptAll()
      expect(manager.state.effectiveConsents).to.deep.equal(allConsents())
      manager.rejectAll()
      manager.save({ measurement: true })
      manager.reset()
      expect(manager.state.effectiveConsents).to.deep.equal(onlyNecessary())
      await page.until('the withdrawals have been looked after', () =>
        page.window.performance.getEntriesByType('resource').some(({ name }) => name.includes('withdrawal')),
      )
      await atRest(page, () => thrown.length)
      expect(errorsOf(page).filter(error => JSON.stringify(error) === JSON.stringify(notKept))).to.deep.equal([notKept])
      expect(thrown).to.deep.equal([])
      // The decision was not stored, so the next page grants nothing either.
      await page.reload()
      expect((await settled(page)).state.effectiveConsents).to.deep.equal(onlyNecessary())
    })

  it('because the quota is really exhausted, the banner shows anyway, and a decision applies to this page only', async () => {
    // In entries of their own, as one that grows would be copied ten times.
    let size = 1024 * 1024
    for (let entry = 0; size > 32; entry++)
      try {
        localStorage.setItem(`of the site ${entry}`, 'x'.repeat(size))
      } catch {
        size /= 2
      }
    const page = await site()
    ;(await page.find('[data-action=accept]')).click()
    expect((await page.manager()).state.effectiveConsents).to.deep.equal(allConsents())
    expect(errorsOf(page)).to.deep.equal([notKept])
    expect(localStorage.getItem('privacy-consent-storage')).to.equal(null)
    expect(thrown).to.deep.equal([])
  })
})
