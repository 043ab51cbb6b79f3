import { expect } from '@open-wc/testing'
import 'axe-core/axe.min.js'
import type * as Axe from 'axe-core'
import { googleAnalytics } from '../../src/services/catalogue/google-analytics'
import { youtube } from '../../src/services/catalogue/youtube'
import { hostLanguageAtom, servicesAtom } from '../../src/store'
import { eventually } from '../support/eventually'
import { askingStore, clearPage, put, sizeWindow } from '../views/page'

const { axe } = window as unknown as { axe: typeof Axe }

const shown = async (attributes: Record<string, string> = {}) => {
  const store = askingStore()
  const element = put('consent-declaration', attributes)
  return { store, element, root: element.shadowRoot! }
}

describe('<consent-declaration>', () => {
  afterEach(clearPage)

  it('is empty before the services have loaded, and updates with them', async () => {
    const { store, root } = await shown()
    expect(root.childNodes).to.have.length(0)
    store.set(servicesAtom, [googleAnalytics])
    await eventually(() => expect(root.textContent).to.contain('Google Analytics').and.to.contain('2 years'))
    store.set(servicesAtom, [youtube])
    expect(root.textContent).to.contain('YouTube').and.not.to.contain('Google Analytics')
  })

  it('has the language of the page, and marks the purposes as English', async () => {
    const { store, root } = await shown({ updated: '2026-04-30' })
    store.set(servicesAtom, [googleAnalytics])
    store.set(hostLanguageAtom, 'de')
    await eventually(() => expect(root.textContent).to.contain('Vereinigte Staaten').and.to.contain('30. April 2026'))
    expect(root.querySelector<HTMLElement>('div')!.lang).to.equal('de')
    expect(root.querySelector('td [lang=en]')!.textContent).to.equal('Distinguishes visitors.')
  })

  it('mirrors its table and names the company before the country from right to left', async () => {
    const { store, root } = await shown()
    store.set(servicesAtom, [googleAnalytics])
    store.set(hostLanguageAtom, 'ar')
    await eventually(() => expect(root.querySelector<HTMLElement>('div')!.dir).to.equal('rtl'))
    const textBox = (node: Node): DOMRect => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getBoundingClientRect()
    }
    const table = root.querySelector('table')!
    const [name, purpose] = table.querySelectorAll('tbody tr:first-child>td')
    expect(textBox(name!).right).to.be.closeTo(table.getBoundingClientRect().right, 1)
    expect(textBox(name!).left - textBox(purpose!).right).to.be.above(8)
    const company = root.querySelector('bdi')!
    expect(company.textContent).to.equal('Google LLC')
    expect(textBox(company.nextSibling!).right).to.be.at.most(textBox(company).left + 1)
  })

  it('fits on a phone, and keeps table semantics for screen readers', async () => {
    await sizeWindow(320, 640)
    const { store, element, root } = await shown()
    store.set(servicesAtom, [googleAnalytics, youtube])
    expect(document.documentElement.scrollWidth).to.be.at.most(320)
    const wide = [...root.querySelectorAll('td, p, h4')].filter(part => part.getBoundingClientRect().right > 320)
    expect(wide.map(({ outerHTML }) => outerHTML)).to.deep.equal([])
    const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })
})
