import { expect } from '@open-wc/testing'
import { chooseLanguage } from '../../src/translations/choose-language'
import { en } from '../../src/translations/en'
import { languages } from '../../src/translations/languages'
import { ptBR } from '../../src/translations/languages/pt-br'
import { he } from '../../src/translations/languages/he'
import { id } from '../../src/translations/languages/id'
import { nb } from '../../src/translations/languages/nb'
import { nn } from '../../src/translations/languages/nn'
import { pt } from '../../src/translations/languages/pt'
import { ro } from '../../src/translations/languages/ro'
import { srLatn } from '../../src/translations/languages/sr-latn'
import { zhHans } from '../../src/translations/languages/zh-hans'
import { zhHant } from '../../src/translations/languages/zh-hant'
import { namePurposes } from '../../src/translations/name-purposes'
import { textDirection } from '../../src/translations/text-direction'
import { mergeTexts, type TranslationSet } from '../../src/translations/translation-set'

const ofTheEu = 'bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv'.split(' ')
const further = 'ar ca fa he hi id is ja ko nb nn pt-BR ru sr sr-Latn th tr uk vi zh-Hans zh-Hant'.split(' ')

/** Words that are the same in English and other languages. */
const sameAsInEnglish = ['Name', 'Services', 'Marketing']

const available = ['en', ...Object.keys(languages)]
const textsFor = async (wish: string) => languages[chooseLanguage([wish], available, 'en')]?.()

/** Returns every text with its path, such as `.common.save`. */
const textsOf = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))

const letters = (text: string): number => [...new Intl.Segmenter().segment(text)].length

/** Returns the texts of every language that fail a check. */
async function wrongTexts(isWrong: (text: string, path: string, language: string) => boolean): Promise<string[]> {
  const wrong: string[] = []
  for (const [language, load] of Object.entries(languages))
    for (const [path, text] of textsOf(await load()))
      if (isWrong(text, path, language)) wrong.push(`${language}${path}: ${text}`)
  return wrong
}

async function wrongLanguages(isWrong: (texts: TranslationSet) => boolean): Promise<string[]> {
  const wrong: string[] = []
  for (const [language, load] of Object.entries(languages))
    if (isWrong(mergeTexts(en, await load()))) wrong.push(language)
  return wrong
}

describe('the languages', () => {
  it('include all 24 of the European Union, and more', () => {
    expect(ofTheEu).to.have.length(24)
    expect(available).to.include.members([...ofTheEu, ...further])
  })

  it('have names that the browser knows', () => {
    for (const language of available) expect(() => Intl.getCanonicalLocales(language), language).not.to.throw()
  })

  const wishes: [wish: string, texts: TranslationSet][] = [
    ['zh', zhHans],
    ['zh-CN', zhHans],
    ['zh-SG', zhHans],
    ['zh-Hans-HK', zhHans],
    ['zh-TW', zhHant],
    ['zh-HK', zhHant],
    ['zh-MO', zhHant],
    ['zh-Hant-TW', zhHant],
    ['no', nb],
    ['nb-NO', nb],
    ['nn-NO', nn],
    ['iw', he],
    ['he-IL', he],
    ['in', id],
    ['mo', ro],
    ['pt-PT', pt],
    ['pt-AO', pt],
    ['pt-br', ptBR],
    ['sr-Latn-RS', srLatn],
    ['sr-ME', srLatn],
    ['sh', srLatn],
  ]
  for (const [wish, texts] of wishes)
    it(`are matched for ${wish}`, async () => {
      expect(await textsFor(wish)).to.equal(texts)
    })

  it('include a list of those that are written from right to left', async () => {
    const written = (text: string): string => (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? 'rtl' : 'ltr')
    // A text that contains only placeholders has no letters of its own.
    const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''))
    const isWrong = (text: string, _: string, language: string): boolean =>
      hasLetters(text) && written(text) !== textDirection(language)
    expect(await wrongTexts(isWrong)).to.deep.equal([])
  })
})

/** The Flesch-Kincaid grade: the year at school from which on somebody reads an English text without effort. */
function grade(text: string): number {
  const words = text.match(/[A-Za-z’]+/g)!
  const sentences = text.match(/[.!?]+(\s|$)/g)!.length
  const syllables = words.flatMap(
    word =>
      word
        .toLowerCase()
        .replace(/[^a-z]|(?<=..)(?:[^laeiouy]es|ed|[^laeiouy]e)$/g, '')
        .match(/[aeiouy]{1,2}/g) ?? [''],
  ).length
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}

describe('the English texts', () => {
  it('are read with ease after nine years at school, each by itself', () => {
    const { description, optOut } = namePurposes(en.cookieBanner, Object.keys(en.cookieBanner.purposes))
    const shown = { ...en, cookieBanner: { description, optOut: optOut.replace('{purposes}', 'show advertising') } }
    const hard = textsOf(shown)
      .filter(([, text]) => text.endsWith('.'))
      .map(([path, text]) => [path, grade(text.replace(/\{\w+\}/g, 'May'))] as const)
      .filter(([, reached]) => reached > 9)
    expect(hard.map(([path, reached]) => `${path}: ${reached.toFixed(1)}`)).to.deep.equal([])
  })
})

describe('the texts of every language', () => {
  it('have labels of similar length for accept and reject', async () => {
    const unequal = ({ common }: TranslationSet): boolean => {
      const [accept, reject] = [letters(common.acceptAll), letters(common.rejectAll)]
      return Math.max(accept, reject) / Math.min(accept, reject) > 1.6
    }
    expect(await wrongLanguages(unequal)).to.deep.equal([])
  })

  it('have labels short enough for two buttons side by side', async () => {
    const button = /\.(acceptAll|rejectAll|customize)$/
    expect(await wrongTexts((text, path) => button.test(path) && letters(text) > 21)).to.deep.equal([])
  })

  it('differ from the English ones', async () => {
    const english = new Map(textsOf(en))
    const untranslated = await wrongTexts(
      (text, path) => text === english.get(path) && !sameAsInEnglish.includes(text) && !path.includes('.list.'),
    )
    expect(untranslated).to.deep.equal([])
  })

  it('have distinct labels for buttons and categories', async () => {
    const ambiguous = ({ common, consentTypes }: TranslationSet): boolean => {
      const names = [
        common.acceptAll,
        common.rejectAll,
        common.customize,
        common.save,
        common.close,
        ...Object.values(consentTypes).map(({ title }) => title),
      ]
      return new Set(names).size < names.length
    }
    expect(await wrongLanguages(ambiguous)).to.deep.equal([])
  })

  it('have the same placeholders as the English ones, and no encoding errors', async () => {
    const english = new Map(textsOf(en))
    const places = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted()
    const isWrong = (text: string, path: string): boolean =>
      `${places(text)}` !== `${places(english.get(path)!)}` ||
      /[{}<>]|undefined|null|\uFFFD/.test(text.replace(/\{\w+\}/g, ''))
    expect(await wrongTexts(isWrong)).to.deep.equal([])
  })

  it('contain neither exclamation nor question marks', async () => {
    expect(await wrongTexts(text => /[!?¡¿！？؟]/.test(text))).to.deep.equal([])
  })

  it('mix no letters of two alphabets in one word', async () => {
    const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]
    const isMixed = (word: string): boolean => alphabets.filter(alphabet => alphabet.test(word)).length > 1
    expect(await wrongTexts(text => text.split(/[^\p{L}\p{M}]+/u).some(isMixed))).to.deep.equal([])
  })

  it('are typeset: composed letters, curved apostrophes, no extra spaces', async () => {
    // French has a no-break space before a colon.
    const withoutFrenchSpace = (text: string, language: string): string =>
      language === 'fr' ? text.replaceAll('\u00A0:', ':') : text
    const isCareless = (text: string, _: string, language: string): boolean =>
      text !== text.normalize('NFC') ||
      text !== text.trim() ||
      /['"]|\s{2}|\s[.,;:]/.test(withoutFrenchSpace(text, language))
    expect(await wrongTexts(isCareless)).to.deep.equal([])
  })

  it('have a space before an ellipsis in German only', async () => {
    const isWrong = (text: string, _: string, language: string): boolean =>
      text.includes('…') && /\s…/.test(text) !== language.startsWith('de')
    expect(await wrongTexts(isWrong)).to.deep.equal([])
  })

  it('have a full stop after sentences only', async () => {
    const isSentence = /\.(description|optOut|saved|signalLimits|optOutHonored|decided|allowed|refused|choice)$/
    // Where dates end with a full stop, the text must not add another.
    const filled = (text: string, language: string): string =>
      text.replace(/\{(date|until)\}/g, () => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(0))
    const endsIn = (text: string, path: string, language: string): boolean =>
      /[.。।]$/.test(isSentence.test(path) ? filled(text, language) : text)
    const isWrong = (text: string, path: string, language: string): boolean =>
      filled(text, language).includes('..') ||
      endsIn(text, path, language) !== (isSentence.test(path) && language !== 'th') // Thai has no full stop
    expect(await wrongTexts(isWrong)).to.deep.equal([])
  })

  it('have one kind of quotation marks', async () => {
    const isMixed = (texts: TranslationSet): boolean => {
      const quoted = textsOf(texts).flatMap(([, text]) => [
        ...text.matchAll(/(\p{P})\s?\{(?:signal|category)\}\s?(\p{P})/gu),
      ])
      return new Set(quoted.map(([, before, after]) => `${before}${after}`)).size > 1
    }
    expect(await wrongLanguages(isMixed)).to.deep.equal([])
  })
})

describe('the sentence that names the purposes', () => {
  it('has the English wording that regulators expect', () => {
    const { description } = namePurposes(en.cookieBanner, ['necessary', 'measurement', 'experience', 'marketing'])
    expect(description).to.equal(
      'If you agree, we and our partners use cookies and similar tools to count and record visits, show videos and maps, and personalize ads. Change this any time. See this site’s Privacy Settings.',
    )
  })

  it('names one or two purposes, and all if none of the shown categories has a phrase', () => {
    const purposes = (shown: string[]): string =>
      namePurposes({ ...en.cookieBanner, description: '{purposes}' }, shown).description
    expect(purposes(['marketing'])).to.equal('personalize ads')
    expect(purposes(['measurement', 'marketing'])).to.equal('count and record visits and personalize ads')
    expect(purposes(['necessary'])).to.equal(
      'add extra features, count and record visits, show videos and maps, and personalize ads',
    )
  })

  it('has a phrase for every category in every language, and leaves no placeholder', async () => {
    const names = ['functionality', 'measurement', 'experience', 'marketing'] as const
    const said = ['functionality', 'recordings', 'experience', 'marketing'] as const
    const isWrong = ({ cookieBanner }: TranslationSet): boolean => {
      const { description, purposes } = namePurposes(cookieBanner, names)
      const counted = namePurposes(cookieBanner, names, { companies: 'ACME', records: false }).description
      return (
        description.includes('{') ||
        said.some(name => !description.includes(purposes[name])) ||
        !counted.includes(purposes.measurement) ||
        counted.split('ACME').length !== 2
      )
    }
    expect(await wrongLanguages(isWrong)).to.deep.equal([])
  })

  it('names in every language the settings, where the visitor can change the choice', async () => {
    const isWrong = ({ cookieBanner, consentManagerDialog }: TranslationSet): boolean => {
      const end = cookieBanner.description.split('{purposes}')[1]!.toLowerCase()
      // The start of a word, because many languages inflect it.
      return !consentManagerDialog.title
        .toLowerCase()
        .split(/[\s-]/)
        .some(word => end.includes(word.slice(0, 6)))
    }
    expect(await wrongLanguages(isWrong)).to.deep.equal([])
  })

  it('says in every language that they are the settings of this site, not of the browser or the phone', async () => {
    const site =
      /is-sit|lloc|mesta|mjesta|nettst|sajta|saidi|sit[eio]|situs|sivusto|strony|suímh|svetain|trang web|vefs|vietn|webbplats|web(hely|site|sted|u)|ιστότοπ|са[йј]та?|האתר|الموقع|سایت|साइट|เว็บไซต์|サイト|사이트|网站|網站/i
    const isWrong = ({ cookieBanner }: TranslationSet): boolean =>
      !site.test(cookieBanner.description.split('{purposes}')[1]!)
    expect(await wrongLanguages(isWrong)).to.deep.equal([])
  })

  it('states in every language that cookies are used, with and without a permission', async () => {
    const cookie =
      /cookie|kakor|küpsis|eväst|galet|slapuk|sīkdat|piškot|kolači|колачић|бисквит|fianá|süti|informasjonskaps|vefk|çerez|куки|кук|कुकी|คุกกี้|쿠키|کوکی|كوكيز|עוגיות/i
    const isWrong = ({ cookieBanner }: TranslationSet): boolean =>
      !cookie.test(cookieBanner.description) ||
      !cookie.test(cookieBanner.optOut) ||
      cookieBanner.optOut === cookieBanner.description
    expect(await wrongLanguages(isWrong)).to.deep.equal([])
  })

  it("leaves the site's own description unchanged", () => {
    expect(namePurposes({ ...en.cookieBanner, description: 'We count {things}.' }, []).description).to.equal(
      'We count {things}.',
    )
  })
})

describe('British English and informal German', () => {
  it('are based on English and German', async () => {
    const british = mergeTexts(en, await textsFor('en-GB'))
    expect([british.common.customize, british.common.acceptAll]).to.eql(['Customise', 'Accept All'])
    const informal = mergeTexts(en, await textsFor('de-x-informal'))
    expect(
      textsOf(informal).filter(
        ([, text]) => /\b(Sie|Ihr|Ihre[nrm]?|Ihnen)\b/.test(text) && !/^(Ohne )?.*Sie sind immer aktiv/.test(text),
      ),
    ).to.eql([])
    expect(informal.common.save).to.equal('Einstellungen speichern')
  })
})
