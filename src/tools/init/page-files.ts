import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../usage-error'

/**
 * Reads the files that pages load from the folder of this program.
 * @returns texts by path
 * @throws UsageError where they are missing
 */
export async function pageFiles(): Promise<Map<string, string>> {
  const list = new URL('guard-texts/files.js', import.meta.url)
  const dist = fileURLToPath(new URL('.', import.meta.url))
  if (!existsSync(list)) throw new UsageError(`The package's files are not in ${dist}. Install consent-elements again.`)
  const { files } = (await import(list.href)) as typeof import('guard-texts/files')
  return new Map(files.map(name => [name, readFileSync(join(dist, name), 'utf8')]))
}
