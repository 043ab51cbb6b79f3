import { expect } from '@open-wc/testing'
import { openSettingsAtom } from '../../src/store/actions'
import { askingStore, clearPage, drawn, partOrNull, put } from '../views/page'

describe('<privacy-settings-dialog>', () => {
  afterEach(clearPage)

  it('opens one dialog, however often it is in the page', async () => {
    const store = askingStore()
    const first = put('privacy-settings-dialog')
    const second = put('privacy-settings-dialog')
    store.set(openSettingsAtom)
    await drawn()
    expect([partOrNull(first, 'dialog') !== null, partOrNull(second, 'dialog')]).to.eql([true, null])
  })

  it('becomes a widget and a dialog again with its variant', async () => {
    const store = askingStore()
    const element = put('privacy-settings-dialog')
    const other = put('privacy-settings-dialog')
    await drawn()
    expect(partOrNull(element, 'save')).to.equal(null)
    element.variant = 'widget'
    store.set(openSettingsAtom)
    await drawn()
    expect([partOrNull(element, 'save') !== null, partOrNull(element, 'dialog')]).to.eql([true, null])
    expect(partOrNull(other, 'dialog')).not.to.equal(null)
    element.variant = null
    await drawn()
    expect([partOrNull(element, 'dialog') !== null, partOrNull(other, 'dialog')]).to.eql([true, null])
  })
})
