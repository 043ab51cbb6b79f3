import { guardScript } from '../blocking/page/guard-script'
import { readDecision } from '../consent/read-decision'
import { readStored } from '../storage/local-storage'
import { storageKeys } from '../storage/storage-keys'

/** Returns what happens to blocked requests before the manager starts, by `data-pending` on the guard's tag. */
export function pendingByStoredConsent(): 'reject' | 'hold' | 'drop' {
  const { pending } = guardScript
  if (pending !== 'hold' && pending !== 'drop') return 'reject'
  return readDecision(readStored(storageKeys.record), Date.now()) ? 'reject' : pending
}
