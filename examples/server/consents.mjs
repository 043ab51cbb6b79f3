// npm run consents: the command `consent-elements consents` on the database of `npm start`, or on that of DATABASE_URL.
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildServe } from '../../build/serve.mjs'
import { installBackend } from './install.mjs'

const here = path => fileURLToPath(new URL(path, import.meta.url))

await installBackend(line => console.error(line))
process.env.CONSENT_PACKAGES ??= here('.')
const file = here('../../dist/serve.js')
if (!existsSync(file)) await buildServe(file)
const { runConsents } = await import(pathToFileURL(file).href)
try {
  process.exitCode = await runConsents(process.argv.slice(2), { CONSENTS_FOLDER: here('consents'), ...process.env })
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}
