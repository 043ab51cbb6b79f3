/**
 * Checks that no regular expression in `src/` needs more than linear time, with `recheck`. Expressions that were checked
 * are remembered in node_modules/.cache, because a check takes up to seconds.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { check } from 'recheck'
import ts from 'typescript'

const root = new URL('../', import.meta.url)
const cacheFile = new URL('node_modules/.cache/expressions.json', root)
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

function readCache() {
  try {
    const cache = JSON.parse(readFileSync(cacheFile, 'utf8'))
    return new Set(cache.version === version ? cache.linear : [])
  } catch {
    return new Set()
  }
}

/** Returns one line for each regular expression of `src/` whose time is not linear, with its places. */
export async function slowExpressions() {
  const places = new Map()
  for (const name of readdirSync(new URL('src/', root), { recursive: true }))
    if (/\.tsx?$/.test(name))
      for (const { expression, line } of expressionsIn(readFileSync(new URL(`src/${name}`, root), 'utf8'), name))
        places.set(expression, [...(places.get(expression) ?? []), `src/${name}:${line}`])
  const linear = readCache()
  const slow = []
  for (const [expression, where] of places) {
    if (linear.has(expression)) continue
    const slowness = await slownessOf(expression)
    if (slowness === null) linear.add(expression)
    else slow.push(`${where.join(', ')}: ${expression}: ${slowness.slice(0, 300)}`)
  }
  mkdirSync(new URL('./', cacheFile), { recursive: true })
  writeFileSync(cacheFile, JSON.stringify({ version, linear: [...places.keys()].filter(one => linear.has(one)) }))
  return slow
}
