import { cannotIdentify } from '../client/cannot-identify'
import type { Identification } from '../client/consent-client'
import type { SyncContext } from './sync-effect'

/**
 * Links the visitor to an account of the site.
 * @param externalId the id of the account; unchecked, because callers may not use TypeScript
 * @returns whether the decision is linked, and whether the server has a consent of the account
 * @throws TypeError if the id is not a non-empty string, ClientError if the request fails; both are also reported
 */
export async function identifyVisitor({ client, report }: SyncContext, externalId: unknown): Promise<Identification> {
  if (typeof externalId !== 'string' || externalId.trim() === '') {
    const given = JSON.stringify(externalId) ?? String(externalId)
    const message = `identify() was given ${given}; allowed is a non-empty string, such as identify("user-123")`
    report({ code: 'INVALID_OPTION', message })
    throw new TypeError(message)
  }
  const result = (await client.identify?.(externalId)) ?? { ok: false as const, error: cannotIdentify() }
  if (result.ok) return result.data
  report({ code: result.error.code, message: result.error.message }, result.error)
  throw result.error
}
