import type { Query } from '../database'

/** What the database keeps. */
export interface Retention {
  /** When the earliest and the latest decision were made (ISO 8601); null without one. */
  readonly earliest: string | null
  readonly latest: string | null
  /** The chains of records. A site has one for each server that writes at the same time. */
  readonly chains: readonly {
    readonly site: string
    readonly chain: number
    readonly records: number
    readonly head: string
  }[]
}

const time = `to_char("givenAt", 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/**
 * Reads what the database keeps. Each statement reads one end of an index, or one row for each site.
 * @param sites the ids of the sites that the reader may see; null for all
 */
export async function readRetention(query: Query, sites: readonly string[] | null): Promise<Retention> {
  const [earliest, latest, chains] = await Promise.all([
    query(`select ${time} as time from consent order by "givenAt", id limit 1`),
    query(`select ${time} as time from consent order by "givenAt" desc, id desc limit 1`),
    query(
      `select d.name, c.chain, c.seq, c.head from "consentChain" c join domain d on d.id = c.site
       where $1::text[] is null or d.id = any($1) order by d.name, c.chain limit 100`,
      [sites],
    ),
  ])
  return {
    earliest: earliest[0] && !sites ? String(earliest[0].time) : null,
    latest: latest[0] && !sites ? String(latest[0].time) : null,
    chains: chains.map(({ name, chain, seq, head }) => ({
      site: String(name),
      chain: Number(chain),
      records: Number(seq),
      head: String(head),
    })),
  }
}
