import { aTimeout, expect } from '@open-wc/testing'
import { pageColorScheme } from '../../src/browser/page-color-scheme'
import { followPageLanguage } from '../../src/effects/follow-page-language'
import { followPageScheme } from '../../src/effects/follow-page-scheme'
import type { EffectContext } from '../../src/effects/effect-context'
import { availableLanguagesAtom, hostLanguageAtom, languageAtom } from '../../src/store/language-atoms'
import { colorSchemeAtom, settingsAtom } from '../../src/store/settings-atoms'
import { createConsentStore } from '../../src/store/create-consent-store'

describe('following the page', () => {
  const { documentElement: html } = document
  const stops: (() => void)[] = []
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    html.removeAttribute('style')
    html.removeAttribute('lang')
    document.body.removeAttribute('style')
  })
  const start = () => {
    const store = createConsentStore()
    store.set(availableLanguagesAtom, ['en', 'de', 'fr', 'de-x-informal'])
    const context = { store } as EffectContext
    stops.push(followPageLanguage(context), followPageScheme(context))
    return store
  }

  it('uses the language of <html lang> with language="page", and follows its changes', async () => {
    html.lang = 'de-AT'
    const store = start()
    expect(store.get(languageAtom)).to.equal('en')
    store.set(hostLanguageAtom, 'page')
    expect(store.get(languageAtom)).to.equal('de')
    html.lang = 'fr'
    await aTimeout(0)
    expect(store.get(languageAtom)).to.equal('fr')
  })

  it('uses the scheme of the page with color-scheme="page", and follows its changes', async () => {
    const store = start()
    store.set(settingsAtom, settings => ({ ...settings, colorScheme: 'page' as const }))
    expect(store.get(colorSchemeAtom)).to.equal('light')
    document.body.style.background = '#101418'
    await aTimeout(0)
    expect(store.get(colorSchemeAtom)).to.equal('page-dark')
    document.body.style.background = 'white'
    await aTimeout(0)
    expect(store.get(colorSchemeAtom)).to.equal('light')
  })

  for (const [background, scheme] of [
    ['rgb(250, 250, 250)', 'light'],
    ['oklch(0.2 0.02 250)', 'dark'],
    ['color(srgb 0.1 0.1 0.1)', 'dark'],
  ] as const)
    it(`detects a page on ${background} as ${scheme}`, () => {
      document.body.style.background = background
      expect(pageColorScheme()).to.equal(scheme)
    })

  it('uses the CSS property color-scheme if the page has no background', () => {
    html.style.colorScheme = 'dark'
    expect(pageColorScheme()).to.equal('dark')
    html.style.colorScheme = 'light'
    expect(pageColorScheme()).to.equal('light')
  })

  it('can be stopped', async () => {
    html.lang = 'de'
    const store = start()
    store.set(hostLanguageAtom, 'page')
    stops.splice(0).forEach(stop => stop())
    html.lang = 'fr'
    await aTimeout(0)
    expect(store.get(languageAtom)).to.equal('de')
  })

  it('uses the informal form of address, if there is one, with the option informal', () => {
    const store = start()
    store.set(hostLanguageAtom, 'de')
    store.set(settingsAtom, settings => ({ ...settings, informal: true }))
    expect(store.get(languageAtom)).to.equal('de-x-informal')
    store.set(hostLanguageAtom, 'fr')
    expect(store.get(languageAtom)).to.equal('fr')
  })
})
