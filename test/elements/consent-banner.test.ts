import { expect } from '@open-wc/testing'
import { ConsentBannerElement } from '../../src/elements'
import { defaultSettings } from '../../src/consent/settings'
import { optionNames, readOptions } from '../../src/options/options'
import { pageOptions } from '../../src/boot/page-options'
import { settingsAtom } from '../../src/store/settings-atoms'
import { hostLanguageAtom } from '../../src/store'
import { askingStore, clearPage, drawn, faded, part, partOrNull, put } from '../views/page'

describe('<consent-banner>', () => {
  afterEach(clearPage)

  it('does not write options without an attribute into the store', async () => {
    const store = askingStore({ colorScheme: 'dark', hideBranding: true, policyUrl: '/a', scrollLock: false })
    store.set(hostLanguageAtom, 'de')
    const before = store.get(settingsAtom)
    put('consent-banner')
    await drawn()
    expect(store.get(settingsAtom)).to.equal(before)
    expect(store.get(hostLanguageAtom)).to.equal('de')
  })

  it('writes attributes into the store when they change, and the default when they are removed', async () => {
    const store = askingStore({ colorScheme: 'dark' })
    const banner = put('consent-banner', {
      'color-scheme': 'light',
      'policy-url': '/p',
      'hide-branding': '',
      language: 'de',
    })
    const { colorScheme, policyUrl, hideBranding, scrollLock } = store.get(settingsAtom)
    expect([colorScheme, policyUrl, hideBranding, scrollLock]).to.eql(['light', '/p', true, false])
    expect(store.get(hostLanguageAtom)).to.equal('de')
    banner.scrollLock = true
    banner.policyUrl = '/q'
    banner.setAttribute('color-scheme', 'purple')
    expect(store.get(settingsAtom)).to.deep.include({ scrollLock: true, policyUrl: '/q', colorScheme: 'system' })
    for (const name of banner.getAttributeNames()) banner.removeAttribute(name)
    expect(store.get(settingsAtom)).to.eql({ ...defaultSettings, gdprTypes: store.get(settingsAtom).gdprTypes })
    expect(store.get(hostLanguageAtom)).to.equal(null)
  })

  it("can turn off an option that the manager's options turn on", () => {
    const store = askingStore({ hideBranding: true })
    const banner = put('consent-banner', { 'hide-branding': 'false' })
    expect([banner.hideBranding, store.get(settingsAtom).hideBranding]).to.eql([false, false])
  })

  it('writes its attributes into the store of a manager that starts later', async () => {
    const banner = put('consent-banner', { 'color-scheme': 'dark' })
    const first = askingStore()
    expect(first.get(settingsAtom).colorScheme).to.equal('dark')
    const second = askingStore()
    expect(second.get(settingsAtom).colorScheme).to.equal('dark')
    await drawn()
    expect(part(banner, 'banner').isConnected).to.equal(true)
  })

  it('reflects attributes that are read only at the start', () => {
    const banner = put('consent-banner', { mode: 'offline', 'backend-url': '/x', 'tag-manager-id': 'GTM-1' })
    expect([banner.mode, banner.backendUrl, banner.tagManagerId, banner.categories]).to.eql([
      'offline',
      '/x',
      'GTM-1',
      null,
    ])
    banner.policyVersion = '2'
    expect(banner.getAttribute('policy-version')).to.equal('2')
  })

  it('has every option as a property that HTMLElement does not have', () => {
    const banner = put('consent-banner')
    for (const name of [...optionNames, 'layout']) {
      expect(name in HTMLElement.prototype, name).to.equal(false)
      expect(name in banner, name).to.equal(true)
    }
  })

  it('keeps objects and functions by identity, and stores strings, numbers and booleans in attributes', () => {
    const banner = put('consent-banner')
    const said = { callbacks: { onReady() {} }, exemptHosts: ['a.test'], sweep: false as const, headers: { a: 'b' } }
    Object.assign(banner, said)
    for (const [name, value] of Object.entries(said)) expect(Reflect.get(banner, name), name).to.equal(value)
    expect(banner.getAttributeNames()).to.eql([])
    Object.assign(banner, { lifetimeDays: 30, cookie: true, cookieDomain: 'a.test', acceptAllGrants: 'displayed' })
    Reflect.set(banner, 'categories', ['marketing', 'experience'])
    expect(banner.outerHTML).to.equal(
      '<consent-banner lifetime-days="30" cookie="" cookie-domain="a.test" accept-all-grants="displayed" categories="marketing experience"></consent-banner>',
    )
    expect([banner.lifetimeDays, banner.cookie]).to.eql([30, true])
  })

  it('passes its properties to the manager, whether they are set before or after the upgrade', () => {
    const callbacks = { onReady() {} }
    const said = {
      callbacks,
      mode: 'offline',
      lifetimeDays: 30,
      sweep: false,
      scrollLock: true,
      categories: ['marketing'],
    }
    for (const tag of ['consent-banner', 'not-defined-yet']) {
      const element = Object.assign(document.createElement(tag), said)
      const { options } = readOptions(pageOptions(element).options)
      expect(options.callbacks.onReady, tag).to.equal(callbacks.onReady)
      const { mode, sweep, settings } = options
      expect([mode, sweep, settings.lifetimeDays, settings.scrollLock], tag).to.eql(
        ['offline', false, 30, true].map((value, at) => (at === 2 && tag === 'consent-banner' ? '30' : value)),
      )
      expect(settings.gdprTypes, tag).to.eql(['marketing'])
    }
  })

  it('renders once, even if it is in the page several times', async () => {
    askingStore()
    const first = put('consent-banner')
    const second = put('consent-banner')
    await drawn()
    expect([first, second].map(element => partOrNull(element, 'banner') !== null)).to.eql([true, false])
    first.remove()
    await faded()
    expect(partOrNull(second, 'banner') !== null).to.equal(true)
  })

  it('is the class that is registered for the tag', () => {
    expect(customElements.get('consent-banner')).to.equal(ConsentBannerElement)
  })
})
