import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { chooseLanguage } from '../../translations/choose-language'
import type { Person } from '../access/person'
import { dashboardLanguages, translator, type DashboardLanguage, type Translate } from './texts/translator'

/** Who looks at a page, and in which language. */
export interface Viewer {
  /** Undefined before the login. */
  readonly person?: Person | undefined
  readonly language: DashboardLanguage
  readonly t: Translate
  /** Renders a number in that language. */
  readonly number: (value: number) => string
  /** Renders a part of a whole in percent; a dash without a whole. */
  readonly share: (part: number, whole: number) => string
}

/** The cookie with the language that a reader has chosen. */
export const LANGUAGE_COOKIE = 'consent-dashboard-language'

/** Returns whether a text is a language of the dashboard. */
export const isLanguage = (text: string): text is DashboardLanguage => Object.hasOwn(dashboardLanguages, text)

export function viewerIn(language: DashboardLanguage, person?: Person): Viewer {
  // Western digits in each language, as the dates and identifiers beside them have.
  const locale = `${language}-u-nu-latn`
  const numbers = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  return {
    person,
    language,
    t: translator(language),
    number: value => numbers.format(value),
    share: (part, whole) => (whole === 0 ? '–' : percent.format(part / whole).replace(/(?<=\d)%/, '\u00a0%')),
  }
}

/** Reads the language that a reader has chosen, or else the first one of the browser that the dashboard has. */
export function viewerOf(c: Context, person?: Person): Viewer {
  const chosen = getCookie(c, LANGUAGE_COOKIE) ?? ''
  const accepted = (c.req.header('accept-language') ?? '')
    .slice(0, 500)
    .split(',')
    .map(part => part.split(';')[0]!.trim())
  const found = isLanguage(chosen) ? chosen : chooseLanguage(accepted, Object.keys(dashboardLanguages), 'en')
  return viewerIn(found as DashboardLanguage, person)
}
