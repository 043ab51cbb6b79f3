import { expect } from '@open-wc/testing'
import { flushSync } from 'react-dom'
import { requestLog } from '../../../src/blocking/page/request-log'
import type { DeclaredService } from '../../../src/services/declared-service'
import { servicesAtom } from '../../../src/store'
import { phrasesAtom } from '../../../src/store/phrases-atom'
import { draftAtom } from '../../../src/store/selection-atoms'
import { serviceDraftAtom } from '../../../src/store/service-atoms'
import { settingsAtom } from '../../../src/store/settings-atoms'
import { availableLanguagesAtom, hostLanguageAtom, languageAtom } from '../../../src/store/language-atoms'
import { loadedTextsAtom } from '../../../src/store/text-atoms'
import { en } from '../../../src/translations/en'
import { de } from '../../../src/translations/languages/de'
import { blockedByCompany } from '../../../src/views/services/blocked-by-company'
import { loadPhrases } from '../../../src/views/services/load-phrases'
import { Purpose } from '../../../src/views/services/Purpose'
import { readableCountry } from '../../../src/views/services/readable-country'
import { readableDuration } from '../../../src/views/services/readable-duration'
import { useCompanies } from '../../../src/views/services/use-companies'
import { useLoadPhrases } from '../../../src/views/services/use-load-phrases'
import { VetoSwitch } from '../../../src/views/services/VetoSwitch'
import { atRest } from '../../support/at-rest'
import { eventually } from '../../support/eventually'
import { draw, drawParts, place, store } from '../draw-part'

const service = (name: string, company: string, hosts: string[] = [], category = 'marketing'): DeclaredService =>
  ({ name, title: name, category, company: { name: company, country: 'DE' }, hosts, stores: [] }) as never

describe('how long something is stored', () => {
  for (const [duration, english, german] of [
    ['session', en.services.session, undefined],
    ['persistent', en.services.persistent, undefined],
    ['P2Y', '2 years', '2 Jahre'],
    ['P1M', '1 month', '1 Monat'],
    ['P2W', '2 weeks', '2 Wochen'],
    ['P30D', '30 days', '30 Tage'],
    ['PT1H', '1 hour', '1 Stunde'],
    ['PT30M', '30 minutes', '30 Minuten'],
    ['PT5S', '5 seconds', '5 Sekunden'],
    ['P1Y2M3W4DT5H6M7S', '1 year 2 months 3 weeks 4 days 5 hours 6 minutes 7 seconds', undefined],
    ['P0D', '0 days', undefined],
    ['two years', 'two years', 'two years'],
    ['xP2Y', 'xP2Y', undefined],
  ] as const)
    it(`is ${english} for ${duration}`, () => {
      expect(readableDuration(duration, 'en', en)).to.equal(english)
      if (german) expect(readableDuration(duration, 'de', en)).to.equal(german)
    })

  it('names a country in the language, and an unknown code by itself', () => {
    expect([readableCountry('AT', 'en'), readableCountry('AT', 'de'), readableCountry('nowhere', 'en')]).to.deep.equal([
      'Austria',
      'Österreich',
      'nowhere',
    ])
  })
})

describe('the blocked requests of a page', () => {
  afterEach(() => {
    requestLog().length = 0
  })

  it('are counted by company in alphabetical order, each host once, without those that were sent', () => {
    const log = (url: string, state: 'held' | 'released' = 'held'): void =>
      void requestLog().push({ url, state, time: 1, category: 'marketing', channel: 'fetch' })
    const services = [service('a', 'Zeta', ['zeta.example']), service('b', 'Acme', ['acme.example', 'acme.test'])]
    for (const url of [
      'https://zeta.example/1',
      'https://a.acme.example/',
      'https://acme.test/',
      'https://acme.test/2',
    ])
      log(url)
    log('https://other.example/')
    log('https://', 'held')
    log('https://zeta.example/2', 'released')
    expect(blockedByCompany(services)).to.deep.equal([
      { company: 'Acme', hosts: ['a.acme.example', 'acme.test'], blocked: 3 },
      { company: 'other.example', hosts: ['other.example'], blocked: 1 },
      { company: 'Zeta', hosts: ['zeta.example'], blocked: 1 },
    ])
  })
})

describe('the purposes of services', () => {
  const speakGerman = (): void => {
    store.set(availableLanguagesAtom, ['en', 'de'])
    store.set(loadedTextsAtom, { de } as never)
    store.set(hostLanguageAtom, 'de')
  }
  drawParts()

  it('are translated in the present language, and otherwise marked as English', () => {
    draw(<Purpose service="ads">Shows ads.</Purpose>)
    const english = '<span lang="en" dir="ltr">Shows ads.</span>'
    expect(place.innerHTML).to.equal(english)
    const translate = (name: string, text: string): string | undefined =>
      name === 'ads' && text === 'Shows ads.' ? 'Zeigt Anzeigen.' : undefined
    flushSync(() => store.set(phrasesAtom, { language: 'de', translate: translate as never }))
    expect(place.innerHTML, 'of another language').to.equal(english)
    flushSync(speakGerman)
    expect(place.innerHTML).to.equal('Zeigt Anzeigen.')
    draw(<Purpose service="other">Shows ads.</Purpose>)
    expect(place.innerHTML).to.equal(english)
  })

  it('need no file in English, and are not loaded again', async () => {
    await loadPhrases(store, 'en-GB')
    const loaded = store.get(phrasesAtom)
    expect(loaded).to.deep.equal({ language: 'en-GB', translate: null })
    await loadPhrases(store, 'en-GB')
    expect(store.get(phrasesAtom)).to.equal(loaded)
  })

  it('are loaded for the language of the store only, if the site declares services', async () => {
    await loadPhrases(store, 'de')
    expect(store.get(phrasesAtom), 'the visitor reads another language').to.equal(null)
    speakGerman()
    const Loading = () => (useLoadPhrases(), null)
    draw(<Loading />)
    await atRest()
    expect(store.get(phrasesAtom)).to.equal(null)
    flushSync(() => store.set(servicesAtom, []))
    await eventually(() => expect(store.get(phrasesAtom)?.language).to.equal(store.get(languageAtom)))
  })

  it('are followed by the number of companies of a category, each once', () => {
    const Companies = () => <p>{useCompanies('marketing')}</p>
    draw(<Companies />)
    expect(place.textContent).to.equal('')
    flushSync(() => store.set(servicesAtom, [service('c', 'Cola', [], 'measurement')]))
    expect(place.textContent).to.equal('')
    flushSync(() => store.set(servicesAtom, [service('a', 'Acme'), service('b', 'Acme')]))
    expect(place.textContent).to.equal('1 company')
    flushSync(() => store.set(servicesAtom, [service('a', 'Acme'), service('b', 'Beta')]))
    expect(place.textContent).to.equal('2 companies')
  })
})

describe('the switch of a service', () => {
  drawParts()
  const switchOf = (props: Parameters<typeof VetoSwitch>[0]) => {
    const button = draw(<VetoSwitch {...props} />)
    const [on, locked] = ['aria-checked', 'aria-disabled'].map(name => button.getAttribute(name) === 'true')
    return { on, locked, button }
  }
  const ads = { name: 'ads', category: 'marketing' } as const
  beforeEach(() => store.set(settingsAtom, { ...store.get(settingsAtom), serviceChoices: true }))

  it('is on while its category and its group are on, and locked while one of them is off', () => {
    const cases = [
      { marketing: false, vetoes: [], on: false, locked: true },
      { marketing: true, vetoes: [], on: true, locked: false },
      { marketing: true, vetoes: ['ads'], on: false, locked: false },
      { marketing: true, vetoes: ['social'], on: false, locked: true },
      { marketing: true, vetoes: ['other'], on: true, locked: false },
      { marketing: false, vetoes: ['ads'], on: false, locked: true },
    ]
    for (const { marketing, vetoes, ...expected } of cases) {
      store.set(draftAtom, { marketing })
      store.set(serviceDraftAtom, Object.fromEntries(vetoes.map(name => [name, false])))
      expect(switchOf({ ...ads, group: 'social' }), JSON.stringify({ marketing, vetoes })).to.include(expected)
    }
    store.set(draftAtom, { marketing: true })
    store.set(serviceDraftAtom, { social: false })
    expect(switchOf(ads), 'without a group').to.include({ on: true, locked: false })
  })

  it('is always on and locked for what is necessary', () => {
    store.set(serviceDraftAtom, { basket: false })
    expect(switchOf({ name: 'basket', category: 'necessary' })).to.include({ on: true, locked: true })
  })

  it('changes only the draft, in both directions, and nothing while it is locked', () => {
    const { button } = switchOf(ads)
    flushSync(() => button.click())
    expect(store.get(serviceDraftAtom)).to.deep.equal({})
    flushSync(() => store.set(draftAtom, { marketing: true }))
    for (const on of [false, true]) {
      flushSync(() => button.click())
      expect(store.get(serviceDraftAtom)).to.deep.equal({ ads: on })
      expect(button.getAttribute('aria-checked')).to.equal(String(on))
    }
  })
})
