import { randomUUID } from 'node:crypto'
import { dailyBudget } from './daily-budget'
import type { Database } from './database'
import type { PolicyAnswer } from './policy-answers'
import { rowId } from './row-id'
import { sealHashes } from './seal-hashes'
import { TooManySites } from './too-many-sites'
import type { VisitorPlace } from './visitor-place'

/** A new version of the policy is used after this time, in milliseconds. */
const FRESH = 60_000
const HOUR = 3_600_000
const MOST = 5000
/** The new sites of a day, of all processes on one database. Those that SITES names by their whole name are not counted. */
const NEW_SITES = 100
/** The new combinations of policy, place and language of a day. */
const NEW_POLICIES = 1000
const NOW = `now() at time zone 'utc'`

/**
 * Finds or creates the rows that decisions refer to: the site, the policy, the purposes and the resolved policy. They
 * never change, so each is read once. Visitors name the site, the place and the language, so new ones are limited.
 * @param sites the names in SITES
 */
export function constants({ query }: Database, tenantId: string | undefined, sites: readonly string[] = []) {
  const tenant = tenantId ?? null
  const newSites = dailyBudget(NEW_SITES)
  const newPolicies = dailyBudget(NEW_POLICIES)
  let listed: { readonly names: Promise<Set<string>>; readonly until: number } | undefined
  const cache = new Map<string, { value: Promise<string>; until: number }>()

  function remembered(key: string, read: () => Promise<string>, life = Infinity): Promise<string> {
    const found = cache.get(key)
    if (found && found.until > Date.now()) return found.value
    const entry = { value: read(), until: Date.now() + life }
    cache.set(key, entry)
    entry.value.catch(() => cache.delete(key))
    if (cache.size > MOST) cache.delete(cache.keys().next().value!)
    return entry.value
  }

  /**
   * Selects a row, or inserts it and selects the one that is there then, perhaps by another server.
   * @returns its id; empty if there is none
   */
  async function findOrCreate(select: () => ReturnType<typeof query>, insert: () => Promise<unknown>): Promise<string> {
    const [found] = await select()
    if (found) return String(found.id)
    await insert()
    const [made] = await select()
    return String(made?.id ?? '')
  }

  /** The names of all sites, so that calls for invented ones cost no statement. */
  function siteNames(): Promise<ReadonlySet<string>> {
    if (!listed || listed.until < Date.now()) {
      const names = query('select name from domain').then(rows => new Set(rows.map(row => String(row.name))))
      listed = { names, until: Date.now() + FRESH }
      names.catch(() => (listed = undefined))
    }
    return listed.names
  }

  /** Returns whether there is a site of this name. Those that other processes make are known after a minute. */
  const isKnown = async (name: string): Promise<boolean> => (await siteNames()).has(name)

  /** @throws TooManySites for a new one, if today had as many as are allowed */
  async function domain(name: string): Promise<string> {
    if (newSites.isUsedUp() && !sites.includes(name) && !(await siteNames()).has(name)) throw new TooManySites()
    return createDomain(name)
  }
  const createDomain = (name: string) =>
    remembered(`domain ${name}`, async () => {
      const id = await findOrCreate(
        () => query(`select id from domain where name = $1 and coalesce("tenantId", '') = $2`, [name, tenant ?? '']),
        async () => {
          if (!sites.includes(name) && !newSites.take()) throw new TooManySites()
          // The table itself says how many sites of today the other processes, or this one before its start, have made.
          await query(
            `insert into domain (id, name, "tenantId", "createdAt", "updatedAt")
             select $1::text, $2::text, $3::text, ${NOW}, ${NOW} where $2 = any($4::text[]) or (
               select count(*) from domain where "createdAt" >= date_trunc('day', ${NOW}) and not name = any($4)
             ) < ${NEW_SITES} on conflict do nothing`,
            [rowId('dom', Date.now()), name, tenant, sites],
          )
        },
      )
      if (id === '') {
        newSites.useUp()
        throw new TooManySites()
      }
      void listed?.names.then(names => names.add(name))
      await query(`insert into "consentChain" (site, seq, head) values ($1, 0, $2) on conflict do nothing`, [
        id,
        sealHashes.START,
      ])
      return id
    })

  const policy = (type: string) =>
    remembered(
      `policy ${type}`,
      () =>
        findOrCreate(
          () =>
            query(
              `select id from "consentPolicy" where type = $1 and "isActive" and coalesce("tenantId", '') = $2
               order by "effectiveDate" desc limit 1`,
              [type, tenant ?? ''],
            ),
          () =>
            query(
              `insert into "consentPolicy" (id, version, type, "effectiveDate", "isActive", "tenantId", "createdAt")
               values ($1, '1.0.0', $2, ${NOW}, true, $3, ${NOW}) on conflict do nothing`,
              [rowId('pol', Date.now()), type, tenant],
            ),
        ),
      FRESH,
    )

  const purpose = (code: string) =>
    remembered(`purpose ${code}`, () =>
      findOrCreate(
        () =>
          query(`select id from "consentPurpose" where code = $1 and coalesce("tenantId", '') = $2`, [
            code,
            tenant ?? '',
          ]),
        () =>
          query(
            `insert into "consentPurpose" (id, code, "tenantId", "createdAt", "updatedAt")
             values ($1, $2, $3, ${NOW}, ${NOW}) on conflict do nothing`,
            [rowId('pur', Date.now()), code, tenant],
          ),
      ),
    )

  /** @returns null if there is none, or no new combination is allowed today */
  async function resolvedPolicy(
    answer: PolicyAnswer,
    place: VisitorPlace,
    language: string | null,
  ): Promise<string | null> {
    const { policy: found, policyDecision, jurisdiction } = answer
    if (!found || !policyDecision) return null
    const { fingerprint, matchedBy } = policyDecision
    const { country, region } = place
    const key = [
      tenant ?? 'default',
      fingerprint,
      matchedBy,
      country ?? 'none',
      region ?? 'none',
      jurisdiction,
      language ?? 'none',
    ].join('|')
    const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify({ json: value }))
    const select = () => query(`select id from "runtimePolicyDecision" where "dedupeKey" = $1`, [key])
    const insert = async () => {
      if (!newPolicies.take()) return
      await query(
        `insert into "runtimePolicyDecision" (id, "tenantId", "policyId", fingerprint, "matchedBy", "countryCode",
               "regionCode", jurisdiction, language, model, "policyI18n", "uiMode", "bannerUi", "dialogUi", categories,
               "preselectedCategories", "proofConfig", "dedupeKey", "createdAt")
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::json, $12, $13::json, $14::json, $15::json, $16::json,
               $17::json, $18, ${NOW}) on conflict do nothing`,
        [
          `rpd_${randomUUID().replaceAll('-', '')}`,
          tenant,
          found.id,
          fingerprint,
          matchedBy,
          country,
          region,
          jurisdiction,
          language,
          found.model,
          json(found.i18n),
          found.ui?.mode ?? null,
          json(found.ui?.banner),
          json(found.ui?.dialog),
          json(found.consent?.categories),
          json(found.consent?.preselectedCategories),
          json(found.proof),
          key,
        ],
      )
    }
    return (await remembered(`resolved ${key}`, () => findOrCreate(select, insert), HOUR)) || null
  }
  return { domain, isKnown, policy, purpose, resolvedPolicy }
}
