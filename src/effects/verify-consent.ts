import type { CategoryName } from '../consent/categories'
import { verifyRequestOf, type VerifyResponse } from '../consent/consent-submission'
import { consentsFrom, type Consents } from '../consent/consents'
import type { ConversationContext } from './conversation-part'

/**
 * Asks the server whether a consent is on record.
 * @param preferences the categories, by name or as a set of switches
 * @throws ClientError where the call fails; it is reported, and nothing changes
 */
export async function verifyConsent(
  { client, report }: ConversationContext,
  preferences: readonly CategoryName[] | Partial<Consents>,
): Promise<VerifyResponse> {
  const wanted = Array.isArray(preferences)
    ? consentsFrom(name => preferences.includes(name))
    : consentsFrom(name => (preferences as Partial<Consents>)[name] === true)
  const result = await client.verifyConsent(verifyRequestOf(wanted, location.hostname))
  if (result.ok) return result.data
  const { error } = result
  report({ code: error.code, message: error.message }, error)
  throw error
}
