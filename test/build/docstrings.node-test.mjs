import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { undocumentedExports } from '../../build/docs/check-docstrings.mjs'

const check = files => undocumentedExports('index.ts', path => files[path])

test('a public export without a docstring is found where it is declared, through every form of re-export', () => {
  const files = {
    'index.ts': `export { one, type Two as Second } from './a'
      export * from './b'
      import { four } from './b'
      export { four as fourth }
      export type { Five } from 'package'`,
    'a.ts': "export const one = 1\nexport type { Two } from './b'",
    'b.ts': 'export interface Two {}\nexport function three() {}\nexport const { four } = {}',
  }
  deepEqual(check(files).toSorted(), ['a.ts: one', 'b.ts: Two', 'b.ts: four', 'b.ts: three'])
})

test('documented exports, and names that are not exported, are no finding', () => {
  const files = {
    'index.ts': "export * from './a'",
    'a.ts': '/** One. */\nexport const one = 1\nconst two = 2\n/** Parts. */\nexport const { three } = {}',
  }
  deepEqual(check(files), [])
})
