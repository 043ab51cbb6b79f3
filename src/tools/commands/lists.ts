import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withoutEndSlashes } from '../../consent/without-end-slashes'
import type { Command } from '../command'
import { listSources, type ListSource } from '../lists/list-sources'
import { listsFolder } from '../lists/lists-folder'
import { RULE_READER } from '../lists/read-easyprivacy'
import { print } from '../print'
import { UsageError } from '../usage-error'

const names = listSources.map(({ name }) => name)

const usage = `Usage: npx consent-elements lists update [options]

Downloads complete lists of trackers to this machine. audit, doctor and init
then know the company and purpose of the third parties that they meet, and
write those that your site uses, and that the guard does not know, into the
option trackingHosts. This package contains none of the lists.

Lists, each with its licence
${listSources.map(({ name, title, licence, url }) => `  ${name.padEnd(12)} ${title}: ${licence}\n${' '.repeat(15)}${url}`).join('\n')}

The rules of EasyPrivacy are read by ${RULE_READER} (MPL-2.0):
npm install --save-dev ${RULE_READER}

Options:
  --only LIST      only these, such as easyprivacy,disconnect
  --out FOLDER     where they are written (default: CONSENT_LISTS_FOLDER, or the
                   user's folder of caches). For another folder, set
                   CONSENT_LISTS_FOLDER for audit, doctor and init too.
  --url URL        an address that has the files: ${listSources.map(({ file }) => file).join(', ')}
  --help           shows this text

Exit status: 0; 1 if a list was not downloaded; 2 for wrong usage.`

/** Lists have 0.5 to 3 MB. */
const LARGEST = 2 ** 25
const TIMEOUT_MS = 60_000

interface Options {
  out: string
  sources: ListSource[]
  base: string | null
}

function readArguments(args: string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { only: { type: 'string' }, out: { type: 'string' }, url: { type: 'string' } },
    })
    if (positionals.join() !== 'update')
      throw new UsageError(`lists was given "${positionals.join(' ')}"; allowed is update`)
    const only = values.only?.split(',').map(name => name.trim()) ?? names
    const wrong = only.find(name => !names.includes(name))
    if (wrong !== undefined) throw new UsageError(`--only was given "${wrong}"; allowed are ${names.join(', ')}`)
    const base = values.url === undefined ? null : `${withoutEndSlashes(values.url)}/`
    if (base !== null && !(URL.canParse(base) && /^https?:$/.test(new URL(base).protocol)))
      throw new UsageError(`--url was given "${values.url}"; allowed is an address such as https://example.com/lists/`)
    return {
      out: values.out === undefined ? listsFolder() : resolve(values.out),
      sources: listSources.filter(({ name }) => only.includes(name)),
      base,
    }
  } catch (thrown) {
    throw thrown instanceof UsageError ? thrown : new UsageError((thrown as Error).message)
  }
}

async function download(url: URL): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((thrown: unknown) => {
    throw new Error(`${url.href} could not be reached: ${(thrown as Error).message}`)
  })
  if (!response.ok) throw new Error(`${url.href} answered with status ${response.status}`)
  const text = await response.text()
  if (text.length > LARGEST) throw new Error(`${url.href} answered with more than ${LARGEST / 2 ** 20} MB`)
  return text
}

/** Downloads one list, and replaces the present one only with a text that can be read. */
async function update({ title, licence, url, file, read }: ListSource, { out, base }: Options): Promise<boolean> {
  try {
    const text = await download(new URL(base === null ? url : file, base ?? undefined))
    const { size } = read(text)
    mkdirSync(out, { recursive: true })
    writeFileSync(join(out, `${file}.new`), text)
    renameSync(join(out, `${file}.new`), join(out, file))
    print(`${title}: ${size.toLocaleString('en')} hosts or rules. Licence: ${licence}.\n`)
    return true
  } catch (thrown) {
    print(`${title} was not updated: ${(thrown as Error).message}\n`, 'stderr')
    return false
  }
}

async function run(args: string[]): Promise<number> {
  const options = readArguments(args)
  const done = await Promise.all(options.sources.map(source => update(source, options)))
  print(`The lists are in ${options.out}. audit, doctor and init use them.\n`)
  return done.includes(false) ? 1 : 0
}

/** `npx consent-elements lists update`: downloads complete lists of trackers. */
export const lists: Command = {
  name: 'lists',
  summary: 'Downloads complete lists of trackers for audit, doctor and init',
  usage,
  run,
}
