// Part of `npm run build`, before the hashes: writes the licence line into the files of dist/ that are built after Rollup.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Returns where the licence line belongs: after a `#!` line or a compile hint (`//# allFunctionsCalledOnLoad`), else at 0. */
const placeIn = text => (/^(?:#!|\/\/#)/.test(text) ? text.indexOf('\n') + 1 : 0)

/** Returns a source map for a script with one line more. The new line is the first, or the second of a script with a hint. */
function withLine(map, isSecond) {
  const [first, ...rest] = map.mappings.split(';')
  return { ...map, mappings: (isSecond ? [first, '', ...rest] : ['', first, ...rest]).join(';') }
}

/**
 * Writes the licence line into every script and type declaration that lacks it, and keeps the source maps beside them
 * right. Empty files are skipped.
 * @param {string} dist the folder
 * @param {string} version the package's version
 */
export function writeLicences(dist, version) {
  const line = `/*! consent-elements ${version} | MIT | see NOTICE */`
  for (const file of readdirSync(dist, { recursive: true })) {
    if (!/\.(js|d\.ts)$/.test(file)) continue
    const path = join(dist, file)
    const text = readFileSync(path, 'utf8')
    const place = placeIn(text)
    if (text === '' || text.startsWith(line, place)) continue
    writeFileSync(path, `${text.slice(0, place)}${line}\n${text.slice(place)}`)
    const map = `${path}.map`
    if (existsSync(map)) writeFileSync(map, JSON.stringify(withLine(JSON.parse(readFileSync(map, 'utf8')), place > 0)))
  }
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
if (process.argv[1] === fileURLToPath(import.meta.url))
  writeLicences(join(root, 'dist'), JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version)
