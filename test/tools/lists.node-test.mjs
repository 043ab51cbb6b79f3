import { deepStrictEqual, doesNotMatch, match, strictEqual } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { after, test } from 'node:test'
import { builtTools } from './support/built-tools.mjs'
import { source } from './support/source.mjs'

/** Small files in the formats of the three lists, written for this test. */
const files = {
  'services.json': JSON.stringify({
    license: 'none',
    categories: {
      Advertising: [{ 'Ad House': { 'https://adhouse.test/': ['adhouse.test', 'adhouse-cdn.test'] } }],
      Analytics: [{ 'Count Co': { 'https://countco.test/': ['countco.test'], performance: 'true' } }],
      Content: [{ 'Film Club': { 'https://filmclub.test/': ['filmclub.test'] } }],
    },
  }),
  'extension-tds.json': JSON.stringify({
    trackers: {
      'countco.test': {
        domain: 'countco.test',
        owner: { name: 'Count Company, Inc.', displayName: 'Count' },
        default: 'block',
        categories: ['Analytics', 'Audience Measurement'],
        rules: [{ rule: 'countco\\.test\\/widget', action: 'ignore' }],
      },
      'shared.test': {
        domain: 'shared.test',
        owner: { name: 'Shared Hosting', displayName: 'Shared' },
        default: 'ignore',
        categories: ['Advertising'],
        rules: [
          { rule: 'shared\\.test\\/collect', exceptions: { domains: ['bank.test'] } },
          { rule: 'shared\\.test\\/only', options: { domains: ['news.test'] } },
        ],
      },
    },
    entities: { 'Quiet, Inc.': { domains: ['quiet.test'], displayName: 'Quiet' } },
    domains: { 'quiet.test': 'Quiet, Inc.' },
    cnames: {},
  }),
  'easyprivacy.txt': `[Adblock Plus 2.0]
! Title: EasyPrivacy
! Licence: https://easylist.to/pages/licence.html
||wholehost.test^$third-party
||paths.test/pixel.gif?
/beacon-of-many/*$image,third-party
*$ping,third-party
@@||paths.test/pixel.gif?$domain=partner.test
@@||wholehost.test/needed.js$script,domain=partner.test
##.ad
`,
}
const answers = new Map([
  ...Object.entries(files).map(([name, text]) => [`/good/${name}`, text]),
  ['/broken/services.json', '<!doctype html>'],
  ['/broken/extension-tds.json', '{"trackers":{}}'],
  ['/broken/easyprivacy.txt', 'Not found'],
])
const server = createServer(({ url }, response) => {
  response.statusCode = answers.has(url) ? 200 : 404
  response.end(answers.get(url))
}).listen(0, '127.0.0.1')
await new Promise(resolve => server.once('listening', resolve))
const origin = `http://127.0.0.1:${server.address().port}`
const tools = await builtTools('lists')
/** `init` copies the files that pages load, so it runs from the build. */
const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'lists-'))
const out = join(folder, 'lists')
after(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Runs a command beside our server, which a synchronous call would block. */
const run = (...args) =>
  new Promise(resolve => {
    const env = { ...process.env, CONSENT_LISTS_FOLDER: out }
    const child = spawn(process.execPath, [join(args[0] === 'init' ? dist : tools, 'cli.js'), ...args], { env })
    const output = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr']) child[name].on('data', text => (output[name] += text))
    child.on('close', status => resolve({ status, ...output }))
  })
const page = join(folder, 'project')
mkdirSync(page)
writeFileSync(
  join(page, 'index.html'),
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
<script src="https://cdn.adhouse.test/tag.js"></script>
<script src="https://cdn.harmless.test/menu.js"></script>
</head><body><img src="https://paths.test/pixel.gif?id=1" alt=""></body></html>`,
)

test('init says that it has no lists, and leaves alone what only they know', async () => {
  const { status, stdout } = await run('init', page, '--print')
  strictEqual(status, 0)
  match(stdout, /No complete lists are on this machine.*npx consent-elements lists update/)
  doesNotMatch(stdout, /trackingHosts/)
})

test('lists update downloads each list, and names its licence', async () => {
  const { status, stdout, stderr } = await run('lists', 'update', '--url', `${origin}/good`)
  strictEqual(status, 0, stderr)
  match(stdout, /^Disconnect: 3 hosts or rules\. Licence: CC BY-NC-SA 4\.0, which excludes commercial use\.$/m)
  match(stdout, /^DuckDuckGo: 2 hosts or rules\. Licence: CC BY-NC-SA 4\.0/m)
  match(stdout, /^EasyPrivacy: 6 hosts or rules\. Licence: GPL 3\.0 or CC BY-SA 3\.0/m)
  deepStrictEqual(readdirSync(out).toSorted(), Object.keys(files).toSorted())
  for (const [name, text] of Object.entries(files)) strictEqual(readFileSync(join(out, name), 'utf8'), text)
})

test('a text that is no such list does not replace the one that is there', async () => {
  const { status, stderr } = await run('lists', 'update', '--url', `${origin}/broken`)
  strictEqual(status, 1)
  for (const title of ['Disconnect', 'DuckDuckGo', 'EasyPrivacy'])
    match(stderr, new RegExp(`^${title} was not updated`, 'm'))
  for (const [name, text] of Object.entries(files)) strictEqual(readFileSync(join(out, name), 'utf8'), text)
  const missing = await run('lists', 'update', '--url', `${origin}/nowhere`, '--only', 'disconnect')
  match(missing.stderr, /answered with status 404/)
})

test('--only downloads the named lists, and wrong arguments are named', async () => {
  const other = join(folder, 'other')
  const { status } = await run('lists', 'update', '--url', `${origin}/good`, '--only', 'easyprivacy', '--out', other)
  strictEqual(status, 0)
  deepStrictEqual(readdirSync(other), ['easyprivacy.txt'])
  for (const [args, expected] of [
    [['lists'], /allowed is update/],
    [['lists', 'update', '--only', 'easylist'], /--only was given "easylist"; allowed are disconnect, duckduckgo/],
    [['lists', 'update', '--url', 'ftp://x'], /--url was given "ftp:\/\/x"/],
  ]) {
    const { status: wrong, stderr } = await run(...args)
    strictEqual(wrong, 2)
    match(stderr, expected)
  }
})

/** Reads the lists in this process. */
async function opened() {
  process.env.CONSENT_LISTS_FOLDER = out
  const { loadLists } = await source('lists/load-lists.ts')
  return loadLists()
}

test('lists find hosts with their subdomains, paths, rules for some pages, and exceptions', async () => {
  const lists = await opened()
  const find = (address, from = 'shop.test') => {
    const found = lists.find(new URL(`https://${address}`), new URL(`https://${from}/`))
    return found && [found.entry, found.category, found.company, found.by.join(' ')]
  }
  for (const [address, expected, from] of [
    ['x.adhouse-cdn.test/a.js?q=1', ['x.adhouse-cdn.test', 'marketing', 'Ad House', 'Disconnect']],
    ['countco.test/c', ['countco.test', 'measurement', 'Count Co', 'Disconnect DuckDuckGo']],
    ['filmclub.test/film', null],
    ['shared.test/collect?x=1', ['shared.test/collect', 'marketing', 'Shared', 'DuckDuckGo']],
    ['shared.test/collect?x=1', null, 'www.bank.test'],
    ['shared.test/only', null],
    ['shared.test/only', ['shared.test/only', 'marketing', 'Shared', 'DuckDuckGo'], 'news.test'],
    ['shared.test/picture.png', null],
    ['a.wholehost.test/x/y', ['a.wholehost.test', 'measurement', null, 'EasyPrivacy']],
    ['wholehost.test/', null, 'wholehost.test'],
    ['paths.test/pixel.gif?id=1', ['paths.test/pixel.gif', 'measurement', null, 'EasyPrivacy']],
    ['paths.test/pixel.gif?id=1', null, 'partner.test'],
    ['paths.test/other.gif', null],
    ['any.test/beacon-of-many/1', ['any.test/beacon-of-many/1', 'measurement', null, 'EasyPrivacy']],
    ['notadhouse.test/', null],
  ])
    deepStrictEqual(find(address, from), expected, `${address} on ${from}`)
  strictEqual(lists.companyOf('cdn.quiet.test'), 'Quiet')
  strictEqual(lists.companyOf('filmclub.test'), 'Film Club')
  strictEqual(lists.companyOf('harmless.test'), null)
})

test('the audit names companies, and writes exactly the used hosts that the guard lacks into trackingHosts', async () => {
  const lists = await opened()
  const { createAttributor } = await source('audit/attribution.ts')
  const { fittingOptions } = await source('audit/write-configuration.ts')
  const data = {
    services: [],
    trackingHosts: new Map([['adhouse.test', 'marketing']]),
    companies: new Map(),
    needed: new Map([
      ['pay.countco.test', 'all'],
      ['adhouse-cdn.test', 'itself'],
    ]),
    lists,
  }
  const { request } = createAttributor(data, 'https://shop.test/')
  const sent = [
    'https://adhouse.test/known-to-the-guard',
    'https://a.wholehost.test/x',
    'https://paths.test/pixel.gif?id=1',
    'https://countco.test/c',
    'https://quiet.test/file.js',
    'https://shop.test/beacon-of-many/1',
  ].map(url => ({ url, host: new URL(url).host, ...request(url) }))
  deepStrictEqual(
    sent.map(({ company, category, tracker, listed }) => [company, category, tracker, listed?.by ?? []]),
    [
      ['Ad House', 'marketing', true, []],
      ['unknown', 'measurement', true, ['EasyPrivacy']],
      ['unknown', 'measurement', true, ['EasyPrivacy']],
      ['Count Co', 'measurement', true, ['Disconnect', 'DuckDuckGo']],
      ['Quiet', 'unknown', false, []],
      ['first party', 'unknown', false, []],
    ],
  )
  // Payment, sign-in and front doors of portals stay reachable, whatever lists say.
  for (const [host, tracker] of [
    ['js.pay.countco.test', false],
    ['adhouse-cdn.test', false],
    ['pixel.adhouse-cdn.test', true],
  ])
    strictEqual(request(`https://${host}/x`).tracker, tracker, host)
  const state = requests => ({ requests, cookies: [], storage: [] })
  const states = { undecided: state(sent), rejected: state(sent), accepted: state([]), withdrawn: state([]) }
  deepStrictEqual(fittingOptions({ states }).trackingHosts, {
    'a.wholehost.test': 'measurement',
    'paths.test/pixel.gif': 'measurement',
    'countco.test': 'measurement',
  })
})

test('init gates what the lists know, and writes it into trackingHosts', async () => {
  const { status, stdout } = await run('init', page, '--print')
  strictEqual(status, 0)
  match(stdout, /compared with these lists: Disconnect of \d{4}-\d\d-\d\d; DuckDuckGo of .*; EasyPrivacy of/)
  match(
    stdout,
    /^\+.*data-options='\{"trackingHosts":\{"cdn\.adhouse\.test":"marketing","paths\.test\/pixel\.gif":"measurement"\}\}'/m,
  )
  match(stdout, /^\+.*data-consent="marketing".*data-src="https:\/\/cdn\.adhouse\.test\/tag\.js"/m)
  doesNotMatch(stdout, /^\+.*data-src="https:\/\/cdn\.harmless\.test/m)
})

test('a list that cannot be read is named, and the others are used', async () => {
  writeFileSync(join(out, 'services.json'), '{')
  const { stdout } = await run('init', page, '--print')
  match(stdout, /Disconnect, which cannot be read: /)
  doesNotMatch(stdout, /cdn\.adhouse\.test":/)
  match(stdout, /paths\.test\/pixel\.gif/)
  strictEqual(existsSync(join(out, 'services.json.new')), false)
})
