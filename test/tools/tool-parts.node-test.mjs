// Parts of the command line tools that need no browser and no server, from the sources.
import { deepStrictEqual, match, ok, strictEqual, throws } from 'node:assert/strict'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, test } from 'node:test'
import { source } from './support/source.mjs'

const { findChromium } = await source('audit/browser/find-chromium.ts')
const { proxiedService } = await source('audit/proxied-service.ts')
const { optimizerOf, optimizers, withoutTraces } = await source('doctor/optimizers.ts')
const { parseMarkup } = await source('doctor/parse-markup.ts')
const { guardLine, guardTag } = await source('doctor/paste-lines.ts')
const { templates } = await source('init/kinds/templates.ts')
const { refuseOtherTools } = await source('init/refuse-other-tools.ts')

const root = mkdtempSync(join(tmpdir(), 'consent-elements-tools-'))
after(() => rmSync(root, { recursive: true }))

test('the browser is the one that the variable names, then the best name in any folder of PATH', () => {
  const [first, second] = ['first', 'second'].map(name => join(root, name))
  for (const path of [join(first, 'brave-browser'), join(second, 'google-chrome'), join(second, 'chromium')]) {
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, '')
    chmodSync(path, 0o755)
  }
  const find = env => findChromium({ env, platform: 'linux' })
  const PATH = [first, second].join(delimiter)
  strictEqual(find({ PATH }), join(second, 'chromium'), 'a better name wins over an earlier folder')
  rmSync(join(second, 'chromium'))
  // A machine that has Chromium in one of the usual folders finds that.
  const found = find({ PATH })
  ok(found === join(second, 'google-chrome') || /^\/(usr|snap)\//.test(found), found)
  strictEqual(find({ PATH, CHROME_PATH: join(first, 'brave-browser') }), join(first, 'brave-browser'))
  ok(find({ PATH, CHROME_PATH: join(root, 'nothing') }) !== join(root, 'nothing'))
  const windows = join(root, 'Google\\Chrome\\Application\\chrome.exe')
  writeFileSync(windows, '')
  strictEqual(findChromium({ env: { PROGRAMFILES: '', LOCALAPPDATA: root }, platform: 'win32' }), windows)
  const mac = join(root, 'Applications', 'Chromium.app', 'Contents/MacOS', 'Chromium')
  mkdirSync(join(mac, '..'), { recursive: true })
  writeFileSync(mac, '')
  strictEqual(findChromium({ env: { HOME: root }, platform: 'darwin' }), mac)
  strictEqual(findChromium({ env: {}, platform: 'win32' }), null)
})

test('a service behind an address of the site is known by its path, query and body', () => {
  const of = (path, body = null) => proxiedService(`https://shop.example${path}`, body)
  for (const [path, body, service, own] of [
    ['/ingest/static/array.js', null, 'posthog', '/ingest'],
    ['/e/?ip=1&ver=1.96.0', null, 'posthog', ''],
    ['/ph/decide/', `{"token":"phc_${'a'.repeat(20)}"}`, 'posthog', '/ph'],
    ['/stats/js/script.js', null, 'plausible', '/stats'],
    ['/api/event', '{"n":"pageview","u":"https://a.test","d":"a.test"}', 'plausible', ''],
    ['/_vercel/insights/view', null, 'vercel-analytics', '/_vercel/insights'],
    ['/_vercel/speed-insights/vitals', null, 'vercel-analytics', '/_vercel/speed-insights'],
    ['/cdn-cgi/rum', null, 'cloudflare-web-analytics', '/cdn-cgi/rum'],
    ['/metrics/g/collect?v=2&tid=G-ABC', null, 'google-analytics', '/metrics/g/collect'],
    ['/gtag/js?id=G-ABC', null, 'google-analytics', '/gtag/js'],
    ['/t/gtm.js?id=GTM-ABC', null, 'google-tag-manager', '/t/gtm.js'],
    ['/m/matomo.php?action_name=a&idsite=1', null, 'matomo', '/m'],
    ['/com.snowplowanalytics.snowplow/tp2', null, 'snowplow', '/com.snowplowanalytics.snowplow'],
    ['/api/send', '{"type":"event","payload":{"website":"x"}}', 'umami', ''],
    ['/mp/track/?verbose=1&ip=1', null, 'mixpanel', '/mp'],
    ['/seg/v1/t', '{"writeKey":"a"}', 'segment', '/seg'],
    ['/tunnel', '{"event_id":"a"}\n{"type":"event"}\n{}', 'sentry', '/tunnel'],
    ['/tunnel', '{"sent_at":"a"}\n{"type":"replay_event"}\n{}', 'sentry-replay', '/tunnel'],
    // A whole host is that of the service.
    ['/', '{"event_id":"a"}\n{"type":"session"}\n{}', 'sentry', ''],
  ])
    deepStrictEqual(of(path, body), { service, path: own }, path)
  for (const [path, body] of [
    ['/e/', null],
    ['/e/?version=1.96.0', null],
    ['/decide/', '{"token":"other"}'],
    ['/g/collect?v=2', null],
    ['/gtm.js?id=G-ABC', null],
    ['/matomo.php', null],
    ['/api/event', '{"name":"pageview"}'],
    ['/api/send', null],
    ['/track/', null],
    ['/v1/t', '{}'],
    ['/tunnel', '{"event_id":"a"}'],
    ['/_vercel/image/a', null],
    ['/cdn-cgi/rum/more', null],
  ])
    strictEqual(of(path, body), null, path)
})

test('a script that an optimizer has rewritten is known by the trace of that one, and its own mark is no trace', () => {
  const nameOf = html => optimizerOf(parseMarkup(`<head>${html}`).find(({ name }) => name === 'script'))?.name ?? null
  for (const [attributes, name] of [
    [`type="${'0a'.repeat(12)}-text/javascript"`, 'Cloudflare Rocket Loader'],
    ['data-cf-settings="x"', 'Cloudflare Rocket Loader'],
    ['type="rocketlazyloadscript"', 'WP Rocket'],
    ['data-rocket-src="a"', 'WP Rocket'],
    ['type="litespeed/javascript"', 'LiteSpeed Cache'],
    ['type="pmdelayedscript"', 'Perfmatters'],
    ['data-perfmatters-type="x"', 'Perfmatters'],
    ['type="nitropack/inlinescript"', 'NitroPack'],
    ['nitro-delay-id="1"', 'NitroPack'],
    ['type="javascript/blocked"', 'WP Meteor'],
    ['data-wpmeteor-type="x"', 'WP Meteor'],
    ['type="text/psajs"', 'PageSpeed Module'],
    ['data-pagespeed-orig-index="0"', 'PageSpeed Module'],
    ['data-type="lazy"', 'Flying Scripts'],
    ['type="flyingpress"', 'FlyingPress'],
    ['data-flyingpress-src="a"', 'FlyingPress'],
    ['src="guard.js"', null],
    ['type="text/javascript"', null],
    ['data-type="eager"', null],
  ])
    strictEqual(nameOf(`<script ${attributes}></script>`), name, attributes)
  for (const { mark } of optimizers)
    if (mark) strictEqual(nameOf(`<script src="guard.js" ${mark}></script>`), null, mark)
})

test('what an optimizer has added to a tag is removed, and its mark stays', () => {
  for (const [written, before] of [
    ['<script data-rocket-src="a" src="b">', '<script src="b">'],
    ["<script src='b' data-wpmeteor-type='x'>", "<script src='b'>"],
    ['<script nitro-delay-id=1 src="b">', '<script src="b">'],
    ['<script data-type="lazy" src="b">', '<script src="b">'],
    ['<script data-type=lazy src="b">', '<script src="b">'],
    ['<script data-wpmeteor-nooptimize="true" src="b">', null],
    ['<script nitro-exclude src="b">', null],
    ['<script data-manager data-mode="offline" src="b">', null],
  ])
    strictEqual(withoutTraces(written), before ?? written)
})

test('the tag to paste is the one of the page, without what delays it, and with the address of its file', () => {
  const pageOf = html => ({ elements: parseMarkup(`<head>${html}</head>`), misspellings: [] })
  const tagOf = html => guardTag(pageOf(html))
  for (const [html, tag] of [
    [
      '<script async src="/a/guard.js" defer data-manager type="module"></script>',
      '<script src="/a/guard.js" data-manager></script>',
    ],
    [
      '<script data-rocket-src="/a/guard.js" data-manager></script>',
      '<script src="/a/guard.js" data-manager></script>',
    ],
    // An address of another script is none of the guard.
    [
      '<script data-own-src="/a/other.js" data-manager></script>',
      '<script data-file="/consent-elements/guard.js" data-own-src="/a/other.js" data-manager></script>',
    ],
    [
      '<script data-file="/a/guard.js" data-manager></script>',
      '<script data-file="/a/guard.js" data-manager></script>',
    ],
  ])
    strictEqual(tagOf(html), tag)
  const quick = tagOf('<script src="/own.js"></script>')
  match(quick, /^<script src="\/consent-elements\/guard\.js" data-manager /)
  strictEqual(
    guardLine(pageOf('<script src="/a/guard.js" data-manager></script>')),
    tagOf('<script src="/a/guard.js" data-manager></script>'),
  )
  match(
    guardLine(pageOf('<script data-file="/a/guard.js" data-manager>run()</script>')),
    /^<script data-file="\/a\/guard\.js" data-manager>\/\* the text of guard\.js, as it is \*\/<\/script>$/,
  )
})

const projectOf = (files, dependencies = []) => ({
  dependencies,
  list: ending => Object.keys(files).filter(path => path.endsWith(ending)),
  read: path => files[path] ?? null,
})
const choices = { mode: 'offline', backendUrl: null, services: null, policyUrl: null, language: null }

test('of the templates with a head, the likeliest is named first, then the one with the shortest path', () => {
  const head = '<html><head><title>{{ title }}</title></head></html>'
  const files = {
    'a.html': head,
    'views/layouts/default.twig': head,
    'views/base.twig': head,
    'views/deep/page.twig': head,
    'part.twig': '<p>',
  }
  const project = projectOf(files)
  strictEqual(templates.isKind(project), true)
  const { byHand, changes } = templates.plan(project, choices)
  deepStrictEqual(changes, [])
  strictEqual(byHand[0].path, 'views/base.twig')
  match(byHand[0].what, /such as views\/layouts\/default\.twig\. /)
  strictEqual(templates.isKind(projectOf({ 'index.html': '<head><title>Shop</title></head>' })), false, 'a plain page')
  strictEqual(templates.isKind(projectOf({ 'part.twig': '<p>' })), false)
})

test('a project with another consent tool is refused, with the place: a page before a package', () => {
  const page = '<head>\n<script src="https://consent.cookiebot.com/uc.js"></script></head>'
  const refused = (files, dependencies) => () => refuseOtherTools(projectOf(files, dependencies))
  throws(
    refused({ 'index.html': page }, ['klaro']),
    /^UsageError: index\.html:2 has another consent tool: Cookiebot\..*migration\/index\.md/s,
  )
  throws(
    refused({}, ['react', 'tarteaucitronjs']),
    /package\.json has another consent tool: tarteaucitron\..*migration\/tarteaucitron\.md/s,
  )
  throws(refused({}, ['@c15t/nextjs']), /c15t\..*migration\/c15t-2\.md/s)
  refuseOtherTools(projectOf({ 'index.html': '<head></head>' }, ['react', 'constructor']))
})
