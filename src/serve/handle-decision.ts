import { SUBSCRIPTION } from '../consent/subscription'
import type { constants } from './constants'
import type { CountedValue } from './counted-values'
import type { DecisionHeaders } from './decision-headers'
import type { Decision } from './decision-schema'
import type { decisionWriter } from './decision-writer'
import type { noticeKeeper } from './notice-keeper'
import type { CachedAnswer } from './policy-answers'
import { originOf } from './origin-of'
import { rowId } from './row-id'
import type { VisitorPlace } from './visitor-place'
import type { WrittenDecision } from './written-decision'

/** Later times are set to the server's, as @c15t/backend does. In milliseconds. */
const DRIFT = 300_000
const DAY = 86_400_000

/** What a call adds to its decision. */
interface DecisionContext extends DecisionHeaders {
  /** The account, proven by the site's server; null if there is none. */
  readonly account: string | null
  /** The size of the body in characters. */
  readonly size: number
}

/** A stored decision and the names that the responses of both protocols use. */
export interface HandledDecision extends WrittenDecision {
  readonly domainId: string
  readonly policyId: string
}

const actionOf = (action: string | undefined, model: string | null): string | null => {
  if (action === 'all') return 'accept_all'
  if (action === 'necessary') return model === 'opt-out' ? 'opt_out' : 'reject_all'
  return action === 'custom' ? 'custom' : null
}

const textIn = (from: unknown, name: string): string => {
  const value = (from as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 64) : ''
}

/** The SHA-256 of a notice. */
const NOTICE = /^[0-9a-f]{64}$/
const textOf = (receipt: unknown): string => textIn(receipt, 'notice')

/** Returns what a decision is counted by; see countBatch. */
function dimensionsOf(receipt: unknown, silent: Readonly<Record<string, string>>): [name: string, value: string][] {
  const version =
    textIn((receipt as { policy?: unknown } | null | undefined)?.policy, 'version') ||
    textIn(receipt, 'policyVersion') ||
    textIn(receipt, 'software') ||
    'unknown'
  const named = { ...silent, language: textIn(receipt, 'language') || silent.language!, version }
  return Object.entries(NOTICE.test(textOf(receipt)) ? { ...named, text: textOf(receipt) } : named)
}

/** What decisions are stored with. */
export interface DecisionParts {
  readonly rows: ReturnType<typeof constants>
  readonly writer: ReturnType<typeof decisionWriter>
  readonly notices: ReturnType<typeof noticeKeeper>
  readonly countedValue: CountedValue
  readonly answerFor: (place: VisitorPlace) => Promise<CachedAnswer>
  readonly tenantId: string | undefined
}

/** Stores a decision of type `cookie_banner` with the rows and ids that @c15t/backend 2.x would write. */
export async function handleDecision(
  { rows, writer, notices, countedValue, answerFor, tenantId }: DecisionParts,
  input: Decision,
  { place, language, device, account, size }: DecisionContext,
): Promise<HandledDecision> {
  const { value: answer } = await answerFor(place)
  const { policy } = answer
  const granted = Object.entries(input.preferences ?? {}).flatMap(([name, on]) => (on ? [name] : []))
  const [domainId, policyId, resolvedId, ...purposeIds] = await Promise.all([
    rows.domain(input.domain),
    rows.policy(input.type),
    rows.resolvedPolicy(answer, place, language),
    ...granted.map(rows.purpose),
  ])
  const requested = new Date(input.givenAt)
  const isEarly = requested.getTime() > Date.now() + DRIFT
  const given = isEarly ? new Date() : requested
  const model =
    policy?.model ?? (/^(opt-in|opt-out|iab)$/.test(input.jurisdictionModel ?? '') ? input.jurisdictionModel! : null)
  const added = {
    ...(language && { policyLanguage: language }),
    ...(isEarly && { clientGivenAt: requested.toISOString() }),
  }
  // A copy of thousands of names takes as long as everything else, so there is none without need.
  const metadata = Object.keys(added).length > 0 ? { ...input.metadata, ...added } : (input.metadata ?? {})
  const days = policy?.consent?.expiryDays
  const { receipt } = (input.metadata ?? {}) as { receipt?: unknown }
  const dimensions = dimensionsOf(receipt, {
    country: place.country ?? 'unknown',
    language: language || 'unknown',
    device,
    surface: originOf(input.metadata) === SUBSCRIPTION ? SUBSCRIPTION : (input.uiSource ?? 'unknown'),
  })
  const counted = Object.fromEntries(
    await Promise.all(
      dimensions.map(async ([name, value]) => [name, await countedValue(domainId, name, value)] as const),
    ),
  )
  const written = await writer.write({
    id: rowId('cns', requested.getTime(), [
      tenantId ?? null,
      input.subjectId,
      domainId,
      policyId,
      requested.toISOString(),
    ]),
    subjectId: input.subjectId,
    domainId,
    policyId,
    purposeIds: purposeIds.map(String),
    metadata: Object.keys(metadata).length > 0 ? metadata : null,
    givenAt: given.toISOString(),
    jurisdiction: answer.jurisdiction,
    jurisdictionModel: model,
    uiSource: input.uiSource ?? null,
    consentAction: actionOf(input.consentAction, model),
    tcString: input.tcString ?? null,
    domain: input.domain,
    preferences: input.preferences ?? {},
    tenantId: tenantId ?? null,
    externalId: account,
    identityProvider: account ? (input.identityProvider ?? 'external') : 'anonymous',
    validUntil: typeof days === 'number' ? new Date(given.getTime() + DAY * Math.max(0, days)).toISOString() : null,
    runtimePolicyDecisionId: resolvedId,
    runtimePolicySource: resolvedId ? 'write_time_fallback' : null,
    counted,
    size,
  })
  notices.keep(input.metadata)
  return { ...written, domainId, policyId }
}
