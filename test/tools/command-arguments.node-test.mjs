// The arguments of `audit` and `doctor`: what they mean, and what is reported of wrong ones.
import { deepStrictEqual, match, strictEqual, throws } from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { source } from './support/source.mjs'

const { readAuditArguments } = await source('audit/read-audit-arguments.ts')
const { readDoctorArguments } = await source('doctor/read-doctor-arguments.ts')

const root = mkdtempSync(join(tmpdir(), 'consent-elements-arguments-'))
after(() => rmSync(root, { recursive: true }))

test('the arguments of audit have their limits, and wrong ones are named with what is allowed', () => {
  const { options, files, failOn, write, compare, showsAddresses } = readAuditArguments(['https://site.test'])
  deepStrictEqual(options, {
    url: 'https://site.test/',
    pages: 1,
    gpc: false,
    viewports: ['desktop'],
    timeout: 20,
    executable: null,
    browserArgs: [],
  })
  deepStrictEqual(
    [Object.values(files).filter(Boolean), failOn, write, compare, showsAddresses],
    [[], [], false, null, false],
  )
  for (const [text, url] of [
    ['localhost:3000', 'http://localhost:3000/'],
    ['127.0.0.1/a', 'http://127.0.0.1/a'],
    ['[::1]:80', 'http://[::1]/'],
    ['shop.localhost', 'http://shop.localhost/'],
    ['site.test:8080/a', 'https://site.test:8080/a'],
    ['localhost.site.test', 'https://localhost.site.test/'],
    ['http://site.test', 'http://site.test/'],
  ])
    strictEqual(readAuditArguments([text]).options.url, url)
  const earlier = join(root, 'a.json')
  writeFileSync(earlier, '{"schema":1,"findings":[]}')
  writeFileSync(join(root, 'old.json'), '{"schema":2,"findings":[]}')
  writeFileSync(join(root, 'list.json'), '{"schema":1,"findings":{}}')
  writeFileSync(join(root, 'bad.json'), '{')
  const all = readAuditArguments([
    'a.test',
    '--viewport',
    'both',
    '--pages=50',
    '--timeout=300',
    '--gpc',
    '--write',
    '--full-addresses',
    '--json',
    '-',
    '--html',
    join(root, 'a.html'),
    '--compare',
    earlier,
    '--fail-on',
    'new, gpc-ignored',
    '--executable',
    '/b',
    '--browser-arg=--c',
    '--browser-arg=--d',
  ])
  deepStrictEqual(all.options, {
    url: 'https://a.test/',
    pages: 50,
    gpc: true,
    viewports: ['desktop', 'phone'],
    timeout: 300,
    executable: '/b',
    browserArgs: ['--c', '--d'],
  })
  deepStrictEqual(
    [
      all.files.json,
      all.files.html,
      all.failOn,
      all.write,
      all.showsAddresses,
      all.compare.name,
      all.compare.report.schema,
    ],
    ['-', join(root, 'a.html'), ['new', 'gpc-ignored'], true, true, earlier, 1],
  )
  deepStrictEqual(readAuditArguments(['a.test', '--viewport=phone', '--pages=1', '--timeout=2']).options.viewports, [
    'phone',
  ])
  for (const [args, error] of [
    [[], /^UsageError: Give one address: npx consent-elements audit https:\/\/example\.com$/],
    [['a.test', 'b.test'], /Give one address/],
    [
      ['ftp://a.test'],
      /"ftp:\/\/a\.test" is not an http or https address\. Write, for example, https:\/\/example\.com$/,
    ],
    [['http://'], /is not an http or https address/],
    [['a.test', '--viewport=tv'], /--viewport is "tv"\. Allowed are: desktop, phone, both$/],
    [['a.test', '--viewport=constructor'], /--viewport is "constructor"/],
    [['a.test', '--pages=0'], /--pages is "0"\. Give a whole number from 1 to 50\./],
    [['a.test', '--pages=51'], /from 1 to 50/],
    [['a.test', '--pages=1.5'], /--pages is "1\.5"/],
    [['a.test', '--timeout=1'], /--timeout is "1"\. Give a whole number from 2 to 300\./],
    [['a.test', '--timeout=301'], /from 2 to 300/],
    [
      ['a.test', '--fail-on=film'],
      /--fail-on has "film"\. Allowed are: tracker-before-consent, .*could-not-answer, any, new$/,
    ],
    [['a.test', '--fail-on=new'], /--fail-on new needs --compare FILE\./],
    [['a.test', `--html=${join(root, 'no/a.html')}`], /--html: there is no folder .*no\. Create it first\./],
    [['a.test', `--json=${root}`], /--json: .* is a folder\. Give the name of a file\./],
    [['a.test', `--compare=${join(root, 'bad.json')}`], /--compare: .*bad\.json cannot be read: /],
    [['a.test', `--compare=${join(root, 'none.json')}`], /cannot be read: ENOENT/],
    [['a.test', `--compare=${join(root, 'old.json')}`], /is not a report of this version\. Write one with --json\./],
    [['a.test', `--compare=${join(root, 'list.json')}`], /is not a report of this version/],
  ])
    throws(() => readAuditArguments(args), error, args.join(' '))
})

test('the arguments of doctor have their limits, and wrong ones are named with what is allowed', () => {
  const read = readDoctorArguments(['https://site.test'])
  deepStrictEqual(read, {
    options: {
      target: 'https://site.test/',
      isFolder: false,
      pages: 10,
      timeout: 20,
      executable: null,
      browserArgs: [],
      packs: [],
    },
    json: undefined,
    ignored: [],
    isStrict: false,
    showsAddresses: false,
  })
  for (const [text, target] of [
    ['localhost:3000/a', 'http://localhost:3000/a'],
    ['localhost', 'http://localhost/'],
    ['127.0.0.1:80', 'http://127.0.0.1/'],
    ['[::1]:3000', 'http://[::1]:3000/'],
    ['site.test', 'https://site.test/'],
    ['site.test:8080', 'https://site.test:8080/'],
    ['HTTPS://Site.test', 'https://site.test/'],
  ])
    deepStrictEqual(
      [readDoctorArguments([text]).options.target, readDoctorArguments([text]).options.isFolder],
      [target, false],
    )
  const all = readDoctorArguments([
    root,
    '--strict',
    '--full-addresses',
    '--json=-',
    '--ignore',
    'late-charset, ,no-way-back',
    '--countries',
    'DE, FR,US-CA,DE',
    '--pages=200',
    '--timeout=2',
    '--executable=/b',
    '--browser-arg=--c',
  ])
  deepStrictEqual(
    [
      all.options.target,
      all.options.isFolder,
      all.options.pages,
      all.options.timeout,
      all.options.executable,
      all.options.browserArgs,
    ],
    [root, true, 200, 2, '/b', ['--c']],
  )
  deepStrictEqual(
    all.options.packs.map(({ id }) => id),
    ['gdpr-de', 'gdpr-fr', all.options.packs[2].id],
  )
  match(all.options.packs[2].places.join(' '), /US-CA/)
  deepStrictEqual(
    [all.isStrict, all.showsAddresses, all.json, all.ignored],
    [true, true, '-', ['late-charset', 'no-way-back']],
  )
  writeFileSync(join(root, 'page.html'), '')
  for (const [args, error] of [
    [
      [],
      /^UsageError: Give one address or folder: npx consent-elements doctor http:\/\/localhost:3000, or: doctor dist$/,
    ],
    [['a.test', 'b.test'], /Give one address or folder/],
    [['http://'], /"http:\/\/" is not an address\. Write, for example, https:\/\/example\.com$/],
    [[join(root, 'page.html')], /page\.html" is a file\. Give the folder that is the root of the site\.$/],
    [['no-folder'], /"no-folder" is neither a folder nor an http or https address\.$/],
    [['a/b.test'], /is neither a folder/],
    [['a.test', '--ignore=film'], /--ignore has "film"\. Allowed are: not-installed, .*no-frame-ancestors$/],
    [['a.test', '--ignore=constructor'], /--ignore has "constructor"/],
    [
      ['a.test', '--countries=DE,XX'],
      /--countries has "XX"\. Allowed are countries, and regions of countries, with a policy pack, such as: DE,FR,US-CA\. docs\/guides\/policy-packs\.md lists them\.$/,
    ],
    [['a.test', '--pages=201'], /--pages is "201"\. Give a whole number from 1 to 200\./],
    [['a.test', '--pages=0'], /from 1 to 200/],
    [['a.test', '--timeout=301'], /--timeout is "301"\. Give a whole number from 2 to 300\./],
  ])
    throws(() => readDoctorArguments(args), error, args.join(' '))
})
