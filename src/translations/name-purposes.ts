import type { enBanner } from './en-banner'
import { joinPhrases } from './join-phrases'

type BannerText = (typeof enBanner)['cookieBanner']

/** What the site has declared: without declared services, everything that is possible is named. */
export interface Declared {
  /** The companies that receive data, such as "4 companies"; an empty text if no company is known. */
  companies?: string
  /** Whether visits may be recorded. */
  records?: boolean
}

/**
 * Inserts the partners and the purposes of the categories into the banner's description, one phrase for each category. If
 * none of the shown categories has a phrase, all phrases are listed, because Accept All may grant all of them.
 * @param text the texts of the banner; a site's own description without placeholders stays unchanged
 * @param shown the names of the categories that are shown
 */
export function namePurposes<Text extends BannerText>(
  text: Text,
  shown: readonly string[],
  { companies = '', records = true }: Declared = {},
): Text {
  const { recordings, ...purposes } = text.purposes
  const phrases = Object.entries(records ? { ...purposes, measurement: recordings } : purposes)
  const named = phrases.filter(([name]) => shown.includes(name))
  const list = joinPhrases(
    (named.length > 0 ? named : phrases).map(([, phrase]) => phrase),
    text.list,
  )
  const description = text.description
    .replace('{purposes}', () => list)
    .replace('{partners}', () => companies || text.partners)
  return { ...text, description }
}
