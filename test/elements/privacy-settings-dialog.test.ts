import { expect } from '@open-wc/testing'
import { openSettingsAtom } from '../../src/store/actions'
import { askingStore, clearPage, drawn, partOrNull, put } from '../views/page'

describe('<privacy-settings-dialog>', () => {
  afterEach(clearPage)

  it('renders one dialog, even if it is in the page several times', async () => {
    const store = askingStore()
    const first = put('privacy-settings-dialog')
    const second = put('privacy-settings-dialog')
    store.set(openSettingsAtom)
    await drawn()
    expect([first, second].map(element => partOrNull(element, 'dialog') !== null)).to.eql([true, false])
  })

  it('switches between widget and dialog when its variant changes', async () => {
    const store = askingStore()
    const element = put('privacy-settings-dialog')
    const other = put('privacy-settings-dialog')
    await drawn()
    expect(partOrNull(element, 'save') === null).to.equal(true)
    element.variant = 'widget'
    store.set(openSettingsAtom)
    await drawn()
    expect(['save', 'dialog'].map(name => partOrNull(element, name) !== null)).to.eql([true, false])
    expect(partOrNull(other, 'dialog') !== null).to.equal(true)
    element.variant = null
    await drawn()
    expect([element, other].map(one => partOrNull(one, 'dialog') !== null)).to.eql([true, false])
  })
})
