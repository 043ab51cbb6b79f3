import { expect } from '@open-wc/testing'
import { ConsentBannerElement } from '../../src/elements'
import { defaultSettings } from '../../src/consent/settings'
import { settingsAtom } from '../../src/store/settings-atoms'
import { hostLanguageAtom } from '../../src/store'
import { askingStore, clearPage, drawn, faded, part, partOrNull, put } from '../views/page'

describe('<consent-banner>', () => {
  afterEach(clearPage)

  it('writes nothing into the settings that its markup does not say', async () => {
    const store = askingStore({ colorScheme: 'dark', hideBranding: true, policyUrl: '/a', scrollLock: false })
    store.set(hostLanguageAtom, 'de')
    const before = store.get(settingsAtom)
    put('consent-banner')
    await drawn()
    expect(store.get(settingsAtom)).to.equal(before)
    expect(store.get(hostLanguageAtom)).to.equal('de')
  })

  it('writes what its attributes say, live, and the default when one is taken away', async () => {
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

  it('can say no to what the options say yes to', () => {
    const store = askingStore({ hideBranding: true })
    const banner = put('consent-banner', { 'hide-branding': 'false' })
    expect([banner.hideBranding, store.get(settingsAtom).hideBranding]).to.eql([false, false])
  })

  it('writes its attributes again into the store of a manager that comes later', async () => {
    const banner = put('consent-banner', { 'color-scheme': 'dark' })
    const first = askingStore()
    expect(first.get(settingsAtom).colorScheme).to.equal('dark')
    const second = askingStore()
    expect(second.get(settingsAtom).colorScheme).to.equal('dark')
    await drawn()
    expect(part(banner, 'banner').isConnected).to.equal(true)
  })

  it('reflects what is read only at the start', () => {
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

  it('shows once, however often it is in the page', async () => {
    askingStore()
    const first = put('consent-banner')
    const second = put('consent-banner')
    await drawn()
    expect([first, second].map(element => partOrNull(element, 'banner') !== null)).to.eql([true, false])
    first.remove()
    await faded()
    expect(partOrNull(second, 'banner') !== null).to.equal(true)
  })

  it('is the class that the tag is defined with', () => {
    expect(customElements.get('consent-banner')).to.equal(ConsentBannerElement)
  })
})
