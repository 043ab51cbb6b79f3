import { adoptDecisions } from './adopt-decisions'
import type { Database } from './database'
import { migrate } from './migrate'
import type { SigningKey } from './signing-key'

/** Creates and updates the tables, names the server's public key in them, and seals decisions of earlier versions. */
export async function prepareDatabase(
  database: Database,
  key: SigningKey,
  say: (line: string) => void = () => {},
): Promise<void> {
  await migrate(database)
  await database.query(
    `insert into "consentKey" (id, "publicKey", "firstSeen") values ($1, $2, $3) on conflict do nothing`,
    [key.id, key.publicKey, new Date().toISOString()],
  )
  const adopted = await adoptDecisions(database, key)
  if (adopted > 0) say(`${adopted} decisions without a seal were sealed as adopted`)
}
