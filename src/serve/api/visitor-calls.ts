import * as v from 'valibot'
import { decisionSchema } from '../decision-schema'

/** A call of pages: protocols 1 and 2, as @c15t/backend defines them, and what is beside them. */
export interface VisitorCall {
  readonly id: string
  readonly method: 'get' | 'post' | 'patch'
  /** As OpenAPI writes it, from the root of the server. */
  readonly path: string
  readonly summary: string
  readonly body?: v.GenericSchema
  /** The body of a success; undefined if it has none. */
  readonly answer?: v.GenericSchema
  readonly status: 200 | 204
  /** The parameters of the query, which are all required. */
  readonly query?: readonly string[]
  /** The statuses of failures. */
  readonly failures: readonly number[]
}

const text = v.string()
const time = v.pipe(text, v.isoTimestamp())
const flags = v.record(text, v.boolean())
const free = v.record(text, v.unknown())
const nullable = v.nullable(text)
const location = v.object({ countryCode: nullable, regionCode: nullable })
const answers = {
  banner: v.object({
    showConsentBanner: v.boolean(),
    jurisdiction: v.object({ code: text, message: text }),
    location,
    policy: v.optional(text),
    protocol: v.literal(2),
  }),
  init: v.object({
    jurisdiction: text,
    location,
    branding: v.optional(text),
    policy: v.optional(v.looseObject({ id: text, model: text })),
    policyDecision: v.optional(v.looseObject({ fingerprint: text, matchedBy: text })),
  }),
  stored: v.object({
    subjectId: text,
    consentId: text,
    domainId: text,
    domain: text,
    type: text,
    metadata: v.optional(free),
    appliedPreferences: v.optional(flags),
    uiSource: v.optional(text),
    givenAt: time,
  }),
  set: v.object({
    id: text,
    subjectId: text,
    externalSubjectId: v.optional(text),
    domainId: text,
    domain: text,
    type: v.literal('cookie_banner'),
    status: v.literal('active'),
    recordId: text,
    metadata: v.optional(free),
    givenAt: time,
  }),
  subject: v.object({
    subject: v.looseObject({ id: text, createdAt: time }),
    consents: v.array(
      v.looseObject({ id: text, type: text, policyId: text, preferences: v.optional(flags), givenAt: time }),
    ),
    isValid: v.boolean(),
  }),
  check: v.object({ results: v.record(text, v.object({ hasConsent: v.boolean(), isLatestPolicy: v.boolean() })) }),
  linked: v.object({ success: v.boolean(), subject: v.object({ id: text, externalId: text }) }),
  status: v.object({ version: text, timestamp: time, client: v.optional(free) }),
  health: v.object({ status: v.picklist(['ok', 'unavailable']) }),
}

/** What is answered if a call of protocol 1 or 2 fails; a body that is too large and too many calls have a message only. */
export const visitorFailure = v.object({
  message: text,
  code: v.optional(text),
  status: v.optional(v.number()),
  defined: v.optional(v.boolean()),
  data: v.optional(free),
})

/**
 * Lists the calls of pages, to describe them. They are not made from this list, because clients of c15t expect them as they
 * are; a test compares both.
 * @param purposes names of preferences in addition to the five categories
 */
export function visitorCalls(basePath: string, purposes: readonly string[]): readonly VisitorCall[] {
  const { schemas } = decisionSchema(purposes)
  const decided = [400, 403, 413, 429, 503]
  const account = v.object({ externalId: text, identityProvider: v.optional(text) })
  const verify = v.object({ type: v.optional(text), domain: v.optional(text), preferences: v.optional(v.array(text)) })
  const statistics = v.object({
    event: v.picklist(['shown', 'ignored', 'accepted', 'rejected', 'customized', 'hosts']),
    day: v.optional(text),
    layout: v.optional(text),
    language: v.optional(text),
    hosts: v.optional(v.array(text)),
  })
  return [
    {
      id: 'showConsentBanner',
      method: 'get',
      path: `${basePath}/show-consent-banner`,
      summary: 'Protocol 1: whether to ask, and by which law',
      answer: answers.banner,
      status: 200,
      failures: [429],
    },
    {
      id: 'setConsent',
      method: 'post',
      path: `${basePath}/consent/set`,
      summary: 'Protocol 1: stores a decision',
      body: schemas.old,
      answer: answers.set,
      status: 200,
      failures: decided,
    },
    {
      id: 'verifyConsent',
      method: 'post',
      path: `${basePath}/consent/verify`,
      summary: 'Protocol 1: always negative, because it names no subject',
      body: verify,
      answer: v.object({ isValid: v.literal(false) }),
      status: 200,
      failures: [400, 403, 413, 429],
    },
    {
      id: 'init',
      method: 'get',
      path: `${basePath}/init`,
      summary: 'Protocol 2: the policy for the place of the visitor',
      answer: answers.init,
      status: 200,
      failures: [429],
    },
    {
      id: 'storeSubject',
      method: 'post',
      path: `${basePath}/subjects`,
      summary: 'Protocol 2: stores a decision',
      body: schemas.decision,
      answer: answers.stored,
      status: 200,
      failures: decided,
    },
    {
      id: 'getSubject',
      method: 'get',
      path: `${basePath}/subjects/{id}`,
      summary: 'Protocol 2: the decisions of a subject',
      answer: answers.subject,
      status: 200,
      failures: [400, 404, 429, 503],
    },
    {
      id: 'linkSubject',
      method: 'patch',
      path: `${basePath}/subjects/{id}`,
      summary: 'Protocol 2: links an account, with a token of the server of the site',
      body: account,
      answer: answers.linked,
      status: 200,
      failures: [400, 403, 404, 413, 429, 503],
    },
    {
      id: 'checkConsents',
      method: 'get',
      path: `${basePath}/consents/check`,
      summary: 'Protocol 2: whether an account has decided, with a token of the server of the site',
      query: ['externalId', 'type'],
      answer: answers.check,
      status: 200,
      failures: [400, 403, 429, 503],
    },
    {
      id: 'status',
      method: 'get',
      path: `${basePath}/status`,
      summary: 'Protocol 2: the version of the protocol',
      answer: answers.status,
      status: 200,
      failures: [429, 503],
    },
    {
      id: 'issueHandOff',
      method: 'post',
      path: `${basePath}/hand-off/issue`,
      summary: 'Signs the decision of a receipt for a sister site; with SISTER_SITES',
      body: v.object({ recordId: v.pipe(text, v.maxLength(255)), to: text }),
      answer: v.object({ token: text }),
      status: 200,
      failures: [400, 403, 404, 413, 429, 503],
    },
    {
      id: 'acceptHandOff',
      method: 'post',
      path: `${basePath}/hand-off/accept`,
      summary: 'Reads a decision that a sister site has signed, once; with SISTER_SITES',
      body: v.object({ token: text }),
      answer: v.object({ from: text, granted: v.array(text) }),
      status: 200,
      failures: [400, 403, 413, 429, 503],
    },
    {
      id: 'countBanner',
      method: 'post',
      path: '/statistics',
      summary:
        'Counts a banner without an identifier; with STATISTICS=1, or the hosts of unknown third parties, with STATISTICS=hosts',
      body: statistics,
      status: 204,
      failures: [403, 413, 429],
    },
    {
      id: 'healthz',
      method: 'get',
      path: '/healthz',
      summary: 'Whether the process runs',
      answer: answers.health,
      status: 200,
      failures: [],
    },
    {
      id: 'readyz',
      method: 'get',
      path: '/readyz',
      summary: 'Whether its database responds',
      answer: answers.health,
      status: 200,
      failures: [503],
    },
  ]
}
