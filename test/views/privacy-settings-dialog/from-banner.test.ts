import { expect } from '@open-wc/testing'
import { closeSettingsAtom, openSettingsAtom } from '../../../src/store/actions'
import { bannerScene, box, dialogScene, settled } from '../accessibility/scenes'
import { clearPage, part, put } from '../page'

/** Returns the point that the dialog grows from, in the window. */
const originOf = (dialog: Element): [x: number, y: number] => {
  const [x, y] = getComputedStyle(dialog).transformOrigin.split(' ').map(Number.parseFloat)
  const { left, top } = box(dialog)
  return [left + x!, top + y!]
}

describe('the movement of the dialog', () => {
  afterEach(clearPage)

  for (const layout of ['bottom-start', 'top-end', 'center'])
    it(`begins at the banner that leads to it (${layout})`, async () => {
      const { store, element } = await bannerScene({ attributes: { layout }, fades: true })
      const { left, top, width, height } = box(part(element, 'banner'))
      const settings = put('privacy-settings-dialog')
      settings.style.setProperty('--consent-dialog-duration', '0s')
      await settled()
      store.set(openSettingsAtom)
      await settled()
      const [x, y] = originOf(part(settings, 'dialog'))
      expect(x).to.be.closeTo(left + width / 2, 16)
      expect(y).to.be.closeTo(top + height / 2, 16)
    })

  it('begins at the lower edge of the dialog without a banner, also after one', async () => {
    const { store, element } = await dialogScene()
    const dialog = (): HTMLElement => part(element, 'dialog')
    const lowerEdge = (): [number, number] => [box(dialog()).left + box(dialog()).width / 2, box(dialog()).bottom]
    expect(originOf(dialog())).to.eql(lowerEdge())
    store.set(closeSettingsAtom)
    await settled()
    store.set(openSettingsAtom)
    await settled()
    expect(originOf(dialog())).to.eql(lowerEdge())
  })
})
