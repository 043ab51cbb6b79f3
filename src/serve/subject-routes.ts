import { Hono } from 'hono'
import type { CallEnv } from './call'
import { decisionBody } from './decision-body'
import { decisionHeaders } from './decision-headers'
import type { Decision, Refusal } from './decision-schema'
import { failures } from './failures'
import { handleDecision, type DecisionParts } from './handle-decision'
import { accountOf } from './identity-token'
import { jsonBody } from './json-body'
import type { PassToBackend } from './pass-to-backend'
import type { Settings } from './settings'

interface SubjectOptions {
  readonly settings: Settings
  readonly parts: DecisionParts
  /** Validates the body of a decision. */
  readonly validate: (body: unknown) => { value: Decision } | Refusal
  readonly pass: PassToBackend
  /** Seals a decision that @c15t/backend has stored. */
  readonly adopt: (consentId: string) => Promise<unknown>
}

/**
 * The calls of protocol 2 about subjects and their decisions. An account is accepted only with a token of the site's
 * server.
 */
export function subjectRoutes({ settings, parts, validate, pass, adopt }: SubjectOptions) {
  const { largestBody, identitySecret } = settings
  const app = new Hono<CallEnv>()

  app.post('/subjects', async c => {
    const given = await decisionBody(c, settings, validate)
    if (given instanceof Response) return given
    const { decision: input } = given
    // An account without proof is not stored. The decision is: it would be lost otherwise.
    const account = input.externalSubjectId ? accountOf(input.externalSubjectId, identitySecret) : null
    if (input.type !== 'cookie_banner' || input.policyId) {
      await parts.rows.domain(input.domain) // @c15t/backend would create sites without a limit
      const { externalSubjectId: _, ...rest } = given.body as Record<string, unknown>
      const body = { ...rest, domain: input.domain, ...(account && { externalSubjectId: account }) }
      const response = await pass(c, { body: JSON.stringify(body) })
      if (response.ok) {
        const { consentId } = (await response.clone().json()) as { consentId: string }
        await adopt(consentId)
      }
      return response
    }
    const { id, domainId, givenAt } = await handleDecision(parts, input, {
      ...decisionHeaders(c),
      account,
      size: given.size,
    })
    const { metadata, domain } = given.body as { metadata?: unknown; domain: unknown }
    return c.json({
      subjectId: input.subjectId,
      consentId: id,
      domainId,
      domain,
      type: input.type,
      metadata,
      appliedPreferences: input.preferences,
      uiSource: input.uiSource,
      givenAt,
    })
  })

  app.get('/consents/check', async c => {
    const account = accountOf(c.req.query('externalId') ?? '', identitySecret)
    if (!account) return failures.withoutIdentity(c)
    const url = new URL(c.req.url)
    url.searchParams.set('externalId', account)
    return pass(c, { url: url.href })
  })
  app.patch('/subjects/:id', async c => {
    const given = await jsonBody(c, largestBody)
    if (given instanceof Response) return given
    const { externalId, ...rest } = (given.value ?? {}) as Record<string, unknown>
    const account = typeof externalId === 'string' ? accountOf(externalId, identitySecret) : null
    if (!account) return failures.withoutIdentity(c)
    return pass(c, { body: JSON.stringify({ ...rest, externalId: account }) })
  })
  app.get('/subjects/:id', c => pass(c))
  return app
}
