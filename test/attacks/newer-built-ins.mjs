import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import { parse } from 'acorn'
import { full } from 'acorn-walk'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(root, 'dist')
const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The paths under which BCD lists an entry. */
const compat = '__compat'

/** The oldest supported versions, from `browserslist`: `{chrome: 89, …}`. */
const oldest = Object.fromEntries(
  browserslist.map(entry => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(entry)
    return [{ ios_saf: 'safari_ios' }[name] ?? name, Number(version)]
  }),
)

/** The names that the built files read: globals, and members. */
function namesInDist() {
  const globals = new Set()
  const members = new Set()
  for (const file of readdirSync(dist).filter(name => /^(guard|consent-).*\.js$|^standalone\.js$/.test(name)))
    full(parse(readFileSync(join(dist, file), 'utf8'), { ecmaVersion: 2022, sourceType: 'module' }), node => {
      if (node.type === 'Identifier') globals.add(node.name)
      if (node.type === 'MemberExpression') members.add(node.property.name ?? String(node.property.value))
      if (node.type === 'Property') members.add(node.key.name ?? String(node.key.value))
    })
  return { globals, members }
}

/** The interfaces that scripts of such a page can use. BCD contains a thousand more. */
const interfaces =
  /^(Window|Document|DocumentOrShadowRoot|Element|Node|HTML\w*Element|SVG\w*Element|ShadowRoot|(Custom)?Event(Target)?|Abort\w+|CSS|CSSStyleSheet|StyleSheet|Storage|Navigator|Location|History|URL|URLSearchParams|Blob|Request|Response|Headers|XMLHttpRequest|MutationObserver|ResizeObserver|Performance|BroadcastChannel|Crypto|IDBFactory|CacheStorage|DOMTokenList|TrustedTypePolicyFactory|Navigation|CustomElementRegistry)$/

/** Whether one of the oldest browsers lacks it. */
function isNewer({ support } = {}) {
  return Object.entries(oldest).some(([name, version]) => {
    const [entry] = [support?.[name] ?? []].flat()
    if (entry === undefined) return false
    const added = typeof entry.version_added === 'string' ? Number(entry.version_added.replace('≤', '')) : null
    return entry.flags !== undefined || added === null || !(added <= version)
  })
}

/**
 * Returns every built-in that the built files may use and that one of the oldest supported browsers lacks.
 * The code does not show the interface of a member. A name therefore stands for all interfaces with a newer member
 * of that name.
 * @returns by name, such as `hasOwn`, the paths: `Object.hasOwn`
 */
export function newerBuiltIns() {
  const { globals, members } = namesInDist()
  const found = new Map()
  const api = Object.entries(bcd.api).filter(([name]) => interfaces.test(name) || globals.has(name))
  const add = (name, ...paths) => found.set(name, [...(found.get(name) ?? []), ...paths])
  for (const [owner, entry] of [...Object.entries(bcd.javascript.builtins), ...api]) {
    if (globals.has(owner) && isNewer(entry[compat])) add(owner, owner)
    for (const [key, member] of Object.entries(entry)) {
      const name = key.replace(/_static$/, '')
      if (!/^\w+$/.test(name) || name === compat || name === owner || !isNewer(member[compat])) continue
      if (owner === 'Window' ? globals.has(name) || members.has(name) : members.has(name))
        add(name, owner === 'Window' ? name : `${owner}.${name}`, `${owner}.prototype.${name}`)
    }
  }
  return found
}
