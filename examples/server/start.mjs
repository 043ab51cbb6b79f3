// npm start: the examples in a browser, with the consent server of `consent-elements serve`. --build builds the package first. PORT=3000
// starts the search for a free port there. --no-open does not open the browser. Consents are stored in the folder
// examples/server/consents, or in the PostgreSQL database of DATABASE_URL.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildServe } from '../../build/serve.mjs'
import { startExamples } from './examples.mjs'
import { installBackend } from './install.mjs'

const say = line => console.log(line)

/** A new one at each start, as the examples have no secrets. */
const dashboardToken = process.env.DASHBOARD_TOKEN ?? randomBytes(16).toString('hex')
const repository = fileURLToPath(new URL('../..', import.meta.url))

/** @returns {Promise<{ handle?: (request: Request) => Promise<Response>, stored?: () => Promise<object[]>, name: string, close: () => Promise<void> }>} */
async function backendOrWhy() {
  try {
    await installBackend(say)
    // The server finds its packages there. Its tables contain times without a time zone.
    process.env.CONSENT_PACKAGES ??= fileURLToPath(new URL('.', import.meta.url))
    process.env.TZ = 'UTC'
    const file = join(repository, 'dist', 'serve.js')
    if (process.argv.includes('--build') || !existsSync(file)) await buildServe(file)
    const { createApp, openDatabase, openSigningKey, prepareDatabase, readDecisions, readSettings } = await import(
      pathToFileURL(file)
    )
    const settings = readSettings({
      CONSENTS_FOLDER: fileURLToPath(new URL('consents', import.meta.url)),
      RATE_LIMIT: '100000', // all visitors of the examples have the same address
      STATISTICS: '1',
      DASHBOARD_TOKEN: dashboardToken,
      ...process.env,
    })
    const key = openSigningKey(settings.signingKeyFile)
    const database = await openDatabase({ ...settings, say })
    await prepareDatabase(database, key, say, settings)
    const { handle, settle } = await createApp(settings, { database, key })
    return {
      handle,
      stored: () => readDecisions(database.query, 'true', [], 5, 'desc'),
      name: database.name,
      close: () => settle().then(() => database.close()),
    }
  } catch (error) {
    say(`The consent server could not be started: ${error.message}`)
    say('Going on without it: the offline and custom examples work, the others treat it as a server that is down.')
    return { name: '', close: async () => {} }
  }
}

function openBrowser(url) {
  const [command, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true })
  child.on('error', () => {}) // without a desktop no browser opens; the address is printed
  child.unref()
}

/** Builds the package. */
function build() {
  const options = {
    cwd: repository,
    stdio: 'inherit',
    shell: process.platform === 'win32', // npm is a .cmd there
  }
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'build:quick'], options)
    child.on('error', reject)
    child.on('close', code => (code === 0 ? resolve() : reject(new Error('The build failed'))))
  })
}

if (process.argv.includes('--build')) await build() // it empties dist/
const { handle, stored, name, close } = await backendOrWhy()
const port = Number(process.env.PORT ?? 8080)
const { url, trackerPort, stop } = await startExamples({ port, backend: handle, stored, log: say })

const found = Number(new URL(url).port)
if (port > 0 && found !== port)
  say(`Port ${port} is in use, perhaps by another npm start. The examples are on port ${found}.`)

say(`
  Examples         ${url}/examples/
  Live board       ${url}/examples/live.html
  Consent server   ${handle ? `${url}/api/c15t (${name})` : 'not running'}
  Dashboard        ${handle ? `${url}/dashboard (token ${dashboardToken})` : 'not running'}
  Tracking hosts   http://*.localhost:${trackerPort}

Ctrl+C ends it. Requests that reach a tracking host:
`)

if (process.stdout.isTTY && !process.env.CI && !process.argv.includes('--no-open')) openBrowser(`${url}/examples/`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    await stop()
    await close()
    process.exit(0)
  })
