import { deepStrictEqual, notDeepStrictEqual, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import ts from 'typescript'
import { mutableModules, mutantsOf, sampleMutants, testsOf } from './generate-mutants.mjs'
import { importsOf, orderTests } from './order-tests.mjs'
import { withProbes } from './probe-reach.mjs'

const sourceText = `
import { a } from './a'
type Mode = 'on' | 'off'
export function start(list: string[], mode: Mode) {
  if (list.length > 1 && mode === 'on') return true
  target.addEventListener('click', press)
  const done = [await a(list, mode)]
  return () => target.removeEventListener('click', press)
}
`
const changes = kind =>
  mutantsOf('src/a.ts', sourceText)
    .filter(mutant => mutant.kind === kind)
    .map(({ from, to }) => [from, to])

test('each kind of bug replaces what it names', () => {
  deepStrictEqual(changes('a negated condition'), [
    ["list.length > 1 && mode === 'on'", "!(list.length > 1 && mode === 'on')"],
  ])
  deepStrictEqual(changes('a dropped condition'), [
    ["list.length > 1 && mode === 'on'", 'list.length > 1'],
    ["list.length > 1 && mode === 'on'", "mode === 'on'"],
  ])
  deepStrictEqual(changes('a moved boundary'), [
    ['>', '>='],
    ['===', '!=='],
  ])
  deepStrictEqual(changes('swapped arguments').at(1), ['list, mode', 'mode, list'])
  deepStrictEqual(changes('a dropped argument').at(1), [', mode', ''])
  deepStrictEqual(changes('an emptied array'), [['[await a(list, mode)]', '[]']])
  deepStrictEqual(changes('an emptied text'), [
    ["'on'", "''"],
    ["'click'", "''"],
    ["'click'", "''"],
  ])
  deepStrictEqual(changes('a flipped flag'), [['true', 'false']])
  deepStrictEqual(changes('a dropped await'), [['await a(list, mode)', 'a(list, mode)']])
  deepStrictEqual(changes('a dropped return').at(0), ['true', 'undefined'])
  deepStrictEqual(changes('a dropped call'), [["target.addEventListener('click', press)", ';']])
  deepStrictEqual(changes('a dropped cleanup'), [["() => target.removeEventListener('click', press)", '() => {}']])
})

test('a seed draws the same mutants each time, and another seed others', () => {
  const keys = seed =>
    sampleMutants(30, seed, file => file.startsWith('src/client/')).map(({ file, start, to }) => [file, start, to])
  deepStrictEqual(keys(7), keys(7))
  notDeepStrictEqual(keys(7), keys(8))
})

test('a sample of 300 has each kind, modules of ten folders, and no text that is no program', () => {
  const sample = sampleMutants(300, 7)
  ok(new Set(sample.map(({ kind }) => kind)).size === 12)
  ok(new Set(sample.map(({ file }) => file.split('/')[1])).size >= 10)
  for (const { file, start, end, from, to, line } of sample) {
    const text = readFileSync(file, 'utf8')
    ok(text.slice(start, end) === from)
    const { diagnostics } = ts.transpileModule(text.slice(0, start) + to + text.slice(end), {
      fileName: file,
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX },
    })
    deepStrictEqual(diagnostics, [], `${file}:${line}: ${from} → ${to}`)
  }
})

test('every module that can have mutants has tests in the mirrored folder, or in one above it', () => {
  deepStrictEqual(
    mutableModules().filter(file => testsOf(file).length === 0),
    [],
  )
})

const order = async file => {
  const tests = testsOf(file)
  return orderTests(tests, file, await importsOf(tests), {})
}

test('the test of the same name runs first', async () => {
  deepStrictEqual((await order('src/storage/sweep-cookies.ts')).at(0), 'test/storage/sweep-cookies.test.ts')
})

test('browser tests that do not import the module are left out', async () => {
  const tests = await order('src/storage/sweep-cookies.ts')
  ok(!tests.includes('test/storage/consent-cookie.test.ts'), tests.join(' '))
  ok(tests.length > 0)
})

test('a module with probes reports each statement before it runs, and does the same', () => {
  const text = `
const list = []
const twice = value => value * 2
export function run(value) {
  if (value > 1) list.push('big')
  else if (value === 1) list.push(twice(value))
  switch (value) {
    case 0:
      return list
  }
  return [...list, value]
}
`
  const mutants = ['[]', 'value * 2', 'value > 1', "list.push('big')", 'value === 1', 'return list', '[...list'].map(
    (part, id) => ({ id, start: text.indexOf(part) }),
  )
  const reached = value => {
    const ids = []
    globalThis.mutantReached = id => ids.push(id)
    const { outputText } = ts.transpileModule(withProbes('src/a.ts', text, mutants), {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
    })
    const exports = {}
    new Function('exports', outputText)(exports)
    const result = exports.run(value)
    delete globalThis.mutantReached
    return { ids, result }
  }
  deepStrictEqual(reached(2), { ids: [0, 2, 3, 6], result: ['big', 2] })
  deepStrictEqual(reached(1), { ids: [0, 2, 4, 1, 6], result: [2, 1] })
  deepStrictEqual(reached(0), { ids: [0, 2, 4, 5], result: [] })
})

test('a module with a probe for each of its mutants is a program', () => {
  for (const file of mutableModules().filter((_, at) => at % 25 === 0)) {
    const text = readFileSync(file, 'utf8')
    const mutants = mutantsOf(file, text).map(({ start }, id) => ({ id, start }))
    const { diagnostics } = ts.transpileModule(withProbes(file, text, mutants), {
      fileName: file,
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX },
    })
    deepStrictEqual(diagnostics, [], file)
  }
})
