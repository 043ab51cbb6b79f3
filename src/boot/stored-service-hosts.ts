import { asServiceHosts, readBlockedHosts, type BlockedHosts, type ServiceHosts } from '../consent/service-hosts'
import { ownProperties } from '../consent/own-properties'
import { readStored } from '../storage/local-storage'
import { storageKeys } from '../storage/storage-keys'
import { isDictionary } from '../consent/is-dictionary'

const none: readonly string[] = []
let lastRefusals = none
let lastText: string | null = null
let last: ServiceHosts | null = null

/**
 * Returns the hosts of the services that the stored decision refuses, or null. Returns the same object until the
 * decision changes.
 */
export function storedServiceHosts(): ServiceHosts | null {
  const text = recordText()
  if (text === lastText) return last
  lastText = text
  // Most decisions have neither "services" nor "openServices", so their text is not parsed.
  lastRefusals = text?.includes('ervices"') ? readRefusals() : none
  const { blockedHosts } = text?.includes('blockedHosts') ? storedBlockedHosts() : {}
  return (last = blockedHosts ? asServiceHosts(blockedHosts) : null)
}

/**
 * Returns the names of the services that the stored decision refuses, and of those that visitors are to be asked about
 * again.
 */
export function storedRefusals(): readonly string[] {
  storedServiceHosts()
  return lastRefusals
}

function readRefusals(): readonly string[] {
  const record = ownProperties(readStored(storageKeys.record))
  const services = ownProperties(record?.services) ?? {}
  const open = Array.isArray(record?.openServices) ? (record.openServices as string[]) : none
  return [...Object.keys(services).filter(name => services[name] === false), ...open]
}

/** Returns the hosts of refused services as they are stored; an empty object if the decision refuses no service. */
export function storedBlockedHosts(): { blockedHosts?: BlockedHosts } {
  const record = readStored(storageKeys.record)
  const blockedHosts = isDictionary(record) ? readBlockedHosts(record.blockedHosts) : undefined
  return blockedHosts ? { blockedHosts } : {}
}

function recordText(): string | null {
  try {
    return localStorage.getItem(storageKeys.record)
  } catch {
    return null
  }
}
