import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes `integrity.json` beside the built files: for each script the hash that the attribute `integrity` takes. It belongs
 * to the last of the builds, when all files are there.
 */
export const integrityPlugin = (dist, version) => ({
  name: 'integrity',
  writeBundle() {
    const scripts = readdirSync(dist, { recursive: true })
      .map(path => path.replaceAll('\\', '/'))
      .filter(path => path.endsWith('.js'))
      .toSorted()
    const hash = path =>
      `sha384-${createHash('sha384')
        .update(readFileSync(join(dist, path)))
        .digest('base64')}`
    const files = Object.fromEntries(scripts.map(path => [path, hash(path)]))
    writeFileSync(join(dist, 'integrity.json'), `${JSON.stringify({ version, files }, null, 2)}\n`)
  },
})
