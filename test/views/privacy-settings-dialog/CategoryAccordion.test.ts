import { expect } from '@open-wc/testing'
import { recordAtom } from '../../../src/store/record-atoms'
import { draftAtom, selectionAtom } from '../../../src/store/selection-atoms'
import { translationConfigAtom } from '../../../src/store'
import { askingStore, clearPage, drawn, faded, focused, part, partOrNull, press, put } from '../page'
import { waitUntil } from '../../support/wait-until'

const headers = (element: Element) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>('h3 > button') ?? [])]
const checked = (element: Element, name: string) => part(element, `switch-${name}`).getAttribute('aria-checked')

async function widget(settings = {}) {
  const store = askingStore(settings)
  const element = put('privacy-settings-dialog', { variant: 'widget' })
  await drawn()
  return { store, element }
}

describe('the categories', () => {
  afterEach(clearPage)

  it('are those that the site shows, in their order', async () => {
    const { element } = await widget({ gdprTypes: ['marketing', 'functionality'] })
    expect(headers(element).map(header => header.textContent)).to.eql([
      'Strictly Necessary',
      'Functionality',
      'Marketing',
    ])
    expect(partOrNull(element, 'category-measurement') === null).to.equal(true)
  })

  it('are all off at first but the necessary one', async () => {
    const { element } = await widget()
    const names = ['necessary', 'functionality', 'measurement', 'experience', 'marketing']
    expect(names.map(name => checked(element, name))).to.eql(['true', 'false', 'false', 'false', 'false'])
  })

  it('each have a switch beside the header that is named by it', async () => {
    const { element } = await widget()
    const toggle = part(element, 'switch-marketing')
    const label = element.shadowRoot?.getElementById(toggle.getAttribute('aria-labelledby') ?? '')
    expect([toggle.getAttribute('role'), label?.textContent]).to.eql(['switch', 'Marketing'])
    expect(toggle.closest('h3')).to.equal(null)
    expect(toggle.getBoundingClientRect().height).to.be.at.least(44)
  })

  it('are switched by Space and by Enter, as a draft that saves nothing', async () => {
    const { store, element } = await widget()
    part(element, 'switch-marketing').focus()
    await press(' ')
    await waitUntil(() => checked(element, 'marketing') === 'true', 'Space does nothing')
    expect(store.get(selectionAtom).marketing).to.equal(true)
    await press('Enter')
    await drawn()
    expect(checked(element, 'marketing')).to.equal('false')
    expect(store.get(recordAtom)).to.equal(null)
  })

  it('keep the necessary one locked on, within reach and explained', async () => {
    const { store, element } = await widget()
    const locked = part(element, 'switch-necessary')
    locked.focus()
    expect(focused() === locked).to.equal(true)
    expect(locked.getAttribute('aria-disabled')).to.equal('true')
    const description = element.shadowRoot?.getElementById(locked.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).to.equal('Always active')
    locked.click()
    await drawn()
    expect([checked(element, 'necessary'), store.get(draftAtom)]).to.eql(['true', {}])
  })

  it('unfold what they are for', async () => {
    const { element } = await widget()
    const header = headers(element)[4]!
    const panel = element.shadowRoot?.getElementById(header.getAttribute('aria-controls') ?? '')
    expect([header.getAttribute('aria-expanded'), panel?.hidden]).to.eql(['false', true])
    header.click()
    await drawn()
    expect([header.getAttribute('aria-expanded'), panel?.hidden]).to.eql(['true', false])
    expect(panel?.textContent).to.contain('advertising')
    await faded()
    await expect(element).to.be.accessible()
  })

  it('are walked through by the arrow keys, Home and End', async () => {
    const { element } = await widget()
    const [first, second, , , last] = headers(element)
    first?.focus()
    for (const [key, reached] of [
      ['ArrowDown', second],
      ['ArrowUp', first],
      ['ArrowUp', last],
      ['ArrowDown', first],
      ['End', last],
      ['Home', first],
    ] as const) {
      await press(key)
      expect(focused() === reached, key).to.equal(true)
    }
  })

  it('take their texts from the translations', async () => {
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
