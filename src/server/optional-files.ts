import { isHostName } from '../consent/is-host-name'
import { readConsentOrPayOptions, type ConsentOrPayOptions } from '../options/consent-or-pay-options'

/** Options of `headHtml`, described there. */
interface OptionalFiles {
  consentOrPay: (ConsentOrPayOptions & { subscriber?: boolean }) | undefined
  handOff: readonly string[] | { sites: readonly string[]; backendUrl?: string } | undefined
  /** The address of the server, of the page's options. */
  backendUrl: string | undefined
}

/** A file of ours, and the attributes of its tag. */
type FileTag = { name: string } & Readonly<Record<string, string | null>>

/** @throws TypeError if an option is invalid */
function payTag(given: OptionalFiles['consentOrPay']): FileTag[] {
  if (given === undefined) return []
  const options = JSON.stringify(readConsentOrPayOptions(given))
  return [
    { name: 'consent-or-pay.js', 'data-consent-or-pay': options, 'data-subscriber': given.subscriber ? 'true' : null },
  ]
}

/** @throws TypeError if a site is no host name */
function handOffTag(given: OptionalFiles['handOff'], ofPage: string | undefined): FileTag[] {
  if (given === undefined) return []
  const { sites, backendUrl = ofPage } = 'sites' in given ? given : { sites: given, backendUrl: undefined }
  const wrong = [...sites].find(site => !isHostName(site))
  if (wrong !== undefined || sites.length === 0)
    throw new TypeError(
      `headHtml was given ${JSON.stringify(sites)} as handOff; allowed are host names, such as ["shop.example"]`,
    )
  return [{ name: 'hand-off.js', 'data-hand-off': sites.join(' '), 'data-backend-url': backendUrl ?? null }]
}

/**
 * Lists the files that few sites load, in their order before the guard.
 * @throws TypeError if an option is invalid
 */
export const optionalFiles = ({ consentOrPay, handOff, backendUrl }: OptionalFiles): FileTag[] => [
  ...handOffTag(handOff, backendUrl),
  ...payTag(consentOrPay),
]
