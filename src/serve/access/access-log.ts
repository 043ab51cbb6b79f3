import { createHash, createPublicKey, verify } from 'node:crypto'
import type { Query, Row } from '../database'
import { sealHashes } from '../seal-hashes'
import type { SigningKey } from '../signing-key'

/** What is logged about the people and programs with access. */
export type LoggedAction =
  | 'signed in'
  | 'signed out'
  | 'exported'
  | 'proved'
  | 'erased'
  | 'pruned'
  | 'gave access'
  | 'revoked access'
  | 'added webhook'
  | 'removed webhook'
  | 'changed key'
  | 'sent again'

/** One entry of the log. */
export interface LogEntry {
  readonly seq: number
  /** ISO 8601. */
  readonly at: string
  readonly person: string
  readonly action: LoggedAction
  /** The name of the site; empty if it is about several. */
  readonly site: string
  readonly detail: string
  readonly hash: string
  readonly signature: string | null
  readonly keyId: string | null
}

type Entry = Omit<LogEntry, 'hash' | 'signature' | 'keyId'>

const hashOf = (previous: string, { seq, at, person, action, site, detail }: Entry): string =>
  createHash('sha256')
    .update(JSON.stringify([previous, seq, at, person, action, site, detail]))
    .digest('hex')

const entryOf = (row: Row): LogEntry => ({
  seq: Number(row.seq),
  at: String(row.at),
  person: String(row.person),
  action: String(row.action) as LoggedAction,
  site: String(row.site),
  detail: String(row.detail),
  hash: String(row.hash),
  signature: row.signature === null ? null : String(row.signature),
  keyId: row.keyId === null ? null : String(row.keyId),
})

const columns = 'seq, at, person, action, site, detail, hash, signature, "keyId"'
/** Reads entries. A database of an earlier version, such as a restored backup, has no log. */
const readEntries = (query: Query, rest: string, values: readonly unknown[]): Promise<LogEntry[]> =>
  query(`select ${columns} from "consentAccessLog" ${rest}`, values).then(
    rows => rows.map(entryOf),
    (error: { code?: unknown }) => {
      if (error.code === '42P01') return []
      throw error
    },
  )
const ATTEMPTS = 20
const PAGE = 500

/** Who did what, as a chain: each entry has the hash of the one before it and is signed. Nothing deletes entries. */
export const accessLog = {
  /**
   * Adds an entry.
   * @param key null for a command without the server's key: the next entry signs this one as well
   */
  async append(
    query: Query,
    key: SigningKey | null,
    entry: { person: string; action: LoggedAction; site?: string; detail?: string },
  ): Promise<void> {
    for (let tried = 0; ; tried++) {
      const [last] = await query('select seq, hash from "consentAccessLog" order by seq desc limit 1')
      const { person, action, site = '', detail = '' } = entry
      const at = new Date().toISOString()
      const made = { seq: Number(last?.seq ?? 0) + 1, at, person: person.slice(0, 255), action, site, detail }
      const hash = hashOf(String(last?.hash ?? sealHashes.START), made)
      const added = await query(
        `insert into "consentAccessLog" (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict do nothing returning seq`,
        [made.seq, at, made.person, action, site, detail, hash, key?.sign(hash) ?? null, key?.id ?? null],
      )
      if (added.length > 0) return
      // Another server has added an entry with this number.
      if (tried >= ATTEMPTS) throw new Error('The log of accesses cannot be written')
    }
  },
  /** @returns the latest entries before a number, the latest first */
  latest: (query: Query, before = Number.MAX_SAFE_INTEGER, count = 100): Promise<LogEntry[]> =>
    readEntries(query, `where seq < $1 order by seq desc limit ${count}`, [before]),
  /** Reads all entries in order, page by page. */
  async *read(query: Query): AsyncGenerator<LogEntry> {
    for (let after = 0; ;) {
      const page = await readEntries(query, `where seq > $1 order by seq limit ${PAGE}`, [after])
      yield* page
      if (page.length < PAGE) return
      after = page.at(-1)!.seq
    }
  },
  /**
   * Recomputes the chain.
   * @param keys public keys (PEM) by id
   * @param heads exported ends of the log
   * @returns also how many entries at the end have no signature: whoever has the database can write them again
   */
  async verify(
    query: Query,
    keys: ReadonlyMap<string, string>,
    heads: readonly { seq: number; hash: string }[] = [],
  ): Promise<{ entries: number; head: string; unsigned: number; problems: string[] }> {
    const problems: string[] = []
    const expected = new Map(heads.map(({ seq, hash }) => [seq, hash]))
    let last = sealHashes.START
    let at = 0
    let unsigned = 0
    for await (const entry of accessLog.read(query)) {
      at++
      if (entry.seq !== at) problems.push(`entry ${at} is removed; the next one is ${entry.seq}`)
      at = entry.seq
      if (hashOf(last, entry) !== entry.hash) problems.push(`entry ${at} is changed, or one before it is`)
      last = entry.hash
      if (expected.has(at) && expected.get(at) !== last) problems.push(`entry ${at} differs from an exported head`)
      expected.delete(at)
      unsigned = entry.signature === null ? unsigned + 1 : 0
      if (unsigned > 0) continue
      const key = keys.get(entry.keyId ?? '')
      if (!key) problems.push(`entry ${at} is signed with the key ${entry.keyId}, which is not given`)
      else if (!verify(null, Buffer.from(last), createPublicKey(key), Buffer.from(entry.signature!, 'base64')))
        problems.push(`the signature of entry ${at} is wrong`)
    }
    for (const seq of expected.keys()) problems.push(`entry ${seq} of an exported head is removed`)
    return { entries: at, head: last, unsigned, problems }
  },
}
