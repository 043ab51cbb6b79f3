import type { Query } from './database'
import { noticeHash } from './notice-hash'

/** Stores texts by their hashes. Texts that are stored already stay as they are. */
export async function storeNotices(query: Query, language: string, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return
  const now = new Date().toISOString()
  const rows = texts.map(content => ({ hash: noticeHash(content), language, content, firstSeen: now }))
  await query(
    `insert into "consentNotice" (hash, language, content, "firstSeen")
     select hash, language, content, "firstSeen" from json_to_recordset($1::json)
       as r(hash text, language text, content text, "firstSeen" text)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}
