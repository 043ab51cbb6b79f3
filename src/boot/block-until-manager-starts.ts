import { guardScript } from '../blocking/page/guard-script'
import type { Patches, startBlocking as StartBlocking } from '../blocking/start-blocking'
import { guardHosts } from './guard-hosts'
import { isAllowedByStoredConsent } from './is-allowed-by-stored-consent'
import { storedRefusals, storedServiceHosts } from './stored-service-hosts'
import { readDecision } from '../consent/read-decision'
import { readStored } from '../storage/local-storage'
import { storageKeys } from '../storage/storage-keys'

/** Returns what happens to blocked requests before the manager starts, by `data-pending` on the guard's tag. */
function pendingByStoredConsent(): 'refused' | 'reject' | 'hold' | 'drop' {
  const { pending } = guardScript
  if (readDecision(readStored(storageKeys.record), Date.now())) return 'refused'
  return pending === 'hold' || pending === 'drop' ? pending : 'reject'
}

/**
 * Blocks requests by the stored decision until a manager starts. The rules of a manager take precedence.
 * @param startBlocking the blocker of this bundle, or the one of another file
 * @param patches the patches to install; by default those of fetch, XMLHttpRequest and storage
 * @returns a function that stops it
 */
export function blockUntilManagerStarts(startBlocking: typeof StartBlocking, patches?: Patches): () => void {
  const { granted, storage } = guardScript
  return startBlocking(
    {
      ...guardHosts(),
      // Documents of an opaque origin cannot read storage. The guard's tag there names the granted categories.
      allows: category =>
        granted && origin === 'null' ? granted.includes(category) : isAllowedByStoredConsent(category),
      storage: storage === 'off' ? 'off' : 'listed',
      pending: pendingByStoredConsent,
      services: storedServiceHosts,
      refusedServices: storedRefusals,
    },
    patches,
    'below',
  )
}
