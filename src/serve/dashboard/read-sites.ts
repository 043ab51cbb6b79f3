import type { Query } from '../database'

/** A site of the dashboard's list. */
export interface SiteName {
  /** The id of the domain. */
  readonly id: string
  readonly name: string
}

/** The most sites that are listed. */
const MOST = 1000

/**
 * Reads the sites by name. If there are more than can be listed, those with the most decisions are.
 * @param names limits the list to these, of which `*.shop.example` stands for each subdomain; empty for all
 */
export async function readSites(query: Query, names: readonly string[] = []): Promise<SiteName[]> {
  const rows = await query(
    `select id, name from (
       select d.id, d.name, coalesce((select sum(seq) from "consentChain" c where c.site = d.id), 0) as decisions
       from domain d where $1 or d.name = any($2) or d.name like any($3)
       order by decisions desc, d.name limit ${MOST}) as listed
     order by name`,
    [
      names.length === 0,
      names,
      names.filter(name => name.startsWith('*.')).map(name => `%${name.slice(1).replaceAll(/[%_\\]/g, '\\$&')}`),
    ],
  )
  return rows.map(({ id, name }) => ({ id: String(id), name: String(name) }))
}
