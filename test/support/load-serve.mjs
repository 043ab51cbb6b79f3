// Builds the consent server from its sources into a temporary file, and loads it. Its packages are those of
// examples/server.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildServe } from '../../build/serve.mjs'
import { installBackend } from '../../examples/server/install.mjs'
import { quickPglite } from './quick-pglite.mjs'

process.env.TZ = 'UTC'
process.env.CONSENT_PACKAGES = fileURLToPath(new URL('../../examples/server', import.meta.url))
await installBackend(line => console.error(line))
await quickPglite()
const folder = mkdtempSync(join(tmpdir(), 'serve-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** On a busy machine, hundreds of decisions at once take an embedded database longer than the usual five seconds. */
export const BUSY = '60000'

/** The built file. */
export const serveFile = join(folder, 'serve.mjs')
await buildServe(serveFile)

/** The functions of src/serve.ts. */
export const serve = await import(pathToFileURL(serveFile).href)

/**
 * Starts a server in this process.
 * @param {Record<string, string>} [environment] see docs/guides/server.md
 * @param {object} [place] see openDatabase; by default an embedded database in memory
 */
export async function startConsents(environment = {}, place = {}, options = {}) {
  const settings = serve.readSettings({
    PORT: '0',
    RATE_LIMIT: '1000000',
    DATABASE_TIMEOUT: BUSY,
    SIGNING_KEY_FILE: join(folder, 'key.pem'),
    CONSENTS_FOLDER: join(folder, 'consents'),
    ...environment,
  })
  const key = serve.openSigningKey(settings.signingKeyFile)
  const database =
    options.database ?? (await serve.openDatabase({ databaseTimeout: settings.databaseTimeout, say() {}, ...place }))
  await serve.prepareDatabase(database, key, () => {}, settings)
  const log = []
  const app = await serve.createApp(settings, { database, key, log: entry => log.push(entry), ...options })
  const server = await serve.startServer(settings, app)
  return {
    ...server,
    handle: app.handle,
    database,
    key,
    log,
    async end() {
      await server.stop()
      await database.close()
    },
  }
}

/**
 * Opens an embedded database in memory for several apps, each with its own tenant.
 * @returns {Promise<(tenantId: string) => Promise<(request: Request) => Promise<Response>>>} creates an app
 */
export async function openShared() {
  const settings = serve.readSettings({ ALLOWED_ORIGINS: '*', RATE_LIMIT: '1000000' })
  const key = serve.openSigningKey(join(folder, 'key.pem'))
  const database = await serve.openDatabase({ say() {} })
  await serve.prepareDatabase(database, key, () => {}, settings)
  return async tenantId => (await serve.createApp(settings, { database, key, tenantId })).handle
}
