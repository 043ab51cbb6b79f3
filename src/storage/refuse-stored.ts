import { onlyNecessary } from '../consent/consents'
import { isDictionary } from '../consent/is-dictionary'
import { readStored, removeStored, writeStored } from './local-storage'
import { storageKeys } from './storage-keys'

/**
 * Turns off what the stored decision grants, before the guard reads it. The manager then makes a decision of it, with a
 * receipt.
 * @returns whether something was granted
 */
export function refuseStored(): boolean {
  const record = readStored(storageKeys.record)
  const consents = isDictionary(record) && record.consents
  if (!isDictionary(record) || !isDictionary(consents)) return false
  if (!Object.entries(consents).some(([name, on]) => on && name !== 'necessary')) return false
  const refused = {
    ...record,
    consents: onlyNecessary(),
    consentInfo: { ...Object(record.consentInfo), type: 'necessary' },
  }
  if (!writeStored(storageKeys.record, refused)) removeStored(storageKeys.record)
  return true
}
