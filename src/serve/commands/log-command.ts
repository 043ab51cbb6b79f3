import { existsSync } from 'node:fs'
import { accessLog, type LoggedAction } from '../access/access-log'
import { commandUser } from '../access/run-access'
import type { Database } from '../database'
import type { Settings } from '../settings'
import { openSigningKey } from '../signing-key'

/**
 * Adds what a command does to the log. A standby accepts no entry; then standard error has it.
 * @param settings names the key; a command without it leaves an entry that the next one signs
 */
export async function logCommand(
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
