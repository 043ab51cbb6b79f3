import { isDictionary } from '../consent/is-dictionary'
import { readStored } from './local-storage'
import { storageKeys } from './storage-keys'

/**
 * Returns whether the stored decision probably leaves nothing to ask, to send or to block. It only decides which file is
 * requested first; the kernel validates the decision.
 * @param isBlocking whether a guard blocks what the decision refuses
 */
export function mayDecisionStand(isBlocking: boolean): boolean {
  const record = readStored(storageKeys.record)
  if (!isDictionary(record)) return false
  const text = JSON.stringify(record)
  return (
    (isBlocking || !text.includes(':false')) &&
    !/:null|"model"|"openServices"/.test(text) &&
    !((record.expires as number) <= Date.now()) &&
    readStored(storageKeys.pending) === undefined
  )
}
