import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { runInNewContext } from 'node:vm'
import { rollup } from 'rollup'
import { eagerFunctions } from '../../build/plugins/eager-functions.mjs'
import { common } from '../../build/plugins/index.mjs'

const source = `
  const double = number => ({ value: number * 2 })
  function add(one, other) {
    const sum = items => items.map(item => [item, double(item).value]).reduce((all, [, item]) => all + item, 0)
    return sum([one, other])
  }
  async function later() {
    return twice(add(1, 2))
  }
  function twice(number) {
    'use nothing'
    return number * 2
  }
  export { add, double, later }
`

/** Builds the source with some functions eager. Returns its text and its exports. */
async function build(paths) {
  const built = await rollup({
    input: 'source',
    plugins: [
      { name: 'source', resolveId: id => id, load: () => source },
      ...eagerFunctions(paths, common({ compiler: false, directives: true })),
    ],
  })
  const { output } = await built.generate({
    format: 'iife',
    name: 'built',
    intro: 'try{',
    outro: '}catch(fault){throw fault}',
  })
  return { code: output[0].code, exports: runInNewContext(`${output[0].code};built`) }
}

describe('the plugin that makes functions eager', () => {
  const paths = ['add', 'add > sum', 'add > sum > map', 'double', 'later', 'twice']

  it('puts the named functions in parentheses', async () => {
    const { code } = await build(paths)
    assert.match(code, /const \w=\((async )?function\(/)
    assert.match(code, /\.map\(\(\w=>\[/)
    assert.doesNotMatch(code, /called at start/)
  })

  it('changes nothing of what the functions do', async () => {
    const { add, double, later } = (await build(paths)).exports
    assert.equal(add(1, 2), 6)
    assert.equal(double(4).value, 8)
    assert.equal(typeof later().then, 'function')
    assert.equal(await later(), 12)
  })

  it('leaves all other functions as they are', async () => {
    const { code } = await build(['add > sum'])
    assert.match(code, /function \w\(/)
    assert.doesNotMatch(code, /const \w=\(function\(/)
  })

  it('rejects a list of functions that no longer exist', async () => {
    await assert.rejects(build(['gone', 'add']), /npm run start:functions. Missing: gone/)
  })
})
