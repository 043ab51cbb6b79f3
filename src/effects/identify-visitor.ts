import { cannotIdentify } from '../client/cannot-identify'
import type { Identification } from '../client/consent-client'
import type { SyncContext } from './sync-effect'

/**
 * Links the visitor to an account of the site.
 * @param externalId names the account; from plain JavaScript anything may come
 * @returns whether the decision is linked now, and whether the account has a consent on record
 * @throws TypeError where the id is not a non-empty string, ClientError where nobody can link it; both are reported
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
