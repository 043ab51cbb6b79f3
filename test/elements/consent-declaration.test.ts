import { expect } from '@open-wc/testing'
import 'axe-core/axe.min.js'
import type * as Axe from 'axe-core'
import { googleAds } from '../../src/services/catalogue/google-ads'
import { googleMaps } from '../../src/services/catalogue/google-maps'
import { googleTagManager } from '../../src/services/catalogue/google-tag-manager'
import { hotjar } from '../../src/services/catalogue/hotjar'
import { hubspot } from '../../src/services/catalogue/hubspot'
import { linkedinInsight } from '../../src/services/catalogue/linkedin-insight'
import { matomo } from '../../src/services/catalogue/matomo'
import { metaPixel } from '../../src/services/catalogue/meta-pixel'
import { microsoftClarity } from '../../src/services/catalogue/microsoft-clarity'
import { stripe } from '../../src/services/catalogue/stripe'
import { googleAnalytics } from '../../src/services/catalogue/google-analytics'
import { youtube } from '../../src/services/catalogue/youtube'
import { categoryNames } from '../../src/consent/categories'
import { hostLanguageAtom, servicesAtom } from '../../src/store'
import { acceptAllAtom } from '../../src/store/actions'
import { en } from '../../src/translations/en'
import { eventually } from '../support/eventually'
import { afterwards, askingStore, clearPage, put, sizeWindow } from '../views/page'

const { axe } = window as unknown as { axe: typeof Axe }

const shown = async (attributes: Record<string, string> = {}) => {
  const store = askingStore()
  const element = put('consent-declaration', attributes)
  return { store, element, root: element.shadowRoot! }
}

describe('<consent-declaration>', () => {
  afterEach(clearPage)

  it('lists the purposes and the storage of the choice without services, and the services once they have loaded', async () => {
    const { store, element, root } = await shown()
    const titles = () => [...root.querySelectorAll('[part=category-title]')].map(({ textContent }) => textContent)
    expect(titles()).to.eql(categoryNames.map(name => en.consentTypes[name].title))
    expect(root.textContent).to.contain(en.consentTypes.marketing.description).and.to.contain('privacy-consent-storage')
    const { violations } = await axe.run(element, { runOnly: ['wcag2a', 'wcag2aa', 'best-practice'] })
    expect(violations.map(({ id }) => id).filter(id => id !== 'heading-order')).to.eql([])
    store.set(servicesAtom, [stripe])
    await eventually(() => expect(root.textContent).to.contain('Stripe'))
    expect(titles(), 'only necessary services').to.have.length(5)
    store.set(servicesAtom, [googleAnalytics])
    await eventually(() => expect(root.textContent).to.contain('Google Analytics').and.to.contain('2 years'))
    expect(titles()).to.eql([en.consentTypes.necessary.title, en.consentTypes.measurement.title])
    store.set(servicesAtom, [youtube])
    expect(root.textContent).to.contain('YouTube').and.not.to.contain('Google Analytics')
  })

  it('leaves what a server has rendered where the page declares no services', async () => {
    const store = askingStore()
    const page = document.createElement('div')
    page.setHTMLUnsafe(
      '<consent-declaration><template shadowrootmode="open"><p>Rendered</p></template></consent-declaration>',
    )
    document.body.append(page)
    afterwards(() => page.remove())
    const root = page.querySelector('consent-declaration')!.shadowRoot!
    expect(root.textContent).to.equal('Rendered')
    store.set(servicesAtom, [youtube])
    await eventually(() => expect(root.textContent).to.contain('YouTube').and.not.to.contain('Rendered'))
  })

  it('is in German without an English sentence, with twelve common services', async () => {
    const { store, root } = await shown()
    const services = [
      googleAnalytics,
      googleTagManager,
      googleAds,
      googleMaps,
      youtube,
      metaPixel,
      linkedinInsight,
      hotjar,
      microsoftClarity,
      matomo,
      hubspot,
      stripe,
    ]
    store.set(hostLanguageAtom, 'de')
    store.set(servicesAtom, services)
    await eventually(() => expect(root.textContent).to.contain('Zählt Besuche'))
    expect([...root.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent)).to.eql([])
    const sentences = services.flatMap(({ purpose, stores }) => [purpose, ...stores.map(item => item.purpose)])
    expect(sentences.filter(sentence => root.textContent!.includes(sentence))).to.eql([])
    expect(root.textContent).to.contain('Misst Werbung bei Facebook, Instagram und zeigt dort')
  })

  it('has one width for text and tables, and in narrow columns name and duration in one line, the purpose below', async () => {
    const { store, element, root } = await shown()
    store.set(servicesAtom, [googleAnalytics])
    await eventually(() => expect(root.querySelector('[data-service-name=google-analytics]')).to.not.equal(null))
    const box = (selector: string): DOMRect => root.querySelector(selector)!.getBoundingClientRect()
    element.style.width = '1000px'
    const widths = ['[part=choice]', '[part=category]', 'table'].map(selector => Math.round(box(selector).width))
    expect(widths).to.eql([672, 672, 672])
    element.style.width = '360px'
    const row = '[data-service-name=google-analytics] tbody tr:nth-child(2) td'
    const [name, purpose, duration] = [1, 2, 3].map(at => box(`${row}:nth-child(${at})`))
    expect([name!.top, duration!.right].map(Math.round)).to.eql([duration!.top, purpose!.right].map(Math.round))
    expect(purpose!.top).to.be.at.least(name!.bottom)
    expect([name!.left, purpose!.left]).to.eql([0, 0].map(() => box('table').left))
  })

  it('begins with the choice in force, which a button changes, and with the storage of the choice', async () => {
    const { store, element, root } = await shown({ 'heading-level': '2' })
    store.set(servicesAtom, [googleAnalytics, stripe])
    const choice = () =>
      [...root.querySelectorAll('[part=choice] p')].slice(0, -1).map(({ textContent }) => textContent)
    expect(choice()).to.eql([
      'Allowed: Strictly necessary.',
      'Not allowed: Extra features, Analytics, Videos and maps, and Marketing.',
    ])
    store.set(acceptAllAtom)
    expect(choice()[0]).to.match(/^You decided on .+\. Your choice is valid until .+\.$/)
    expect(choice().slice(1)).to.eql([
      'Allowed: Strictly necessary, Extra features, Analytics, Videos and maps, and Marketing.',
    ])
    expect(root.querySelector('[part=change]')!.hasAttribute('data-consent-open')).to.equal(true)
    const [necessary, measurement] = root.querySelectorAll('[part=category]')
    expect(necessary!.querySelector('h2')!.textContent).to.equal('Strictly necessary')
    expect([...necessary!.querySelectorAll('h3')].map(({ textContent }) => textContent)).to.eql([
      'Privacy Settings',
      'Stripe',
    ])
    expect(necessary!.textContent).to.contain('privacy-consent-storage').and.to.contain('182 days')
    expect(measurement!.querySelector('h2')!.textContent).to.equal('Analytics')
    element.setAttribute('heading-level', '9')
    expect(root.querySelector('[part=category-title]')!.localName).to.equal('h3')
  })

  it('has the language of the page, and marks purposes without translation as English', async () => {
    const { store, root } = await shown({ updated: '2026-04-30' })
    store.set(servicesAtom, [{ ...googleAnalytics, name: 'acme' }])
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
    const table = root.querySelector('[data-service-name=google-analytics] table')!
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
