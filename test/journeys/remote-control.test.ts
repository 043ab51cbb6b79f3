import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { closePages, openPage, type Page } from '../support/open-page'
import { tcfHead } from '../support/tcf-page'

/** Windows of televisions, and of one whose page is enlarged: there the whole surface scrolls. */
const windows = [
  [1280, 720],
  [640, 360],
] as const
const open = (
  more: { head?: string; body?: string } = {},
  [width, height]: readonly [number, number] = windows[0],
): Promise<Page> =>
  openPage({
    head: `<script src="/dist/guard.js" data-manager data-mode="offline" data-language="en" data-categories="all"></script>${more.head ?? ''}<script src="/dist/remote-control.js" defer></script>`,
    body: more.body ?? '<button id="tile">Film</button>',
    width,
    height,
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

/** Walks through a dialog with the arrow keys, and returns the controls that they do not reach. */
async function unreached(page: Page, dialog: HTMLElement): Promise<string[]> {
  await page.until('the dialog has the focus', () => dialog.contains(focused(page)))
  const wanted = [...dialog.querySelectorAll<HTMLElement>('button:not([disabled]),summary,a[href],input')].filter(one =>
    one.checkVisibility(),
  )
  expect(wanted.length).to.be.greaterThan(4)
  const reached = new Set<HTMLElement | null>()
  const walk = (key: string, steps = 99): void => {
    const scrolled = (): number =>
      [dialog, ...dialog.querySelectorAll('*')].reduce((sum, { scrollTop }) => sum + scrollTop, 0)
    const before = [focused(page), scrolled()]
    press(page, key)
    reached.add(focused(page))
    expect(dialog.contains(focused(page)), 'the focus has left the dialog').to.equal(true)
    expect(steps, `${key} goes round in circles`).to.be.greaterThan(0)
    if (focused(page) !== before[0] || scrolled() !== before[1]) walk(key, steps - 1)
  }
  // A dialog may have the focus itself, and all of its controls are within its box.
  dialog.focus()
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
  return wanted.filter(one => !reached.has(one)).map(one => one.outerHTML.slice(0, 120))
}
/** Presses a key of the remote control until a control is focused. */
async function go(page: Page, key: string, label: string): Promise<void> {
  const now = (): string => focused(page)?.ariaLabel ?? focused(page)?.textContent ?? ''
  const wanted = new RegExp(`^(${label})`)
  for (let step = 0; step < 40 && !wanted.test(now()); step++) await sendKeys({ press: key })
  expect(now()).to.match(wanted)
}
const ok = (): Promise<unknown> => sendKeys({ press: 'Enter' })

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

  for (const size of windows) {
    const where = `in a window of ${size.join(' by ')}`

    it(`reaches each switch and button of the settings ${where}, and closes them with Back of a television`, async () => {
      const page = await open({}, size)
      ;(await page.find('[data-action=customize]')).click()
      const dialog = await page.find('dialog[open]')
      expect(await unreached(page, dialog)).to.deep.equal([])
      press(page, 'XF86Back', 10_009)
      await page.until('it is closed', () => !page.peek('dialog[open]'))
    })

    it(`reaches each control of both layers of TCF ${where}, and a third way on them`, async () => {
      const pay = `<script src="/dist/consent-or-pay.js" data-consent-or-pay='{"label":"Subscribe"}'></script>`
      const page = await open({ head: pay + tcfHead({ vendors: [1, 2, 10] }) }, size)
      await page.find('[part~=subscribe]')
      expect(await unreached(page, await page.find('dialog.banner'))).to.deep.equal([])
      ;(await page.find('[part~=customize]')).click()
      await page.find('[part~=settings] [part~=subscribe]')
      expect(await unreached(page, await page.find('dialog[part~=settings]'))).to.deep.equal([])
    })
  }

  it('reads the first layer of TCF, opens purposes and partners, goes back, and refuses', async () => {
    const page = await open({ head: tcfHead({ vendors: [1, 2, 10] }), body: '<button id="tile">Film</button>' })
    const text = await page.find('dialog.banner .content')

    // Text that is longer than the window scrolls before the focus leaves it.
    text.style.maxBlockSize = '120px'
    await go(page, 'ArrowDown', 'List of partners')
    expect(text.scrollTop, 'the text was skipped').to.be.closeTo(text.scrollHeight - text.clientHeight, 1)
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ press: 'ArrowUp' })
    expect(text.scrollTop, 'the text cannot be read again').to.be.below(text.scrollHeight - text.clientHeight - 1)

    await go(page, 'ArrowDown', 'Reject')
    await go(page, 'ArrowRight', 'Settings')
    await ok()
    const dialog = await page.find('dialog[part~=settings]')
    await go(page, 'ArrowDown', 'Store and access')
    await ok()
    await page.until('the purpose is open', () => dialog.querySelector('.row [aria-expanded=true]'))
    await go(page, 'ArrowRight', 'Consent: Store and access')
    await ok()
    expect(focused(page)!.ariaChecked).to.equal('true')
    await go(page, 'ArrowUp', 'Purposes|Partners|Legitimate interest \\(')
    await go(page, 'ArrowRight', 'Partners')
    await ok()
    await go(page, 'ArrowDown', 'Search')
    await sendKeys({ type: 'dvert 10' })
    await page.until('the list is searched', () => dialog.querySelectorAll('li.vendor').length === 1)
    await go(page, 'ArrowDown', 'Kdvert 10')
    await go(page, 'ArrowRight', 'Consent: Kdvert 10')
    await ok()
    expect(focused(page)!.ariaChecked).to.equal('true')

    // Back discards the draft, and asks again.
    press(page, 'XF86Back', 10_009)
    await page.find('dialog.banner')
    expect((await page.manager()).state.consentInfo).to.equal(null)
    await go(page, 'ArrowDown', 'Reject')
    await ok()
    await page.until('the layer is gone', () => !page.peek('dialog'))
    expect((await page.manager()).state.consentInfo!.type).to.equal('necessary')
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
