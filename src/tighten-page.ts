import { nativeDocument } from './consent/native-document'
import { allowedByStoredDecision } from './allowed-by-stored-decision'
import { contentSecurityPolicy } from './blocking/content-security-policy'
import { categoryNames, type CategoryName } from './consent/categories'

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
const loadAnew = (): void =>
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
export function tightenPage(allowed: readonly string[]): () => boolean {
  // A sub-domain is the site's own, and so is a parent, as it is for the list of hosts.
  const own = location.hostname.replace(/^www\.(?=.+\.)/, '')
  const sources = [`${own}:*`, ...(/[a-z]\.?$/i.test(own) ? [`*.${own}:*`, ...parentsOf(own)] : []), ...allowed]
  /** What is let through by all policies of this page. */
  let open: readonly CategoryName[] = categoryNames

  const look = (): void => {
    const granted = categoryNames.filter(allowedByStoredDecision)
    // A page in the background may hold what its visitor has typed.
    if (granted.some(name => !open.includes(name)) && nativeDocument.visibilityState === 'visible') return loadAnew()
    if (open.every(name => granted.includes(name))) return
    open = open.filter(name => granted.includes(name))
    const policy = contentSecurityPolicy(sources, open)
    if (policy === null) return
    const meta = nativeDocument.createElement('meta')
    meta.httpEquiv = 'Content-Security-Policy'
    meta.content = policy.header
    // Elsewhere than in the head it would not count.
    nativeDocument.head.append(meta)
  }
  look()

  // After all others have heard of it, who may have something to send.
  const lookLater = (): unknown => setTimeout(look)
  const hints = ['consent-change', 'pageshow']
  for (const hint of hints) addEventListener(hint, lookLater, true)
  return () => {
    for (const hint of hints) removeEventListener(hint, lookLater, true)
    return true
  }
}
