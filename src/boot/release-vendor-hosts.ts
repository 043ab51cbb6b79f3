import type { Judge } from '../blocking/rules/blocking-rules'
import { buildHostMap, plainPath } from '../blocking/rules/build-host-map'
import { matchHost } from '../blocking/rules/match-host'
import { pageBlocker } from '../blocking/rules/page-blocker'
import { baseUri, parseUrl } from '../blocking/rules/request-url'
import type { ServiceHosts } from '../consent/service-hosts'
import type { VendorHosts } from '../signals/tcf/tcf-options'

/**
 * Lets requests to the hosts of vendors pass although their category is refused, as long as the TC string has a legal
 * basis for the vendor. It blocks nothing itself. The rules below decide about all other requests, and about cookies and
 * storage. Workers do not know vendors: there the category decides.
 * @param hosts the hosts of each vendor. A host of several vendors needs a basis for each of them.
 * @param released returns the vendors with a legal basis now, and is called for each request to one of the hosts
 * @returns `update` must be called when the vendors may have changed
 */
export function releaseVendorHosts(
  hosts: VendorHosts,
  released: () => readonly number[],
): { update: () => void; stop: () => void } {
  const vendors: Record<string, number[]> = {}
  for (const [id, names] of Object.entries(hosts)) for (const name of names) (vendors[name] ??= []).push(Number(id))
  const map = buildHostMap(Object.entries(vendors))
  const { judges } = pageBlocker()
  const below = (): Judge | undefined => judges[judges.indexOf(judge) - 1]
  const isReleased = (ids: readonly number[]): boolean => {
    const now = released()
    return ids.every(id => now.includes(id))
  }

  const judge: Judge = (url, channel, base) => {
    const parsed = parseUrl(url, base ?? baseUri())
    const ids = parsed && matchHost(map, parsed.hostname, plainPath(parsed.pathname))
    return ids && isReleased(ids) ? null : (below()?.(url, channel, base) ?? null)
  }
  judge.allowsAll = () => below()?.allowsAll?.() ?? false
  judge.services = () => {
    const rules = below()
    // Rules for workers are found by requests to sample hosts. A released one would have its whole category allowed.
    const refused = Object.keys(vendors).flatMap(host => {
      const category = rules?.(`https://${host}/`, 'release')?.category
      return category ? [[host, { category, allowed: false }] as const] : []
    })
    return { ...rules?.services?.(), ...(Object.fromEntries(refused) as ServiceHosts) }
  }
  judge.pending = () => below()?.pending?.() ?? null
  judge.unlisted = () => below()?.unlisted?.() ?? []
  Object.defineProperty(judge, 'hosts', { get: () => below()?.hosts })

  const remove = (): void => {
    const at = judges.indexOf(judge)
    if (at >= 0) judges.splice(at, 1)
  }
  const toTop = (): void => {
    if (judges[judges.length - 1] === judge) return
    remove()
    // Without rules nothing is blocked, and ours alone would seem to block something.
    if (judges.length > 0) judges.push(judge)
  }
  const update = (): void => {
    toTop()
    // Has everything that waits be judged again. No listener of a page knows the key.
    dispatchEvent(new StorageEvent('storage', { key: 'consent-elements-vendors' }))
  }
  // The manager adds its rules when it starts, and when the file of the blocker has arrived.
  const types = ['consent-ready', 'consent-change']
  for (const type of types) addEventListener(type, toTop, true)
  toTop()
  return {
    update,
    stop: () => {
      for (const type of types) removeEventListener(type, toTop, true)
      remove()
    },
  }
}
