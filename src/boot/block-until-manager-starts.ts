import { guardScript } from '../blocking/patch/dom-primordials'
import type { Patches, startBlocking as StartBlocking } from '../blocking/start-blocking'
import { storedRefusals, storedServiceHosts } from './stored-service-hosts'
import { guardHosts } from './guard-hosts'
import { pendingByStoredConsent } from './pending-by-stored-consent'
import { isAllowedByStoredConsent } from './is-allowed-by-stored-consent'

/**
 * Blocks requests by the stored decision until a manager starts. The rules of a manager take precedence.
 * @param startBlocking the blocker of this bundle, or the one of another file
 * @param patches the patches to install; by default those of fetch, XMLHttpRequest and storage
 * @param granted the names of the granted categories in one text, for documents of an opaque origin, which cannot read
 *   storage
 * @returns a function that stops it
 */
export const blockUntilManagerStarts = (
  startBlocking: typeof StartBlocking,
  patches?: Patches,
  granted?: string,
): (() => void) =>
  startBlocking(
    {
      ...guardHosts(),
      allows: category =>
        granted && origin === 'null' ? granted.includes(category) : isAllowedByStoredConsent(category),
      storage: guardScript.storage === 'off' ? 'off' : 'listed',
      pending: pendingByStoredConsent,
      services: storedServiceHosts,
      refusedServices: storedRefusals,
    },
    patches,
    'below',
  )
