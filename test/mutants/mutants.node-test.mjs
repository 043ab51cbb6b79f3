import { deepStrictEqual, match, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { mutantProblems } from './mutant-problems.mjs'
import { mutants } from './mutants.mjs'

test('the text that each mutant replaces occurs exactly once in its file, and its tests exist', () => {
  deepStrictEqual(mutantProblems(mutants), [])
})

test('mutants that would test nothing are reported', () => {
  const [mutant] = mutants
  const problemOf = change => {
    const problems = mutantProblems([{ ...mutant, ...change }])
    strictEqual(problems.length, 1)
    return problems[0]
  }
  match(problemOf({ from: 'a text that no file contains' }), /contains this text 0 times/)
  match(problemOf({ from: 'e' }), /contains this text \d{2,} times/)
  match(problemOf({ to: mutant.from }), /changes nothing/)
  match(problemOf({ file: 'src/no-such-file.ts' }), /no-such-file\.ts does not exist/)
  match(problemOf({ tests: ['test/no-such-folder/*.test.ts'] }), /no-such-folder/)
  match(mutantProblems([mutant, mutant])[0], /listed twice/)
})
