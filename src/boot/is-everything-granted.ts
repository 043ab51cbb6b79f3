import { pageBlocker } from '../blocking/rules/page-blocker'
import { ownProperties } from '../consent/own-properties'
import { readStored } from '../storage/local-storage'
import { storageKeys } from '../storage/storage-keys'
import { storedConsents } from './stored-consents'

/** Returns whether nothing has to be blocked: by the rules of the manager, or by the stored decision before it runs. */
export function isEverythingGranted(): boolean {
  const { judges } = pageBlocker()
  return judges[judges.length - 1]?.allowsAll?.() ?? grantsEverything(readStored(storageKeys.record))
}

/** Returns whether a stored decision is in force for all categories, refuses no service, and leaves none to be asked about. */
function grantsEverything(stored: unknown): boolean {
  if (Object.values(storedConsents(stored)).includes(false)) return false
  const { services, openServices, blockedHosts } = ownProperties(stored) ?? {}
  return [services, openServices, blockedHosts].every(value => Object.keys(value ?? {}).length === 0)
}
