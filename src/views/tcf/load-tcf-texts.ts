import { chooseLanguage } from '../../translations/choose-language'
import type { TcfTexts } from './tcf-texts'
import { en } from './texts/en'

type Load = () => Promise<TcfTexts>

const hebrew: Load = async () => (await import('./texts/he')).he
const norwegian: Load = async () => (await import('./texts/nb')).nb
const romanian: Load = async () => (await import('./texts/ro')).ro
const serbianInLatinLetters: Load = async () => (await import('./texts/sr-latn')).srLatn
const traditionalChinese: Load = async () => (await import('./texts/zh-hant')).zhHant

/** The texts by language. Bundlers split the files only if each import contains a literal path. */
const loaders: Readonly<Record<string, Load>> = {
  en: async () => en,
  ar: async () => (await import('./texts/ar')).ar,
  bg: async () => (await import('./texts/bg')).bg,
  ca: async () => (await import('./texts/ca')).ca,
  cs: async () => (await import('./texts/cs')).cs,
  da: async () => (await import('./texts/da')).da,
  de: async () => (await import('./texts/de')).de,
  el: async () => (await import('./texts/el')).el,
  es: async () => (await import('./texts/es')).es,
  et: async () => (await import('./texts/et')).et,
  fi: async () => (await import('./texts/fi')).fi,
  fr: async () => (await import('./texts/fr')).fr,
  he: hebrew,
  hr: async () => (await import('./texts/hr')).hr,
  hu: async () => (await import('./texts/hu')).hu,
  is: async () => (await import('./texts/is')).is,
  it: async () => (await import('./texts/it')).it,
  iw: hebrew,
  ja: async () => (await import('./texts/ja')).ja,
  ko: async () => (await import('./texts/ko')).ko,
  lt: async () => (await import('./texts/lt')).lt,
  lv: async () => (await import('./texts/lv')).lv,
  mo: romanian,
  nb: norwegian,
  nl: async () => (await import('./texts/nl')).nl,
  nn: norwegian,
  no: norwegian,
  pl: async () => (await import('./texts/pl')).pl,
  pt: async () => (await import('./texts/pt')).pt,
  'pt-BR': async () => (await import('./texts/pt-br')).ptBR,
  ro: romanian,
  ru: async () => (await import('./texts/ru')).ru,
  sh: serbianInLatinLetters,
  sk: async () => (await import('./texts/sk')).sk,
  sl: async () => (await import('./texts/sl')).sl,
  sr: async () => (await import('./texts/sr')).sr,
  'sr-Latn': serbianInLatinLetters,
  'sr-ME': serbianInLatinLetters,
  sv: async () => (await import('./texts/sv')).sv,
  tr: async () => (await import('./texts/tr')).tr,
  uk: async () => (await import('./texts/uk')).uk,
  zh: async () => (await import('./texts/zh-hans')).zhHans,
  'zh-HK': traditionalChinese,
  'zh-Hant': traditionalChinese,
  'zh-MO': traditionalChinese,
  'zh-TW': traditionalChinese,
}

/** Returns the languages that have texts. */
export const tcfLanguages = (): string[] => Object.keys(loaders)

/**
 * Loads the texts of the layers in a language, with those of the site. English replaces languages without texts, and
 * files that cannot be loaded.
 * @param language BCP 47
 * @returns the texts, and their language
 */
export async function loadTcfTexts(
  language: string,
  own: Readonly<Record<string, string>> = {},
): Promise<{ texts: TcfTexts; language: string }> {
  const chosen = chooseLanguage([language], tcfLanguages(), 'en')
  try {
    return { texts: { ...(await loaders[chosen]!()), ...own }, language: chosen }
  } catch {
    return { texts: { ...en, ...own }, language: 'en' }
  }
}
