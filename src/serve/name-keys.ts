import type { Query } from './database'
import type { SigningKey } from './signing-key'

/** Names the public keys in the database, for documents of proof. */
export async function nameKeys(query: Query, key: SigningKey): Promise<void> {
  for (const { id, publicKey } of [key, ...key.sites.map(key.ofSite)])
    await query(`insert into "consentKey" (id, "publicKey", "firstSeen") values ($1, $2, $3) on conflict do nothing`, [
      id,
      publicKey,
      new Date().toISOString(),
    ])
}
