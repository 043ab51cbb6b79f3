import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const read = path => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const long = color => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

/** The colors of the visitors' surfaces, light and dark, as tokens.ts documents them. */
const tokens = Object.fromEntries(
  [...read('src/views/tokens.ts').matchAll(/^ \* \| `--consent-([\w-]+)`[^|]*\|[^|]*\| `(#\w+)` \| `(#\w+)`/gm)].map(
    ([, name, light, dark]) => [name, [light, dark]],
  ),
)

/** What pages for owners and developers call these colors. */
const names = {
  sheet: 'surface',
  surface: 'surface',
  well: 'surface-raised',
  raised: 'surface-raised',
  ink: 'text',
  text: 'text',
  soft: 'text-muted',
  line: 'line',
  edge: 'control',
  control: 'control',
  link: 'accent',
  strong: 'accent',
  focus: 'focus',
}

for (const path of [
  'examples/examples.css',
  'examples/playground.css',
  'src/inspector/inspector-styles.ts',
  'src/serve/dashboard/dashboard.css',
  'src/tools/audit/report/html-styles.ts',
])
  test(`${path} has the palette of the banner`, () => {
    const own = [...read(path).matchAll(/--([\w-]+): ?light-dark\((#\w+), ?(#\w+)\)/g)].filter(
      ([, name]) => names[name],
    )
    assert.ok(own.length >= 2, 'it has colors of the palette')
    for (const [, name, light, dark] of own)
      assert.deepEqual([name, long(light), long(dark)], [name, ...tokens[names[name]]])
  })
