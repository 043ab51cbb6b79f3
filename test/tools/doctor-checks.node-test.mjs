import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { source } from './support/source.mjs'

const { findingTable } = await source('doctor/finding-table.ts')
const { parseMarkup } = await source('doctor/parse-markup.ts')

const url = 'https://site.test/'
const guard = 'https://site.test/consent-elements/guard.js'
const issue = (directive, blockedUrl, changes = {}) => ({
  directive,
  blockedUrl,
  kind: 'kURLViolation',
  url,
  line: 1,
  ...changes,
})
/** The facts of a page with a guard, a policy in a header, and what it blocked. */
const page = (policy, policyIssues, html = `<script src="/consent-elements/guard.js"></script>`, changes = {}) => ({
  url,
  file: null,
  base: url,
  headers: { 'content-security-policy': policy },
  elements: parseMarkup(html),
  files: new Map(),
  misspellings: [],
  live: { version: '1.0.0' },
  policyIssues,
  ...changes,
})
const findBlocked = findingTable['csp-blocks'].find
const pasted = facts => findBlocked(facts).map(({ paste }) => paste)

test('a directive that blocks our files is printed with the missing source', () => {
  deepStrictEqual(pasted(page('script-src https://cdn.test', [issue('script-src-elem', guard)])), [
    "script-src https://cdn.test 'self'",
  ])
})

test('a directive that the policy does not name inherits the sources of default-src, without ‘none’', () => {
  const blocked = [issue('script-src-elem', guard)]
  deepStrictEqual(pasted(page('default-src https://cdn.test', blocked)), ["script-src https://cdn.test 'self'"])
  deepStrictEqual(pasted(page("default-src 'none'", blocked)), ["script-src 'self'"])
  deepStrictEqual(pasted(page("default-src https://a.test; script-src 'none'", blocked)), ["script-src 'self'"])
})

test('the policy that lacks the source is the one to change, if several apply', () => {
  const blocked = [issue('script-src-elem', guard)]
  deepStrictEqual(pasted(page("script-src 'self' https://a.test, script-src https://b.test", blocked)), [
    "script-src https://b.test 'self'",
  ])
})

test('files of others are no finding', () => {
  deepStrictEqual(findBlocked(page("script-src 'self'", [issue('script-src-elem', 'https://ads.test/a.js')])), [])
})

test('calls to the consent server are a finding, at the address that the options name', () => {
  const html = '<consent-banner backend-url="https://consent.test/api"></consent-banner>'
  const blocked = [issue('connect-src', 'https://consent.test/api/init')]
  deepStrictEqual(pasted(page("connect-src 'self'", blocked, html)), ["connect-src 'self' https://consent.test"])
  deepStrictEqual(findBlocked(page("connect-src 'self'", [issue('connect-src', 'https://other.test/x')], html)), [])
})

test('an inlined guard needs its hash, and other inline scripts are no finding', () => {
  const text = '/*! consent-elements 1.0.0 guard */'
  const html = `<script data-file="/consent-elements/guard.js">${text}</script>\n<script>other()</script>`
  const hash = createHash('sha256').update(text).digest('base64')
  const inline = line => issue('script-src-elem', null, { kind: 'kInlineViolation', line })
  deepStrictEqual(pasted(page("script-src 'self'", [inline(1)], html)), [`script-src 'self' 'sha256-${hash}'`])
  deepStrictEqual(findBlocked(page("script-src 'self'", [inline(2)], html)), [])
})

test('with ‘strict-dynamic’ and a nonce, the guard gets the nonce', () => {
  const [{ paste, line }] = findBlocked(
    page("script-src 'strict-dynamic' 'nonce-abc'", [issue('script-src-elem', guard)]),
  )
  strictEqual(line, 1)
  strictEqual(paste.includes('nonce="abc"'), true)
})

test('a refused policy of Trusted Types is a finding only if the manager does not run', () => {
  const typed = [issue('trusted-types', null, { kind: 'kTrustedTypesPolicyViolation' })]
  const stopped = { live: { version: null } }
  deepStrictEqual(pasted(page('trusted-types other', typed, undefined, stopped)), [
    'trusted-types other consent-elements consent-elements#guard',
  ])
  deepStrictEqual(findBlocked(page('trusted-types other', typed)), [])
})

test('a tag of the guard that browsers do not run is named with its line', () => {
  const tag = '<script src="/consent-elements/guard.js" data-manager></script>'
  const found = html =>
    findingTable['not-installed'].find({
      ...page('', [], html, { live: { version: null, tags: [] }, requests: [], trackers: [] }),
      source: html,
    })
  for (const html of [
    `<head>\n<!-- ${tag} -->`,
    `<head>\n<template>${tag}</template>`,
    `<head>\n<noscript>${tag}</noscript>`,
    `<head>\n${tag.replace('<script', '<script type="text/plain"').replace(' data-manager', '')}`,
    `<head>\n${tag.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}`,
  ]) {
    const [one] = found(html)
    strictEqual(one?.line, 2, html)
    strictEqual(/on line 2 is not run/.test(one.seen), true, one.seen)
  }
  deepStrictEqual(found(`<head>\n${tag}`), [])
})

test('a guard with nomodule is pasted without it', () => {
  const html = '<head><script nomodule src="/consent-elements/guard.js" data-manager></script>'
  const [one] = findingTable['guard-deferred'].find(page('', [], html))
  strictEqual(/has nomodule/.test(one.seen), true)
  strictEqual(one.paste, '<script src="/consent-elements/guard.js" data-manager></script>')
})
