import { sql } from 'kysely'

/**
 * @typedef {object} StoredConsent
 * @property {string} id
 * @property {string} time the time of the decision (ISO 8601)
 * @property {string} domain
 * @property {string} subject
 * @property {string} account the site's own id of the visitor; empty if not linked
 * @property {string} action `accept_all`, `reject_all`, `opt_out` or `custom`
 * @property {string[]} granted the granted categories, by name
 * @property {string} jurisdiction
 * @property {string} model `opt-in`, `opt-out` or `none`
 * @property {string} surface where the visitor decided: `banner`, `dialog`, `placeholder` or `page`
 * @property {object | null} receipt the receipt that the visitor can download; see docs/guides/server.md
 */

const stored = (condition, limit) => sql`
  select c.id, c."givenAt" as time, d.name as domain, c."subjectId" as subject, s."externalId" as account,
    c."consentAction" as action, c."purposeIds" as purposes, c.jurisdiction, c."jurisdictionModel" as model,
    c."uiSource" as surface, c.metadata
  from consent c join domain d on d.id = c."domainId" join subject s on s.id = c."subjectId"
  where ${condition} order by c."givenAt" desc, c.id desc ${limit ? sql`limit ${limit}` : sql``}`

/**
 * Returns the decisions in the database, the latest first.
 *
 * @param {import('./database.mjs').Database} database
 * @param {{ since?: Date, limit?: number }} [wanted]
 * @returns {Promise<StoredConsent[]>}
 */
export async function listConsents({ db }, { since = new Date(0), limit } = {}) {
  return read(db, sql`c."givenAt" >= ${since.toISOString()}`, limit)
}

/**
 * Returns the stored decision for a receipt.
 *
 * @param {import('./database.mjs').Database} database
 * @param {{ recordId: string, time: string }} receipt
 * @returns {Promise<StoredConsent | null>}
 */
export async function findByReceipt({ db }, { recordId, time }) {
  const found = await read(db, sql`c."givenAt" = ${new Date(time).toISOString()}`)
  const exact = found.find(({ receipt }) => receipt?.recordId === recordId)
  // If the time of the receipt was changed, its id still finds the decision.
  return exact ?? (await read(db, sql`c.metadata->'json'->'receipt'->>'recordId' = ${recordId}`))[0] ?? null
}

async function read(db, condition, limit) {
  const [{ rows }, { rows: purposes }] = await Promise.all([
    stored(condition, limit).execute(db),
    sql`select id, code from "consentPurpose"`.execute(db),
  ])
  const codes = new Map(purposes.map(({ id, code }) => [id, code]))
  return rows.map(row => ({
    id: row.id,
    time: new Date(row.time).toISOString(),
    domain: row.domain,
    subject: row.subject,
    account: row.account ?? '',
    action: row.action ?? '',
    granted: unwrapped(row.purposes, []).map(id => codes.get(id) ?? id),
    jurisdiction: row.jurisdiction ?? '',
    model: row.model ?? '',
    surface: row.surface ?? '',
    receipt: unwrapped(row.metadata, {}).receipt ?? null,
  }))
}

/** Unwraps a value, which the backend stores as an object `{json}`. */
const unwrapped = (value, silent) => {
  const parsed = typeof value === 'string' ? JSON.parse(value) : value
  return parsed?.json ?? parsed ?? silent
}
