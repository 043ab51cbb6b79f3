import { frameTexts } from './frame-texts'
import { overviewTexts } from './overview-texts'
import { pageTexts } from './page-texts'

/** The languages of the dashboard, in the order of the rows, and their own names. English is the first. */
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

const rows = { ...frameTexts, ...overviewTexts, ...pageTexts }
/** A text of the dashboard, in English. */
export type Text = keyof typeof rows
/** Returns a text in the reader's language, with its values. */
export type Translate = (text: Text, values?: Readonly<Record<string, string | number>>) => string

const order = Object.keys(dashboardLanguages)

export function translator(language: DashboardLanguage): Translate {
  const at = order.indexOf(language) - 1
  return (text, values = {}) =>
    (rows[text][at] ?? text).replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
