import { nativeDocument } from '../consent/native-document'
import { isAllowedByStoredConsent } from './is-allowed-by-stored-consent'
import { contentSecurityPolicy } from '../blocking/tiers/content-security-policy'
import { categoryNames, type CategoryName } from '../consent/categories'

/** The hosts above one, each by itself; that the last ones are nobody's does no harm. */
const parentsOf = (host: string): string[] =>
  host
    .split('.')
    .map((_, at, labels) => `${labels.slice(at).join('.')}:*`)
    .slice(1)

/**
 * Loads the page anew. Firefox has the frames of a page that is reloaded show what they showed last, which is nothing;
 * not those of one that is opened again, which is what this is where no part of it is named.
 */
const reloadPage = (): void =>
  'mozInnerScreenX' in window && !location.hash ? location.replace(location.href) : location.reload()

/**
 * Puts a Content-Security-Policy on the page of a visitor who has not decided or has refused, made of what the site
 * allows, and a narrower one when a category is withdrawn. A policy can only be tightened while a page lives: when more
 * is granted than it lets through, the page is loaded anew. That is asked of what is stored, so that a page whose
 * decision could not be kept is not loaded again and again.
 * @param allowed what pages of the site load from elsewhere: hosts, origins, schemes
 * @returns ends it, as a patch is taken off; a policy stays
 * @throws TypeError where something in the list cannot be a source
 */
export function applyStrictCsp(allowed: readonly string[]): () => boolean {
  // A sub-domain is the site's own, and so is a parent, as it is for the list of hosts.
  const own = location.hostname.replace(/^www\.(?=.+\.)/, '')
  const sources = [`${own}:*`, ...(/[a-z]\.?$/i.test(own) ? [`*.${own}:*`, ...parentsOf(own)] : []), ...allowed]
  /** What is let through by all policies of this page. */
  let allowedByPolicies: readonly CategoryName[] = categoryNames

  const applyPolicy = (): void => {
    const granted = categoryNames.filter(isAllowedByStoredConsent)
    // A page in the background may hold what its visitor has typed.
    if (granted.some(name => !allowedByPolicies.includes(name)) && nativeDocument.visibilityState === 'visible')
      return reloadPage()
    if (allowedByPolicies.every(name => granted.includes(name))) return
    allowedByPolicies = allowedByPolicies.filter(name => granted.includes(name))
    const policy = contentSecurityPolicy(sources, allowedByPolicies)
    if (policy === null) return
    const meta = nativeDocument.createElement('meta')
    meta.httpEquiv = 'Content-Security-Policy'
    meta.content = policy.header
    // Elsewhere than in the head it would not count.
    nativeDocument.head.append(meta)
  }
  applyPolicy()

  // After all others have heard of it, who may have something to send.
  const applyPolicyLater = (): unknown => setTimeout(applyPolicy)
  const eventNames = ['consent-change', 'pageshow']
  for (const hint of eventNames) addEventListener(hint, applyPolicyLater, true)
  return () => {
    for (const hint of eventNames) removeEventListener(hint, applyPolicyLater, true)
    return true
  }
}
