import { expect } from '@open-wc/testing'
import { openSettingsAtom } from '../../../src/store/actions'
import { recordAtom } from '../../../src/store/record-atoms'
import { en } from '../../../src/translations/en'
import { askingStore, clearPage, drawn, part, put } from '../page'

describe('the privacy settings widget', () => {
  afterEach(clearPage)

  it('renders in its place, at most 32rem wide', async () => {
    askingStore()
    const element = put('privacy-settings-dialog', { variant: 'widget' })
    await drawn()
    expect(element.shadowRoot?.querySelector('section')?.getBoundingClientRect().width).to.equal(512)
    expect(getComputedStyle(element).display).to.equal('block')
  })

  it('saves the switches and announces it', async () => {
    const store = askingStore()
    const element = put('privacy-settings-dialog', { variant: 'widget' })
    await drawn()
    part(element, 'switch-experience').click()
    part(element, 'save').click()
    await drawn()
    const { consents, consentInfo } = store.get(recordAtom) ?? {}
    expect([consentInfo?.type, consents?.experience, consents?.marketing]).to.eql(['custom', true, false])
    expect(element.shadowRoot?.querySelector('[role=status]')?.textContent).to.equal(en.common.saved)
  })

  it('does not submit a form around it', async () => {
    askingStore()
    const form = document.createElement('form')
    let submits = 0
    form.addEventListener('submit', event => {
      event.preventDefault()
      submits++
    })
    document.body.append(form)
    const element = put('privacy-settings-dialog', { variant: 'widget' })
    form.append(element)
    await drawn()
    element.shadowRoot?.querySelectorAll('button').forEach(button => button.click())
    expect(submits).to.equal(0)
    form.remove()
  })

  it('does not open the dialog', async () => {
    const store = askingStore()
    const element = put('privacy-settings-dialog', { variant: 'widget' })
    const dialog = put('privacy-settings-dialog')
    store.set(openSettingsAtom)
    await drawn()
    expect(element.shadowRoot?.querySelector('dialog')).to.equal(null)
    expect(dialog.shadowRoot?.querySelector('dialog')?.open).to.equal(true)
  })
})
