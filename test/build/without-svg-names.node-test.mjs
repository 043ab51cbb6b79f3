import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, it } from 'node:test'
import { withoutSvgNames } from '../../build/plugins/without-svg-names.mjs'

const path = join(dirname(createRequire(import.meta.url).resolve('react-dom')), 'cjs/react-dom.production.min.js')
const react = readFileSync(path, 'utf8')
const component = fileURLToPath(new URL('../../src/views/parts/Icon.tsx', import.meta.url))

/** Builds a component with React, and returns what remains of React. */
function build(jsx) {
  const plugin = withoutSvgNames()
  const context = {
    error(message) {
      throw new Error(message)
    },
  }
  plugin.transform.call(context, `export const Icon = () => ${jsx}`, component)
  const { code } = plugin.transform.call(context, react, path)
  plugin.buildEnd.call(context)
  return code
}

describe('the names of SVG attributes in React', () => {
  it('are left out of a build whose components have none of them', () => {
    assert.match(react, /stroke-width/)
    const code = build('<svg viewBox="0 0 9 9" stroke-width="2"><path d="M0 0" /></svg>')
    assert.doesNotMatch(code, /stroke-width|accent-height/)
    assert.equal(react.length - code.length > 500, true)
  })

  for (const [attribute, name] of [
    ['strokeWidth', 'stroke-width'],
    ['clipPath', 'clip-path'],
    ['glyphOrientationVertical', 'glyph-orientation-vertical'],
  ])
    it(`stop a build whose component has ${attribute}, and name what to write`, () => {
      assert.throws(() => build(`<svg ${attribute}="2" />`), {
        message: new RegExp(`Icon\\.tsx has the attribute ${attribute}, .* Write ${name}="…"`),
      })
    })
})
