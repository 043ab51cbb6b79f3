import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { atRest } from '../support/at-rest'
import { closePages, openPage, type Page } from '../support/open-page'

beforeEach(() => localStorage.clear())
afterEach(closePages)

const site = (before?: (page: Page['window']) => void, attributes = 'mode="offline"'): Promise<Page> =>
  openPage({
    head: '<script src="/dist/guard.js"></script><script type="module" src="/dist/consent-elements.js"></script>',
    body: `<consent-banner ${attributes} categories="all"></consent-banner><privacy-settings-dialog></privacy-settings-dialog>`,
    ...(before && { before }),
  })
const press = async (page: Page, selector: string): Promise<void> => (await page.find(selector)).click()

describe('another tab', () => {
  it('that decides is followed at once: the banner closes, requests are released, and nothing is reported twice', async () => {
    const first = await site()
    const second = await site()
    await first.find('[data-action=accept]')
    await press(second, '[data-action=accept]')
    const manager = await first.manager()
    await first.until('it has followed', () => manager.state.consentInfo !== null)
    expect([manager.state.effectiveConsents, manager.state.showPopup]).to.deep.equal([allConsents(), false])
    expect(localStorage.getItem('privacy-consent-pending')).to.equal(null)
  })

  it('that clears the storage resets this one too', async () => {
    const page = await site()
    await press(page, '[data-action=accept]')
    const manager = await page.manager()
    localStorage.clear()
    await page.until('it has followed', () => manager.state.consentInfo === null)
    expect(manager.state.effectiveConsents).to.deep.equal(onlyNecessary())
  })
})

describe('the back/forward cache', () => {
  it('is not disabled by our code: no unload, no beforeunload, no channel', async () => {
    const listened: string[] = []
    const opened: string[] = []
    const page = await site(window => {
      const { addEventListener } = window.EventTarget.prototype
      window.EventTarget.prototype.addEventListener = function (this: EventTarget, ...args) {
        listened.push(args[0])
        return addEventListener.apply(this, args)
      }
      const { BroadcastChannel: Native } = window
      window.BroadcastChannel = class extends Native {
        constructor(name: string) {
          opened.push(name)
          super(name)
        }
      }
    })
    await press(page, '[data-action=customize]')
    await press(page, '[part=dialog] [data-action=save]')
    expect(listened).to.include('pageshow').and.not.include('unload').and.not.include('beforeunload')
    expect([page.window.onunload, page.window.onbeforeunload, opened]).to.deep.equal([null, null, []])
  })

  it('restores a page that then reads the decision again', async () => {
    const page = await site(window => {
      // As in a browser that dispatches no storage events to a cached page.
      window.addEventListener('storage', event => event.stopImmediatePropagation())
    })
    await page.find('[data-action=accept]')
    const other = await site()
    await press(other, '[data-action=accept]')
    const manager = await page.manager()
    expect(manager.state.consentInfo).to.equal(null)
    page.window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect([manager.state.effectiveConsents, manager.state.showPopup]).to.deep.equal([allConsents(), false])
  })
})

describe('a prerendered page', () => {
  it('stores, sends, shows and grants nothing, and applies the current decision on activation', async () => {
    const first = await site()
    await press(first, '[data-action=reject]')
    const written: string[] = []
    const sent: string[] = []
    const page = await site(window => {
      Object.defineProperty(window.document, 'prerendering', { configurable: true, value: true })
      const { setItem } = window.Storage.prototype
      window.Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
        written.push(key)
        setItem.call(this, key, value)
      }
      const { fetch } = window
      window.fetch = (...args) => {
        sent.push(String(args[0]))
        return fetch(...args)
      }
    }, 'backend-url="/nobody"')
    const manager = await page.manager()
    await atRest(page, () => [written, sent])
    expect([written, sent, manager.state.effectiveConsents, manager.state.showPopup]).to.deep.equal([
      [],
      [],
      onlyNecessary(),
      false,
    ])
    expect(page.peek('[part=banner]')).to.equal(null)
    ;(await first.manager()).acceptAll()
    Object.defineProperty(page.document, 'prerendering', { configurable: true, value: false })
    page.document.dispatchEvent(new Event('prerenderingchange'))
    expect([manager.state.effectiveConsents, manager.state.showPopup]).to.deep.equal([allConsents(), false])
  })
})
