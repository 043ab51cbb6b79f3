import { existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readNumber } from '../read-number'
import { policyFor } from '../../policies/policy-for'
import type { PolicyPack } from '../../policies/policy-pack'
import { UsageError } from '../usage-error'
import { findingTable } from './finding-table'
import type { DoctorOptions } from './run-doctor'

/** What the command line asks for. */
export interface DoctorArguments {
  options: DoctorOptions
  /** File for the JSON report, `-` for stdout; undefined without one. */
  json: string | undefined
  /** Ids of findings to leave out. */
  ignored: string[]
  /** Whether warnings count for the exit status. */
  isStrict: boolean
  /** Whether the report contains addresses with user names, passwords, and the values of query and fragment. */
  showsAddresses: boolean
}

function readTarget(positionals: readonly string[]): { target: string; isFolder: boolean } {
  const [text, ...more] = positionals
  if (text === undefined || more.length > 0)
    throw new UsageError(
      'Give one address or folder: npx consent-elements doctor http://localhost:3000, or: doctor dist',
    )
  if (/^https?:\/\//i.test(text)) {
    if (!URL.canParse(text))
      throw new UsageError(`"${text}" is not an address. Write, for example, https://example.com`)
    return { target: new URL(text).href, isFolder: false }
  }
  if (existsSync(text)) {
    if (statSync(text).isDirectory()) return { target: text, isFolder: true }
    throw new UsageError(`"${text}" is a file. Give the folder that is the root of the site.`)
  }
  const full = `${/^(localhost|127\.|\[::1\])/.test(text) ? 'http' : 'https'}://${text}`
  if (/^[^/\\]*(\.[a-z]{2,}|:\d+|localhost)(\/|$)/i.test(text) && URL.canParse(full))
    return { target: new URL(full).href, isFolder: false }
  throw new UsageError(`"${text}" is neither a folder nor an http or https address.`)
}

function readIgnored(text: string | undefined): string[] {
  const ids = (text ?? '')
    .split(',')
    .map(id => id.trim())
    .filter(Boolean)
  for (const id of ids)
    if (!Object.hasOwn(findingTable, id))
      throw new UsageError(`--ignore has "${id}". Allowed are: ${Object.keys(findingTable).join(', ')}`)
  return ids
}

/** Returns the packs of a list of places, each once. */
function readCountries(text: string | undefined): PolicyPack[] {
  const places = (text ?? '')
    .split(',')
    .map(place => place.trim())
    .filter(Boolean)
  const packs = places.map(place => {
    const [country, region] = place.split('-')
    const pack = policyFor({ country, region })
    if (pack === null)
      throw new UsageError(
        `--countries has "${place}". Allowed are countries, and regions of countries, with a policy pack, such as: DE,FR,US-CA. ` +
          'docs/guides/policy-packs.md lists them.',
      )
    return pack
  })
  return [...new Set(packs)]
}

/** @throws UsageError */
export function readDoctorArguments(args: string[]): DoctorArguments {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: text,
      ignore: text,
      countries: text,
      strict: { type: 'boolean', default: false },
      pages: text,
      timeout: text,
      executable: text,
      'full-addresses': { type: 'boolean', default: false },
      'browser-arg': { type: 'string', multiple: true, default: [] },
    },
  })
  return {
    options: {
      ...readTarget(positionals),
      pages: readNumber('pages', values.pages, [1, 200, 10]),
      timeout: readNumber('timeout', values.timeout, [2, 300, 20]),
      executable: values.executable ?? null,
      browserArgs: values['browser-arg'],
      packs: readCountries(values.countries),
    },
    json: values.json,
    ignored: readIgnored(values.ignore),
    isStrict: values.strict,
    showsAddresses: values['full-addresses'],
  }
}
