import { enGB } from './en-gb'
import type { PartialTranslationSet } from './translation-set'

type Load = () => Promise<PartialTranslationSet>

// Languages with more than one name. A region that is not listed here falls back to its language: pt-PT to pt, de-AT to
// de, zh-CN and zh-SG to zh. British English is too small for a file of its own.
const british: Load = async () => enGB
const hebrew: Load = async () => (await import('./languages/he')).he
const indonesian: Load = async () => (await import('./languages/id')).id
const norwegian: Load = async () => (await import('./languages/nb')).nb
const romanian: Load = async () => (await import('./languages/ro')).ro
const serbianInLatinLetters: Load = async () => (await import('./languages/sr-latn')).srLatn
const simplifiedChinese: Load = async () => (await import('./languages/zh-hans')).zhHans
const traditionalChinese: Load = async () => (await import('./languages/zh-hant')).zhHant

/**
 * The languages other than English, each in a file of its own that loads when it is needed. Bundlers split the files
 * only if each import contains a literal path.
 */
export const languages: Record<string, Load> = {
  ar: async () => (await import('./languages/ar')).ar,
  bg: async () => (await import('./languages/bg')).bg,
  ca: async () => (await import('./languages/ca')).ca,
  cs: async () => (await import('./languages/cs')).cs,
  da: async () => (await import('./languages/da')).da,
  de: async () => (await import('./languages/de')).de,
  'de-x-informal': async () => (await import('./languages/de-x-informal')).deInformal,
  el: async () => (await import('./languages/el')).el,
  'en-AU': british,
  'en-GB': british,
  'en-IE': british,
  'en-NZ': british,
  es: async () => (await import('./languages/es')).es,
  et: async () => (await import('./languages/et')).et,
  fa: async () => (await import('./languages/fa')).fa,
  fi: async () => (await import('./languages/fi')).fi,
  fr: async () => (await import('./languages/fr')).fr,
  ga: async () => (await import('./languages/ga')).ga,
  he: hebrew,
  hi: async () => (await import('./languages/hi')).hi,
  hr: async () => (await import('./languages/hr')).hr,
  hu: async () => (await import('./languages/hu')).hu,
  id: indonesian,
  in: indonesian,
  is: async () => (await import('./languages/is')).is,
  it: async () => (await import('./languages/it')).it,
  iw: hebrew,
  ja: async () => (await import('./languages/ja')).ja,
  ko: async () => (await import('./languages/ko')).ko,
  lt: async () => (await import('./languages/lt')).lt,
  lv: async () => (await import('./languages/lv')).lv,
  mo: romanian,
  mt: async () => (await import('./languages/mt')).mt,
  nb: norwegian,
  nl: async () => (await import('./languages/nl')).nl,
  nn: async () => (await import('./languages/nn')).nn,
  no: norwegian,
  pl: async () => (await import('./languages/pl')).pl,
  pt: async () => (await import('./languages/pt')).pt,
  'pt-BR': async () => (await import('./languages/pt-br')).ptBR,
  ro: romanian,
  ru: async () => (await import('./languages/ru')).ru,
  sh: serbianInLatinLetters,
  sk: async () => (await import('./languages/sk')).sk,
  sl: async () => (await import('./languages/sl')).sl,
  sr: async () => (await import('./languages/sr')).sr,
  'sr-Latn': serbianInLatinLetters,
  'sr-ME': serbianInLatinLetters,
  sv: async () => (await import('./languages/sv')).sv,
  th: async () => (await import('./languages/th')).th,
  tr: async () => (await import('./languages/tr')).tr,
  uk: async () => (await import('./languages/uk')).uk,
  vi: async () => (await import('./languages/vi')).vi,
  zh: simplifiedChinese,
  'zh-Hans': simplifiedChinese,
  'zh-Hant': traditionalChinese,
  'zh-HK': traditionalChinese,
  'zh-MO': traditionalChinese,
  'zh-TW': traditionalChinese,
}
