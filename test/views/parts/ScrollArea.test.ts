import { aTimeout, expect } from '@open-wc/testing'
import { openSettingsAtom } from '../../../src/store/actions'
import { askingStore, clearPage, drawn, faded, put, sizeWindow } from '../page'

async function openedAt(height: number) {
  await sizeWindow(800, height)
  const store = askingStore()
  const element = put('privacy-settings-dialog')
  store.set(openSettingsAtom)
  await faded()
  const find = (selector: string) => element.shadowRoot!.querySelector(selector)!
  return { view: find('.scroll-view') as HTMLElement, bar: find('.scroll-bar'), thumb: find('.scroll-bar rect') }
}

describe('the scroll area', () => {
  afterEach(clearPage)

  it('is a stop for the keyboard only while it scrolls', async () => {
    const { view } = await openedAt(560)
    expect([view.tabIndex, view.getAttribute('aria-labelledby')]).to.eql([0, 'title'])
    await sizeWindow(800, 1200)
    await drawn()
    expect([view.hasAttribute('tabindex'), view.hasAttribute('role')]).to.eql([false, false])
  })

  it('moves its thumb along and hides it 600 ms after the last movement', async () => {
    const { view, bar, thumb } = await openedAt(560)
    await aTimeout(700)
    expect(getComputedStyle(bar).opacity).to.equal('0')
    view.scrollTop = 60
    await aTimeout(300)
    expect(getComputedStyle(bar).opacity).to.equal('1')
    expect(Number(thumb.getAttribute('y'))).to.be.greaterThan(0)
    await aTimeout(200)
    expect(getComputedStyle(bar).opacity).to.equal('1')
    await aTimeout(400)
    expect(getComputedStyle(bar).opacity).to.equal('0')
  })
})
