import { deepStrictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { expressionsIn, slowExpressions, slownessOf } from '../../build/check-expressions.mjs'

test('the check of expressions finds what is slow, and where', async () => {
  deepStrictEqual(expressionsIn('const a = 1\nconst b = /x+$/g', 'a.ts'), [{ expression: '/x+$/g', line: 2 }])
  deepStrictEqual(await slownessOf('/^x+$/'), null)
  deepStrictEqual(/polynomial/.test(await slownessOf('/\\s*=\\s*$/')), true)
  deepStrictEqual(/exponential/.test(await slownessOf('/^(?:a|a)*$/')), true)
})

test('no regular expression of the sources takes more than linear time', async () => {
  const slow = await slowExpressions()
  deepStrictEqual(slow, [])
})
