// The last step of `npm run build`: writes dist/integrity.json with the hash of every published file of dist/, for the
// attribute `integrity` and for comparing a download.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Writes `integrity.json`: the version, and the hash of each file by path.
 * @param {string} dist the folder
 * @param {string} version the package's version
 */
export function writeIntegrity(dist, version) {
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    )
    // The package leaves maps out, and no file can have its own hash.
    .filter(path => !path.endsWith('.map') && path !== 'integrity.json')
    .toSorted()
  const hash = path =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(dist, path)))
      .digest('base64')}`
  const files = Object.fromEntries(paths.map(path => [path, hash(path)]))
  writeFileSync(join(dist, 'integrity.json'), `${JSON.stringify({ version, files }, null, 2)}\n`)
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
if (process.argv[1] === fileURLToPath(import.meta.url))
  writeIntegrity(join(root, 'dist'), JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version)
