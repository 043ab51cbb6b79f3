import { ar } from './ar'
import { de } from './de'
import type { Text, Texts } from './english-texts'
import { es } from './es'
import { fr } from './fr'
import { it } from './it'
import { ja } from './ja'
import { nl } from './nl'
import { pl } from './pl'
import { pt } from './pt'
import { sv } from './sv'

/** The languages of the dashboard with their own names. */
export const dashboardLanguages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  pt: 'Português',
  pl: 'Polski',
  sv: 'Svenska',
  ar: 'العربية',
  ja: '日本語',
} as const
export type DashboardLanguage = keyof typeof dashboardLanguages

/** Returns a text in the reader's language, with its values. */
export type Translate = (text: Text, values?: Readonly<Record<string, string | number>>) => string

const texts: Readonly<Record<Exclude<DashboardLanguage, 'en'>, Texts>> = { de, fr, es, it, nl, pt, pl, sv, ar, ja }

export function translator(language: DashboardLanguage): Translate {
  const own = language === 'en' ? undefined : texts[language]
  return (text, values = {}) =>
    (own?.[text] ?? text).replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
