// npm run consents -- --since 2026-01-01 --format csv      exports the stored decisions
// npm run consents -- verify privacy-consent.json          compares a visitor's receipts with them
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { installBackend } from './install.mjs'

const usage = `Use: npm run consents -- [--since DATE] [--format csv|json]
     npm run consents -- verify FILE`

/**
 * @param {string[]} given
 * @param {(text: string) => void} write
 * @param {Record<string, string | undefined>} [environment] contains the address of the database, see settings.mjs
 * @returns {Promise<number>} the exit status: 0, 1 if a receipt differs from the stored decision, 2 for wrong usage
 */
export async function consents(given, write, environment = process.env) {
  const { values, positionals } = readArguments(given)
  if (values.help) {
    write(`${usage}\n`)
    return 0
  }
  const [command, file] = positionals
  const since = new Date(values.since ?? 0)
  if (Number.isNaN(since.getTime()))
    throw new TypeError(`--since is "${values.since}"; allowed is a date such as 2026-01-31 or 2026-01-31T12:00:00Z`)
  if (!['csv', 'json'].includes(values.format))
    throw new TypeError(`--format is "${values.format}"; allowed are csv and json`)
  if (positionals.length > 0 && (command !== 'verify' || !file || positionals.length > 2)) throw new TypeError(usage)
  const receipts = file && (await readReceipts(file))

  await installBackend(line => console.error(line))
  const [{ openDatabase }, { migrate }, { readSettings }] = await Promise.all([
    import('./database.mjs'),
    import('./migrate.mjs'),
    import('./settings.mjs'),
  ])
  const settings = readSettings(environment)
  // An empty database would otherwise be created, and the export would be empty.
  if (!settings.url && !existsSync(settings.folder))
    throw new Error(`There is no database in ${settings.folder}. Name yours by CONSENTS_FOLDER or DATABASE_URL`)
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    return await (file ? verify(database, receipts, write) : list(database, since, values.format, write))
  } finally {
    await database.close()
  }
}

function readArguments(args) {
  const options = {
    since: { type: 'string' },
    format: { type: 'string', default: 'json' },
    help: { type: 'boolean', short: 'h' },
  }
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new TypeError(`${error.message}\n${usage}`, { cause: error })
  }
}

async function readReceipts(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof SyntaxError ? `is not JSON: ${error.message}` : `cannot be read: ${error.message}`
    throw new Error(`${file} ${reason}`, { cause: error })
  }
}

async function list(database, since, format, write) {
  const { listConsents } = await import('./consent-log.mjs')
  const { toCsv } = await import('./to-csv.mjs')
  const found = (await listConsents(database, { since })).toReversed()
  const columns = 'id time domain subject account action granted jurisdiction model surface receipt'.split(' ')
  const rows = found.map(consent => ({ ...consent, receipt: consent.receipt && JSON.stringify(consent.receipt) }))
  write(format === 'csv' ? toCsv(columns, rows) : `${JSON.stringify(found, null, 2)}\n`)
  return 0
}

async function verify(database, receipts, write) {
  const { verifyReceipts } = await import('./verify-receipt.mjs')
  const results = await verifyReceipts(database, receipts)
  for (const { recordId, result, differences } of results)
    write(`${recordId} ${result}${differences.length > 0 ? `: ${differences.join(', ')}` : ''}\n`)
  // A decision that was superseded before it could be submitted is not stored, so only the last one has to be.
  const isTrue = results.at(-1).result === 'verified' && results.every(({ result }) => result !== 'differs')
  return isTrue ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await consents(process.argv.slice(2), text => process.stdout.write(text)).catch(error => {
    console.error(error.message)
    return 2
  })
