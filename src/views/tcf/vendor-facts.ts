import type { Vendor, VendorList } from '@iabtechlabtcf/core'
import { isDictionary } from '../../consent/is-dictionary'
import { fillText } from '../../translations/fill-text'
import { safeHref } from '../parts/safe-href'
import { build } from '../parts/build'
import type { TcfTexts } from './tcf-texts'

/** The fields of version 3 of the list that the library's type lacks or calls optional. */
interface VendorDetails {
  urls?: { langId: string; privacy?: string; legIntClaim?: string }[]
  dataRetention?: { stdRetention?: number; purposes?: Record<string, number>; specialPurposes?: Record<string, number> }
  dataDeclaration?: number[]
  cookieMaxAgeSeconds?: number | null
  usesCookies?: boolean
  cookieRefresh?: boolean
  usesNonCookieAccess?: boolean
  deviceStorageDisclosureUrl?: string
}

const DAY_S = 86_400

/** Builds what a vendor has declared: purposes with their retention, categories of data, storage and links. */
export function vendorFacts(
  vendor: Vendor,
  bases: { consent: readonly number[]; interest: readonly number[] },
  { list, texts, language }: { list: VendorList; texts: TcfTexts; language: string },
): HTMLElement {
  const details = vendor as unknown as VendorDetails
  const { dataRetention } = details
  const retained = (days: number | undefined): string => {
    const count = days ?? dataRetention?.stdRetention
    return count === undefined ? '' : ` (${fillText(texts.retention, daysOf(count, language))})`
  }
  const group = (title: string, names: readonly (string | undefined)[]): readonly (Node | null)[] =>
    names.length > 0
      ? [build('h4', {}, title), build('ul', {}, ...names.map(name => build('li', {}, build('bdi', {}, name))))]
      : []
  const purpose = (id: number): string => `${list.purposes[id]?.name ?? id}${retained(dataRetention?.purposes?.[id])}`
  const link = (href: string | undefined, text: string): Node | null => {
    const safe = href === undefined ? null : safeHref(href)
    return safe
      ? build('p', {}, build('a', { class: 'link', href: safe, target: '_blank', rel: 'noreferrer' }, text))
      : null
  }
  const urls = details.urls?.find(({ langId }) => langId === language.slice(0, 2)) ?? details.urls?.[0]
  const categories =
    (list as unknown as { dataCategories?: Record<string, { name?: string; description?: string } | undefined> })
      .dataCategories ?? {}
  return build(
    'div',
    { class: 'facts' },
    ...group(texts.consent, bases.consent.map(purpose)),
    ...group(texts.interest, bases.interest.map(purpose)),
    ...group(
      texts.specialPurposesTitle,
      vendor.specialPurposes.map(
        id => `${list.specialPurposes[id]?.name ?? id}${retained(dataRetention?.specialPurposes?.[id])}`,
      ),
    ),
    ...group(
      texts.featuresTitle,
      vendor.features.map(id => list.features[id]?.name),
    ),
    ...group(
      texts.specialFeaturesTitle,
      vendor.specialFeatures.map(id => list.specialFeatures[id]?.name),
    ),
    ...group(
      texts.dataCategories,
      (details.dataDeclaration ?? []).map(id => {
        const { name = String(id), description } = categories[id] ?? {}
        return description ? `${name}: ${description}` : name
      }),
    ),
    build(
      'p',
      {},
      details.usesCookies
        ? fillText(texts.cookieAge, daysOf(Math.ceil((details.cookieMaxAgeSeconds ?? 0) / DAY_S), language))
        : texts.noCookies,
    ),
    details.usesCookies && details.cookieRefresh && build('p', {}, texts.refreshes),
    details.usesNonCookieAccess && build('p', {}, texts.otherStorage),
    link(urls?.privacy, texts.privacyPolicy),
    link(urls?.legIntClaim, texts.interestClaim),
    link(details.deviceStorageDisclosureUrl, texts.storageLink),
    disclosure(vendor.name, details.deviceStorageDisclosureUrl, texts, language),
  )
}

/** Builds a button that loads what the vendor stores, from the vendor's own server, only when it is pressed. */
function disclosure(name: string, url: string | undefined, texts: TcfTexts, language: string): Node | null {
  const href = url === undefined ? null : safeHref(url)
  if (!href) return null
  const place = build('div', { 'aria-live': 'polite' })
  const load = async (): Promise<void> => {
    try {
      const answer: unknown = await (await fetch(href, { credentials: 'omit', referrerPolicy: 'no-referrer' })).json()
      const given = isDictionary(answer) && Array.isArray(answer.disclosures) ? (answer.disclosures as unknown[]) : null
      if (given === null) throw new Error('no list')
      const entries = given.filter(isDictionary).map(({ identifier, type, maxAgeSeconds, purposes }) => {
        const days =
          typeof maxAgeSeconds === 'number'
            ? fillText(texts.days, daysOf(Math.ceil(maxAgeSeconds / DAY_S), language))
            : ''
        const parts = [identifier, type, days, Array.isArray(purposes) ? purposes.join(', ') : '']
        return build('li', {}, parts.filter(part => typeof part === 'string' && part !== '').join(' · '))
      })
      place.replaceChildren(build('ul', {}, ...entries))
    } catch {
      place.textContent = texts.noDisclosure
    }
  }
  const button = build(
    'button',
    { type: 'button', class: 'link', click: () => void load() },
    fillText(texts.showDisclosure, { name }),
  )
  return build('div', {}, button, place)
}

/** Returns a number of days for a text: alone, and with its unit, such as `1 day`, where a language has two forms. */
const daysOf = (count: number, language: string): { count: number; days: string } => ({
  count,
  days: new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count),
})
