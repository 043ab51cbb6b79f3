// The parts of `init` that need no project on disk, from the sources.
import { deepStrictEqual, strictEqual, throws } from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { source } from './support/source.mjs'

const { lineEdits, takeBackEdits } = await source('init/line-edits.ts')
const { innerPath } = await source('init/inner-path.ts')
const { headLines } = await source('init/head-tags.ts')
const { integrationLiteral, optionsLiteral } = await source('init/option-texts.ts')
const { readInitArguments } = await source('init/read-init-arguments.ts')
const { readUndoRecord } = await source('init/undo-record.ts')

const root = mkdtempSync(join(tmpdir(), 'consent-elements-parts-'))
after(() => rmSync(root, { recursive: true }))

test('edits are listed in their order, with what was there before, and taken back after an edit elsewhere', () => {
  const edits = lineEdits('a\nb\nc\n', 'new\na\nB\nc\n')
  deepStrictEqual(edits, [
    { written: 'new\n', before: '' },
    { written: 'B\n', before: 'b\n' },
  ])
  strictEqual(takeBackEdits('new\na\nB\nc\nown\n', edits), 'a\nb\nc\nown\n')
})

test('lines that are only removed cannot be taken back, in the middle and at the end', () => {
  strictEqual(lineEdits('a\nb\nc\n', 'a\nc\n'), null)
  strictEqual(lineEdits('a\nb\n', 'a\n'), null)
})

test('lines that were changed, moved into another line, or are there twice are not taken back', () => {
  const edits = [{ written: 'new\n', before: '' }]
  strictEqual(takeBackEdits('a\nchanged\n', edits), null)
  strictEqual(takeBackEdits('a\nmy new\n', edits), null)
  strictEqual(takeBackEdits('new\na\nnew\n', edits), null)
  strictEqual(takeBackEdits('a\nnew\nb\n', edits), 'a\nb\n')
})

test('a last line without an end gets the end of the written lines if others follow it now', () => {
  strictEqual(takeBackEdits('a\r\nB\r\nown', [{ written: 'B\r\n', before: 'b' }]), 'a\r\nb\r\nown')
  strictEqual(takeBackEdits('a\nB\n', [{ written: 'B\n', before: 'b' }]), 'a\nb')
})

test('paths out of the project and into Git are refused, by themselves and through links', () => {
  mkdirSync(join(root, 'site'))
  symlinkSync('..', join(root, 'site/up'))
  symlinkSync('nowhere', join(root, 'site/broken'))
  const site = join(root, 'site')
  for (const path of ['', '/etc/x', 'C:/x', '../x', 'a/../../x', 'a\\..\\x', 'x\0'])
    throws(() => innerPath(site, path), /is outside of the project/, JSON.stringify(path))
  for (const path of ['.git/hooks/x', 'a/.GIT/x']) throws(() => innerPath(site, path), /belongs to Git/, path)
  for (const path of ['up/x', 'up', 'broken/x']) throws(() => innerPath(site, path), /is a link that leads out/, path)
  strictEqual(innerPath(site, 'a/b.html'), join(site, 'a/b.html'))
  mkdirSync(join(site, '..a'))
  strictEqual(innerPath(site, '..a/b.html'), join(site, '..a/b.html'))
})

const choices = { policyUrl: null, services: null, ownStart: null, converted: {} }

test('the guard loads the manager with the chosen options, unless the project starts its own', () => {
  deepStrictEqual(headLines({ ...choices, ownStart: 'src/main.ts' }, './'), [
    '<script src="./guard.js" data-pending="hold"></script>',
  ])
  const lines = headLines(
    {
      ...choices,
      policyUrl: '/privacy',
      services: 'a b',
      converted: { importDecision: 'klaro', translations: { en: "It's a & b" } },
    },
    'x/',
  )
  deepStrictEqual(lines, [
    '<link rel="modulepreload" href="x/consent-elements.js" />',
    '<script src="x/guard.js" data-manager data-mode="offline" data-categories="auto" data-language="page"' +
      ' data-pending="hold" data-services="a b" data-policy-url="/privacy" data-import-decision="klaro"' +
      ` data-options='{"translations":{"en":"It&#39;s a &amp; b"}}'></script>`,
  ])
})

test('an integration gets the options as a literal, or no manager where the project starts its own', () => {
  strictEqual(optionsLiteral(choices, "'"), "{ mode: 'offline', categories: 'auto', language: 'page' }")
  strictEqual(
    integrationLiteral({ ...choices, policyUrl: '/p', converted: { importDecision: 'klaro', theme: { a: 1 } } }, '"'),
    '{ options: { mode: "offline", categories: "auto", language: "page", policyUrl: "/p", importDecision: "klaro", theme: {"a":1} } }',
  )
  strictEqual(integrationLiteral({ ...choices, ownStart: 'x' }, "'"), '{ manager: false }')
})

test('arguments of init that contradict each other or name no folder are refused', () => {
  deepStrictEqual(readInitArguments([root, '--yes', '--policy-url', '/privacy']), {
    root,
    action: 'apply',
    choices: { policyUrl: '/privacy' },
  })
  strictEqual(readInitArguments([root]).action, 'ask')
  throws(() => readInitArguments([root, '--yes', '--undo']), /--yes and --undo exclude each other/)
  throws(() => readInitArguments([root, root]), /Give one folder/)
  for (const path of [join(root, 'none'), fileURLToPath(import.meta.url)])
    throws(() => readInitArguments([path]), /is not a folder/)
  for (const url of ['/a b', '/"', "/'", '/<', '/`'])
    throws(() => readInitArguments([root, '--policy-url', url]), /without spaces and quotes/, url)
})

test('a project without a record has nothing to undo', () => {
  strictEqual(readUndoRecord(root), null)
})
