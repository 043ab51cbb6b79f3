import { userInfo } from 'node:os'
import type { Query } from '../database'
import { plainJson } from '../plain-json'
import { plainText } from '../plain-text'
import type { SigningKey } from '../signing-key'
import { accessLog } from './access-log'
import { accessTable } from './access-table'

type Write = (text: string) => void | Promise<void>

/** What the commands about access read from the command line. */
export interface AccessArguments {
  /** `add`, `list` or `revoke`, and the name or id. */
  readonly words: readonly string[]
  readonly role?: string | undefined
  readonly sites?: string | undefined
  readonly scopes?: string | undefined
  readonly days?: string | undefined
}

const split = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean)

/** @returns the name of whoever runs a command, for the log */
export function commandUser(): string {
  try {
    return `command line, ${userInfo().username}`
  } catch {
    return 'command line'
  }
}

/**
 * Runs `consents access`.
 * @returns the exit status
 * @throws TypeError with what is allowed
 */
export async function runAccess(
  query: Query,
  key: SigningKey,
  { words: [action = 'list', name = '', ...more], role = 'reader', sites, scopes, days }: AccessArguments,
  write: Write,
): Promise<number> {
  const table = accessTable(query)
  if (more.length > 0) throw new TypeError(`"${more.join(' ')}" is too much; put names with spaces in quotes`)
  if (action === 'list') {
    for (const access of await table.list()) await write(`${plainJson(access)}\n`)
    return 0
  }
  if (action === 'add') {
    const given = {
      name: name.includes('@') ? name.toLowerCase() : name,
      role: scopes === undefined ? role : 'program',
      sites: split(sites),
      scopes: split(scopes),
      days: days === undefined ? undefined : Number(days),
    }
    const { access, token } = await table.add(given, commandUser())
    await accessLog.append(query, key, {
      person: commandUser(),
      action: 'gave access',
      site: access.sites.join(' ').slice(0, 255),
      detail: `${access.name}, ${access.role}${access.scopes.length > 0 ? ` (${access.scopes.join(', ')})` : ''}`,
    })
    await write(`${plainText(access.name)}: ${access.role}, id ${access.id}\nThe token is shown only now:\n${token}\n`)
    return 0
  }
  if (action === 'revoke') {
    const access = await table.revoke(name)
    if (!access)
      throw new TypeError(`No access has the id "${name}", or it is revoked already; see: consents access list`)
    await accessLog.append(query, key, { person: commandUser(), action: 'revoked access', detail: access.name })
    await write(`The access of ${plainText(access.name)} is revoked\n`)
    return 0
  }
  throw new TypeError(`"access ${action}" is given; allowed are access add NAME, access list and access revoke ID`)
}
