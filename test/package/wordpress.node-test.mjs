// The WordPress plugin of examples/wordpress/ on a stub of WordPress. `npm run test:wordpress` runs it on WordPress itself.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = join(root, 'examples/wordpress/consent-elements')
const read = name => readFileSync(join(source, name), 'utf8')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const names = readdirSync(source, { recursive: true }).map(name => name.replaceAll('\\', '/'))
const php = names.filter(name => name.endsWith('.php'))
const hasPhp = spawnSync('php', ['-v']).status === 0
if (!hasPhp) console.log('php is not installed: the WordPress plugin is checked as text, and not run')

/** The texts that the plugin translates, as they are in its code. */
const texts = () =>
  php.flatMap(name =>
    [...read(name).matchAll(/(?:esc_html)?__\( '((?:[^'\\]|\\.)*)', '([^']*)' \)/g)].map(([, text, domain]) => {
      assert.equal(domain, 'consent-elements', `${name} has the text domain of another plugin`)
      return text.replaceAll("\\'", "'")
    }),
  )

/** The entries of a .po file, by text. */
const entries = name =>
  new Map(
    [...read(name).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, text, translation]) =>
      [text, translation].map(part => JSON.parse(`"${part}"`)),
    ),
  )

/** The entries of a .mo file, by text. */
function compiled(name) {
  const data = readFileSync(join(source, name))
  const [count, from, to] = [8, 12, 16].map(offset => data.readUInt32LE(offset))
  const at = offset => {
    const [length, start] = [data.readUInt32LE(offset), data.readUInt32LE(offset + 4)]
    return data.toString('utf8', start, start + length)
  }
  return new Map(Array.from({ length: count }, (_, index) => [at(from + index * 8), at(to + index * 8)]))
}

describe('the WordPress plugin as text', () => {
  test('names one version and the same requirements in its header and in readme.txt', () => {
    const header = read('consent-elements.php')
    const readme = read('readme.txt')
    assert.match(header, new RegExp(` \\* Version: +${version}\n`))
    assert.match(header, new RegExp(`'CONSENT_ELEMENTS_VERSION', '${version}'`))
    assert.match(readme, new RegExp(`^Stable tag: ${version}$`, 'm'))
    assert.match(readme, new RegExp(`^= ${version} =$`, 'm'))
    for (const field of ['Requires at least', 'Requires PHP', 'License', 'License URI']) {
      const [, value] = new RegExp(` \\* ${field}: +(.+)\n`).exec(header)
      assert.ok(readme.includes(`\n${field}: ${value}\n`), `${field} is ${value} in the header only`)
    }
    const [, short] = /\n\n(.+)\n\n== Description/.exec(readme)
    assert.ok(short.length <= 150, 'the short description has more than 150 characters')
    assert.ok(/^Tags: (.+)$/m.exec(readme)[1].split(',').length <= 5, 'readme.txt has more than five tags')
  })

  test('runs no file that a browser asks for by itself', () => {
    for (const name of php.filter(name => name !== 'index.php'))
      assert.match(read(name), /if \( ! defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \) \{\n\texit;/, name)
  })

  test('has every text in its template and in German, also in the compiled file', () => {
    const template = entries('languages/consent-elements.pot')
    const german = entries('languages/consent-elements-de_DE.po')
    const binary = compiled('languages/consent-elements-de_DE.mo')
    assert.ok(texts().length > 40)
    for (const text of texts()) assert.ok(template.has(text), `the template lacks "${text}"`)
    for (const text of template.keys()) {
      assert.ok(german.get(text), `German lacks "${text}"`)
      assert.equal(binary.get(text), german.get(text))
    }
    assert.match(binary.get(''), /Language: de_DE/)
  })
})

function describeRuns() {
  const workshop = mkdtempSync(join(tmpdir(), 'consent-elements-wordpress-'))
  const plugin = join(workshop, 'consent-elements')
  before(() => {
    cpSync(source, plugin, { recursive: true })
    mkdirSync(join(plugin, 'dist'))
    for (const name of ['guard.js', 'guard-strict.js']) cpSync(join(root, 'dist', name), join(plugin, 'dist', name))
  })
  after(() => rmSync(workshop, { recursive: true, force: true }))
  const run = (given = {}) =>
    JSON.parse(
      execFileSync(
        'php',
        [
          '-d',
          'error_reporting=-1',
          '-d',
          'display_errors=stderr',
          join(root, 'test/package/wordpress/run-plugin.php'),
          plugin,
          JSON.stringify(given),
        ],
        { encoding: 'utf8' },
      ),
    )

  test('gates frames of embeds, and of known players in content and widgets, by a category that can be granted', () => {
    const film = '<iframe title="Film" src="https://www.youtube.com/embed/1"></iframe>'
    const gated = '<iframe data-consent="experience" title="Film" data-src="https://www.youtube.com/embed/1"></iframe>'
    const { embed, content, widget } = run({ frame: film })
    assert.deepEqual([embed, content, widget], [gated, gated, gated])
    assert.equal(run({ frame: gated }).content, gated)
    assert.equal(run({ frame: film, isFeed: true }).content, film)
    const form = '<iframe src="https://booking.example/form?next=youtube.com/"></iframe>'
    assert.equal(run({ frame: form }).content, form)
    const own = '<iframe src="https://shop.test/map"></iframe>'
    assert.equal(run({ frame: own }).embed, own)
    const hostile = '<iframe src="https://notyoutube.com/embed/1"></iframe>'
    assert.equal(run({ frame: hostile }).content, hostile)
  })
  test('has no syntax error in any file', () => {
    for (const name of php) execFileSync('php', ['-l', join(source, name)], { stdio: 'pipe' })
  })

  test('writes the guard in front of everything else in <head>, unchanged and with the settings', () => {
    const { head, footer, domains } = run()
    const text = readFileSync(join(root, 'dist/guard.js'), 'utf8').trim()
    assert.match(head, /^<link rel="modulepreload" [^>]+>\n<script /)
    assert.match(head, /dist\/consent-elements\.js\?ver=1/)
    assert.ok(head.includes(`>\n${text}\n</script>\n<script>theirs</script>`))
    assert.match(head, /data-mode="offline"/)
    assert.match(head, /data-categories="necessary functionality measurement experience marketing"/)
    assert.match(head, /data-policy-url="https:\/\/shop.test\/privacy"/)
    assert.match(head, /data-file="[^"]+\/consent-elements\/dist\/guard.js\?ver=1/)
    assert.match(footer, /<privacy-settings-button>Privacy settings<\/privacy-settings-button>/)
    assert.deepEqual(domains, ['consent-elements'])
  })

  test('loads the guard of another tier as a file when the owner wants that', () => {
    const saved = { tier: 'strict', inline: false, layout: 'bar', footer_button: false, services: 'youtube' }
    const { head, footer } = run({ saved })
    assert.match(
      head,
      /<script data-cfasync="false" src="[^"]+\/dist\/guard-strict.js\?ver=[^"]+" data-manager="" [^>]+><\/script>/,
    )
    assert.match(head, /data-services="youtube" .*data-layout="bar"/)
    assert.equal(footer, '')
  })

  test('escapes settings in the page, and shows the settings page only to those who may change it', () => {
    const saved = { services: '"><script>alert(1)</script>', policy_url: '"><script>alert(2)</script>' }
    const { head, page, button, capability } = run({ saved, mayManage: true })
    assert.ok(!head.includes('"><script>alert'))
    assert.ok(!page.includes('"><script>alert'))
    assert.match(page, /name='_wpnonce'/)
    assert.equal(button, '<privacy-settings-button>&lt;b&gt;Data&lt;/b&gt;</privacy-settings-button>')
    assert.equal(capability, 'manage_options')
    const refused = run({ saved }).page
    assert.match(refused, /^died: /)
    assert.ok(!refused.includes('<form'))
  })

  test('keeps what it had for a setting that cannot be used, and says what to write', () => {
    const input = {
      mode: 'nowhere',
      tier: 'strict',
      inline: '1',
      categories: ['marketing', 'everything', 'measurement'],
      services: 'you<tube>;',
      tag_manager_id: 'UA-1',
      policy_version: '2026-02',
      policy_url: 'javascript:alert(1)',
    }
    const { saved, errors } = run({ saved: { services: 'vimeo' }, input })
    assert.deepEqual(saved.categories, ['measurement', 'marketing'])
    assert.equal(saved.mode, 'offline')
    assert.equal(saved.tier, 'strict')
    assert.equal(saved.services, 'vimeo')
    assert.equal(saved.policy_url, '')
    assert.equal(saved.policy_version, '2026-02')
    assert.equal(saved.footer_button, false)
    assert.deepEqual(Object.keys(errors), ['services', 'tag_manager_id'])
    assert.match(errors.tag_manager_id, /GTM-ABC123/)
    const served = run({ input: { mode: 'c15t' } })
    assert.equal(served.saved.mode, 'offline')
    assert.ok(served.errors.backend_url)
  })

  test('registers with the WP Consent API, and passes decisions on only where it is active', () => {
    const alone = run()
    assert.equal(alone.consentType, 'optin')
    assert.equal(alone.registered, true)
    assert.deepEqual(alone.enqueued, [])
    const [[, url, needs]] = run({ consentApi: true }).enqueued
    assert.match(url, /assets\/wp-consent-api\.js$/)
    assert.deepEqual(needs, ['wp-consent-api'])
  })

  test('keeps optimizers away from the guard, links its settings and deletes them', () => {
    const { excluded, autoptimize, links, deleted, policy } = run()
    assert.deepEqual(excluded, ['theirs', 'consent-elements'])
    assert.equal(autoptimize, 'theirs,consent-elements')
    assert.match(links[0], /options-general\.php\?page=consent-elements/)
    assert.deepEqual(deleted, ['consent_elements'])
    assert.match(policy, /Nothing is stored before you choose/)
  })
}
if (hasPhp) describe('the WordPress plugin on a stub of WordPress', describeRuns)
