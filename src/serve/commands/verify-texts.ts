import type { Database } from '../database'
import { noticeHash } from '../notice-hash'
import { plainText } from '../plain-text'
import type { Write } from './command'

/** Names the stored texts that do not have their hash. */
export async function verifyTexts(database: Database, write: Write): Promise<boolean> {
  const rows = await database.query('select hash, content from "consentNotice" order by hash')
  const changed = rows.filter(({ hash, content }) => noticeHash(String(content)) !== hash)
  for (const { hash } of changed) await write(`the text ${plainText(String(hash))} is changed\n`)
  return changed.length === 0
}
