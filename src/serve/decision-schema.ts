import * as v from 'valibot'
import { siteName } from './site-name'

/** The five categories. Names of preferences beyond them are set by PURPOSES. */
const categories = ['necessary', 'functionality', 'measurement', 'experience', 'marketing']
const DEPTH = 12
/** The most names and values of metadata. Receipts have some hundred. */
const VALUES = 4000
const YEAR = 366 * 24 * 60 * 60 * 1000

/** PostgreSQL cannot compare these texts: U+0000, and halves of a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

/** Returns whether a value has neither too many levels and parts, nor a text that cannot be stored. */
function isStorableValue(value: unknown): boolean {
  let count = 0
  const isValid = (part: unknown, depth: number): boolean => {
    if (++count > VALUES) return false
    if (typeof part === 'string') return isStorable(part)
    if (typeof part !== 'object' || part === null) return true
    if (depth >= DEPTH) return false
    if (Array.isArray(part)) return part.every(item => isValid(item, depth + 1))
    return Object.keys(part).every(
      name => isStorable(name) && isValid((part as Record<string, unknown>)[name], depth + 1),
    )
  }
  return isValid(value, 0)
}

const text = (most: number) =>
  v.pipe(
    v.string('must be a text'),
    v.maxLength(most, `must have at most ${most} characters`),
    v.check(isStorable, 'must have no U+0000 and no lone surrogate'),
  )
const object = (message: string) =>
  v.custom<Record<string, unknown>>(
    value => typeof value === 'object' && value !== null && !Array.isArray(value),
    message,
  )

const metadata = v.pipe(
  object('must be an object'),
  v.check(
    value => isStorableValue(value),
    `must have at most ${DEPTH} levels and ${VALUES} values, no U+0000 and no lone surrogate`,
  ),
)
const HOST = 'must be a host name such as www.example.com'
/** Each site has one spelling from here on. */
const domain = v.pipe(
  text(253),
  v.regex(/^[\w.:[\]-]+$/, HOST),
  v.transform(siteName),
  v.check(name => name !== null, HOST),
  v.transform(name => name!),
)

const preferencesOf = (more: readonly string[]) => {
  const known = new Set([...categories, ...more])
  return v.pipe(
    object('must be an object with true or false for each category'),
    v.check(
      value => Object.entries(value).every(([name, on]) => known.has(name) && typeof on === 'boolean'),
      `must have true or false for names out of ${[...known].join(', ')}; others are allowed by PURPOSES`,
    ),
    v.transform(value => value as Record<string, boolean>),
  )
}

/** The body of `POST /subjects`, as far as the server uses it. */
export interface Decision {
  readonly type: string
  readonly subjectId: string
  readonly domain: string
  readonly givenAt: number
  readonly preferences?: Record<string, boolean> | undefined
  readonly metadata?: Record<string, unknown> | undefined
  readonly externalSubjectId?: string | undefined
  readonly identityProvider?: string | undefined
  readonly jurisdictionModel?: string | undefined
  readonly uiSource?: string | undefined
  readonly consentAction?: string | undefined
  readonly tcString?: string | undefined
  readonly policyId?: string | undefined
  readonly policyHash?: string | undefined
  readonly documentSnapshotToken?: string | undefined
}

/** The body of protocol 1's `POST /consent/set`. */
export interface OldDecision {
  readonly type: string
  readonly domain: string
  readonly preferences: Record<string, boolean>
  readonly subjectId?: string | undefined
  readonly externalSubjectId?: string | undefined
  readonly metadata?: Record<string, unknown> | undefined
}

/** What is wrong with a body: the field's name, and what is allowed. */
export interface Refusal {
  readonly field: string
  readonly message: string
}

const subjectId = v.pipe(text(64), v.regex(/^sub_[1-9A-HJ-NP-Za-km-z]+$/, 'must be sub_ and base 58'))

/**
 * Creates the functions that validate the bodies of decisions.
 * @param more names of preferences in addition to the five categories
 */
export function decisionSchema(more: readonly string[] = []) {
  const preferences = preferencesOf(more)
  const decision = v.object({
    type: v.picklist(
      [
        'cookie_banner',
        'privacy_policy',
        'dpa',
        'terms_and_conditions',
        'marketing_communications',
        'age_verification',
        'other',
      ],
      'must be a type of consent such as cookie_banner',
    ),
    subjectId,
    domain,
    preferences: v.optional(preferences),
    metadata: v.optional(metadata),
    givenAt: v.pipe(
      v.number('must be a number: milliseconds since 1970'),
      v.check(
        time => Math.abs(time - Date.now()) < 2 * YEAR,
        'must be a time within two years, in milliseconds since 1970',
      ),
    ),
    externalSubjectId: v.optional(text(512)),
    identityProvider: v.optional(text(64)),
    jurisdiction: v.optional(text(32)),
    jurisdictionModel: v.optional(text(32)),
    uiSource: v.optional(text(64)),
    consentAction: v.optional(text(32)),
    tcString: v.optional(text(8192)),
    policyId: v.optional(text(255)),
    policyHash: v.optional(text(255)),
    documentSnapshotToken: v.optional(text(8192)),
  })
  const old = v.object({
    type: v.picklist(['cookie_banner'], 'must be cookie_banner'),
    domain,
    preferences,
    subjectId: v.optional(subjectId),
    externalSubjectId: v.optional(text(512)),
    metadata: v.optional(metadata),
  })
  const read =
    <T>(schema: v.GenericSchema<unknown, T>) =>
    (body: unknown): { value: T } | Refusal => {
      const result = v.safeParse(schema, body, { abortEarly: true })
      if (result.success) return { value: result.output }
      const [issue] = result.issues
      const field = v.getDotPath(issue) ?? 'body'
      return {
        field,
        message: `${field} ${issue.type === 'object' ? 'is missing, or has the wrong type' : issue.message}`,
      }
    }
  return {
    decision: read<Decision>(
      v.pipe(
        decision,
        v.forward(
          v.check(
            body => body.type !== 'cookie_banner' || body.preferences !== undefined,
            'must be an object with true or false for each category',
          ),
          ['preferences'],
        ),
      ),
    ),
    old: read<OldDecision>(old),
    /** What validates the fields, for a description. */
    schemas: { decision, old },
  }
}
