import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes `integrity.json` with the hash of each script for the attribute `integrity`. Add it to the last build, when
 * all files exist.
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
