import { parseArgs } from 'node:util'
import { createApp } from './create-app'
import type { Database } from './database'
import { checkPackages, installPackages } from './install-packages'
import { openDatabase } from './open-database'
import { openReplica } from './open-replica'
import { plainJson } from './plain-json'
import { prepareDatabase } from './prepare-database'
import { readSettings, type Settings } from './settings'
import { openSigningKey } from './signing-key'
import { startServer } from './start-server'
import { loadTracer } from './traces/load-tracer'
import type { TraceStatement } from './traces/tracer'

/** The longest pause between two attempts to reach the database at the start, in milliseconds. */
const PAUSE = 10_000

type Say = (line: string) => void

/** Opens the database and its tables. A database that starts later than the server is waited for. */
async function openWhenReady(settings: Settings, say: Say, trace?: TraceStatement): Promise<Database> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await openDatabase({ ...settings, say, trace })
    } catch (error) {
      if (!settings.url || attempt >= 30) throw error
      say(`${(error as Error).message}. Trying again`)
      await new Promise(resolve => setTimeout(resolve, Math.min(PAUSE, 500 * 2 ** attempt)))
    }
  }
}

/**
 * Runs `consent-elements serve`.
 * @returns the exit status, after SIGINT or SIGTERM
 */
export async function runServe(
  args: readonly string[],
  environment: Record<string, string | undefined> = process.env,
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      install: { type: 'boolean' },
      migrate: { type: 'boolean' },
    },
  })
  const write = (entry: object) => void process.stdout.write(`${plainJson(entry)}\n`)
  const say: Say = message => write({ time: new Date().toISOString(), message })
  const settings = readSettings({ ...environment, ...(values.port && { PORT: values.port }) })
  if (values.install) {
    await installPackages(say)
    return 0
  }
  checkPackages()
  // The tables contain times without a time zone.
  process.env.TZ = 'UTC'
  const key = openSigningKey(settings.signingKeyFile)
  const tracer = settings.traces && !values.migrate ? await loadTracer(settings.traces, say) : undefined
  const database = await openWhenReady(settings, say, tracer?.statement)
  await prepareDatabase(database, key, say, settings)
  if (values.migrate) {
    await database.close()
    say(`The tables of ${database.name} are up to date`)
    return 0
  }
  const replica = settings.replicaUrl ? openReplica(settings.replicaUrl, { ...settings, say }) : undefined
  const app = await createApp(settings, { database, replica: replica?.query, key, log: write, tracer })
  const { url, stop } = await startServer(settings, app)
  say(`Listening at ${url}, consents in ${database.name}`)
  const signal = await new Promise<string>(resolve => {
    for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => resolve(name))
  })
  say(`${signal}: finishing the calls that run`)
  await stop()
  await Promise.all([database.close(), replica?.close()])
  await tracer?.stop()
  return 0
}
