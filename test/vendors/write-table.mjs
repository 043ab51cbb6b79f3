import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { necessary } from './necessary.mjs'
import { sdks } from './sdks.mjs'
import { wrappers } from './wrappers.mjs'

const page = fileURLToPath(new URL('../../docs/internals/vendors.md', import.meta.url))

/** Returns the npm packages that an entry imports. */
const packagesOf = ({ code }) => [
  ...new Set([...code.matchAll(/\b(?:from|import) '((?:@[^/']+\/)?[^/']+)/g)].map(([, name]) => name)),
]

/** Returns a package with its installed version. */
function withVersion(name, place) {
  const { version } = JSON.parse(readFileSync(join(place, 'node_modules', name, 'package.json'), 'utf8'))
  return `${name} ${version}`
}

const declaredAs = ({ services, service }) => services ?? service ?? '–'

/** Returns a function that returns the row that an SDK has in the page; none if it has none. */
function rowsOf(text) {
  const keyOf = line => {
    const [packages, declared] = line.replace(/^\| /, '').split(' | ')
    return `${packages.replaceAll(/ \d[^ ,]*/g, '')} ${declared}`
  }
  const known = new Map(text.split('\n').map(line => [keyOf(line), line]))
  return sdk => known.get(`${packagesOf(sdk).join(', ')} ${declaredAs(sdk)}`)
}

const count = (found, kind, states, marker) =>
  new Set(states.flatMap(state => found[kind][state] ?? []).filter(name => !marker || !name.includes(marker))).size
/** The states before consent and after a refusal. */
const refused = ['undecided', 'rejected', 'rejected and reloaded']

/** Writes the results of a run into docs/internals/vendors.md, between its markers. What did not run keeps its row. */
export function writeTable(results, place) {
  const before = readFileSync(page, 'utf8')
  const rowOf = rowsOf(before)
  const rows = Object.entries({ ...sdks, ...wrappers }).flatMap(([name, sdk]) => {
    const { plain, guarded } = results.get(name) ?? {}
    if (!guarded) return rowOf(sdk) ?? []
    const delivery = state => (sdk.plain ? '–' : `${guarded.delivered[state]} / ${plain.delivered[state] ?? 3}`)
    const reasons = [...Object.values(sdk.exceptions ?? {}), ...(sdk.plain ? [`not compared: ${sdk.plain}`] : [])]
    const cells = [
      packagesOf(sdk)
        .map(one => withVersion(one, place))
        .join(', ') || name,
      declaredAs(sdk),
      count(plain, 'requests', ['plain']),
      count(guarded, 'requests', refused),
      count(guarded, 'stored', refused, sdk.marker),
      delivery('early'),
      delivery('late'),
      guarded.delivered.refused,
      count(guarded, 'requests', ['withdrawn', 'withdrawn and reloaded']),
      count(guarded, 'stored', ['withdrawn and reloaded'], sdk.marker),
      reasons.join('; ') || '–',
    ]
    return [`| ${cells.join(' | ')} |`]
  })
  const others = Object.entries(necessary).flatMap(([name, sdk]) => {
    const { guarded } = results.get(name) ?? {}
    return guarded
      ? `| ${name} | ${guarded.works ? 'runs' : 'waits'} | ${guarded.blocked.length} | ${sdk.blocked ?? '–'} |`
      : (before.split('\n').find(line => line.startsWith(`| ${name} |`)) ?? [])
  })
  const text = [
    '| npm package | declared as | requests without us | requests before consent | stored before consent | early events delivered | later events | sent after a refusal | requests after withdrawal | stored after withdrawal | note |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    '## Necessary ones',
    '',
    '| SDK | before a choice | blocked requests | note |',
    '|---|---|---|---|',
    ...others,
  ].join('\n')
  const places = /<!-- vendors -->[^]*<!-- \/vendors -->/
  if (!places.test(before)) throw new Error('docs/internals/vendors.md has no place for the table')
  writeFileSync(
    page,
    before.replace(places, () => `<!-- vendors -->\n\n${text}\n\n<!-- /vendors -->`),
  )
}
