import { expect } from '@open-wc/testing'
import { doubtfulNames } from '../../src/options/doubtful-names'
import { explainOptions } from '../../src/options/explain-options'
import { readOptions } from '../../src/options/options'
import { textNames } from '../../src/options/text-names'
import { en } from '../../src/translations/en'

/** Returns the messages about names in options that readOptions accepts. */
const messagesOf = (options: object): string[] =>
  explainOptions(options, doubtfulNames(readOptions(options).options)).map(({ message }) => message)
const texts = (translations: object) => ({ translations: { translations } })

describe('names in options that nothing reads', () => {
  for (const [name, options, message] of [
    [
      'a text',
      texts({ de: { cookieBanner: { titel: 'Ihre Wahl' } } }),
      /^Option "translations\.translations\.de\.cookieBanner\.titel" is not known \(did you mean "title"\?\); known are title, description/,
    ],
    [
      'a group of texts',
      texts({ de: { cookiebanner: { title: 'Ihre Wahl' } } }),
      /"translations\.translations\.de\.cookiebanner" is not known \(did you mean "cookieBanner"\?\); known are common/,
    ],
    [
      'a category',
      texts({ de: { consentTypes: { analytics: { title: 'Statistik' } } } }),
      /\.consentTypes\.analytics" is not known; known are necessary, functionality, measurement/,
    ],
    [
      'a law',
      { jurisdictions: { GDRP: 'opt-in' } },
      /^Option "jurisdictions\.GDRP" is not known \(did you mean "GDPR"\?\); known are GDPR, UK_GDPR, CCPA, PIPEDA, DE, US-CA$/,
    ],
    ['a country', { jurisdictions: { Germany: 'opt-in' } }, /^Option "jurisdictions\.Germany" is not known; known are/],
    ['a code of no country', { jurisdictions: { EN: 'opt-in' } }, /^Option "jurisdictions\.EN" is not known/],
    ['a code of no state', { jurisdictions: { 'US-CL': 'opt-in' } }, /"jurisdictions\.US-CL" is not known .*"US-CA"/],
    ['a country of the past', { jurisdictions: { DD: 'opt-in' } }, /^Option "jurisdictions\.DD" is not known/],
    [
      'a language',
      texts({ german: {} }),
      /"translations\.translations\.german" is not known; known are en, de, pt-BR, zh-Hant$/,
    ],
    ['a language with its country', texts({ de_AT: {} }), /"translations\.translations\.de_AT" is not known/],
    ['a country in small letters', { jurisdictions: { de: 'opt-in' } }, /"jurisdictions\.de" is not known .*"DE"/],
  ] as const)
    it(`are reported once for ${name}, with what is meant`, () => {
      const messages = messagesOf(options)
      expect(messages).to.have.length(1)
      expect(messages[0]).to.match(message)
    })

  it('are not reported where every name is known', () => {
    expect(messagesOf(texts({ en, 'pt-BR': { common: { acceptAll: 'Aceitar' } } }))).to.deep.equal([])
    const jurisdictions = {
      GDPR: 'opt-in',
      UK_GDPR: 'opt-in',
      QC_LAW25: 'opt-in',
      DE: 'opt-in',
      'US-CA': 'opt-out',
      NONE: 'none',
    }
    expect(messagesOf({ jurisdictions })).to.deep.equal([])
  })

  it('are compared with the names of all texts', () => {
    const namesOf = (texts: object): object =>
      Object.fromEntries(
        Object.entries(texts).map(([name, one]) => [name, typeof one === 'string' ? 0 : namesOf(one as object)]),
      )
    expect(textNames).to.deep.equal(namesOf(en))
  })

  it('are not looked for in texts that are no texts', () => {
    expect(messagesOf(texts({ de: { cookieBanner: 'x' } }))).to.deep.equal([])
  })
})
