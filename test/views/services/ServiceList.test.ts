import { expect } from '@open-wc/testing'
import 'axe-core/axe.min.js'
import type * as Axe from 'axe-core'
import { announceBlocked } from '../../../src/blocking/page/announce-blocked'
import type { DeclaredService } from '../../../src/services/declared-service'
import { recordAtom, servicesAtom } from '../../../src/store'
import { saveSelectionAtom, saveAtom } from '../../../src/store/actions'
import { askingStore, clearPage, drawn, faded, part, put, sizeWindow } from '../page'

const { axe } = window as unknown as { axe: typeof Axe }

const service = (at: number, more: Partial<DeclaredService> = {}): DeclaredService => ({
  name: `service-${at}`,
  title: `Service ${at} with a long name`,
  category: (['functionality', 'measurement', 'marketing'] as const)[at % 3]!,
  purpose: 'Counts visits and shows which pages are used.',
  company: { name: 'Aktiengesellschaft fuer Donaudampfschifffahrtsgesellschaftskapitaene', country: 'AT' },
  privacyUrl: 'https://example.com/privacy',
  hosts: [`s${at}.example`],
  stores: [
    {
      name: `_a_very_long_cookie_name_without_any_blank_in_it_${at}_*`,
      purpose: 'Recognizes visitors.',
      duration: 'P13M',
    },
    { name: 'state', kinds: ['localStorage'], purpose: 'Keeps the state.', duration: 'persistent' },
  ],
  ...more,
})
const thirty = Array.from({ length: 30 }, (_, at) => service(at))

async function widget(services: readonly DeclaredService[], settings = {}) {
  const store = askingStore(settings)
  store.set(servicesAtom, services)
  const element = put('privacy-settings-dialog', { variant: 'widget' })
  await drawn()
  const root = element.shadowRoot!
  const open = async () => {
    const press = async () => {
      for (const opener of root.querySelectorAll<HTMLElement>('[aria-expanded=false]')) opener.click()
      await drawn()
    }
    await press() // the categories
    await press() // what services store
    await faded()
  }
  return { store, element, root, open }
}

describe('the services of a category', () => {
  afterEach(clearPage)

  it('show company, purpose, privacy policy, and what is stored for how long', async () => {
    const { root, open } = await widget([service(1)])
    await open()
    const text = root.querySelector('[part=service-service-1]')!.textContent!
    for (const words of ['Service 1', 'Austria', 'Counts visits', 'Privacy policy', '13 months', 'Until deleted'])
      expect(text).to.contain(words)
  })

  for (const language of ['en', 'ar'])
    it(`have their switches below those of the categories (${language})`, async () => {
      const { root, open } = await widget([service(1)], { serviceChoices: true })
      root.querySelector<HTMLElement>('.root')!.dir = language === 'ar' ? 'rtl' : 'ltr'
      await open()
      const edges = ['switch-measurement', 'switch-service-1'].map(name =>
        Math.round(root.querySelector(`[part~="${name}"] [part~=track]`)!.getBoundingClientRect().right),
      )
      expect(edges[0]).to.equal(edges[1])
    })

  it('fit on a phone, thirty of them, expanded, with switches', async () => {
    await sizeWindow(320, 640)
    const { element, root, open } = await widget(thirty, { serviceChoices: true })
    await open()
    expect(root.querySelectorAll('.service')).to.have.length(30)
    expect(document.documentElement.scrollWidth).to.be.at.most(320)
    const wide = [...root.querySelectorAll('.service, .service *')].filter(
      element => element.getBoundingClientRect().right > 320,
    )
    expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 80))).to.deep.equal([])
    const { violations } = await axe.run(element)
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).to.deep.equal([])
  })

  it('have names and companies in their own order of letters where the text runs from right to left', async () => {
    const { root, open } = await widget([service(1)])
    await open()
    root.querySelector<HTMLElement>('.root')!.dir = 'rtl'
    const code = root.querySelector('code')!
    expect(getComputedStyle(code).direction).to.equal('ltr')
    expect(root.querySelector('bdi')?.textContent).to.contain('Aktiengesellschaft')
  })

  it('have a switch each if the site allows it, which can only refuse', async () => {
    const { store, element, open } = await widget([service(1), service(4)], { serviceChoices: true })
    await open()
    const button = part(element, 'switch-service-1')
    expect(button.getAttribute('aria-checked')).to.equal('false')
    expect(button.getAttribute('aria-disabled'), 'while the category is off').to.equal('true')
    expect(button.querySelector('.lock'), 'a lock means always active').to.equal(null)
    part(element, 'switch-measurement').click()
    await drawn()
    expect(button.getAttribute('aria-checked')).to.equal('true')
    button.click()
    await drawn()
    store.set(saveSelectionAtom)
    expect(store.get(recordAtom)).to.deep.include({
      services: { 'service-1': false },
      blockedHosts: { 's1.example': 'measurement' },
      knownServices: ['service-1', 'service-4'],
    })
  })

  it('are marked as new if they were added after the decision', async () => {
    const { store, root, open } = await widget([service(1)])
    store.set(saveAtom, { measurement: true })
    store.set(servicesAtom, [service(1), service(4)])
    await drawn()
    await open()
    const marked = [...root.querySelectorAll('.service')].map(item => item.querySelector('.badge')?.textContent ?? null)
    expect(marked).to.deep.equal([null, 'New'])
  })

  it('name the companies of blocked requests, live, if the option is on', async () => {
    const { root } = await widget([service(1)], { showRequests: true })
    expect(root.querySelector('[part=requests]'), 'as long as there is none').to.equal(null)
    announceBlocked({ url: 'https://cdn.s1.example/a', category: 'measurement', channel: 'fetch' })
    announceBlocked({ url: 'https://other.example/b', category: 'marketing', channel: 'fetch' })
    await drawn()
    const rows = [...root.querySelectorAll('[part=requests] li')].map(({ textContent }) => textContent)
    expect(rows.find(row => row?.startsWith('Aktiengesellschaft')))
      .to.contain('Blocked: 1')
      .and.to.contain('cdn.s1.example')
    expect(rows.some(row => row?.startsWith('other.example'))).to.equal(true)
  })

  it('are listed under the site’s own category, with one switch for all', async () => {
    const group = {
      name: 'social',
      parent: 'marketing' as const,
      title: 'Social media',
      description: 'Posts of others.',
    }
    const { store, element, root, open } = await widget([service(2, { group: 'social' }), service(5)], {
      customCategories: [group],
    })
    await open()
    expect(root.textContent).to.contain('Social media').and.to.contain('Posts of others.')
    part(element, 'switch-marketing').click()
    await drawn()
    part(element, 'switch-social').click()
    await drawn()
    store.set(saveSelectionAtom)
    expect(store.get(recordAtom)).to.deep.include({
      services: { social: false },
      blockedHosts: { 's2.example': 'marketing' },
    })
  })
})
