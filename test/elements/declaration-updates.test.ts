import { expect } from '@open-wc/testing'
import type { ConsentDeclarationElement } from '../../src/elements/consent-declaration'
import { hostLanguageAtom, servicesAtom } from '../../src/store'
import { acceptAllAtom } from '../../src/store/actions'
import type { ConsentStore } from '../../src/store/create-consent-store'
import { recordAtom } from '../../src/store/record-atoms'
import { settingsAtom } from '../../src/store/settings-atoms'
import { awaitedLanguageAtom } from '../../src/store/ui-atoms'
import { providePageStore } from '../../src/store/page-store'
import { createConsentStore } from '../../src/store/create-consent-store'
import { allConsents } from '../../src/consent/consents'
import { de } from '../../src/translations/languages/de'
import { acmeService } from '../support/acme-service'
import { eventually } from '../support/eventually'
import { afterwards, askingStore, clearPage, put } from '../views/page'

const rootOf = (element: Element): ShadowRoot => element.shadowRoot!
const find = (element: Element, selector: string): HTMLElement | null => rootOf(element).querySelector(selector)
const stored = (element: Element): string[] =>
  [...rootOf(element).querySelectorAll('[data-service-name=consent-elements] code')].map(code => code.textContent!)
const levels = (element: Element): string[] => [
  ...new Set([...rootOf(element).querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ localName }) => localName)),
]

describe('<consent-declaration> follows', () => {
  let store: ConsentStore
  let element: ConsentDeclarationElement
  beforeEach(() => {
    store = askingStore()
    element = put('consent-declaration')
  })
  afterEach(clearPage)

  it('its property "updated", as an attribute', () => {
    expect([element.updated, find(element, '[part=updated]')]).to.eql([null, null])
    element.updated = '2026-04-30'
    expect(element.getAttribute('updated')).to.equal('2026-04-30')
    expect([element.updated, find(element, '[part=updated]')!.textContent]).to.eql([
      '2026-04-30',
      'Last updated: April 30, 2026',
    ])
    element.updated = null
    expect([element.hasAttribute('updated'), find(element, '[part=updated]')]).to.eql([false, null])
    element.updated = 'yesterday'
    expect(find(element, '[part=updated]')).to.equal(null)
  })

  for (const [given, level] of [
    ['1', 1],
    ['5', 5],
    ['6', 3],
    ['0', 3],
    ['2.5', 3],
    ['a', 3],
  ] as const)
    it(`the level ${given} of its headings as ${level}`, () => {
      expect([element.headingLevel, levels(element)]).to.eql([3, ['h3', 'h4']])
      element.setAttribute('heading-level', given)
      expect([element.headingLevel, levels(element)]).to.eql([level, [`h${level}`, `h${level + 1}`]])
      element.headingLevel = 2
      expect([element.getAttribute('heading-level'), levels(element)]).to.eql(['2', ['h2', 'h3']])
    })

  it('the settings: the cookie that stores the choice, and how long it is valid', () => {
    const names = ['privacy-consent-storage', 'privacy-consent-receipts']
    expect(stored(element)).to.eql(names)
    store.set(settingsAtom, { ...store.get(settingsAtom), cookie: true, lifetimeDays: 30 })
    expect(stored(element)).to.eql([...names, 'privacy-consent'])
    expect(rootOf(element).textContent).to.include('30 days').and.not.to.include('182 days')
    store.set(settingsAtom, { ...store.get(settingsAtom), cookie: 'host' })
    expect(stored(element)).to.eql([...names, '__Host-privacy-consent'])
  })

  it('the choice: its lists, and its dates only where it has an end', () => {
    const choice = (): string =>
      [...rootOf(element).querySelectorAll('[part=choice] p')].map(({ textContent }) => textContent).join('\n')
    store.set(recordAtom, { consents: allConsents(), consentInfo: { time: Date.UTC(2026, 4, 3, 12), type: 'all' } })
    expect(choice()).to.match(/^Allowed: [^.]*Marketing\.\nPrivacy Settings$/)
    store.set(recordAtom, {
      consents: { ...allConsents(), marketing: false },
      consentInfo: { time: Date.UTC(2026, 4, 3, 12), type: 'custom' },
      expires: Date.UTC(2026, 10, 1, 12),
    })
    expect(choice()).to.match(
      /^You decided on May 3, 2026\. Your choice is valid until November 1, 2026\.\nAllowed: [^.]* and Videos and maps\.\nNot allowed: Marketing\.\nPrivacy Settings$/,
    )
    const change = find(element, '[part=change]') as HTMLButtonElement
    expect([change.type, change.textContent, change.getAttribute('data-consent-open')]).to.eql([
      'button',
      'Privacy Settings',
      '',
    ])
  })

  it('the categories that the site shows', () => {
    store.set(settingsAtom, { ...store.get(settingsAtom), gdprTypes: ['necessary', 'marketing'] })
    const shown = [...rootOf(element).querySelectorAll<HTMLElement>('[part=category]')]
    expect(shown.map(category => category.dataset.category)).to.eql(['necessary', 'marketing'])
  })

  it('the site’s own categories, which have services of their own', async () => {
    const customCategories = [{ name: 'social', parent: 'marketing', title: 'Social', description: 'Posts.' } as const]
    store.set(settingsAtom, { ...store.get(settingsAtom), customCategories })
    store.set(servicesAtom, [acmeService({ category: 'marketing', group: 'social' })])
    await eventually(() => expect(find(element, '[data-category=social] [part=service]')).to.not.equal(null))
    expect(find(element, '[data-category=marketing]')).to.equal(null)
  })

  it('the language, which it loads itself, and appears in one language only', async () => {
    const seen = new Set<string>()
    const watcher = new MutationObserver(() => seen.add(find(element, '[part=change]')!.textContent!))
    watcher.observe(rootOf(element), { childList: true })
    afterwards(() => watcher.disconnect())
    store.set(hostLanguageAtom, 'de')
    store.set(servicesAtom, [acmeService({})])
    await eventually(() => expect(find(element, '[part=service]')).to.not.equal(null))
    await eventually(() => expect(find(element, 'div')!.lang).to.equal('de'))
    expect([...seen]).to.eql([de.consentManagerDialog.title])
    expect(find(element, 'div')!.dir).to.equal('ltr')
    store.set(hostLanguageAtom, 'ar')
    await eventually(() => expect([find(element, 'div')!.lang, find(element, 'div')!.dir]).to.eql(['ar', 'rtl']))
  })

  it('nothing while texts are loading', () => {
    store.set(awaitedLanguageAtom, 'de')
    const before = find(element, 'div')
    store.set(acceptAllAtom)
    expect(find(element, 'div')).to.equal(before)
    store.set(awaitedLanguageAtom, null)
    expect(find(element, 'div')).to.not.equal(before)
  })

  it('nothing after it was removed, and the page’s store again when it is back', () => {
    const before = find(element, 'div')
    element.remove()
    store.set(acceptAllAtom)
    expect(find(element, 'div')).to.equal(before)
    document.body.append(element)
    expect(find(element, 'div')).to.not.equal(before)
    const last = find(element, 'div')
    store.set(settingsAtom, { ...store.get(settingsAtom), lifetimeDays: 5 })
    expect(find(element, 'div')).to.not.equal(last)
  })

  it('another store in place of the first, and none', () => {
    const other = createConsentStore()
    other.set(settingsAtom, { ...other.get(settingsAtom), gdprTypes: ['necessary', 'experience'] })
    const withdraw = providePageStore(other)
    expect(find(element, '[data-category=experience]')).to.not.equal(null)
    expect(find(element, '[data-category=marketing]')).to.equal(null)
    const before = find(element, 'div')
    store.set(acceptAllAtom)
    expect(find(element, 'div')).to.equal(before)
    withdraw()
    element.updated = '2026-04-30'
    expect(find(element, 'div')).to.equal(before)
  })

  it('the list of services to its end, also after a server’s list', () => {
    const page = document.body.appendChild(document.createElement('div'))
    afterwards(() => page.remove())
    page.setHTMLUnsafe(
      '<consent-declaration><template shadowrootmode="open"><p>Rendered</p></template></consent-declaration>',
    )
    const rendered = page.querySelector('consent-declaration')!
    store.set(servicesAtom, [acmeService({})])
    expect(find(rendered, '[data-service-name=acme-chat]')).to.not.equal(null)
    store.set(servicesAtom, null)
    expect(find(rendered, '[data-service-name=acme-chat]')).to.equal(null)
    expect(find(rendered, '[data-category=marketing]')).to.not.equal(null)
    expect(rootOf(rendered).adoptedStyleSheets).to.have.length(1)
  })

  it('its attributes, and reports those that it does not know', async () => {
    const warned: string[] = []
    const { warn } = console
    console.warn = (...words: unknown[]) => void warned.push(words.join(' '))
    afterwards(() => (console.warn = warn))
    put('consent-declaration', { updated: '2026-01-01', 'heading-level': '2' })
    put('consent-declaration', { update: '2026-01-01' })
    await eventually(() => expect(warned).to.have.length(1))
    expect(warned[0]).to.include('update').and.to.include('heading-level')
  })
})
