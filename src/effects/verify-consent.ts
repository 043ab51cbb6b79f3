import { categoryNames, isCategoryName, type CategoryName } from '../consent/categories'
import { verifyRequestOf, type VerifyResponse } from '../consent/consent-submission'
import { knowsNoConsent } from '../client/retry'
import { deleteRecord } from '../storage/record-storage'
import { receiveRecordAtom } from '../store/actions'
import type { ConsentStore } from '../store/create-consent-store'
import { effectiveConsentsAtom, recordAtom } from '../store/record-atoms'
import { consentsFrom, type Consents } from '../consent/consents'
import type { SyncContext } from './sync-effect'

/**
 * Requests from the server whether it has a consent. If it lacks one that is in force here, the decision is deleted and
 * the visitor is asked again. An error has no such effect.
 * @param preferences the categories, as a list of names or as a boolean for each name
 * @returns the server's response
 * @throws ClientError if the request fails, TypeError if a category is invalid or none is given; both are also reported
 */
export async function verifyConsent(
  { store, client, report }: SyncContext,
  preferences: readonly CategoryName[] | Partial<Consents>,
): Promise<VerifyResponse> {
  const names = namesIn(preferences)
  // The server's response for no category, or for an unknown one, would be meaningless.
  if (names.length === 0 || !names.every(isCategoryName)) {
    const message = `verify() was given ${JSON.stringify(preferences)}; allowed are some of ${categoryNames.join(', ')}`
    report({ code: 'INVALID_OPTION', message })
    throw new TypeError(message)
  }
  const wanted = consentsFrom(name => names.includes(name))
  const result = await client.verifyConsent(verifyRequestOf(wanted, location.hostname))
  if (result.ok) {
    if (!result.data.isValid) requestAgain(store, wanted)
    return result.data
  }
  const { error } = result
  // c15t 1.5 does not recognize anonymous visitors, so this response is no reason to ask the visitor again.
  if (knowsNoConsent(error)) return { isValid: false }
  report({ code: error.code, message: error.message }, error)
  throw error
}

function requestAgain(store: ConsentStore, wanted: Consents): void {
  const effective = store.get(effectiveConsentsAtom)
  // If these categories are not in force here either, the server only confirms that.
  if (store.get(recordAtom) === null || categoryNames.some(name => wanted[name] && !effective[name])) return
  deleteRecord()
  store.set(receiveRecordAtom, null)
}

/** Returns the names in an unchecked argument. Callers may not use TypeScript. */
function namesIn(preferences: unknown): unknown[] {
  if (Array.isArray(preferences)) return preferences
  if (typeof preferences !== 'object' || preferences === null) return [preferences]
  return Object.entries(preferences).flatMap(([name, on]) => (on === true ? [name] : []))
}
