// The head and the headers of a page, its policy, and markup that other tools have left: what the doctor finds and prints.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { find, folder, guard, page, url } from './support/doctor-page.mjs'

test('the encoding is known from the header, a byte order mark, or the first 1024 bytes', () => {
  const of = (html, more) => find('late-charset', page(html, more))
  const meta = '<meta charset="utf-8">'
  const at = (end, filler = 'a') =>
    `<head>\n<!--${filler.repeat((end - 14 - meta.length) / Buffer.byteLength(filler))}-->${meta}`
  strictEqual(Buffer.byteLength(at(1024)), 1024)
  const fix = { fix: 'Put this first in <head>, in front of the guard:', paste: '<meta charset="utf-8" />' }
  const late = end => [{ line: 2, seen: `${meta} ends at byte ${end}, behind the first 1024.`, ...fix }]
  const none = [{ line: null, seen: 'Neither the page nor the server names the encoding.', ...fix }]
  deepStrictEqual(of(at(1024)), [])
  deepStrictEqual(of(at(1025)), late(1025))
  deepStrictEqual(of(at(1026, 'ü')), late(1026))
  deepStrictEqual(of('<head><meta name="viewport">'), none)
  deepStrictEqual(of('<head><meta http-equiv="refresh" content="1">'), none)
  for (const html of ['<meta http-equiv="Content-Type" content="text/html; charset=utf-8">', '<meta charset>', meta])
    deepStrictEqual(of(`<head>${html}`), [], html)
  const header = type => ({ headers: { 'content-type': type } })
  deepStrictEqual(of(at(1025), header('text/html; Charset=utf-8')), [])
  deepStrictEqual(of(at(1025), header('text/html')), late(1025))
  deepStrictEqual(of('\uFEFF<p>a</p>'), [])
})

test('a page has a viewport', () => {
  const found = [
    {
      seen: 'The page has no <meta name="viewport">.',
      fix: 'Put this into <head>:',
      paste: '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    },
  ]
  for (const html of ['<p>a</p>', '<meta name="description">', '<meta charset="utf-8">', '<p name="viewport">a</p>'])
    deepStrictEqual(find('missing-viewport', page(html)), found, html)
  for (const name of ['viewport', 'Viewport'])
    deepStrictEqual(find('missing-viewport', page(`<meta name="${name}">`)), [])
})

test('who may show the page in a frame is limited by a header', () => {
  const of = (policy, options, html = guard, more = {}) =>
    find(
      'no-frame-ancestors',
      page(html, {
        headers: {
          ...(policy && { 'content-security-policy': policy }),
          ...(options !== undefined && { 'x-frame-options': options }),
        },
        ...more,
      }),
    )
  const found = (seen, line = null) => [
    {
      line,
      seen,
      fix: "Send this header, or name the sites that may show the page instead of 'self':",
      paste: "Content-Security-Policy: frame-ancestors 'self'",
    },
  ]
  const neither = found('The response has neither frame-ancestors nor X-Frame-Options.')
  const meta = content => `<head>\n<meta http-equiv="content-security-policy" content="${content}">`
  deepStrictEqual(of(), neither)
  deepStrictEqual(of("script-src 'self'"), neither)
  deepStrictEqual(
    of('', '', '<meta http-equiv="refresh" content="frame-ancestors">'),
    found('X-Frame-Options is "", which browsers ignore. Allowed are DENY and SAMEORIGIN.'),
  )
  deepStrictEqual(
    of('', 'ALLOWALL'),
    found('X-Frame-Options is "ALLOWALL", which browsers ignore. Allowed are DENY and SAMEORIGIN.'),
  )
  deepStrictEqual(
    of('', undefined, meta("frame-ancestors 'self'")),
    found('frame-ancestors is in a <meta>, where browsers ignore it.', 2),
  )
  deepStrictEqual(of('', undefined, meta("object-src 'none'")), neither)
  deepStrictEqual(of('', undefined, '<p http-equiv="content-security-policy" content="frame-ancestors">'), neither)
  for (const sources of ['*', 'https:', 'http:', "'self' HTTPS:"])
    deepStrictEqual(
      of(`frame-ancestors ${sources}`, 'DENY', meta("frame-ancestors 'self'")),
      found(`The policy has frame-ancestors ${sources}.`),
    )
  deepStrictEqual(of('frame-ancestors *, FRAME-ANCESTORS http:').length, 1)
  for (const policy of [
    "frame-ancestors 'self'",
    "frame-ancestors 'none'",
    'frame-ancestors https://*.example',
    "frame-ancestors *\nframe-ancestors 'self'",
    'frame-ancestors',
  ])
    deepStrictEqual(of(policy), [], policy)
  for (const options of ['DENY', ' sameorigin ']) deepStrictEqual(of('', options), [], options)
  deepStrictEqual(of('', undefined, guard, { folder: { path: 'dist', installations: [] } }), [])
  deepStrictEqual(of('', undefined, guard, { live: { version: null } }), [])
})

const core = `${folder}consent-elements-core.js`
const issue = (directive, blockedUrl, more = {}) => ({
  directive,
  blockedUrl,
  kind: 'kURLViolation',
  url,
  line: 1,
  ...more,
})
const blocked = (policy, policyIssues, html = guard, more = {}) =>
  find('csp-blocks', page(html, { headers: { 'content-security-policy': policy }, policyIssues, ...more }))
const write = (directive, what, paste, line = null) => ({
  line,
  seen: `The policy’s ${directive} refuses ${what}.`,
  fix: `Write the directive ${directive} of the Content-Security-Policy like this:`,
  paste,
})

test('the sources that a policy lacks are joined by directive, each once', () => {
  deepStrictEqual(
    blocked("script-src 'none'; connect-src https://a.example", [
      issue('script-src-elem', core),
      issue('script-src-attr', core),
      issue('script-src', 'https://cdn.example/consent-elements/guard.js'),
      issue('connect-src', `${url}api/c15t/init`),
      issue('style-src', 'https://other.example/a.css'),
    ]),
    [
      write(
        'script-src',
        "our files ('self') and our files (https://cdn.example)",
        "script-src 'self' https://cdn.example",
      ),
      write('connect-src', "the consent server ('self')", "connect-src https://a.example 'self'"),
    ],
  )
})

test('the policies of <meta> elements count as those of headers', () => {
  const meta = '<meta http-equiv="content-security-policy" content="Script-Src https://a.example">'
  const pasted = (policy, html) => blocked(policy, [issue('script-src-elem', core)], html).map(({ paste }) => paste)
  deepStrictEqual(pasted('', meta + guard), ["script-src https://a.example 'self'"])
  deepStrictEqual(pasted("script-src 'self'", meta + guard), ["script-src https://a.example 'self'"])
  deepStrictEqual(pasted("script-src 'self'", guard), ["script-src 'self'"], 'none lacks it')
  deepStrictEqual(pasted('', '<meta name="a" content="script-src https://a.example">'), ["script-src 'self'"])
  deepStrictEqual(pasted("default-src https://b.example; img-src 'none'", guard), [
    "script-src https://b.example 'self'",
  ])
  deepStrictEqual(pasted("script-src 'NONE'", guard), ["script-src 'self'"])
})

test('the address of the consent server is that of the banner, of the guard, or the default', () => {
  const of = (html, address) =>
    blocked("connect-src 'none'", [issue('connect-src', address)], html).map(({ paste }) => paste)
  const onGuard = guard.replace('<script', '<script data-backend-url="https://b.example/api"')
  const banner = '<consent-banner backend-url="https://a.example/api"></consent-banner>'
  deepStrictEqual(of(banner + onGuard, 'https://a.example/api/init'), ['connect-src https://a.example'])
  deepStrictEqual(of(banner + onGuard, 'https://b.example/api/init'), [])
  deepStrictEqual(of(onGuard, 'https://b.example/api/init'), ['connect-src https://b.example'])
  deepStrictEqual(of(guard, `${url}api/c15t`), ["connect-src 'self'"])
  deepStrictEqual(of(guard, `${url}api/other`), [])
  deepStrictEqual(blocked("img-src 'none'", [issue('img-src', `${url}api/c15t/a`)]), [], 'only calls go there')
  const files = [{ url: `${url}own.js`, status: null, type: '', text: '' }]
  strictEqual(blocked("script-src 'none'", [issue('script-src-elem', `${url}own.js`)], guard, { files }).length, 1)
})

test('only the inlined guard is allowed by its hash, by its lines', () => {
  const text = '\n/*! consent-elements 1.5.0 | guard */\n'
  const html = `<head>\n<script data-file="/consent-elements/guard.js">${text}</script>`
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const inline = (line, more = {}) => issue('script-src-elem', null, { kind: 'kInlineViolation', line, ...more })
  const isFound = (one, tag = html) => blocked("script-src 'self'", [one], tag).length > 0
  deepStrictEqual(blocked("script-src 'self'", [inline(3)], html), [
    write('script-src', 'the inlined guard', `script-src 'self' ${hash}`, 2),
  ])
  deepStrictEqual(
    [1, 2, 4, 5, null].map(line => isFound(inline(line))),
    [false, true, true, false, false],
  )
  strictEqual(isFound(inline(3, { url: `${url}other` })), false)
  strictEqual(isFound(inline(3, { directive: 'style-src-elem' })), false)
  strictEqual(isFound(inline(3, { kind: 'kEvalViolation' })), false)
  strictEqual(isFound(inline(1), guard), false)
})

test('with ‘strict-dynamic’, only a guard that is a file gets the nonce', () => {
  const of = (policy, html = `\n${guard}`) => blocked(policy, [issue('script-src-elem', `${folder}guard.js`)], html)
  deepStrictEqual(of("script-src 'nonce-a+b=' 'strict-dynamic'"), [
    {
      line: 2,
      seen: "The policy’s script-src refuses our files ('self').",
      fix: 'Give the guard the nonce of your policy, a new one in each response. Write the tag like this:',
      paste: guard.replace('<script', '<script nonce="a+b="'),
    },
  ])
  for (const [policy, html] of [
    ["script-src 'nonce-a'"],
    ["script-src 'strict-dynamic' 'sha256-a'"],
    ["script-src 'nonce-a' 'strict-dynamic'", '<script data-manager data-file="/guard.js">run()</script>'],
  ])
    strictEqual(of(policy, html)[0].paste, `${policy} 'self'`)
})

test('policies of Trusted Types are named if one of our files or the page itself was refused', () => {
  const of = (issueUrl, more) =>
    blocked(
      'trusted-types a',
      [issue('trusted-types', null, { kind: 'kTrustedTypesSinkViolation', url: issueUrl })],
      guard,
      {
        live: { version: null },
        ...more,
      },
    )
  const found = [
    write(
      'trusted-types',
      'our policy consent-elements and our policy consent-elements#guard',
      'trusted-types a consent-elements consent-elements#guard',
    ),
  ]
  deepStrictEqual(of(core), found)
  deepStrictEqual(of(url), found)
  for (const other of [`${url}app.js`, null]) deepStrictEqual(of(other), [])
  deepStrictEqual(of(core, { live: {} }), [])
})
