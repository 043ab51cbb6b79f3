import { guardScript } from '../blocking/page/guard-script'
import type { Patches, startBlocking as StartBlocking } from '../blocking/start-blocking'
import { guardHosts } from './guard-hosts'
import { pendingByStoredConsent } from './pending-by-stored-consent'
import { isAllowedByStoredConsent } from './is-allowed-by-stored-consent'
import { storedRefusals, storedServiceHosts } from './stored-service-hosts'

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
