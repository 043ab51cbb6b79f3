// Part of `npm run build`: a built module without exports exists only for its side effects. Bundlers drop it unless
// `sideEffects` in package.json lists it, so the build fails if it is missing there.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rollup/parseAst'

const root = fileURLToPath(new URL('..', import.meta.url))
const { exports: exported, sideEffects } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The modules that bundlers process: the exports of the package, and their shared chunks. */
const modules = [
  ...Object.values(exported).map(target => target.default ?? target),
  ...readdirSync(join(root, 'dist/chunks')).map(name => `./dist/chunks/${name}`),
].filter(path => path.endsWith('.js'))

const isNamed = path =>
  sideEffects.some(name => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(path))

/** Returns whether a module has statements but no exports. */
const hasEffectsAlone = path => {
  const { body } = parseAst(readFileSync(join(root, path), 'utf8'))
  return body.length > 0 && !body.some(({ type }) => type.startsWith('Export'))
}

const missing = modules.filter(path => hasEffectsAlone(path) && !isNamed(path))
const stale = sideEffects.filter(
  name => name.startsWith('./dist/') && !name.includes('*') && !existsSync(join(root, name)),
)
if (missing.length > 0) console.error(`"sideEffects" in package.json must name ${missing.join(', ')}`)
if (stale.length > 0) console.error(`"sideEffects" in package.json names files that are not built: ${stale.join(', ')}`)
if (missing.length + stale.length > 0) process.exitCode = 1
