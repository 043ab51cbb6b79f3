import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../usage-error'

/** Files of `dist/` that a page may load. Those for bundlers and for Node are left out. */
const pageFile = /^((guard|consent-)[\w-]*|standalone|gpp-stub|languages\/[\w.-]+)\.js$/

/**
 * Reads the files that pages load from the folder of this program.
 * @returns texts by path
 * @throws UsageError where they are missing
 */
export function pageFiles(): Map<string, string> {
  const dist = fileURLToPath(new URL('.', import.meta.url))
  if (!existsSync(join(dist, 'guard.js')))
    throw new UsageError(`The package's files are not in ${dist}. Install consent-elements again.`)
  return new Map(
    readdirSync(dist, { recursive: true })
      .map(name => `${name}`.split(sep).join('/'))
      .filter(name => pageFile.test(name))
      .toSorted()
      .map(name => [name, readFileSync(join(dist, name), 'utf8')]),
  )
}
