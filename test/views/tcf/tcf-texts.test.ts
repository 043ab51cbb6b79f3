import { expect } from '@open-wc/testing'
import { languages } from '../../../src/translations/languages'
import { loadTcfTexts, tcfLanguages } from '../../../src/views/tcf/load-tcf-texts'
import { en } from '../../../src/views/tcf/texts/en'
import { listLanguage } from '../../../src/signals/tcf/list-language'

const braces = (text: string): string => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).join()
const byName = ({ texts }: { texts: object }) => Object.entries(texts) as [keyof typeof en, string][]

describe('the texts of the layers of TCF', () => {
  it('are complete in each language, with the values of English, and translated', async () => {
    for (const language of tcfLanguages()) {
      const loaded = await loadTcfTexts(language)
      expect(Object.keys(loaded.texts), language).to.deep.equal(Object.keys(en))
      for (const [name, text] of byName(loaded)) {
        expect(braces(text).replaceAll('days', 'count').split(',').sort(), `${language}.${name}`).to.deep.equal(
          braces(en[name]).replaceAll('days', 'count').split(',').sort(),
        )
        expect(text, `${language}.${name}`).to.match(/^\S(.*\S)?$/)
      }
      const same = byName(loaded).filter(([name, text]) => text === en[name] && text.length > 12)
      expect(language === 'en' ? [] : same, language).to.deep.equal([])
    }
  })

  it('exist for each language of the banner, except for seven, which use English', async () => {
    const english: string[] = []
    for (const language of Object.keys(languages))
      if ((await loadTcfTexts(language)).language === 'en') english.push(language)
    const without = english.filter(language => !language.startsWith('en'))
    expect(without).to.have.members(['fa', 'ga', 'hi', 'id', 'in', 'mt', 'th', 'vi'])
  })

  it('name access, storage and withdrawal in a language of each script', async () => {
    for (const [language, words] of Object.entries({
      fr: /stocker et lire.*retirer votre consentement/s,
      pl: /przechowywać i odczytywać.*wycofać zgodę/s,
      el: /αποθηκεύουμε και να διαβάζουμε.*ανακαλέσετε τη συγκατάθεσή/s,
      ar: /تخزين معلومات.*سحب موافقتك/s,
    })) {
      const { texts } = await loadTcfTexts(language)
      expect(`${texts.description} ${texts.scope}`).to.match(words)
    }
  })

  it('can be replaced by the site, one by one', async () => {
    const { texts } = await loadTcfTexts('de-AT', { title: 'Datenschutz bei Beispiel' })
    expect([texts.title, texts.accept]).to.deep.equal(['Datenschutz bei Beispiel', 'Alle akzeptieren'])
  })
})

describe('the name of a translation of the vendor list', () => {
  for (const [language, name] of Object.entries({
    de: 'de',
    'de-x-informal': 'de',
    nb: 'no',
    'nn-NO': 'no',
    pt: 'pt-pt',
    'pt-PT': 'pt-pt',
    'pt-BR': 'pt-br',
    sr: 'sr-cyrl',
    'sr-Latn': 'sr-latn',
    'zh-TW': 'zh-hant',
    'zh-Hans': 'zh',
  }))
    it(`is ${name} for ${language}`, () => expect(listLanguage(language)).to.equal(name))
})
