/**
 * Checks that no regular expression in `src/` needs more than linear time, with `recheck`. Expressions that were checked
 * are in linear-expressions.json, which `node build/check-expressions.mjs` writes, because a check takes up to seconds.
 * `npm run test:nightly` checks all of them again.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { check } from 'recheck'
import ts from 'typescript'

const root = new URL('../', import.meta.url)
const listFile = new URL('linear-expressions.json', import.meta.url)
const { version } = JSON.parse(readFileSync(new URL('node_modules/recheck/package.json', root), 'utf8'))

/** Returns the regular expressions of a source text, with their lines. */
export function expressionsIn(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = []
  const visit = node => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral)
      found.push({ expression: node.text, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Returns what makes an expression slow, or null if its time is linear. */
export async function slownessOf(expression) {
  const end = expression.lastIndexOf('/')
  const { status, complexity, attack, error } = await check(expression.slice(1, end), expression.slice(end + 1), {
    timeout: 30_000,
  })
  if (status === 'safe') return null
  return `${complexity?.summary ?? error?.kind ?? status}${attack ? `, with ${attack.pattern}` : ''}`
}

/** Returns the expressions that this version of `recheck` has found to be linear. */
function readList() {
  const list = JSON.parse(readFileSync(listFile, 'utf8'))
  return new Set(list.recheck === version ? list.linear : [])
}

/** Returns the places of each regular expression of `src/`. */
function placesOfExpressions() {
  const places = new Map()
  for (const name of readdirSync(new URL('src/', root), { recursive: true }).toSorted())
    if (/\.tsx?$/.test(name))
      for (const { expression, line } of expressionsIn(readFileSync(new URL(`src/${name}`, root), 'utf8'), name))
        places.set(expression, [...(places.get(expression) ?? []), `src/${name}:${line}`])
  return places
}

/**
 * Returns one line for each regular expression of `src/` whose time is not linear, with its places.
 * @param known the expressions that need no check; `npm run test:nightly` sets EXPRESSIONS=all
 */
export async function slowExpressions(known = process.env.EXPRESSIONS === 'all' ? new Set() : readList()) {
  const slow = []
  for (const [expression, where] of placesOfExpressions()) {
    const slowness = known.has(expression) ? null : await slownessOf(expression)
    if (slowness !== null) slow.push(`${where.join(', ')}: ${expression}: ${slowness.slice(0, 300)}`)
  }
  return slow
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const slow = await slowExpressions(readList())
  if (slow.length > 0) throw new Error(slow.join('\n'))
  const linear = [...placesOfExpressions().keys()].toSorted()
  writeFileSync(listFile, `${JSON.stringify({ recheck: version, linear }, null, 2)}\n`)
  console.log(`${linear.length} expressions are linear`)
}
