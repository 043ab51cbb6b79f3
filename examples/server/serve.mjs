// The consent server alone, for production: node serve.mjs. Its settings are environment variables, see settings.mjs.
import { startConsentServer } from './consent-server.mjs'
import { openDatabase } from './database.mjs'
import { readSettings } from './settings.mjs'

const log = entry => console.log(JSON.stringify(entry))
const fail = error => {
  console.error(`The consent server could not be started: ${error.message}`)
  process.exit(1)
}

const settings = await Promise.resolve()
  .then(() => readSettings())
  .catch(fail)
const say = message => log({ time: new Date().toISOString(), message })
const database = await openDatabase({ ...settings, say }).catch(fail)
const { url, stop } = await startConsentServer(settings, database, log).catch(fail)
say(`Listening at ${url}, consents in ${database.name}`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    say(`${signal}: finishing the calls that run`)
    await stop()
    await database.close()
    process.exit(0)
  })
