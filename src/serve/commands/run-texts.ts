import type { Database } from '../database'
import { addNotices, missingNotices } from '../find-notices'
import { plainJson } from '../plain-json'
import type { Write } from './command'
import { readJson } from './read-json'

/** Prints the texts that visitors saw, or the hashes without a text; or adds the site's own texts. */
export async function runTexts(
  database: Database,
  file: string | undefined,
  isMissing: boolean,
  write: Write,
): Promise<number> {
  if (file) {
    const count = await addNotices(database.query, readJson(file))
    await write(`${count} ${count === 1 ? 'text' : 'texts'} stored\n`)
    return 0
  }
  if (isMissing) {
    const missing = await missingNotices(database.query)
    for (const [hash, entry] of missing) await write(`${plainJson({ hash, ...entry })}\n`)
    return missing.size === 0 ? 0 : 1
  }
  for (const { hash, language, content, firstSeen } of await database.query(
    `select hash, language, content, "firstSeen" from "consentNotice" order by language, hash`,
  ))
    await write(`${plainJson({ hash, language, content, firstSeen })}\n`)
  return 0
}
