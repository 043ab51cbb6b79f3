import { pageBlocker } from '../blocking/page-blocker'
import { ownProperties } from '../consent/own-properties'
import { readStored } from '../storage/local-storage'
import { storageKeys } from '../storage/storage-keys'
import { storedConsents } from './stored-consents'

/** Returns whether nothing has to be blocked: by the rules of the manager, or by the stored decision before it runs. */
export function isEverythingGranted(): boolean {
  const { judges } = pageBlocker()
  return (
    judges[judges.length - 1]?.allowsAll?.() ?? (!Object.values(storedConsents()).includes(false) && !refusesService())
  )
}

/** Returns whether the stored decision may refuse a service, or one has to be asked about. */
function refusesService(): boolean {
  const { services, openServices, blockedHosts } = ownProperties(readStored(storageKeys.record)) ?? {}
  return [services, openServices, blockedHosts].some(value => Object.keys(value ?? {}).length > 0)
}
