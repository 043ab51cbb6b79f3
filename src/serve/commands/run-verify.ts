import { readFileSync } from 'node:fs'
import { accessLog } from '../access/access-log'
import type { Database } from '../database'
import { type ExportedHead, LOG_HEAD } from '../exported-head'
import { noticeHash } from '../notice-hash'
import { plainText } from '../plain-text'
import type { Settings } from '../settings'
import { openSigningKey, readKeys } from '../signing-key'
import { verifyChains } from '../verify-chains'
import { verifyReceipts } from '../verify-receipts'
import type { Values, Write } from './command'
import { readJson } from './read-json'

/** Names the stored texts that do not have their hash. */
async function verifyTexts(database: Database, write: Write): Promise<boolean> {
  const rows = await database.query('select hash, content from "consentNotice" order by hash')
  const changed = rows.filter(({ hash, content }) => noticeHash(String(content)) !== hash)
  for (const { hash } of changed) await write(`the text ${plainText(String(hash))} is changed\n`)
  return changed.length === 0
}

/**
 * Compares the receipts of a file with the database; without a file, recomputes the chains, the log and the texts.
 * @returns 0, or 1 if something is not intact
 */
export async function runVerify(
  database: Database,
  file: string | undefined,
  values: Values,
  settings: Settings,
  write: Write,
): Promise<number> {
  if (file) {
    const results = await verifyReceipts(database.query, readJson(file))
    for (const { recordId, result, receivedAt, differences } of results)
      await write(
        `${plainText(recordId)} ${result}${receivedAt ? `, received ${receivedAt}` : ''}${differences.length > 0 ? `: ${differences.map(plainText).join(', ')}` : ''}\n`,
      )
    // A decision that was superseded before it could be submitted is not stored, so only the last one has to be.
    return results.at(-1)!.result === 'verified' && results.every(({ result }) => result !== 'differs') ? 0 : 1
  }
  const given = values.key ? readKeys(readFileSync(values.key, 'utf8')) : undefined
  const own = given ? undefined : openSigningKey(settings.signingKeyFile, false)
  const keysOf = (name?: string): ReadonlyMap<string, string> => given ?? own!.verifying(name)
  const heads = values.heads ? ([readJson(values.heads)].flat() as ExportedHead[]) : []
  let isIntact = true
  const sites = new Set<string>()
  for (const { site, name } of await database.query(
    `select d.id as site, d.name from domain d where exists (select 1 from "consentChain" c where c.site = d.id)
       or exists (select 1 from consent c where c."domainId" = d.id) order by d.name`,
  )) {
    sites.add(String(site))
    const { links, adopted, chains, head, problems } = await verifyChains(
      database.query,
      String(site),
      keysOf(String(name)),
      heads,
    )
    const several = chains > 1 ? ` in ${chains} chains` : ''
    await write(
      `${plainText(String(name))}: ${links} links${several}${adopted > 0 ? ` (${adopted} adopted)` : ''}, head ${plainText(head)}, ${problems.length === 0 ? 'intact' : 'NOT intact'}\n`,
    )
    for (const problem of problems) await write(`  ${plainText(problem)}\n`)
    if (problems.length > 0) isIntact = false
  }
  const log = await accessLog.verify(
    database.query,
    keysOf(),
    heads.filter(one => one.site === LOG_HEAD),
  )
  const end = log.unsigned > 0 ? `; the last ${log.unsigned} are not signed` : ''
  if (log.entries > 0 || log.problems.length > 0)
    await write(
      `log of accesses: ${log.entries} entries, head ${plainText(log.head)}, ${log.problems.length === 0 ? 'intact' : 'NOT intact'}${end}\n`,
    )
  for (const problem of log.problems) await write(`  ${plainText(problem)}\n`)
  if (log.problems.length > 0) isIntact = false
  for (const { site } of heads.filter(one => one.site !== LOG_HEAD && !sites.has(one.site))) {
    await write(`${plainText(site)}: an exported head names this site, and it is removed\n`)
    isIntact = false
  }
  return (await verifyTexts(database, write)) && isIntact ? 0 : 1
}
