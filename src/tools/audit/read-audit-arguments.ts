import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readNumber } from '../read-number'
import { UsageError } from '../usage-error'
import type { Viewport } from './audit-facts'
import type { AuditReport } from './audit-report'
import { findingTable } from './findings/finding-table'
import type { AuditOptions } from './run-audit'

/** The parsed arguments of the command. */
export interface AuditArguments {
  options: AuditOptions
  files: Partial<Record<'json' | 'html' | 'junit' | 'sarif', string>>
  failOn: string[]
  write: boolean
  /** Whether reports contain addresses with user names, passwords, and the values of query and fragment. */
  showsAddresses: boolean
  compare: { name: string; report: AuditReport } | null
}

const viewports: Record<string, Viewport[]> = { desktop: ['desktop'], phone: ['phone'], both: ['desktop', 'phone'] }

/** Servers of this machine seldom have a certificate. */
const isLocal = (text: string) => /^(localhost|127\.[\d.]+|\[::1\]|[\w-]+\.localhost)(:\d+)?(\/|$)/i.test(text)

function readUrl(positionals: readonly string[]): string {
  const [text, ...more] = positionals
  if (text === undefined || more.length > 0)
    throw new UsageError(`Give one address: npx consent-elements audit https://example.com`)
  const full =
    /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]*:\d+(\/|$)/.test(text)
      ? text
      : `${isLocal(text) ? 'http' : 'https'}://${text}`
  if (URL.canParse(full) && /^https?:$/.test(new URL(full).protocol)) return new URL(full).href
  throw new UsageError(`"${text}" is not an http or https address. Write, for example, https://example.com`)
}

function readFailOn(text: string | undefined, isCompared: boolean): string[] {
  if (text === undefined) return []
  const allowed = [...Object.keys(findingTable), 'any', 'new']
  const list = text.split(',').map(word => word.trim())
  for (const word of list)
    if (!allowed.includes(word)) throw new UsageError(`--fail-on has "${word}". Allowed are: ${allowed.join(', ')}`)
  if (list.includes('new') && !isCompared) throw new UsageError('--fail-on new needs --compare FILE.')
  return list
}

/** A report that cannot be written would be noticed only when the audit has ended. */
function checkFile(option: string, name: string | undefined): void {
  if (name === undefined || (option === 'json' && name === '-')) return
  const folder = dirname(resolve(name))
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`--${option}: there is no folder ${folder}. Create it first.`)
  if (statSync(name, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`--${option}: ${name} is a folder. Give the name of a file.`)
}

function readReport(name: string): AuditReport {
  try {
    const report = JSON.parse(readFileSync(name, 'utf8')) as AuditReport
    if (report.schema === 1 && Array.isArray(report.findings)) return report
  } catch (error) {
    throw new UsageError(`--compare: ${name} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  throw new UsageError(`--compare: ${name} is not a report of this version. Write one with --json.`)
}

/**
 * Parses the arguments.
 * @throws UsageError for invalid arguments
 */
export function readAuditArguments(args: string[]): AuditArguments {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: text,
      html: text,
      junit: text,
      sarif: text,
      pages: text,
      'fail-on': text,
      'browser-arg': { type: 'string', multiple: true, default: [] },
      gpc: flag,
      viewport: { type: 'string', default: 'desktop' },
      timeout: text,
      write: flag,
      compare: text,
      executable: text,
      'full-addresses': flag,
    },
  })
  const { json, html, junit, sarif, compare, viewport } = values
  for (const [option, name] of Object.entries({ json, html, junit, sarif })) checkFile(option, name)
  const chosen = viewports[viewport]
  if (!Object.hasOwn(viewports, viewport) || !chosen)
    throw new UsageError(`--viewport is "${viewport}". Allowed are: desktop, phone, both`)
  return {
    options: {
      url: readUrl(positionals),
      pages: readNumber('pages', values.pages, [1, 50, 1]),
      gpc: values.gpc,
      viewports: chosen,
      timeout: readNumber('timeout', values.timeout, [2, 300, 20]),
      executable: values.executable ?? null,
      browserArgs: values['browser-arg'],
    },
    files: { json, html, junit, sarif },
    failOn: readFailOn(values['fail-on'], compare !== undefined),
    write: values.write,
    showsAddresses: values['full-addresses'],
    compare: compare === undefined ? null : { name: compare, report: readReport(compare) },
  }
}
