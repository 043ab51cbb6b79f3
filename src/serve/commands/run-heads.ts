import { accessLog } from '../access/access-log'
import type { Database } from '../database'
import { LOG_HEAD } from '../exported-head'
import { plainJson } from '../plain-json'
import type { Write } from './command'

/** Prints the last signed link of each chain, and of the log of accesses. */
export async function runHeads(database: Database, write: Write): Promise<number> {
  const rows = await database.query(
    `select c.site, d.name as domain, c.chain, s.seq, s.hash, s."receivedAt", s.signature, s."keyId" from "consentChain" c
     join domain d on d.id = c.site
     join "consentSeal" s on s.site = c.site and s.chain = c.chain and s.seq = c.seq order by d.name, c.chain`,
  )
  const [end] = await accessLog.latest(database.query, undefined, 1)
  if (end) {
    const { seq, hash, at, signature, keyId } = end
    rows.push({ site: LOG_HEAD, domain: '', chain: 0, seq, hash, receivedAt: at, signature, keyId })
  }
  await write(`[\n${rows.map(row => `  ${plainJson({ ...row, seq: Number(row.seq) })}`).join(',\n')}\n]\n`)
  return 0
}
