import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { accessLog } from './access/access-log'
import { runAccess } from './access/run-access'
import { adoptDecisions } from './adopt-decisions'
import type { Values, Write } from './commands/command'
import { logCommand } from './commands/log-command'
import { runErase } from './commands/run-erase'
import { runExport } from './commands/run-export'
import { runHeads } from './commands/run-heads'
import { runTexts } from './commands/run-texts'
import { runVerify } from './commands/run-verify'
import type { Database } from './database'
import { checkPackages } from './install-packages'
import { openDatabase } from './open-database'
import { plainJson } from './plain-json'
import { collectProof } from './proof/collect-proof'
import { renderProof } from './proof/render-proof'
import { runVerifyProof } from './proof/run-prove'
import { readProof } from './proof/verify-proof'
import { runDrill } from './run-drill'
import { runKey } from './run-key'
import { readSettings, type Settings } from './settings'
import { openSigningKey } from './signing-key'
import { runWebhook } from './webhooks/run-webhook'

const options = {
  since: { type: 'string' },
  until: { type: 'string' },
  domain: { type: 'string' },
  subject: { type: 'string' },
  format: { type: 'string' },
  key: { type: 'string' },
  heads: { type: 'string' },
  'older-than': { type: 'string' },
  missing: { type: 'boolean' },
  role: { type: 'string' },
  sites: { type: 'string' },
  scopes: { type: 'string' },
  events: { type: 'string' },
  days: { type: 'string' },
} as const

/** Seals decisions without a seal, for example those that a server of version 1.5 stored during an upgrade. */
async function adopt(database: Database, settings: Settings, write: Write): Promise<number> {
  const adopted = await adoptDecisions(database, openSigningKey(settings.signingKeyFile, false))
  await write(`${adopted} ${adopted === 1 ? 'decision' : 'decisions'} sealed as adopted\n`)
  return 0
}

/** Prints the document that proves decisions. */
async function prove(
  database: Database,
  about: string | undefined,
  { format }: Values,
  settings: Settings,
  write: Write,
): Promise<number> {
  const proof = about === undefined ? null : await collectProof(database.query, about)
  if (!proof)
    throw new TypeError(
      `"${about ?? ''}" has no decision with a seal; allowed is the id of a subject (sub_…), a decision (cns_…) or a receipt`,
    )
  await logCommand(database, settings, { action: 'proved', detail: `${proof.decisions.length} decisions` })
  await write(format === 'json' ? `${JSON.stringify(proof, null, 2)}\n` : renderProof(proof))
  return 0
}

/** Prints who did what, an entry on each line. */
async function printLog(database: Database, write: Write): Promise<number> {
  for await (const entry of accessLog.read(database.query)) await write(`${plainJson(entry)}\n`)
  return 0
}

/** The commands, and those of them that name a file or an id. */
const commands = [
  'export',
  'verify',
  'texts',
  'heads',
  'adopt',
  'prune',
  'erase',
  'access',
  'key',
  'log',
  'prove',
  'webhook',
  'drill',
]
const withName = new Set(['verify', 'texts', 'access', 'key', 'prove', 'webhook', 'drill'])
/** The commands with words of their own. */
const withWords = new Map([
  ['access', runAccess],
  ['key', runKey],
  ['webhook', runWebhook],
])

/** Reads the file of `consents verify`, if it is a proof. */
function proofIn(file: string) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const proof = readProof(text)
  return proof && { text, proof }
}

const writeOut: Write = async text => {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}

/**
 * Runs `consent-elements consents`. It creates no tables, so it also reads from a standby.
 * @returns 0, or 1 if a receipt or the chain is not intact
 */
export async function runConsents(
  args: readonly string[],
  environment: Record<string, string | undefined> = process.env,
  write: Write = writeOut,
): Promise<number> {
  const {
    values: { missing = false, ...values },
    positionals,
  } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [command = 'export', file, ...more] = positionals
  if (!commands.includes(command) || (more.length > 0 && !withWords.has(command)) || (file && !withName.has(command)))
    throw new TypeError(
      `"${positionals.join(' ')}" is given; allowed are export, verify [FILE], texts [FILE], heads, adopt, prune, erase, prove ID, drill FILE, access, key, webhook and log`,
    )
  const given = command === 'verify' && file ? proofIn(file) : null
  if (given) return runVerifyProof(given.text, given.proof, values.key, write)
  const settings = readSettings(environment)
  // An empty database would otherwise be created, and the export would be empty.
  if (!settings.url && !existsSync(settings.folder))
    throw new Error(`There is no database in ${settings.folder}. Name yours by CONSENTS_FOLDER or DATABASE_URL`)
  checkPackages()
  process.env.TZ = 'UTC'
  const database = await openDatabase({
    ...settings,
    databaseTimeout: 120_000,
    say: line => process.stderr.write(`${line}\n`),
  })
  try {
    if (command === 'export') return await runExport(database, values, settings, write)
    if (command === 'verify') return await runVerify(database, file, values, settings, write)
    if (command === 'texts') return await runTexts(database, file, missing, write)
    if (command === 'heads') return await runHeads(database, write)
    if (command === 'prove') return await prove(database, file, values, settings, write)
    if (command === 'log') return await printLog(database, write)
    const run = withWords.get(command)
    if (run) {
      const words = [file, ...more].filter(word => word !== undefined)
      return await run(database.query, openSigningKey(settings.signingKeyFile, false), { ...values, words }, write)
    }
    if (command === 'drill') {
      const verifyAt = async (url: string) => {
        const restored = await openDatabase({ ...settings, url, databaseTimeout: 120_000, say() {} })
        return runVerify(restored, undefined, values, settings, write).finally(() => restored.close())
      }
      return await runDrill(database.query, settings.url, file, verifyAt, write)
    }
    if (command === 'adopt') return await adopt(database, settings, write)
    return await runErase(database, command, values, settings, write)
  } finally {
    await database.close()
  }
}
