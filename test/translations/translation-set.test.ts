import { expect } from '@open-wc/testing'
import { categoryText, humanizeName } from '../../src/translations/category-text'
import { chooseLanguage } from '../../src/translations/choose-language'
import { en } from '../../src/translations/en'
import { languages } from '../../src/translations/languages'
import { textDirection } from '../../src/translations/text-direction'
import { mergeTexts } from '../../src/translations/translation-set'

describe('the English wording', () => {
  it('contains the texts of the specification', () => {
    expect(en.cookieBanner.title).to.equal('We value your privacy')
    expect(en.consentManagerDialog.title).to.equal('Privacy Settings')
    const { acceptAll, rejectAll, customize, save } = en.common
    expect([acceptAll, rejectAll, customize, save]).to.deep.equal([
      'Accept All',
      'Reject All',
      'Customize',
      'Save Settings',
    ])
  })
})

describe('texts on top of a complete set', () => {
  it('replace one text at a time, the last layer with the highest precedence', () => {
    const texts = mergeTexts(en, { common: { save: 'A', close: 'B' } }, { common: { save: 'C' } })
    expect([texts.common.save, texts.common.close, texts.common.acceptAll]).to.deep.equal(['C', 'B', 'Accept All'])
  })

  it('never leave a button empty', () => {
    const wrong = { common: { save: '', close: 5, acceptAll: null, rejectAll: '  ' }, cookieBanner: 'no' }
    expect(mergeTexts(en, wrong, null, 'x', undefined)).to.deep.equal(en)
  })

  it('are read by own properties, so that a prototype changes no button', () => {
    const inherited = Object.create({ common: { save: 'Buy' } }) as object
    const own = { common: Object.create({ save: 'Buy' }) as object }
    expect(mergeTexts(en, inherited, own)).to.deep.equal(en)
  })
})

describe('the language', () => {
  it('is the first available preference, exactly or by its base language', () => {
    expect(chooseLanguage(['xx', 'de-AT', 'fr'], ['en', 'fr', 'de'], 'en')).to.equal('de')
    expect(chooseLanguage(['PT-br'], ['en', 'pt', 'pt-BR'], 'en')).to.equal('pt-BR')
  })

  it('is the fallback if no preference is available', () => {
    expect(chooseLanguage(['xx', ''], ['en', 'de'], 'en')).to.equal('en')
  })

  it('has the direction of its script', () => {
    expect([textDirection('ar-EG'), textDirection('he'), textDirection('de')]).to.deep.equal(['rtl', 'rtl', 'ltr'])
  })
})

describe('every language', () => {
  const keys = (value: unknown, path = ''): string[] =>
    typeof value === 'string'
      ? [path]
      : Object.entries(value as object).flatMap(([key, v]) => keys(v, `${path}.${key}`))

  /** Variants of English contain only the texts that differ. */
  const isOverlay = (language: string): boolean => language.startsWith('en-')
  const at = (value: unknown, path: string): unknown =>
    path
      .split('.')
      .slice(1)
      .reduce((group, key) => (group as Record<string, unknown>)[key], value)

  for (const [language, load] of Object.entries(languages).filter(([name]) => !isOverlay(name)))
    it(`is complete and has no empty text (${language})`, async () => {
      const texts = await load()
      expect(keys(texts).toSorted()).to.deep.equal(keys(en).toSorted())
      expect(mergeTexts(en, texts)).to.deep.equal(texts)
    })

  for (const [language, load] of Object.entries(languages).filter(([name]) => isOverlay(name)))
    it(`has texts only if they differ from the English ones, and no empty one (${language})`, async () => {
      const texts = await load()
      const paths = keys(texts)
      expect(paths).not.to.be.empty
      expect(keys(en)).to.include.members(paths)
      const complete = mergeTexts(en, texts)
      for (const path of paths) {
        expect(at(complete, path), path).to.equal(at(texts, path))
        expect(at(texts, path), path).not.to.equal(at(en, path))
      }
    })
})

describe("a category's text", () => {
  it('comes from the translations', () => {
    expect(categoryText(en, { name: 'measurement', description: 'x' }).title).to.equal('Analytics')
  })

  it("is the name in title case and the category's own description, if there is no translation", () => {
    expect(categoryText(en, { name: 'terms_of_use', description: 'x' })).to.deep.equal({
      title: 'Terms Of Use',
      description: 'x',
    })
    expect(humanizeName('constructor')).to.equal('Constructor')
    expect(categoryText(en, { name: 'constructor', description: 'x' }).description).to.equal('x')
  })
})
