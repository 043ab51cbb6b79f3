import { guardScript } from '../blocking/page/guard-script'
import { ownProperties } from '../consent/own-properties'
import { readSiteHosts, type SiteHosts } from '../consent/site-hosts'
import { siteHostsOf } from '../services/site-hosts-of'
import { readStored } from '../storage/local-storage'
import { storageKeys } from '../storage/storage-keys'
import { optionsOnTag } from './options-on-tag'

/**
 * Returns the site's own rules about hosts, for the time before the manager starts: those on the guard's tag, and those
 * that a manager has stored with the decision. On a tag with options, stored rules can only add hosts.
 */
export function guardHosts(): SiteHosts {
  const stored = readSiteHosts(ownProperties(readStored(storageKeys.record))?.hosts)
  const given = rulesOnTag()
  const trackingHosts = { ...stored.trackingHosts, ...given?.trackingHosts }
  const addresses = { ...stored.addresses, ...given?.addresses }
  return { ...(given ?? stored), trackingHosts, addresses }
}

/** Returns the rules on the guard's tag; null if the tag has no options. Repeats them for documents in frames. */
function rulesOnTag(): SiteHosts | null {
  const { options, replaces, services, isManager } = guardScript
  const given = optionsOnTag(options)
  if (!given && replaces === undefined && !services) return isManager ? {} : null
  const hosts = siteHostsOf({
    ...given,
    ...(services && { services }),
    ...(replaces !== undefined && { replaceTrackingHosts: replaces !== 'false' }),
  })
  guardScript.options = JSON.stringify(hosts)
  return hosts
}
