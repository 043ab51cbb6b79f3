import { expect } from '@open-wc/testing'
import { googleAnalytics } from '../../src/services/catalogue/google-analytics'
import { metaPixel } from '../../src/services/catalogue/meta-pixel'
import { purposeTranslator } from '../../src/translations/purpose-translator'
import { ar } from '../../src/translations/service-phrases/ar'
import { de } from '../../src/translations/service-phrases/de'
import { es } from '../../src/translations/service-phrases/es'
import { fr } from '../../src/translations/service-phrases/fr'
import { it as italian } from '../../src/translations/service-phrases/it'
import { ja } from '../../src/translations/service-phrases/ja'
import { nl } from '../../src/translations/service-phrases/nl'
import { pl } from '../../src/translations/service-phrases/pl'
import { pt } from '../../src/translations/service-phrases/pt'
import { sv } from '../../src/translations/service-phrases/sv'
import { servicePatterns } from '../../src/translations/service-patterns'

const languages = { ar, de, es, fr, it: italian, ja, nl, pl, pt, sv }

describe('the purposes of services', () => {
  for (const [language, phrases] of Object.entries(languages))
    it(`have a phrase for each pattern in ${language}, with the name of the product where the pattern captures one`, () => {
      expect(phrases.length).to.equal(servicePatterns.length)
      expect(phrases.filter(phrase => phrase.trim() === '')).to.eql([])
      const captures = servicePatterns.map(pattern => /\((?!\?)/.test(pattern.source))
      expect(phrases.map(phrase => phrase.includes('{name}'))).to.eql(captures)
    })

  it('are translated for services of the catalogue, and not for others', async () => {
    const translate = (await purposeTranslator('de-AT'))!
    expect(translate('google-analytics', googleAnalytics.purpose)).to.equal(
      'Zählt Besuche und zeichnet auf, wie Besucher die Website nutzen.',
    )
    expect(translate('meta-pixel', metaPixel.purpose)).to.include('Misst Werbung bei Facebook, Instagram')
    expect(translate('acme', googleAnalytics.purpose)).to.equal(null)
    expect(translate('google-analytics', 'Does something of its own.')).to.equal(null)
    expect(await purposeTranslator('en')).to.equal(null)
    expect(await purposeTranslator('fi')).to.equal(null)
  })
})
