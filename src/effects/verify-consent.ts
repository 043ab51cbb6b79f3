import { categoryNames, isCategoryName, type CategoryName } from '../consent/categories'
import { verifyRequestOf, type VerifyResponse } from '../consent/consent-submission'
import { consentsFrom, type Consents } from '../consent/consents'
import type { ConversationContext } from './conversation-part'

/**
 * Asks the server whether a consent is on record.
 * @param preferences the categories, by name or as a set of switches
 * @throws ClientError where the call fails, TypeError where the categories are none; it is reported, and nothing changes
 */
export async function verifyConsent(
  { client, report }: ConversationContext,
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
  if (result.ok) return result.data
  const { error } = result
  report({ code: error.code, message: error.message }, error)
  throw error
}

/** From plain JavaScript anything may come. */
function namesIn(preferences: unknown): unknown[] {
  if (Array.isArray(preferences)) return preferences
  if (typeof preferences !== 'object' || preferences === null) return [preferences]
  return Object.entries(preferences).flatMap(([name, on]) => (on === true ? [name] : []))
}
