import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { accessLog, type LoggedAction } from './access/access-log'
import { commandUser, runAccess } from './access/run-access'
import { adoptDecisions } from './adopt-decisions'
import { createHash } from 'node:crypto'
import type { Database } from './database'
import { eraseDecisions } from './erase-decisions'
import { addNotices, missingNotices } from './find-notices'
import { exportDecisions, isExportFormat } from './export-decisions'
import type { ExportedHead } from './exported-head'
import { noticeHash } from './notice-hash'
import { checkPackages } from './install-packages'
import { openDatabase } from './open-database'
import { plainJson } from './plain-json'
import { plainText } from './plain-text'
import { collectProof } from './proof/collect-proof'
import { renderProof } from './proof/render-proof'
import { runDrill } from './run-drill'
import { runKey } from './run-key'
import { runVerifyProof } from './proof/run-prove'
import { readProof } from './proof/verify-proof'
import { readSettings, type Settings } from './settings'
import { openSigningKey, readKeys } from './signing-key'
import { verifyChains } from './verify-chains'
import { verifyReceipts } from './verify-receipts'
import { runWebhook } from './webhooks/run-webhook'

type Write = (text: string) => void | Promise<void>
type Values = Readonly<Record<string, string | undefined>>

/** What an exported head of the log of accesses has in place of a site. */
const LOG = 'log of accesses'

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

function dateOf(name: string, value: string | undefined, more = ''): Date | undefined {
  if (value === undefined) return undefined
  const date = new Date(value)
  if (Number.isNaN(date.getTime()))
    throw new TypeError(`--${name} is "${value}"; allowed is a date such as 2026-01-31 or 2026-01-31T12:00:00Z${more}`)
  return date
}

/** Returns a date, or one before now by a number of days, months or years. */
function ageOf(name: string, value: string | undefined): Date | undefined {
  const [, count, unit] = /^(\d{1,4})([dmy])$/.exec(value ?? '') ?? []
  if (!count) return dateOf(name, value, `, or an age such as 90d, 18m or 2y`)
  const date = new Date()
  if (unit === 'd') date.setUTCDate(date.getUTCDate() - Number(count))
  else date.setUTCMonth(date.getUTCMonth() - Number(count) * (unit === 'y' ? 12 : 1))
  return date
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const isBroken = error instanceof SyntaxError
    throw new Error(`${file} ${isBroken ? 'is not JSON' : 'cannot be read'}: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

/**
 * Adds what a command does to the log. A standby accepts no entry; then standard error has it.
 * @param settings names the key; a command without it leaves an entry that the next one signs
 */
async function logCommand(
  { query }: Database,
  { signingKeyFile }: Settings,
  entry: { action: LoggedAction; site?: string; detail: string },
): Promise<void> {
  const key = existsSync(signingKeyFile) ? openSigningKey(signingKeyFile, false) : null
  try {
    await accessLog.append(query, key, { person: commandUser(), ...entry })
  } catch (error) {
    // 25006: a standby. 42501: a user that may only read. 42P01: a database of an earlier version.
    if (!/^(25006|42501|42P01)$/.test(String((error as { code?: unknown }).code))) throw error
    process.stderr.write(`Not in the log of the database: ${entry.action}: ${entry.detail}\n`)
  }
}

async function exportAll(database: Database, values: Values, settings: Settings, write: Write): Promise<number> {
  const { format = 'json', domain, subject } = values
  if (!isExportFormat(format)) throw new TypeError(`--format is "${format}"; allowed are csv, json and jsonl`)
  const filter = { since: dateOf('since', values.since), until: dateOf('until', values.until), domain, subject }
  const detail = ['since', 'until'].flatMap(name => (values[name] ? [`${name} ${values[name]}`] : [])).join(', ')
  await logCommand(database, settings, {
    action: 'exported',
    site: domain ?? '',
    detail: `decisions${subject ? ' of a subject' : ''}, ${detail ? `${detail}, ` : ''}${format}`,
  })
  for await (const text of exportDecisions(database.query, filter, format)) await write(text)
  return 0
}

async function verify(
  database: Database,
  file: string | undefined,
  values: Values,
  settings: Settings,
  write: Write,
): Promise<number> {
  if (file) {
    const results = await verifyReceipts(database.query, readJson(file))
    for (const { recordId, result, receivedAt, differences } of results)
      await write(
        `${plainText(recordId)} ${result}${receivedAt ? `, received ${receivedAt}` : ''}${differences.length > 0 ? `: ${differences.map(plainText).join(', ')}` : ''}\n`,
      )
    // A decision that was superseded before it could be submitted is not stored, so only the last one has to be.
    return results.at(-1)!.result === 'verified' && results.every(({ result }) => result !== 'differs') ? 0 : 1
  }
  const given = values.key ? readKeys(readFileSync(values.key, 'utf8')) : undefined
  const own = given ? undefined : openSigningKey(settings.signingKeyFile, false)
  const keysOf = (name?: string): ReadonlyMap<string, string> => given ?? own!.verifying(name)
  const heads = values.heads ? ([readJson(values.heads)].flat() as ExportedHead[]) : []
  let isIntact = true
  const sites = new Set<string>()
  for (const { site, name } of await database.query(
    `select d.id as site, d.name from domain d where exists (select 1 from "consentChain" c where c.site = d.id)
       or exists (select 1 from consent c where c."domainId" = d.id) order by d.name`,
  )) {
    sites.add(String(site))
    const { links, adopted, chains, head, problems } = await verifyChains(
      database.query,
      String(site),
      keysOf(String(name)),
      heads,
    )
    const several = chains > 1 ? ` in ${chains} chains` : ''
    await write(
      `${plainText(String(name))}: ${links} links${several}${adopted > 0 ? ` (${adopted} adopted)` : ''}, head ${plainText(head)}, ${problems.length === 0 ? 'intact' : 'NOT intact'}\n`,
    )
    for (const problem of problems) await write(`  ${plainText(problem)}\n`)
    if (problems.length > 0) isIntact = false
  }
  const log = await accessLog.verify(
    database.query,
    keysOf(),
    heads.filter(one => one.site === LOG),
  )
  const end = log.unsigned > 0 ? `; the last ${log.unsigned} are not signed` : ''
  if (log.entries > 0 || log.problems.length > 0)
    await write(
      `log of accesses: ${log.entries} entries, head ${plainText(log.head)}, ${log.problems.length === 0 ? 'intact' : 'NOT intact'}${end}\n`,
    )
  for (const problem of log.problems) await write(`  ${plainText(problem)}\n`)
  if (log.problems.length > 0) isIntact = false
  for (const { site } of heads.filter(one => one.site !== LOG && !sites.has(one.site))) {
    await write(`${plainText(site)}: an exported head names this site, and it is removed\n`)
    isIntact = false
  }
  return (await verifyTexts(database, write)) && isIntact ? 0 : 1
}

/** Prints the texts that visitors saw, or the hashes without a text; or adds the site's own texts. */
async function texts(database: Database, file: string | undefined, isMissing: boolean, write: Write): Promise<number> {
  if (file) {
    const count = await addNotices(database.query, readJson(file))
    await write(`${count} ${count === 1 ? 'text' : 'texts'} stored\n`)
    return 0
  }
  if (isMissing) {
    const missing = await missingNotices(database.query)
    for (const [hash, entry] of missing) await write(`${plainJson({ hash, ...entry })}\n`)
    return missing.size === 0 ? 0 : 1
  }
  for (const { hash, language, content, firstSeen } of await database.query(
    `select hash, language, content, "firstSeen" from "consentNotice" order by language, hash`,
  ))
    await write(`${plainJson({ hash, language, content, firstSeen })}\n`)
  return 0
}

/** Names the stored texts that do not have their hash. */
async function verifyTexts(database: Database, write: Write): Promise<boolean> {
  const rows = await database.query('select hash, content from "consentNotice" order by hash')
  const changed = rows.filter(({ hash, content }) => noticeHash(String(content)) !== hash)
  for (const { hash } of changed) await write(`the text ${plainText(String(hash))} is changed\n`)
  return changed.length === 0
}

async function heads(database: Database, write: Write): Promise<number> {
  const rows = await database.query(
    `select c.site, d.name as domain, c.chain, s.seq, s.hash, s."receivedAt", s.signature, s."keyId" from "consentChain" c
     join domain d on d.id = c.site
     join "consentSeal" s on s.site = c.site and s.chain = c.chain and s.seq = c.seq order by d.name, c.chain`,
  )
  const [end] = await accessLog.latest(database.query, undefined, 1)
  if (end) {
    const { seq, hash, at, signature, keyId } = end
    rows.push({ site: LOG, domain: '', chain: 0, seq, hash, receivedAt: at, signature, keyId })
  }
  await write(`[\n${rows.map(row => `  ${plainJson({ ...row, seq: Number(row.seq) })}`).join(',\n')}\n]\n`)
  return 0
}

/** Seals decisions without a seal, for example those that a server of version 1.5 stored during an upgrade. */
async function adopt(database: Database, settings: Settings, write: Write): Promise<number> {
  const adopted = await adoptDecisions(database, openSigningKey(settings.signingKeyFile, false))
  await write(`${adopted} ${adopted === 1 ? 'decision' : 'decisions'} sealed as adopted\n`)
  return 0
}

async function erase(
  database: Database,
  command: string,
  values: Values,
  settings: Settings,
  write: Write,
): Promise<number> {
  const key = openSigningKey(settings.signingKeyFile, false)
  const before = ageOf('older-than', values['older-than'])
  if (command === 'prune' && !before) throw new TypeError('prune needs --older-than DATE')
  if (command === 'erase' && !values.subject) throw new TypeError('erase needs --subject sub_…')
  const erased =
    before && command === 'prune'
      ? await eraseDecisions(database, key, '"givenAt" < $1::timestamp', [before.toISOString()])
      : await eraseDecisions(database, key, '"subjectId" = $1', [values.subject])
  await logCommand(database, settings, {
    action: command === 'prune' ? 'pruned' : 'erased',
    detail: `${erased} decisions ${
      command === 'prune'
        ? `older than ${before!.toISOString()}`
        : `of the subject with the SHA-256 ${createHash('sha256').update(values.subject!).digest('hex')}`
    }`,
  })
  await write(`${erased} ${erased === 1 ? 'decision' : 'decisions'} erased\n`)
  return erased > 0 || command === 'prune' ? 0 : 1
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
    if (command === 'export') return await exportAll(database, values, settings, write)
    if (command === 'verify') return await verify(database, file, values, settings, write)
    if (command === 'texts') return await texts(database, file, missing, write)
    if (command === 'heads') return await heads(database, write)
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
        return verify(restored, undefined, values, settings, write).finally(() => restored.close())
      }
      return await runDrill(database.query, settings.url, file, verifyAt, write)
    }
    if (command === 'adopt') return await adopt(database, settings, write)
    return await erase(database, command, values, settings, write)
  } finally {
    await database.close()
  }
}
