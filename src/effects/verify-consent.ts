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
 * Asks the server whether a consent is on record. Where the server says of what is in force here that it is not, the
 * visitor is asked again, and until then nothing is in force; an error never does that.
 * @param preferences the categories, by name or as a set of switches
 * @throws ClientError where the call fails, TypeError where the categories are none; it is reported, and nothing changes
 */
export async function verifyConsent(
  { store, client, report }: SyncContext,
  preferences: readonly CategoryName[] | Partial<Consents>,
): Promise<VerifyResponse> {
  const names = namesIn(preferences)
  // Of nothing, or of what does not exist, everything could be said.
  if (names.length === 0 || !names.every(isCategoryName)) {
    const message = `verify() was given ${JSON.stringify(preferences)}; allowed are some of ${categoryNames.join(', ')}`
    report({ code: 'INVALID_OPTION', message })
    throw new TypeError(message)
  }
  const wanted = consentsFrom(name => names.includes(name))
  const result = await client.verifyConsent(verifyRequestOf(wanted, location.hostname))
  if (result.ok) {
    if (!result.data.isValid) askAgain(store, wanted)
    return result.data
  }
  const { error } = result
  // The server of c15t 1.5 knows no anonymous visitor again; what it cannot know is no reason to ask again.
  if (knowsNoConsent(error)) return { isValid: false }
  report({ code: error.code, message: error.message }, error)
  throw error
}

function askAgain(store: ConsentStore, wanted: Consents): void {
  const effective = store.get(effectiveConsentsAtom)
  // Of what is not in force here the server has only said the same.
  if (store.get(recordAtom) === null || categoryNames.some(name => wanted[name] && !effective[name])) return
  deleteRecord()
  store.set(receiveRecordAtom, null)
}

/** From plain JavaScript anything may come. */
function namesIn(preferences: unknown): unknown[] {
  if (Array.isArray(preferences)) return preferences
  if (typeof preferences !== 'object' || preferences === null) return [preferences]
  return Object.entries(preferences).flatMap(([name, on]) => (on === true ? [name] : []))
}
