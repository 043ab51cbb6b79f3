import { guardScript } from '../blocking/patch/dom-primordials'
import type { Patches, startBlocking as StartBlocking } from '../blocking/start-blocking'
import { storedRefusals, storedServiceHosts } from './stored-service-hosts'
import { isAllowedByStoredConsent } from './is-allowed-by-stored-consent'

/**
 * Blocks requests by the stored decision until a manager starts with rules of its own, and beneath those.
 * @param startBlocking the blocker: that of this bundle, or the one that another file provides
 * @param patches the channels to patch; fetch and XMLHttpRequest by default
 * @param granted the granted categories in one text, for a document without an origin, which cannot read storage
 * @returns a function that stops it
 */
export const blockUntilManagerStarts = (
  startBlocking: typeof StartBlocking,
  patches?: Patches,
  granted?: string,
): (() => void) =>
  startBlocking(
    {
      allows: category =>
        granted && origin === 'null' ? granted.includes(category) : isAllowedByStoredConsent(category),
      storage: guardScript.storage === 'off' ? 'off' : 'listed',
      services: storedServiceHosts,
      refusedServices: storedRefusals,
    },
    patches,
    'below',
  )
