import { expect } from '@open-wc/testing'
import type { SyncContext } from '../../src/effects/sync-effect'
import type { EffectContext } from '../../src/effects/effect-context'
import { loadTranslations } from '../../src/effects/load-translations'
import { warnOnUnknownLanguage } from '../../src/effects/warn-on-unknown-language'
import {
  bannerAnswerAtom,
  createConsentStore,
  hostLanguageAtom,
  languageAtom,
  textsAtom,
  translationConfigAtom,
  visitorLanguagesAtom,
  type ConsentStore,
} from '../../src/store'
import { isLoadingConsentInfoAtom } from '../../src/store/banner-atoms'
import { en } from '../../src/translations/en'
import { de } from '../../src/translations/languages/de'
import { ptBR } from '../../src/translations/languages/pt-br'
import { eventually } from '../support/eventually'

const { warn } = console
let store: ConsentStore
let said: string[]
let stops: (() => void)[]

function speak(host: string | null, visitor: string[] = [], defaultLanguage = 'en', translations = {}): void {
  store.set(visitorLanguagesAtom, visitor)
  store.set(hostLanguageAtom, host)
  store.set(translationConfigAtom, { translations, defaultLanguage, disableAutoLanguageSwitch: false })
  const context = { store, report: () => {} } as unknown as EffectContext & SyncContext
  stops = [loadTranslations(context), warnOnUnknownLanguage(context)]
}
const accept = (): string => store.get(textsAtom).common.acceptAll
const speaks = (texts: typeof en): Promise<unknown> =>
  eventually(() => expect(accept()).to.equal(texts.common.acceptAll))
const strange = (language: string, spoken: string): string =>
  `consent-elements: there are no texts in the language "${language}"; "${spoken}" is used`

describe('the current language', () => {
  beforeEach(() => {
    store = createConsentStore()
    store.set(isLoadingConsentInfoAtom, false)
    said = []
    console.warn = (text: string) => void said.push(text)
  })
  afterEach(() => {
    console.warn = warn
    for (const stop of stops) stop()
  })

  for (const [wish, language, texts] of [
    ['pt-BR', 'pt-BR', ptBR],
    ['pt-br', 'pt-BR', ptBR],
    ['de-AT', 'de', de],
    ['de-Latn-CH-1996', 'de', de],
  ] as const)
    it(`is the configured one, exactly or by its base language (${wish}), and is loaded`, async () => {
      speak(wish)
      expect(store.get(languageAtom)).to.equal(language)
      await speaks(texts)
      expect(said).to.eql([])
    })

  it('is the default language if the configured one has no texts, with one warning', async () => {
    speak('tlh', ['qya'], 'de')
    await speaks(de)
    expect(said).to.eql([strange('tlh', 'de')])
    store.set(hostLanguageAtom, 'en')
    store.set(hostLanguageAtom, 'tlh')
    expect(said).to.eql([strange('tlh', 'de')])
    store.set(hostLanguageAtom, 'x')
    expect(said).to.eql([strange('tlh', 'de'), strange('x', 'de')])
  })

  it('is English if the default language has no texts either', async () => {
    speak(null, ['qya'], 'tlh')
    await speaks(en)
    expect(said).to.eql([strange('tlh', 'en')])
  })

  it('causes no warning if we, the site or the server have texts in it', () => {
    speak('eo', ['en'], 'de', { eo: { common: { acceptAll: 'Akcepti' } } })
    expect([store.get(languageAtom), accept(), said]).to.eql(['eo', 'Akcepti', []])
    store.set(isLoadingConsentInfoAtom, true)
    store.set(hostLanguageAtom, 'sco')
    store.set(bannerAnswerAtom, {
      showConsentBanner: true,
      jurisdiction: { code: 'GDPR', message: '' },
      location: { countryCode: 'GB', regionCode: '' },
      translations: { language: 'sco', translations: { common: { acceptAll: 'Tak aa' } } },
      from: 'server',
    })
    store.set(isLoadingConsentInfoAtom, false)
    expect([accept(), said]).to.eql(['Tak aa', []])
  })

  it('can change at any time, and missing texts are replaced by English ones', async () => {
    speak('de')
    await speaks(de)
    store.set(hostLanguageAtom, 'pt-BR')
    await speaks(ptBR)
    store.set(translationConfigAtom, {
      translations: { eo: { common: { acceptAll: 'Akcepti', rejectAll: ' ' } } },
      defaultLanguage: 'en',
      disableAutoLanguageSwitch: false,
    })
    store.set(hostLanguageAtom, 'eo')
    const { acceptAll, rejectAll, save } = store.get(textsAtom).common
    expect([acceptAll, rejectAll, save]).to.eql(['Akcepti', en.common.rejectAll, en.common.save])
  })
})
