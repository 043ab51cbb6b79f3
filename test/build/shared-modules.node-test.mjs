import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { createContext, runInContext } from 'node:vm'
import { rollup } from 'rollup'
import { sharedModules } from '../../build/plugins/shared-modules.mjs'

const src = mkdtempSync(join(tmpdir(), 'shared-modules-'))
after(() => rmSync(src, { recursive: true }))
const sources = {
  'base.js': `log.push('base'); export const base = { uses: 0 }`,
  'styles.js': `import { base } from './base.js'; log.push('styles'); base.uses++; export const styles = { of: base }`,
  'draw.js': `import { styles } from './styles.js'; export const draw = () => styles`,
  'first.js': `import { base } from './base.js'; import { draw } from './draw.js'; log.push('first'); export { base, draw }`,
  'dialog.js': `import { base } from './base.js'; import { styles } from './styles.js'; export { base, styles }`,
  'kernel.js': `import { base } from './base.js'; export { base }`,
}
for (const [name, text] of Object.entries(sources)) writeFileSync(join(src, name), text)

const shared = sharedModules({
  src,
  version: '1',
  modules: ['base.js'],
  onDemand: ['styles.js'],
  onDemandEntry: 'draw.js',
  plugins: () => [],
})
async function build(file, plugin) {
  const built = await rollup({ input: join(src, file), plugins: [plugin] })
  const { output } = await built.generate({ format: 'iife', name: 'built' })
  return output[0].code
}
const first = await build('first.js', shared.provide)

/** A page that has loaded the first file. */
function page() {
  const context = createContext({ log: [] })
  const run = code => runInContext(`${code};built`, context)
  return { log: context.log, run, file: run(first) }
}

describe('shared modules', () => {
  it('The first file evaluates what is needed on demand at its first use, and once.', () => {
    const { log, file } = page()
    assert.deepEqual([...log], ['base', 'first'])
    assert.equal(file.draw(), file.draw())
    assert.deepEqual([...log], ['base', 'first', 'styles'])
  })

  it('A chunk takes the same modules, and evaluates those on demand if the first file has not.', async () => {
    const { log, run, file } = page()
    const { base, styles } = run(await build('dialog.js', shared.take))
    assert.equal(base, file.base)
    assert.equal(styles, file.draw())
    assert.equal(base.uses, 1)
    assert.deepEqual([...log], ['base', 'first', 'styles'])
  })

  it('A chunk that takes only evaluated modules leaves the others alone, and may not import them.', async () => {
    const { log, run, file } = page()
    assert.equal(run(await build('kernel.js', shared.takeEvaluated)).base, file.base)
    assert.deepEqual([...log], ['base', 'first'])
    await assert.rejects(
      build('dialog.js', shared.takeEvaluated),
      /imports \.\/styles\.js, which only visitors who are asked/,
    )
  })
})
