import { expect } from '@open-wc/testing'
import { atRest } from '../support/at-rest'
import { closePages, openPage, type Page } from '../support/open-page'
import { openReplaceable, testReplacements } from '../support/replaced-page'
import { eventually } from '../support/eventually'

testReplacements('the tag')

describe('a page that replaces its document', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  it('keeps an open dialog with its draft, and its place in the top layer', async () => {
    const page = await openReplaceable({ go() {} })
    ;(await page.find('[data-action=customize]')).click()
    const dialog = await page.find<HTMLDialogElement>('dialog[open]')
    ;(await page.find('[part~=switch-marketing]')).click()
    await eventually(() => expect(page.window.consentManager!.state.selection.marketing).to.equal(true))
    const body = page.document.createElement('body')
    body.innerHTML = '<h1>The next page</h1>'
    page.document.documentElement.replaceChild(body, page.document.body)
    await page.until('it is modal again', () => dialog.isConnected && dialog.matches(':modal'))
    expect(page.window.consentManager!.state.selection.marketing).to.equal(true)
    expect(page.window.consentManager!.state.isPrivacyDialogOpen).to.equal(true)
  })

  it('does not fight with a page that keeps removing the banner', async () => {
    const page = await openReplaceable({ go() {} })
    await page.find('[part=banner]')
    let removed = 0
    const remove = (): void => {
      const banner = page.document.querySelector('consent-banner')
      if (banner) removed++
      banner?.remove()
    }
    new page.window.MutationObserver(remove).observe(page.document, { childList: true, subtree: true })
    remove()
    await eventually(() => expect(page.console.join()).to.contain('keeps removing its <consent-banner>'))
    expect(removed).to.be.lessThan(60)
  })
})

describe('the state follows the elements in the document', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  const tag = '<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="all"></script>'
  const body = `<footer id="there"></footer><privacy-settings-button></privacy-settings-button>
    <consent-declaration></consent-declaration><iframe data-consent="experience" data-src="/page/?html=map" title="Map" style="width:400px;height:300px"></iframe>`
  const tags = [
    'consent-banner',
    'privacy-settings-dialog',
    'privacy-settings-button',
    'consent-declaration',
    'consent-placeholder',
  ]
  const states: Record<string, (page: Page) => Promise<void>> = {
    async asked(page) {
      await page.find('[part=banner]')
    },
    async open(page) {
      ;(await page.find('[data-action=customize]')).click()
      await page.find('dialog[open]')
    },
    async decided(page) {
      ;(await page.find('[data-action=reject]')).click()
      await page.until('it is decided', () => page.window.consentManager!.state.consentInfo)
    },
  }
  const changes: Record<string, (element: Element, page: Page) => void> = {
    removes: element => element.remove(),
    moves: (element, { document }) => document.getElementById('there')!.append(element),
    clones: element => element.after(element.cloneNode(true)),
    're-inserts': element => {
      const { parentNode, nextSibling } = element
      element.remove()
      parentNode!.insertBefore(element, nextSibling)
    },
    'strips of its attributes': element => {
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
    },
    'removes and later inserts': element => {
      const { parentNode } = element
      element.remove()
      setTimeout(() => parentNode!.append(element))
    },
  }

  for (const [state, reach] of Object.entries(states))
    for (const name of tags)
      it(`if the page removes, moves, clones, inserts or strips <${name}>: ${state}`, async () => {
        for (const [how, change] of Object.entries(changes)) {
          localStorage.clear()
          const page = await openPage({ head: tag, body })
          const manager = await page.manager()
          await reach(page)
          const element = page.document.querySelector(name)
          if (element) change(element, page)
          await atRest(page)
          await eventually(() => {
            const { isPrivacyDialogOpen, showPopup } = manager.state
            expect(page.peek<HTMLDialogElement>('dialog[open]')?.matches(':modal') ?? false, `${how}: open`).to.equal(
              isPrivacyDialogOpen,
            )
            expect(page.peek('[part=banner]:not([inert])') !== null, `${how}: banner`).to.equal(showPopup)
          })
          // Whatever has happened, the visitor can open the settings.
          manager.closeSettings()
          page.document.body.insertAdjacentHTML('beforeend', '<button id="again" data-consent-open>Settings</button>')
          page.document.getElementById('again')!.click()
          await page.until(`${how}: the settings open`, () =>
            page.peek<HTMLDialogElement>('dialog[open]')?.matches(':modal'),
          )
          page.close()
        }
      })
})
