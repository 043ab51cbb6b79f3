import { expect, nextFrame } from '@open-wc/testing'
import { openSettingsAtom } from '../../../src/store/actions'
import { eventually } from '../../support/eventually'
import { stopClock } from '../../support/fake-clock'
import { askingStore, clearPage, drawn, faded, put, sizeWindow } from '../page'

async function openedAt(height: number) {
  await sizeWindow(800, height)
  const store = askingStore()
  const element = put('privacy-settings-dialog')
  store.set(openSettingsAtom)
  await faded()
  // Collapsed, all categories are visible.
  element.shadowRoot!.querySelector<HTMLElement>('.opener[aria-expanded=false]')!.click()
  await drawn()
  const find = (selector: string) => element.shadowRoot!.querySelector(selector)!
  return { view: find('.scroll-view') as HTMLElement, bar: find('.scroll-bar'), thumb: find('.scroll-bar rect') }
}

describe('the scroll area', () => {
  afterEach(clearPage)

  it('is focusable only while it scrolls', async () => {
    const { view } = await openedAt(500)
    // On a busy machine, the size is observed some frames after it has changed.
    await eventually(() => expect([view.tabIndex, view.getAttribute('aria-labelledby')]).to.eql([0, 'title']))
    await sizeWindow(800, 1200)
    await eventually(() => expect([view.hasAttribute('tabindex'), view.hasAttribute('role')]).to.eql([false, false]))
  })

  it('moves its thumb while scrolling and hides it 600 ms after the last movement', async () => {
    const { view, bar, thumb } = await openedAt(500)
    const opacity = (): string => getComputedStyle(bar).opacity
    await eventually(() => expect(opacity()).to.equal('0'))
    const clock = stopClock()
    try {
      view.scrollTop = 60
      // Transitions use the browser's own clock, which is not stopped.
      for (let frame = 0; opacity() !== '1' && frame < 300; frame++) await nextFrame()
      expect(opacity()).to.equal('1')
      expect(Number(thumb.getAttribute('y'))).to.be.greaterThan(0)
      await clock.pass(599)
      await nextFrame()
      expect(opacity()).to.equal('1')
      await clock.pass(1)
    } finally {
      clock.restore()
    }
    await eventually(() => expect(opacity()).to.equal('0'))
  })
})
