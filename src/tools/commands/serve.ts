import type { Command } from '../command'
import { loadServer } from '../load-server'

const usage = `Usage: npx consent-elements serve [--port N]

Runs the consent server. Without DATABASE_URL it stores decisions in an embedded PostgreSQL, in the folder consents.

  --port N       the port; default 3000
  --install      only installs the packages of the server, from a lock file; needed once, nothing else downloads them
  --migrate      only creates and updates the tables

Its settings are environment variables: DATABASE_URL, CONSENTS_FOLDER, HOST, PORT, ALLOWED_ORIGINS, SITES,
ADDRESS_HEADER, TRUSTED_PROXIES, RATE_LIMIT, IDENTITY_SECRET, SIGNING_KEY_FILE, DASHBOARD_TOKEN, API and others.
`

/** `npx consent-elements serve`: runs the consent server. */
export const serve: Command = {
  name: 'serve',
  summary: 'Runs the consent server, on an embedded database or PostgreSQL',
  usage,
  run: async args => (await loadServer()).runServe(args),
}
