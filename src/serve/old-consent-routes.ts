import { Hono } from 'hono'
import type { CallEnv } from './call'
import { decisionBody } from './decision-body'
import { decisionHeaders } from './decision-headers'
import type { OldDecision, Refusal } from './decision-schema'
import { handleDecision, type DecisionParts } from './handle-decision'
import { accountOf } from './identity-token'
import { jsonBody } from './json-body'
import { oldBannerAnswer } from './old-banner-answer'
import { placeOf } from './place-of'
import { rowId } from './row-id'
import type { Settings } from './settings'

/** Reads how the visitor decided from the metadata of protocol 1, which has no fields for it. */
function choiceOf(metadata: unknown) {
  const { acceptanceMethod, receipt } = (metadata ?? {}) as {
    acceptanceMethod?: unknown
    receipt?: { method?: { surface?: unknown } } | null
  }
  const surface = receipt?.method?.surface
  return {
    consentAction: typeof acceptanceMethod === 'string' ? acceptanceMethod : undefined,
    uiSource: typeof surface === 'string' ? surface : undefined,
  }
}

/**
 * The calls of protocol 1.
 * @param validate validates the body of a decision
 */
export function oldConsentRoutes(
  settings: Settings,
  parts: DecisionParts,
  validate: (body: unknown) => { value: OldDecision } | Refusal,
) {
  const { largestBody, identitySecret } = settings
  const app = new Hono<CallEnv>()

  app.get('/show-consent-banner', async c => c.json(oldBannerAnswer((await parts.answerFor(placeOf(c))).value)))

  app.post('/consent/set', async c => {
    const given = await decisionBody(c, settings, validate)
    if (given instanceof Response) return given
    const { domain, preferences, metadata, externalSubjectId, subjectId = rowId('sub', Date.now()) } = given.decision
    const account = externalSubjectId ? accountOf(externalSubjectId, identitySecret) : null
    const { id, domainId, givenAt } = await handleDecision(
      parts,
      {
        type: 'cookie_banner',
        subjectId,
        domain,
        preferences,
        givenAt: Date.now(),
        metadata,
        ...choiceOf(metadata),
      },
      { ...decisionHeaders(c), account, size: given.size },
    )
    return c.json({
      id,
      subjectId,
      ...(account && { externalSubjectId }),
      domainId,
      domain: (given.body as { domain: unknown }).domain,
      type: 'cookie_banner',
      status: 'active',
      recordId: id.replace(/^cns/, 'rec'),
      ...(metadata && { metadata }),
      givenAt,
    })
  })

  // Without a subject, protocol 1 always found no consent.
  app.post('/consent/verify', async c => {
    const given = await jsonBody(c, largestBody)
    return given instanceof Response ? given : c.json({ isValid: false })
  })
  return app
}
