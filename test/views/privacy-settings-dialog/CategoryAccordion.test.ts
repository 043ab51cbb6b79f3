import { expect } from '@open-wc/testing'
import { translationConfigAtom } from '../../../src/store'
import { askingStore, clearPage, drawn, partOrNull, put } from '../page'

const headers = (element: Element) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>('h3 > button') ?? [])]

async function widget(settings = {}) {
  const store = askingStore(settings)
  const element = put('privacy-settings-dialog', { variant: 'widget' })
  await drawn()
  return { store, element }
}

describe('the categories', () => {
  afterEach(clearPage)

  it('are those that the site shows, in display order', async () => {
    const { element } = await widget({ gdprTypes: ['marketing', 'functionality'] })
    expect(headers(element).map(header => header.textContent)).to.eql([
      'Strictly necessary',
      'Extra features',
      'Marketing',
    ])
    expect(partOrNull(element, 'category-measurement') === null).to.equal(true)
  })

  it('have their texts from the translations', async () => {
    const { store, element } = await widget()
    store.set(translationConfigAtom, {
      translations: { en: { consentTypes: { marketing: { title: 'Adverts' } } } },
      defaultLanguage: 'en',
      disableAutoLanguageSwitch: false,
    })
    await drawn()
    expect(headers(element)[4]?.textContent).to.equal('Adverts')
  })
})
