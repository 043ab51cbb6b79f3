import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { ownerPartsCss, ownerTokensCss } from '../../build/owner-styles.mjs'

const read = path => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const long = color => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

/** The colors of the visitors' surfaces, light and dark, as tokens.ts documents them. */
const tokens = Object.fromEntries(
  [...read('src/views/tokens.ts').matchAll(/^ \* \| `--consent-([\w-]+)`[^|]*\|[^|]*\| `(#\w+)` \| `(#\w+)`/gm)].map(
    ([, name, light, dark]) => [name, [light, dark]],
  ),
)

/** What the tokens of pages for owners and developers call these colors. */
const names = {
  sheet: 'surface',
  well: 'surface-raised',
  ink: 'text',
  soft: 'text-muted',
  line: 'line',
  edge: 'control',
  link: 'accent',
  focus: 'focus',
}

test('the pages for owners and developers have the palette of the banner', () => {
  const own = [...read('src/views/owner-tokens.ts').matchAll(/--([\w-]+): ?light-dark\((#\w+), ?(#\w+)\)/g)]
  const found = Object.fromEntries(own.map(([, name, light, dark]) => [name, [long(light), long(dark)]]))
  for (const [name, token] of Object.entries(names)) assert.deepEqual([name, found[name]], [name, tokens[token]])
})

test('the examples have the tokens and the parts of the other pages for owners', () => {
  assert.equal(read('examples/tokens.css'), ownerTokensCss(), 'run npm run build:pages')
  assert.equal(read('examples/parts.css'), ownerPartsCss(), 'run npm run build:pages')
})

/** The rules of a style sheet outside of media queries, as `[selector, declarations]`. */
const rulesOf = css =>
  [...css.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector, text]) => [
      selector.replaceAll(/\/\*.*?\*\//gs, '').trim(),
      text
        .split(';')
        .map(one => one.trim())
        .filter(Boolean),
    ],
  )
const surfaces = {
  'the examples, with studio and live demonstration': ['examples/examples.css', "@import 'parts.css'"],
  'the studio': ['examples/playground.css'],
  'the live board': ['examples/live.css'],
  'the live demonstration of the documentation': ['examples/demonstration.css'],
  'the dashboard': ['src/serve/dashboard/dashboard.css', '${ownerParts}', 'src/serve/dashboard/dashboard-routes.ts'],
  'the audit report': ['src/tools/audit/report/html-styles.ts', '${ownerParts}'],
  'the inspector': ['src/inspector/inspector-styles.ts', '${ownerParts}'],
}
for (const [title, [path, use, user = path]] of Object.entries(surfaces))
  test(`${title} has the parts, and repeats none of their rules`, () => {
    if (use) assert.ok(read(user).includes(use), `${user} has ${use}`)
    const parts = new Map(rulesOf(ownerPartsCss()))
    const own = read(path).replaceAll(/\$\{\w+\}/g, '')
    const repeated = rulesOf(own).filter(([selector, declarations]) =>
      parts.get(selector)?.some(one => declarations.includes(one)),
    )
    assert.deepEqual(repeated, [])
  })

for (const path of [
  'examples/examples.css',
  'examples/playground.css',
  'examples/live.css',
  'docs/.vitepress/theme/docs.css',
  'src/inspector/inspector-styles.ts',
  'src/serve/dashboard/dashboard.css',
  'src/tools/audit/report/html-styles.ts',
])
  test(`${path} has no color, corner or shadow of its own besides those of the tokens`, () => {
    const text = read(path)
    const tokenNames = [...read('src/views/owner-tokens.ts').matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name)
    for (const name of tokenNames) assert.doesNotMatch(text, new RegExp(`${name}: `), `${name} is not set again`)
    assert.doesNotMatch(text, /border-radius: ?(?:8|9|12|14)px/)
  })
