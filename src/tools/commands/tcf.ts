import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { listLanguage } from '../../signals/tcf/list-language'
import type { Command } from '../command'
import { print } from '../print'
import { UsageError } from '../usage-error'

const usage = `Usage: npx consent-elements tcf update [options]

Downloads the Global Vendor List of IAB Europe and its translations, for sites with TCF.
Run it once a week, before your build, and serve the folder from your own site.

Options:
  --out FOLDER       where the files are written (default: tcf)
  --languages LIST   the translations, such as de,fr (default: none; English is in the list)
  --url URL          where the files are downloaded (default: https://vendor-list.consensu.org/v3/)
  --help             shows this text`

const source = 'https://vendor-list.consensu.org/v3/'
const TIMEOUT_MS = 30_000

interface Options {
  out: string
  languages: string[]
  url: URL
}

function readArguments(args: string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { out: { type: 'string' }, languages: { type: 'string' }, url: { type: 'string' } },
    })
    if (positionals.join() !== 'update')
      throw new UsageError(`tcf was given "${positionals.join(' ')}"; allowed is update`)
    const languages = values.languages?.split(',').map(name => name.trim().toLowerCase()) ?? []
    const wrong = languages.find(name => !/^[a-z]{2}(-[a-z]+)?$/.test(name))
    if (wrong !== undefined)
      throw new UsageError(`--languages was given "${wrong}"; allowed are codes such as de,fr,pt-br`)
    const address = values.url ?? source
    const url = URL.canParse(address) ? new URL(address.endsWith('/') ? address : `${address}/`) : null
    if (url === null || !/^https?:$/.test(url.protocol))
      throw new UsageError(`--url was given "${address}"; allowed is an address such as ${source}`)
    return { out: values.out ?? 'tcf', languages: [...new Set(languages.map(listLanguage))], url }
  } catch (thrown) {
    throw thrown instanceof UsageError ? thrown : new UsageError((thrown as Error).message)
  }
}

type Fields = Record<string, unknown>

async function download(url: URL): Promise<{ text: string; fields: Fields }> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((thrown: unknown) => {
    throw new Error(`${url.href} could not be reached: ${(thrown as Error).message}`)
  })
  if (!response.ok) throw new Error(`${url.href} answered with status ${response.status}`)
  const text = await response.text()
  try {
    const fields = JSON.parse(text) as unknown
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields))
      return { text, fields: fields as Fields }
  } catch {
    // reported below
  }
  throw new Error(`${url.href} answered without a JSON object`)
}

async function run(args: string[]): Promise<number> {
  const { out, languages, url } = readArguments(args)
  const files = ['vendor-list.json', ...languages.map(name => `purposes-${name}.json`)]
  try {
    const answers = await Promise.all(files.map(name => download(new URL(name, url))))
    const list = answers[0]!.fields
    if (list.gvlSpecificationVersion !== 3 || typeof list.vendors !== 'object' || list.vendors === null)
      throw new Error(`${url.href}vendor-list.json is not a vendor list of version 3`)
    const broken = answers.findIndex(({ fields }) => typeof fields.purposes !== 'object')
    if (broken >= 0) throw new Error(`${files[broken]} contains no purposes`)
    // Written only once all are complete, and each in one step, because the site may be serving the folder.
    mkdirSync(out, { recursive: true })
    answers.forEach(({ text }, at) => {
      const path = join(out, files[at]!)
      writeFileSync(`${path}.new`, text)
      renameSync(`${path}.new`, path)
    })
    const count = Object.keys(list.vendors).length
    print(
      `Version ${String(list.vendorListVersion)} of ${String(list.lastUpdated)}, with ${count} vendors: ${files.join(', ')} in ${resolve(out)}\n`,
    )
    return 0
  } catch (thrown) {
    print(`${(thrown as Error).message}\nThe files in ${resolve(out)} were not changed.\n`, 'stderr')
    return 1
  }
}

/** `npx consent-elements tcf update`: downloads the vendor list. */
export const tcf: Command = {
  name: 'tcf',
  summary: 'Downloads the vendor list of TCF with its translations',
  usage,
  run,
}
