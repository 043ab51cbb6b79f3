import type { Call } from './call'
import type { Refusal } from './decision-schema'
import { failures } from './failures'
import { isNamedSite } from './is-named-site'
import { jsonBody } from './json-body'
import type { Settings } from './settings'
import { siteName } from './site-name'

/**
 * Returns why a decision of a site is not accepted, or null.
 * @param site the site that the decision names, in the spelling of `siteName`
 * @param sites the names in SITES; without any, each site is accepted
 * @param origin the header of the call
 */
function siteRefusal(site: string, sites: readonly string[], origin: string | undefined): string | null {
  if (sites.length > 0 && !isNamedSite(site, sites)) return `domain is "${site}"; allowed are the names in SITES`
  if (!origin) return null
  const from = URL.canParse(origin) ? siteName(new URL(origin).host) : null
  return from === site ? null : `domain is "${site}", but the call comes from a page of ${from ?? 'no site'}`
}

/**
 * Reads the decision that a call submits, and checks that its site may submit it.
 * @param validate validates the body
 * @returns the body, its size in characters, and the decision in it, or the response if the decision is not accepted
 */
export async function decisionBody<T extends { readonly domain: string }>(
  c: Call,
  { largestBody, sites }: Settings,
  validate: (body: unknown) => { value: T } | Refusal,
): Promise<{ readonly body: unknown; readonly size: number; readonly decision: T } | Response> {
  const given = await jsonBody(c, largestBody)
  if (given instanceof Response) return given
  const read = validate(given.value)
  if ('field' in read) return failures.invalid(c, read.message, { field: read.field })
  const wrongSite = siteRefusal(read.value.domain, sites, c.req.header('origin'))
  if (wrongSite) return failures.invalid(c, wrongSite, { field: 'domain' })
  return { body: given.value, size: given.size, decision: read.value }
}
