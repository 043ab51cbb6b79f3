import { asServiceHosts, readBlockedHosts, type BlockedHosts, type ServiceHosts } from '../consent/service-hosts'
import { ownProperties } from '../consent/own-properties'
import { readStored } from '../storage/local-storage'
import { storageKeys } from '../storage/storage-keys'
import { isDictionary } from '../consent/is-dictionary'

// Undefined on servers, which import the elements to render them.
const nativeItem = globalThis.Storage?.prototype.getItem
const nativeStorage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')?.get as () => Storage

const none: readonly string[] = []
const nothing = { refusals: none, hosts: null as ServiceHosts | null }
let lastText: string | null = null
let last = nothing

/** Returns what the stored decision says about services. Returns the same object until the decision changes. */
function storedServices(): typeof nothing {
  const text = recordText()
  if (text === lastText) return last
  lastText = text
  // Most decisions contain none of these fields, so their text is not parsed.
  const { blockedHosts } = text?.includes('blockedHosts') ? storedBlockedHosts() : {}
  return (last = {
    refusals: text?.includes('ervices"') ? readRefusals() : none, // "services" and "openServices"
    hosts: blockedHosts ? asServiceHosts(blockedHosts) : null,
  })
}

/**
 * Returns the hosts of the services that the stored decision refuses, or null. Returns the same object until the
 * decision changes.
 */
export const storedServiceHosts = (): ServiceHosts | null => storedServices().hosts

/**
 * Returns the names of the services that the stored decision refuses, and of those that visitors are to be asked about
 * again.
 */
export const storedRefusals = (): readonly string[] => storedServices().refusals

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

/**
 * Returns the text of the stored decision. It is read for every request, so the browser's own function is called: the
 * storage gate patches this one, and takes ten times as long.
 */
function recordText(): string | null {
  try {
    return nativeItem.call(nativeStorage.call(window), storageKeys.record)
  } catch {
    return null
  }
}
