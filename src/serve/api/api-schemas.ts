import * as v from 'valibot'
import { siteName } from '../site-name'

/** The most decisions of one import. */
const MOST = 100

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const site = v.pipe(
  text(253),
  v.check(name => siteName(name) !== null, 'must be a host name such as www.example.com'),
  // The description of a body ends at a transformation.
  v.description('The host name of the site, such as `www.example.com`'),
  v.transform(name => siteName(name)!),
)
const time = v.pipe(
  text(40),
  v.isoTimestamp('must be a time in ISO 8601, such as 2026-11-28T12:00:00Z'),
  v.description('When the person decided; default: now'),
)
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capital letters of ISO 3166-1'))
const account = v.pipe(text(255), v.minLength(1), v.description('Your own id of the account. Only a key may name one'))

/** A decision that a program submits. */
export const apiDecision = v.strictObject({
  site,
  subject: v.optional(
    v.pipe(
      text(64),
      v.regex(/^sub_[1-9A-HJ-NP-Za-km-z]+$/, 'must be sub_ and base 58'),
      v.description('The subject of an earlier decision; a new one if missing'),
    ),
  ),
  categories: v.pipe(
    v.record(v.string(), v.boolean()),
    v.description('True or false for each category that the person was asked about'),
  ),
  time: v.optional(time),
  account: v.optional(account),
  surface: v.optional(v.pipe(text(64), v.description('Where the person decided, such as `app`'))),
  country: v.optional(country),
  region: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,6}$/))),
  metadata: v.optional(v.pipe(v.record(v.string(), v.unknown()), v.description('Stored with the decision, sealed'))),
})
export type ApiDecision = v.InferOutput<typeof apiDecision>

/** A withdrawal: everything but the necessary category is refused. */
export const apiWithdrawal = v.strictObject({
  site,
  time: v.optional(time),
  surface: v.optional(text(64)),
})

/** Decisions of another consent tool. */
export const apiImport = v.strictObject({
  tool: v.pipe(text(64), v.minLength(1), v.description('The tool that collected them')),
  decisions: v.pipe(v.array(apiDecision), v.minLength(1), v.maxLength(MOST)),
})

/** What is answered about a stored decision. */
export const storedAnswer = v.strictObject({
  decision: v.string(),
  subject: v.string(),
  site: v.string(),
  time: v.pipe(v.string(), v.isoTimestamp()),
})

export const importAnswer = v.strictObject({ decisions: v.array(storedAnswer) })

/** What is answered about the decisions of a subject. */
export const decisionsAnswer = v.strictObject({
  decisions: v.array(
    v.strictObject({
      decision: v.string(),
      subject: v.string(),
      site: v.string(),
      time: v.pipe(v.string(), v.isoTimestamp()),
      action: v.nullable(v.string()),
      granted: v.array(v.string()),
      law: v.nullable(v.string()),
      account: v.nullable(v.string()),
      receipt: v.pipe(v.unknown(), v.description('The receipt, or null')),
    }),
  ),
  next: v.pipe(v.nullable(v.string()), v.description('The value of `after` for the next page')),
})

/** What is answered if a call fails. */
export const problemAnswer = v.strictObject({
  message: v.string(),
  field: v.optional(v.string()),
})
