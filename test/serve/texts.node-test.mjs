import { strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from '../tools/support/source.mjs'

const { csvLine } = await source('../serve/csv-line.ts')
const { canonicalJson } = await source('../serve/canonical-json.ts')

for (const start of ['=', '+', '-', '@'])
  test(`a cell of CSV that starts with ${start} is no formula`, () => {
    strictEqual(csvLine([`${start}1+1`, 'a']), `'${start}1+1,a\r\n`)
  })

test('cells of CSV with separators or quotes are quoted', () => {
  strictEqual(csvLine(['a,b', 'say "no"', ['x', 'y'], null, 7]), '"a,b","say ""no""",x y,,7\r\n')
})

test('control characters are replaced in CSV', () => {
  strictEqual(csvLine(['a\u001b[2Jb\nc']), 'a\ufffd[2Jb\ufffdc\r\n')
})

test('canonical JSON sorts names at each depth, keeps the order of lists, and omits undefined', () => {
  strictEqual(
    canonicalJson({ b: [2, { d: null, c: 'x' }, undefined], a: { z: true, y: undefined }, C: 1 }),
    '{"C":1,"a":{"z":true},"b":[2,{"c":"x","d":null},null]}',
  )
})
