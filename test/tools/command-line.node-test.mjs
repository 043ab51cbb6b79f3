import { match, strictEqual } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { builtTools } from './support/built-tools.mjs'

const tools = await builtTools('command-line')
const run = args => spawnSync(process.execPath, [join(tools, 'cli.js'), ...args], { encoding: 'utf8' })

const wrong = (title, args, message) =>
  test(title, () => {
    const { status, stderr } = run(args)
    strictEqual(status, 2, stderr)
    match(stderr, message)
  })

test('--help lists the commands and exits with status 0', () => {
  const { status, stdout } = run(['--help'])
  strictEqual(status, 0)
  match(stdout, /init {2,}Installs[^]*doctor {2,}Finds mistakes[^]*audit {2,}Shows what a site sends/)
})
test('audit --help lists every finding', () => {
  const { status, stdout } = run(['audit', '--help'])
  strictEqual(status, 0)
  match(stdout, /tracker-before-consent[^]*could-not-answer/)
})
wrong('no command is wrong usage', [], /No command was given/)
wrong('an unknown command is wrong usage', ['audlt'], /There is no command "audlt"/)
wrong('an audit needs an address', ['audit'], /Give one address/)
wrong('an audit takes no other protocols', ['audit', 'ftp://example.com'], /not an http or https address/)
wrong('an unknown option is wrong usage', ['audit', 'https://a.test', '--jsn', 'x'], /--jsn/)
wrong('--pages takes whole numbers from 1 to 50', ['audit', 'https://a.test', '--pages', '0'], /from 1 to 50/)
wrong('--viewport names what is allowed', ['audit', 'https://a.test', '--viewport', 'tv'], /desktop, phone, both/)
wrong(
  '--viewport is no name of an object’s own methods',
  ['audit', 'https://a.test', '--viewport', 'toString'],
  /desktop/,
)
wrong('--fail-on names what is allowed', ['audit', 'https://a.test', '--fail-on', 'trackers'], /tracker-before-consent/)
wrong('--fail-on new needs --compare', ['audit', 'https://a.test', '--fail-on', 'new'], /needs --compare/)
wrong(
  'a report is written to a folder that exists, which is checked before the audit',
  ['audit', 'https://a.test', '--json', '/no/such/folder/a.json'],
  /--json: there is no folder \/no\/such\/folder/,
)
wrong('an unknown option points to --help', ['audit', 'https://a.test', '--jsn', 'x'], /audit --help lists/)
wrong(
  '--compare needs a report',
  ['audit', 'https://a.test', '--compare', join(tools, 'services.json')],
  /is not a report/,
)
wrong(
  'a missing browser is reported with how to get one',
  ['audit', 'https://a.test', '--executable', '/no/such/browser'],
  /no browser at \/no\/such\/browser[^]*apt-get install chromium[^]*CHROME_PATH/,
)

wrong('the doctor needs an address or a folder', ['doctor'], /Give one address or folder/)
wrong('the doctor names a folder that does not exist', ['doctor', './no-such-folder'], /neither a folder nor an http/)
wrong('the doctor takes no file', ['doctor', join(tools, 'cli.js')], /is a file/)
wrong('the doctor reports a folder without pages', ['doctor', tools], /has no HTML file/)
wrong('--ignore names what is allowed', ['doctor', 'https://a.test', '--ignore', 'late'], /guard-late/)

test('a missing puppeteer-core is reported with installation instructions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'consent-elements-'))
  cpSync(tools, folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const messages = {
    audit: /puppeteer-core @duckduckgo\/autoconsent\n/,
    doctor: /npm install --save-dev puppeteer-core\n/,
  }
  for (const [command, message] of Object.entries(messages)) {
    const args = [join(folder, 'cli.js'), command, 'https://a.test']
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    strictEqual(status, 2, stderr)
    match(stderr, message)
  }
  rmSync(folder, { recursive: true })
})
