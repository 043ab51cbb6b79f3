import type { Command } from '../command'
import { loadServer } from '../load-server'

const usage = `Usage: npx consent-elements consents COMMAND [OPTIONS]

  export                     the decisions: --since DATE --until DATE --domain NAME --subject ID --format json|jsonl|csv
  verify                     all chains of each site: --key FILE (public keys, PEM) --heads FILE
  verify FILE                receipts that a visitor has downloaded; or, without a database, a proof: --key FILE
  prove ID                   a document for a subject, a decision or a receipt, as HTML to print; --format json
  texts                      the texts that visitors saw; --missing: hashes in receipts without a text
  texts FILE                 adds the site's own: the option translations, as JSON
  heads                      the last signed link of each chain, to keep elsewhere
  adopt                      seals decisions that have no seal, such as those of version 1.5
  prune --older-than DATE    deletes old decisions; also an age such as 90d, 18m or 2y
  erase --subject ID         deletes the decisions of one visitor
  access add NAME            gives access: --role reader|officer|owner --sites NAMES --days N; --scopes LIST for programs
  access list                who has access
  access revoke ID           ends an access
  log                        who signed in, exported, proved, erased, and gave access

DATABASE_URL or CONSENTS_FOLDER names the database. Stop a server that uses the embedded one first.
`

/** `npx consent-elements consents`: reads, verifies and deletes the stored decisions. */
export const consents: Command = {
  name: 'consents',
  summary: 'Exports, verifies and deletes stored decisions',
  usage,
  run: async args => (await loadServer()).runConsents(args),
}
