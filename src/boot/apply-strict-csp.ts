import { nativeDocument } from '../consent/native-document'
import { storedConsents } from './stored-consents'
import { policyOf } from '../blocking/tiers/policy-of'
import { categoryNames, type CategoryName } from '../consent/categories'

/** Returns the parent domains of a host, with all ports. Public suffixes among them do no harm. */
const parentsOf = (host: string): string[] =>
  host
    .split('.')
    .map((_, at, labels) => `${labels.slice(at).join('.')}:*`)
    .slice(1)

/**
 * Reloads the page. On a reload, Firefox restores what frames displayed before, which is nothing. So there the page is
 * opened again, unless its address has a hash: then that would only scroll.
 */
const reloadPage = (): void =>
  'mozInnerScreenX' in window && !location.hash ? location.replace(location.href) : location.reload()

/**
 * Adds a Content-Security-Policy to the page unless the visitor has granted everything, and a narrower one when a
 * category is withdrawn. Policies cannot be relaxed while a page is open: when more is granted than they allow, the
 * page is reloaded. That is checked against the stored decision, so that a page which cannot store decisions is not
 * reloaded again and again.
 * @param allowed what pages of the site load from elsewhere: hosts, origins, schemes
 * @returns a function that removes the listeners and returns true; policies stay
 * @throws TypeError if an entry cannot be a source
 */
export function applyStrictCsp(allowed: readonly string[]): () => boolean {
  // Subdomains and parent domains belong to the site, as for the list of hosts.
  const own = location.hostname.replace(/^www\.(?=.+\.)/, '')
  const sources = [`${own}:*`, ...(/[a-z]\.?$/i.test(own) ? [`*.${own}:*`, ...parentsOf(own)] : []), ...allowed]
  /** The categories that all policies of this page allow. */
  let allowedByPolicies: readonly CategoryName[] = categoryNames

  const applyPolicy = (): void => {
    const consents = storedConsents()
    const granted = categoryNames.filter(name => consents[name])
    // Pages in the background are not reloaded: they may contain unsaved input.
    if (granted.some(name => !allowedByPolicies.includes(name)) && nativeDocument.visibilityState === 'visible')
      return reloadPage()
    if (allowedByPolicies.every(name => granted.includes(name))) return
    allowedByPolicies = allowedByPolicies.filter(name => granted.includes(name))
    // A tag has no size limit, so it names all known hosts.
    const policy = policyOf(sources, allowedByPolicies, false)
    if (policy === null) return
    const meta = nativeDocument.createElement('meta')
    meta.httpEquiv = 'Content-Security-Policy'
    meta.content = policy
    // Browsers ignore the tag outside of <head>.
    nativeDocument.head.append(meta)
  }
  applyPolicy()

  // After all other listeners, which may have requests to send.
  const applyPolicyLater = (): unknown => setTimeout(applyPolicy)
  const eventNames = ['consent-change', 'pageshow']
  for (const hint of eventNames) addEventListener(hint, applyPolicyLater, true)
  return () => {
    for (const hint of eventNames) removeEventListener(hint, applyPolicyLater, true)
    return true
  }
}
