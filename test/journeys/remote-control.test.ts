import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'

const open = (more: { head?: string; body?: string } = {}): Promise<Page> =>
  openPage({
    head: `<script src="/dist/guard.js" data-manager data-mode="offline" data-language="en" data-categories="all"></script>${more.head ?? ''}<script src="/dist/remote-control.js" defer></script>`,
    body: more.body ?? '<button id="tile">Film</button>',
    width: 1280,
    height: 720,
  })
/** Returns the focused element, also in a shadow root. */
function focused(page: Page): HTMLElement | null {
  let element = page.document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element as HTMLElement | null
}
const name = (page: Page): string | undefined =>
  focused(page)?.dataset['action'] ?? (focused(page)?.id || focused(page)?.localName)
const press = (page: Page, key: string, keyCode = 0): boolean =>
  (focused(page) ?? page.document.body).dispatchEvent(
    new page.window.KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true, composed: true }),
  )

describe('a remote control', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  it('finds the banner focused, reaches each of its buttons, and returns to the page after a choice', async () => {
    const page = await open({ body: '<button id="tile">Film</button><script>tile.focus()</script>' })
    await page.find('[part=banner]')
    await page.until('the banner is focused', () => name(page) !== 'tile')
    const seen = new Set([name(page)])
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
      press(page, key)
      seen.add(name(page))
    }
    expect([...seen]).to.include.members(['accept', 'reject', 'customize'])
    ;(await page.find('[data-action=reject]')).click()
    await page.until('the page is focused again', () => name(page) === 'tile')
  })

  it('reaches each switch and button of the settings, and closes them with Back of a television', async () => {
    const page = await open()
    ;(await page.find('[data-action=customize]')).click()
    const dialog = await page.find('dialog[open]')
    const wanted = [...dialog.querySelectorAll<HTMLElement>('button:not([disabled])')].filter(one =>
      one.checkVisibility(),
    )
    expect(wanted.length).to.be.greaterThan(10)
    const reached = new Set<HTMLElement | null>()
    const walk = (key: string): void => {
      const before = focused(page)
      press(page, key)
      reached.add(focused(page))
      expect(dialog.contains(focused(page)), 'the focus has left the dialog').to.equal(true)
      if (focused(page) !== before) walk(key)
    }
    // Down, and in each row to both sides.
    for (const column of ['ArrowLeft', 'ArrowRight']) {
      walk('ArrowUp')
      walk(column)
      walk('ArrowDown')
      walk(column)
      walk('ArrowUp')
    }
    for (const one of reached) {
      one?.focus()
      walk('ArrowRight')
      walk('ArrowLeft')
    }
    expect(wanted.filter(one => !reached.has(one)).map(one => one.outerHTML.slice(0, 120))).to.deep.equal([])
    press(page, 'XF86Back', 10_009)
    await page.until('it is closed', () => !page.peek('dialog[open]'))
  })

  it('leaves the arrow keys to the page while something of the page is focused, and when nothing is shown', async () => {
    const page = await open({ body: '<input id="tile">' })
    await page.find('[part=banner]')
    page.document.querySelector<HTMLElement>('#tile')!.focus()
    expect(press(page, 'ArrowDown'), 'the key was taken').to.equal(true)
    expect(name(page)).to.equal('tile')
    ;(await page.find('[data-action=accept]')).click()
    await page.until('the banner is gone', () => !page.peek('[part=banner]')?.checkVisibility())
    page.document.querySelector<HTMLElement>('#tile')!.blur()
    expect(press(page, 'ArrowDown'), 'the key was taken').to.equal(true)
  })
})
