import type { Vendor, VendorList } from '@iabtechlabtcf/core'
import { useState } from 'react'
import { isDictionary } from '../../consent/is-dictionary'
import { fillText } from '../../translations/fill-text'
import { safeHref } from '../parts/safe-href'
import { Names } from './Names'
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

interface Props {
  vendor: Vendor
  bases: { consent: readonly number[]; interest: readonly number[] }
  list: VendorList
  texts: TcfTexts
  language: string
}

const DAY_S = 86_400

/** What a vendor has declared: purposes with their retention, categories of data, storage and links. */
export function VendorFacts({ vendor, bases, list, texts, language }: Props) {
  const details = vendor as unknown as VendorDetails
  const { dataRetention } = details
  const retained = (days: number | undefined): string => {
    const count = days ?? dataRetention?.stdRetention
    return count === undefined ? '' : ` (${fillText(texts.retention, daysOf(count, language))})`
  }
  const purpose = (id: number): string => `${list.purposes[id]?.name ?? id}${retained(dataRetention?.purposes?.[id])}`
  const urls = details.urls?.find(({ langId }) => langId === language.slice(0, 2)) ?? details.urls?.[0]
  const categories =
    (list as unknown as { dataCategories?: Record<string, { name?: string; description?: string } | undefined> })
      .dataCategories ?? {}
  const named = (kind: 'features' | 'specialFeatures') => vendor[kind].map(id => list[kind][id]?.name)
  return (
    <div className="facts">
      <Names title={texts.consent} names={bases.consent.map(purpose)} />
      <Names title={texts.interest} names={bases.interest.map(purpose)} />
      <Names
        title={texts.specialPurposesTitle}
        names={vendor.specialPurposes.map(
          id => `${list.specialPurposes[id]?.name ?? id}${retained(dataRetention?.specialPurposes?.[id])}`,
        )}
      />
      <Names title={texts.featuresTitle} names={named('features')} />
      <Names title={texts.specialFeaturesTitle} names={named('specialFeatures')} />
      <Names
        title={texts.dataCategories}
        names={(details.dataDeclaration ?? []).map(id => {
          const { name = String(id), description } = categories[id] ?? {}
          return description ? `${name}: ${description}` : name
        })}
      />
      <p>
        {details.usesCookies
          ? fillText(texts.cookieAge, daysOf(Math.ceil((details.cookieMaxAgeSeconds ?? 0) / DAY_S), language))
          : texts.noCookies}
      </p>
      {details.usesCookies && details.cookieRefresh && <p>{texts.refreshes}</p>}
      {details.usesNonCookieAccess && <p>{texts.otherStorage}</p>}
      <Address href={urls?.privacy} text={texts.privacyPolicy} />
      <Address href={urls?.legIntClaim} text={texts.interestClaim} />
      <Address href={details.deviceStorageDisclosureUrl} text={texts.storageLink} />
      <Storage name={vendor.name} url={details.deviceStorageDisclosureUrl} texts={texts} language={language} />
    </div>
  )
}

/** A link to a page of the vendor; nothing if it could run a script. */
function Address({ href, text }: { href: string | undefined; text: string }) {
  const safe = safeHref(href ?? null)
  return (
    safe && (
      <p>
        <a className="link" href={safe} target="_blank" rel="noreferrer">
          {text}
        </a>
      </p>
    )
  )
}

/** A button that loads what the vendor stores, from the vendor's own server, only when it is pressed. */
function Storage({
  name,
  url,
  texts,
  language,
}: {
  name: string
  url: string | undefined
  texts: TcfTexts
  language: string
}) {
  /** What it stores; a text if that is unknown. */
  const [stored, setStored] = useState<readonly string[] | string>('')
  const href = safeHref(url ?? null)
  if (!href) return null
  const load = async (): Promise<void> => {
    try {
      const answer: unknown = await (await fetch(href, { credentials: 'omit', referrerPolicy: 'no-referrer' })).json()
      const given = isDictionary(answer) && Array.isArray(answer.disclosures) ? (answer.disclosures as unknown[]) : null
      if (given === null) throw new Error('no list')
      setStored(
        given.filter(isDictionary).map(({ identifier, type, maxAgeSeconds, purposes }) => {
          const days =
            typeof maxAgeSeconds === 'number'
              ? fillText(texts.days, daysOf(Math.ceil(maxAgeSeconds / DAY_S), language))
              : ''
          const parts = [identifier, type, days, Array.isArray(purposes) ? purposes.join(', ') : '']
          return parts.filter(part => typeof part === 'string' && part !== '').join(' · ')
        }),
      )
    } catch {
      setStored(texts.noDisclosure)
    }
  }
  return (
    <div>
      <button type="button" className="link" onClick={() => void load()}>
        {fillText(texts.showDisclosure, { name })}
      </button>
      <div aria-live="polite">{typeof stored === 'string' ? stored : <Names names={stored} />}</div>
    </div>
  )
}

/** Returns a number of days for a text: alone, and with its unit, such as `1 day`, where a language has two forms. */
const daysOf = (count: number, language: string): { count: number; days: string } => ({
  count,
  days: new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count),
})
