import { adoptDecisions } from './adopt-decisions'
import type { Database } from './database'
import { migrate } from './migrate'
import { nameKeys } from './name-keys'
import type { SigningKey } from './signing-key'

/**
 * Creates and updates the tables, and names the server's public key in them. A database without any key is that of an
 * earlier version, or new: its decisions are sealed, once. The key is written after that, so an interrupted start repeats
 * it.
 */
export async function prepareDatabase(
  database: Database,
  key: SigningKey,
  say: (line: string) => void = () => {},
  { isPartitioned = false }: { readonly isPartitioned?: boolean } = {},
): Promise<void> {
  await migrate(database, isPartitioned)
  const [known] = await database.query('select id from "consentKey" limit 1')
  const adopted = known ? 0 : await adoptDecisions(database, key)
  if (adopted > 0) say(`${adopted} decisions without a seal were sealed as adopted`)
  await nameKeys(database.query, key)
}
