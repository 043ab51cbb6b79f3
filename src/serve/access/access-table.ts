import { createHash, randomBytes } from 'node:crypto'
import type { Query, Row } from '../database'
import { readSite } from '../read-site'
import { roles, type Role } from './person'
import { scopes, type Scope } from './scopes'

/** An access that was given: to a person, or to a program. */
export interface Access {
  readonly id: string
  /** For people whom a proxy signs in: the e-mail address. */
  readonly name: string
  readonly role: Role | 'program'
  /** Names of sites; empty for all. */
  readonly sites: readonly string[]
  /** What a program may do; empty for people. */
  readonly scopes: readonly Scope[]
  readonly createdAt: string
  readonly createdBy: string
  /** When it ends (ISO 8601); null if it does not. */
  readonly endsAt: string | null
  readonly revokedAt: string | null
}

/** What an access is made of. */
export interface NewAccess {
  readonly name: string
  readonly role: string
  readonly sites: readonly string[]
  readonly scopes?: readonly string[]
  /** How long it is valid; undefined for ever. */
  readonly days?: number | undefined
}

const DAY = 86_400_000
const columns = 'id, name, role, sites, scopes, "createdAt", "createdBy", "endsAt", "revokedAt"'
const words = (text: unknown): string[] =>
  String(text ?? '')
    .split(' ')
    .filter(Boolean)
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const accessOf = (row: Row): Access => ({
  id: String(row.id),
  name: String(row.name),
  role: String(row.role) as Access['role'],
  sites: words(row.sites),
  scopes: words(row.scopes) as Scope[],
  createdAt: String(row.createdAt),
  createdBy: String(row.createdBy),
  endsAt: row.endsAt === null ? null : String(row.endsAt),
  revokedAt: row.revokedAt === null ? null : String(row.revokedAt),
})

function check({ name, role, scopes: given = [], days }: NewAccess): void {
  if (!/^[^\p{Cc}\p{Cf}]{1,100}$/u.test(name)) throw new TypeError('The name must have 1 to 100 characters')
  if (role !== 'program' && !(roles as readonly string[]).includes(role))
    throw new TypeError(`The role is "${role}"; allowed are ${roles.join(', ')} and program`)
  const unknown = given.find(scope => !(scopes as readonly string[]).includes(scope))
  if (unknown !== undefined) throw new TypeError(`The scope is "${unknown}"; allowed are ${scopes.join(', ')}`)
  if ((role === 'program') !== given.length > 0) throw new TypeError('A program needs scopes, and a person has none')
  if (days !== undefined && !(Number.isInteger(days) && days > 0 && days <= 3660))
    throw new TypeError('The days must be a whole number from 1 to 3660')
}

/**
 * The accesses that were given. The table has the SHA-256 of each token, so nobody can read a token from it.
 * @param now milliseconds since 1970
 */
export function accessTable(query: Query, now: () => number = Date.now) {
  const time = (more = 0): string => new Date(now() + more).toISOString()
  const valid = `"revokedAt" is null and ("endsAt" is null or "endsAt" > $2)`
  const find = async (column: 'digest' | 'id' | 'name', value: string): Promise<Access | null> => {
    const [row] = await query(`select ${columns} from "consentAccess" where ${column} = $1 and ${valid}`, [
      value,
      time(),
    ])
    return row ? accessOf(row) : null
  }
  return {
    /**
     * Gives access.
     * @param by who gives it
     * @returns the token, which is nowhere else
     * @throws TypeError with what is wrong
     */
    async add(given: NewAccess, by: string): Promise<{ access: Access; token: string }> {
      check(given)
      const sites = given.sites.map(site => readSite(site, 'The sites have'))
      if (await find('name', given.name)) throw new TypeError(`"${given.name}" has access; revoke it first`)
      const token = `ce_${randomBytes(32).toString('base64url')}`
      const [row] = await query(
        `insert into "consentAccess" (id, name, role, sites, scopes, digest, "createdAt", "createdBy", "endsAt")
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${columns}`,
        [
          randomBytes(6).toString('hex'),
          given.name,
          given.role,
          sites.join(' '),
          (given.scopes ?? []).join(' '),
          digestOf(token),
          time(),
          by,
          given.days === undefined ? null : time(given.days * DAY),
        ],
      )
      return { access: accessOf(row!), token }
    },
    /** @returns whether there was such an access */
    revoke: async (id: string): Promise<Access | null> => {
      const [row] = await query(
        `update "consentAccess" set "revokedAt" = $2 where id = $1 and "revokedAt" is null returning ${columns}`,
        [id, time()],
      )
      return row ? accessOf(row) : null
    },
    list: async (): Promise<Access[]> =>
      (await query(`select ${columns} from "consentAccess" order by "revokedAt" nulls first, name limit 1000`)).map(
        accessOf,
      ),
    byToken: (token: string): Promise<Access | null> => find('digest', digestOf(token)),
    byId: (id: string): Promise<Access | null> => find('id', id),
    byName: (name: string): Promise<Access | null> => find('name', name),
  }
}
