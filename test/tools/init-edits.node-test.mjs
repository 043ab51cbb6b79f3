// Edits of `init` to texts, and what it finds in sources, without a project on disk.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import MagicString from 'magic-string'
import ts from 'typescript'
import { source } from './support/source.mjs'

const { addToList } = await source('init/edits/add-to-list.ts')
const { removeLine } = await source('init/edits/remove-line.ts')
const { findOwnStart } = await source('init/find-own-start.ts')
const { suffixes } = await source('lists/suffixes.ts')

/** Returns a text without the part between the brackets ⟦ and ⟧. */
function without(marked) {
  const text = new MagicString(marked.replaceAll(/[⟦⟧]/g, ''))
  removeLine(text, marked.indexOf('⟦'), marked.indexOf('⟧') - 1)
  return text.toString()
}
for (const [what, marked, rest] of [
  ['in the middle', 'a\n  ⟦b()⟧\nc\n', 'a\nc\n'],
  ['at the top', '⟦b()⟧ \nc\n', 'c\n'],
  ['with the ends of lines of Windows', 'a\r\n\t⟦b()⟧\r\nc\r\n', 'a\r\nc\r\n'],
  ['with something before it', 'a; ⟦b()⟧\nc\n', 'a; \nc\n'],
  ['with something after it', 'a\n  ⟦b();⟧ c\n', 'a\n   c\n'],
  ['at the end of a text without an end of line', 'a\n⟦b()⟧', 'a\n'],
])
  test(`a statement ${what} goes with its line if nothing else is on it`, () => strictEqual(without(marked), rest))

/** The first object of a text, as the syntax tree of `init` has it. */
function objectIn(code) {
  const file = ts.createSourceFile('a.js', code, ts.ScriptTarget.ES2022, true)
  const place = node => ({ start: node.getStart(), end: node.end })
  const convert = node => {
    if (ts.isObjectLiteralExpression(node))
      return { type: 'ObjectExpression', ...place(node), properties: node.properties.map(convert) }
    if (ts.isPropertyAssignment(node))
      return {
        type: 'Property',
        ...place(node),
        key: { type: 'Identifier', name: node.name.getText(), ...place(node.name) },
        value: convert(node.initializer),
      }
    if (ts.isArrayLiteralExpression(node))
      return { type: 'ArrayExpression', ...place(node), elements: node.elements.map(convert) }
    return { type: 'Identifier', name: node.getText(), ...place(node) }
  }
  return convert(file.statements[0].expression.expression)
}
for (const [what, code, added, isFirst] of [
  ['an empty object', '({})', '({\n  plugins: [own()],\n})'],
  ['an object without the list', '({ a })', '({ plugins: [own()], a })'],
  ['a tall object without the list', '({\n  a: 1,\n})', '({\n  plugins: [own()],\n  a: 1,\n})'],
  ['an empty list', '({ plugins: [] })', '({ plugins: [own()] })'],
  ['a list', '({ plugins: [a] })', '({ plugins: [a, own()] })'],
  ['the top of a list', '({ plugins: [a] })', '({ plugins: [own(), a] })', true],
  ['a tall list', '({ plugins: [\n    a,\n] })', '({ plugins: [\n    a,\n    own(),\n] })'],
  ['the top of a tall list', '({ plugins: [\n    a,\n] })', '({ plugins: [\n    own(),\n    a,\n] })', true],
  ['a list with a comment', '({ plugins: [\n  a, // A\n] })', '({ plugins: [\n  a, // A\n  own(),\n] })'],
  ['what is no list', '({ plugins: a })', null],
])
  test(`an entry is added to ${what}, or nothing is changed`, () => {
    const text = new MagicString(code)
    const isAdded = addToList(text, objectIn(code), 'plugins', 'own()', { newline: '\n', indent: '  ' }, isFirst)
    deepStrictEqual([isAdded, text.toString()], [added !== null, added ?? code])
  })

/** A project with these files. */
const projectWith = files => ({
  list: ending => Object.keys(files).filter(name => name.endsWith(ending)),
  read: name => files[name] ?? null,
})
for (const ending of ['tsx', 'jsx', 'ts', 'js', 'mjs', 'mts', 'vue', 'svelte', 'astro'])
  test(`a manager that a .${ending} file starts is found`, () => {
    const start = "import 'consent-elements/auto'"
    const own = `src/own.${ending}`
    strictEqual(findOwnStart(projectWith({ 'a.md': start, [own]: start })), own)
  })
test('a manager is started by its provider, its function or its module, and not by other imports', () => {
  for (const [code, isStart] of [
    ["import { ConsentProvider } from 'consent-elements/react'", true],
    ["import { startConsentManager } from 'consent-elements'", true],
    ["await import('consent-elements/auto')", true],
    ["import { useConsent } from 'consent-elements/react'", false],
    ["import { ConsentProvider } from './own'; import x from 'consent-elements/react'", false],
    ["// 'consent-elements/auto'", false],
  ])
    strictEqual(findOwnStart(projectWith({ 'a.ts': code })), isStart ? 'a.ts' : null, code)
})

test('the suffixes of a host are itself and its parent domains, without the last label', () => {
  deepStrictEqual(suffixes('a.b.example'), ['a.b.example', 'b.example'])
  deepStrictEqual(suffixes('localhost'), [])
})
