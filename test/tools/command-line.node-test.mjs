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

test('--help lists the commands and ends with status 0', () => {
  const { status, stdout } = run(['--help'])
  strictEqual(status, 0)
  match(stdout, /audit {2,}Shows what a site sends/)
})
test('audit --help names every finding', () => {
  const { status, stdout } = run(['audit', '--help'])
  strictEqual(status, 0)
  match(stdout, /tracker-before-consent[^]*could-not-answer/)
})
wrong('no command is wrong usage', [], /No command was given/)
wrong('an unknown command is wrong usage', ['audlt'], /There is no command "audlt"/)
wrong('an audit needs an address', ['audit'], /Give one address/)
wrong('an audit takes no other protocols', ['audit', 'ftp://example.com'], /no http or https address/)
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
  /is no report/,
)
wrong(
  'a missing browser is reported with how to get one',
  ['audit', 'https://a.test', '--executable', '/no/such/browser'],
  /no browser at \/no\/such\/browser[^]*apt-get install chromium[^]*CHROME_PATH/,
)

test('a missing puppeteer-core is reported with how to install it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'consent-elements-'))
  cpSync(tools, folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const args = [join(folder, 'cli.js'), 'audit', 'https://a.test']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  strictEqual(status, 2, stderr)
  match(stderr, /npm install --save-dev puppeteer-core/)
})
