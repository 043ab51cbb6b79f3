import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { source } from '../tools/support/source.mjs'

const { insertHead } = await source('../server/insert-head.ts')

describe('insertHead', () => {
  for (const [page, expected] of [
    ['<!doctype html><html lang="en"><body>a', '<!doctype html><html lang="en">|<body>a'],
    ['<!doctype html><body>a', '<!doctype html>|<body>a'],
    ['<!doctype html><p>a', '<!doctype html>|<p>a'],
    ['<html><!-- a --><head>b', '<html><!-- a --><head>|b'],
    ['<!doctype html><head><body><head>', '<!doctype html><head>|<body><head>'],
    ['\uFEFF<body>a', '\uFEFF|<body>a'],
    ['\uFEFF<html>a', '\uFEFF<html>|a'],
    ['<!doctype html><title>guard.js', '<!doctype html>|<title>guard.js'],
    ['<html><head></head><body><p>data-manager</p>', '<html><head>|</head><body><p>data-manager</p>'],
    ['<html><head></head><body><a href="/guard.js">a</a>', '<html><head>|</head><body><a href="/guard.js">a</a>'],
    [
      '<html><head></head><body><script src="/guard.json"></script>',
      '<html><head>|</head><body><script src="/guard.json"></script>',
    ],
  ])
    it(`finds the place in ${JSON.stringify(page)}`, () => assert.equal(insertHead(page, '|'), expected))

  for (const script of [
    'src="guard.js"',
    'src="/a/guard-whole.js"',
    'src="/a/guard-capture.js#a"',
    'data-file="guard-strict.js"',
    'SRC="/GUARD.JS" DATA-MANAGER',
    'data-manager=""',
  ])
    it(`finds a guard with ${script} at any depth of the page, also behind a byte order mark`, () => {
      const page = `\uFEFF<html><head></head><body><div><p><script ${script}></script></p></div>`
      assert.equal(insertHead(page, '|'), page)
    })

  it('shows the beginning of a text that is no page, and what is allowed', () => {
    const text = `${'a'.repeat(60)}bc`
    assert.throws(() => insertHead(text, '|'), {
      name: 'TypeError',
      message: new RegExp(`given "${'a'.repeat(60)}", which.*Write 'keep' as the third`),
    })
    assert.equal(insertHead(text, '|', 'keep'), text)
  })
})
