import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Command } from '../command'
import { pageFiles } from '../init/page-files'
import { print } from '../print'
import { UsageError } from '../usage-error'

const usage = `Usage: npx consent-elements copy FOLDER

Copies the files that pages load, and no others, into a folder of your site,
such as public/consent-elements. Run it again after each update.

Exit status: 0; 2 for wrong usage, and if a file cannot be written.
`

async function run(args: string[]): Promise<number> {
  const [folder, ...others] = parseArgs({ args, allowPositionals: true }).positionals
  if (folder === undefined || others.length > 0)
    throw new UsageError('Name one folder: npx consent-elements copy public/consent-elements')
  const files = await pageFiles()
  let bytes = 0
  for (const [name, text] of files) {
    const path = join(folder, name)
    try {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    } catch (error) {
      throw new UsageError(`${path} could not be written: ${error instanceof Error ? error.message : error}.`)
    }
    bytes += Buffer.byteLength(text)
  }
  print(`${files.size} files, ${(bytes / 1e6).toFixed(1)} MB, are in ${folder}.\n`)
  return 0
}

/** `npx consent-elements copy`: copies the files that pages load. */
export const copy: Command = {
  name: 'copy',
  summary: 'Copies the files that pages load into a folder',
  usage,
  run,
}
