import { asServiceHosts, readBlockedHosts, type ServiceHosts } from '../consent/service-hosts'
import { readStored } from '../storage/local-storage'
import { storageKeys } from '../storage/storage-keys'
import { isDictionary } from '../consent/is-dictionary'

let lastText: string | null = null
let last: ServiceHosts | null = null

/** @returns the hosts of the services that the stored decision refuses, or null; the same object as long as nothing changes */
export function storedServiceHosts(): ServiceHosts | null {
  const text = recordText()
  if (text === lastText) return last
  lastText = text
  const record = text?.includes('blockedHosts') ? readStored(storageKeys.record) : null
  const blocked = isDictionary(record) ? readBlockedHosts(record.blockedHosts) : undefined
  return (last = blocked ? asServiceHosts(blocked) : null)
}

function recordText(): string | null {
  try {
    return localStorage.getItem(storageKeys.record)
  } catch {
    return null
  }
}
