// `init` on sites with another consent tool: what its configuration becomes, and where it stops. The built dist/cli.js runs.
import { deepStrictEqual, doesNotMatch, match, ok, strictEqual } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
const workshop = mkdtempSync(join(tmpdir(), 'consent-elements-conversion-'))
after(() => rmSync(workshop, { recursive: true }))
let sites = 0

/** Runs `init` on a site. @returns what it prints, and how to read its files */
function install(files) {
  const folder = join(workshop, `${++sites}`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const run = (...args) => spawnSync(process.execPath, [cli, 'init', folder, ...args], { encoding: 'utf8' })
  const read = path => readFileSync(join(folder, path), 'utf8')
  const { status, stdout, stderr } = run('--yes')
  return { folder, run, read, status, stdout, stderr }
}
const page = (head, body = '') =>
  `<!doctype html>\n<html lang="de">\n<head>\n<meta charset="utf-8">\n<title>Shop</title>\n${head}\n</head>\n<body>\n${body}\n<footer></footer>\n</body>\n</html>\n`
/** The guard's attributes. */
const tagOf = html => /<script src="consent-elements\/guard\.js"[^>]*>/.exec(html)?.[0] ?? ''
const textsOf = html =>
  JSON.parse(/data-options='([^']*)'/.exec(html)[1].replaceAll('&#39;', "'").replaceAll('&amp;', '&'))

const klaroConfig = `// the services
window.klaroConfig = {
  version: 1, privacyPolicy: '/datenschutz', storageName: 'my-klaro',
  translations: {
    zz: { privacyPolicyUrl: '/privacy' },
    de: {
      consentNotice: { description: "Wir fragen, weil's das Gesetz verlangt." },
      decline: 'Nein', acceptAll: 'Alle',
      purposes: { analytics: { title: 'Statistik' }, media: 'Medien' },
    },
  },
  services: [
    { name: 'stats', title: 'Stats', purposes: ['analytics'], cookies: ['_st'] },
    { name: 'film', purposes: ['media'] },
    { name: 'session', purposes: ['essential'], required: true },
  ],
}
`
const klaroPage = page(
  '<script defer src="/klaro-config.js"></script>\n<script defer src="https://cdn.kiprotect.com/klaro/v0.7/klaro.js"></script>\n<script type="text/plain" data-type="application/javascript" data-name="stats" data-src="https://stats.example/count.js"></script>',
  '<iframe data-name="film" data-src="https://video.example/1" title="Film"></iframe>\n<a href="#" onclick="return klaro.show()">Cookies</a>',
)
const vccPage = script =>
  page(
    '<link rel="stylesheet" href="/cookieconsent.css">\n<script type="text/plain" data-category="analytics" data-service="Stats">count()</script>',
    `<iframe data-category="media" data-src="https://video.example/1" title="Film"></iframe>\n<button type="button" data-cc="show-preferencesModal">Cookies</button>\n<script type="module">${script}</script>`,
  )
const vccConfig = `{
  revision: 2,
  cookie: { name: 'cc' },
  categories: { essential: { enabled: true, readOnly: true }, analytics: {}, media: {} },
  language: { default: 'en', translations: { en: {
    consentModal: { title: 'Cookies & more', description: 'See the <a href="/privacy">policy</a>', acceptAllBtn: 'Fine' },
    preferencesModal: { savePreferencesBtn: 'Keep', sections: [{ title: 'Counting', description: 'How many visit.', linkedCategory: 'analytics' }] },
  } } },
}`

describe('init converts', { concurrency: 2 }, () => {
  test('Klaro: services, purposes, texts, policy, stored decisions, markup and links', () => {
    const { read, run, status, stdout, stderr } = install({ 'index.html': klaroPage, 'klaro-config.js': klaroConfig })
    strictEqual(status, 0, stderr)
    const html = read('index.html')
    const tag = tagOf(html)
    match(tag, / data-categories="auto" data-language="page" /)
    match(tag, / data-policy-url="\/datenschutz"/)
    match(tag, / data-import-decision="klaro:my-klaro stats=measurement film=experience"/)
    deepStrictEqual(textsOf(html).translations.translations, {
      de: {
        common: { acceptAll: 'Alle', rejectAll: 'Nein' },
        cookieBanner: { description: "Wir fragen, weil's das Gesetz verlangt." },
        consentTypes: { measurement: { title: 'Statistik' } },
      },
    })
    match(html, /<script type="text\/plain" data-type="application\/javascript" data-consent="measurement" data-src=/)
    match(html, /<iframe data-consent="experience" data-src="https:\/\/video\.example\/1" title="Film">/)
    match(html, /<a href="#" data-consent-open>Cookies<\/a>/)
    doesNotMatch(html, /klaro(-config)?\.js|klaro\.show/)
    match(stdout, /deleted cookies of stats/)
    match(stdout, /Delete its files, also klaro-config\.js/)
    strictEqual(run('--undo').status, 0)
    strictEqual(read('index.html'), klaroPage)
  })

  test('vanilla-cookieconsent, also with its configuration in a constant', () => {
    for (const script of [
      `import '/cookieconsent.umd.js'; CookieConsent.run(${vccConfig})`,
      `import * as CookieConsent from 'https://cdn.example/cookieconsent.esm.js'\nconst config = ${vccConfig}\nCookieConsent.run(config)`,
    ]) {
      const { read, status, stdout, stderr } = install({ 'index.html': vccPage(script) })
      strictEqual(status, 0, stderr)
      const html = read('index.html')
      match(tagOf(html), / data-import-decision="vanilla-cookieconsent:cc analytics=measurement media=experience"/)
      deepStrictEqual(textsOf(html).translations.translations.en, {
        common: { acceptAll: 'Fine', save: 'Keep' },
        cookieBanner: { title: 'Cookies & more' },
        consentTypes: { measurement: { title: 'Counting', description: 'How many visit.' } },
      })
      match(html, /<script type="text\/plain" data-consent="measurement">count\(\)<\/script>/)
      match(html, /<iframe data-consent="experience" data-src=/)
      match(html, /<button type="button" data-consent-open>Cookies<\/button>/)
      doesNotMatch(html, /CookieConsent|cookieconsent\.css|data-cc/)
      match(stdout, /the revision 2/)
    }
  })

  test('Osano, also in a listener of load', () => {
    const script = `window.addEventListener("load", function(){ window.cookieconsent.initialise({ "palette": {}, "type": "opt-in", "content": { "href": "/privacy", "message": "Dürfen wir?" } }) });`
    const { read, status, stderr } = install({
      'index.html': page(
        `<link rel="stylesheet" href="https://cdn.jsdelivr.net/npm/cookieconsent@3/build/cookieconsent.min.css">\n<script src="https://cdn.jsdelivr.net/npm/cookieconsent@3/build/cookieconsent.min.js"></script>\n<script>${script}</script>`,
      ),
    })
    strictEqual(status, 0, stderr)
    const html = read('index.html')
    match(tagOf(html), / data-policy-url="\/privacy" data-import-decision="osano"/)
    deepStrictEqual(textsOf(html).translations.translations, { de: { cookieBanner: { description: 'Dürfen wir?' } } })
    doesNotMatch(html, /initialise|cookieconsent\.min/)
  })

  test('tarteaucitron: services with their ids, and videos', () => {
    const script = `tarteaucitron.init({ "privacyUrl": "/privacy", "cookieName": "tac" });
      tarteaucitron.user.gtagUa = 'G-AB12CD3';
      tarteaucitron.user.gtagMore = function () { /* add here your optionnal gtag() */ };
      (tarteaucitron.job = tarteaucitron.job || []).push('gtag');
      (tarteaucitron.job = tarteaucitron.job || []).push('youtube');`
    const { read, status, stderr } = install({
      'index.html': page(
        `<script src="/tarteaucitron/tarteaucitron.min.js"></script>\n<script>${script}</script>`,
        '<div class="youtube_player" videoID="abc" width="560" height="315"></div><a href="#tarteaucitron">Cookies</a>',
      ),
    })
    strictEqual(status, 0, stderr)
    const html = read('index.html')
    const tag = tagOf(html)
    match(tag, / data-services="google-analytics=G-AB12CD3 youtube"/)
    match(tag, / data-import-decision="tarteaucitron:tac gtag=measurement youtube=experience"/)
    match(
      html,
      /<iframe data-consent="experience" data-src="https:\/\/www\.youtube-nocookie\.com\/embed\/abc" title="Video" width="560"/,
    )
    match(html, /<a href="#tarteaucitron" data-consent-open>/)
    doesNotMatch(html, /tarteaucitron\.(init|min|job)/)
  })
})

describe('init stops, names the reason and changes nothing', { concurrency: 2 }, () => {
  const vcc = script => ({ 'index.html': vccPage(`import '/cookieconsent.umd.js'; ${script}`) })
  const cases = {
    'where a callback is code': [
      vcc(`CookieConsent.run({ categories: { analytics: {} }, onChange: () => track() })`),
      /index\.html:\d+ .*vanilla-cookieconsent.*"onChange" is code/,
    ],
    'where a script does more than configure': [
      vcc(`CookieConsent.run(${vccConfig}); startShop()`),
      /does more than configure it: startShop\(\)/,
    ],
    'where a category has no usual name': [
      vcc(`CookieConsent.run({ categories: { stuff: {} } })`),
      /which of our categories the category "stuff" is/,
    ],
    'where markup names a category that the configuration does not have': [
      vcc(`CookieConsent.run({ categories: { analytics: {} } })`),
      /data-category="media" on line \d+ is not in its configuration/,
    ],
    'where Osano starts scripts in a callback': [
      {
        'index.html': page(
          '<script src="/cookieconsent.min.js"></script><script>cookieconsent.initialise({ type: "opt-in", onStatusChange() { load() } })</script>',
        ),
      },
      /Osano.*"onStatusChange" is code/,
    ],
    'where tarteaucitron starts a service without a counterpart': [
      {
        'index.html': page(
          '<script src="/tarteaucitron.js"></script><script>tarteaucitron.init({}); (tarteaucitron.job = []).push("unheardof")</script>',
        ),
      },
      /the service "unheardof" has to be declared by hand/,
    ],
    'where the configuration is nowhere in the site': [
      { 'index.html': page('<script src="https://cdn.example/klaro.js"></script>') },
      /another consent tool: klaro/,
    ],
  }
  for (const [name, [files, reason]] of Object.entries(cases))
    test(name, () => {
      const { folder, read, status, stderr } = install(files)
      strictEqual(status, 2)
      match(stderr, reason)
      match(stderr, /docs\/migration\/[\w-]+\.md/)
      strictEqual(read('index.html'), files['index.html'])
      ok(readdirSync(folder).every(path => statSync(join(folder, path)).isFile()))
    })
})
