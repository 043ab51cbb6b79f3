import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bundles } from '../../build/bundles.mjs'

describe('the table of bundles', () => {
  it('has a budget for each file that pages load', () => {
    const without = bundles.filter(({ budget }) => !(budget > 0)).map(({ file }) => file)
    assert.deepEqual(without, [], 'add `budget` in build/bundles.mjs; `npm run size` prints what it should be')
  })

  it('says for the docs what loads each file', () => {
    const without = bundles.filter(({ loadedBy }) => !loadedBy).map(({ file }) => file)
    assert.deepEqual(without, [], 'add `loadedBy` in build/bundles.mjs')
  })
})
