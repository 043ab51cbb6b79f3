// Each planted mistake is found, each with its place and the line to paste, and nothing else; correct sites have no finding.
// The parts of the doctor run here with browsers that all sites share; the last tests start the command itself.
import { deepStrictEqual, match, ok, strictEqual } from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { policyFor } from '../../dist/policies.js'
import { correctSites } from './doctor/correct-sites.mjs'
import { mistakes } from './doctor/mistakes.mjs'
import { distFiles } from './doctor/site-files.mjs'
import { builtTools } from './support/built-tools.mjs'
import { startSites } from './support/start-sites.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const tools = await builtTools('doctor', 'dist/services.json')
const correct = await correctSites()
const chosen = process.env.DOCTOR_SITES?.split(',')
const isChosen = name => chosen === undefined || chosen.includes(name)

/** The parts of the doctor, with the data of the built tools beside them. */
async function doctorParts() {
  const outfile = join(tools, 'doctor-parts.mjs')
  const contents = `
    export { openBrowser } from './audit/browser/open-browser'
    export { loadData } from './audit/load-data'
    export { observePage } from './doctor/observe-page'
    export { findProblems } from './doctor/find-problems'`
  await build({
    stdin: { contents, resolveDir: join(root, 'src/tools') },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  })
  return import(pathToFileURL(outfile).href)
}

const packAt = place => {
  const [country, region] = place.split('-')
  return policyFor({ country, region })
}

/** Runs the command. */
const doctor = args =>
  new Promise(resolve =>
    execFile(process.execPath, [join(tools, 'cli.js'), 'doctor', ...args], { cwd: root }, (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, stdout, stderr }),
    ),
  )

/** Writes a site into a folder on disk. Functions have no file. */
function writeSite(files) {
  const folder = mkdtempSync(join(tmpdir(), 'consent-elements-doctor-'))
  for (const [path, content] of Object.entries(files)) {
    if (typeof content === 'function') continue
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return folder
}

/** A complete list, in the format of Disconnect. */
const lists = mkdtempSync(join(tmpdir(), 'consent-elements-lists-'))
writeFileSync(
  join(lists, 'services.json'),
  JSON.stringify({
    categories: { Advertising: [{ 'Ad House': { 'https://adhouse.test/': ['adhouse.test'] } }] },
  }),
)
process.env.CONSENT_LISTS_FOLDER = lists

describe('doctor', { concurrency: 3 }, () => {
  let server
  let findIn
  /** What we have written to the console, by site. */
  const messages = new Map()
  const browsers = []
  before(async () => {
    const sites = [...Object.entries(correct), ...Object.entries(mistakes).map(([name, { files }]) => [name, files])]
    const policy = '<!doctype html><title>Privacy</title>'
    server = await startSites(
      Object.fromEntries(
        sites.map(([name, files]) => [
          `${name}.test`,
          {
            files: { '/privacy': policy, '/privacy/': policy, ...files },
            headers: { 'x-frame-options': 'SAMEORIGIN' },
          },
        ]),
      ),
    )
    const { openBrowser, observePage, findProblems, loadData } = await doctorParts()
    const data = loadData()
    const free = []
    /** One page at a time in each browser. */
    findIn = async (name, countries = []) => {
      const own = free.pop() ?? (await openBrowser({ executable: null, args: server.browserArgs, command: 'doctor' }))
      if (!browsers.includes(own)) browsers.push(own)
      const options = {
        url: `https://${name}.test/`,
        file: null,
        folder: null,
        timeout: 20,
        quiet: 350,
        packs: countries.map(packAt),
      }
      const page = await observePage(own.root, data, options)
      free.push(own)
      const texts = page.console.map(({ text }) => text).filter(text => text.startsWith('consent-elements'))
      messages.set(name, texts)
      return findProblems(page)
    }
  })
  after(async () => {
    await Promise.all(browsers.map(browser => browser.close()))
    server?.stop()
    rmSync(lists, { recursive: true })
  })

  for (const [name, { expected, line, seen, paste, says, countries }] of Object.entries(mistakes).filter(([name]) =>
    isChosen(name),
  ))
    test(`finds the mistake of ${name}, and nothing else`, { timeout: 60_000 }, async () => {
      const findings = await findIn(name, countries)
      const [first] = findings
      deepStrictEqual(
        findings.map(({ id }) => id),
        expected,
        JSON.stringify(findings, null, 1),
      )
      if (line !== undefined) strictEqual(first.place.line, line, JSON.stringify(first))
      if (seen) match(first.seen, seen)
      if (paste) match(first.paste, paste)
      for (const { why, fix } of findings) ok(why.endsWith('.') && fix.length > 10)
      if (says) strictEqual(messages.get(name).filter(text => says.test(text)).length, 1, messages.get(name).join('\n'))
      deepStrictEqual(messages.get(name), [...new Set(messages.get(name))], 'a message is in the console twice')
    })
  for (const name of Object.keys(correct).filter(isChosen))
    test(`finds nothing wrong with ${name}`, { timeout: 60_000 }, async () => {
      deepStrictEqual(await findIn(name), [])
    })

  test('checks a correct site against the packs of its visitors, and refuses places without one', async () => {
    const site = mistakes['keeps-refusals-too-short'].files['/'].replace(' data-lifetime-days="30"', '')
    const folder = writeSite({ ...distFiles(), '/': site })
    const run = places => doctor([folder, '--countries', places, '--strict', '--browser-arg=--no-sandbox'])
    const good = await run('DE, FR,CA-QC')
    const wrong = await run('DE,Mars')
    rmSync(folder, { recursive: true })
    strictEqual(good.status, 0, good.stdout)
    strictEqual(wrong.status, 2)
    match(wrong.stderr, /--countries has "Mars"\. Allowed are countries/)
  })

  test('every finding of the help text has a site that shows it, and a row in the docs', () => {
    const { stdout } = spawnSync(process.execPath, [join(tools, 'cli.js'), 'doctor', '--help'], { encoding: 'utf8' })
    const planted = new Set(Object.values(mistakes).flatMap(({ expected }) => expected))
    const listed = [...stdout.matchAll(/^ [ !]([a-z]+(?:-[a-z]+)+) /gm)].map(([, id]) => id)
    deepStrictEqual(
      listed.filter(id => id !== 'settings-do-not-open' && !planted.has(id)),
      [],
    )
    ok(listed.length > 20)
    const page = readFileSync(join(root, 'docs/guides/install-and-check.md'), 'utf8')
    const described = [...page.matchAll(/^\| `([a-z]+(?:-[a-z]+)+)` \|/gm)].map(([, id]) => id)
    deepStrictEqual(described, listed)
  })
  test('checks the pages of a folder, and ends with status 1 and a JSON report', { timeout: 60_000 }, async () => {
    const { files } = mistakes['ungated-frame']
    const folder = writeSite({ ...files, '/about/index.html': mistakes['no-way-back'].files['/'] })
    const { status, stdout } = await doctor([folder, '--json', '-', '--browser-arg=--no-sandbox'])
    rmSync(folder, { recursive: true })
    const { pages, findings, schema } = JSON.parse(stdout)
    strictEqual(status, 1)
    strictEqual(schema, 1)
    deepStrictEqual(pages, ['index.html', 'about/index.html'])
    deepStrictEqual(
      findings.map(({ id, place }) => [id, place.file, place.line]),
      [
        ['ungated-embed', 'index.html', 13],
        ['no-way-back', 'about/index.html', null],
      ],
    )
  })
  test(
    'names the file, the line and the right path in a folder, whatever its files are called',
    { timeout: 60_000 },
    async () => {
      const html = mistakes['no-way-back'].files['/'].replaceAll('"/consent-elements/', '"consent-elements/')
      const folder = writeSite({
        ...distFiles(),
        '/a #1/ü.html': html.replace('<footer>', '<footer data-consent-open>'),
      })
      const { status, stdout } = await doctor([folder, '--browser-arg=--no-sandbox'])
      rmSync(folder, { recursive: true })
      strictEqual(status, 1, stdout)
      match(
        stdout,
        /✗ wrong-path {2}a #1\/ü\.html:6\n {4}\/a%20%231\/consent-elements\/guard\.js answers with status 404/,
      )
      match(
        stdout,
        /The files are in \/consent-elements\/\. Write the tags like this:\n {6}<link rel="modulepreload" href="\/consent-elements\/consent-elements\.js">\n {6}<script src="\/consent-elements\/guard\.js"/,
      )
    },
  )
  test('ends for a server that does not answer, and names what to do about a login', { timeout: 60_000 }, async () => {
    const server = createServer((request, response) => {
      if (request.url === '/login') response.writeHead(403).end('no')
    })
    await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
    const run = path =>
      doctor([`http://127.0.0.1:${server.address().port}${path}`, '--timeout', '2', '--browser-arg=--no-sandbox'])
    const silent = await run('/')
    const closed = await run('/login')
    server.close()
    server.closeAllConnections()
    strictEqual(silent.status, 2)
    match(silent.stderr, /did not load within 2 s\./)
    strictEqual(closed.status, 2)
    match(closed.stderr, /status 403\. The site requires a login\./)
  })
  test('names pages without a tracker, and counts pages with one as errors', { timeout: 60_000 }, async () => {
    const plain = body => `<!doctype html><meta charset="utf-8"><title>Page</title><p>Page${body}`
    const tracking = plain('<script>new Image().src = "https://www.google-analytics.com/collect?v=1"</script>')
    const folder = writeSite({
      ...distFiles(),
      '/': mistakes['no-viewport'].files['/'],
      '/imprint.html': plain(''),
      '/moved.html': '<!doctype html><meta http-equiv="refresh" content="0; url=/">',
      '/a.html': tracking,
      '/b.html': tracking,
    })
    const run = (...args) => doctor([folder, ...args, '--browser-arg=--no-sandbox'])
    const { status, stdout } = await run('--json', '-')
    const { pages, withoutTrackers, findings } = JSON.parse(stdout)
    strictEqual(status, 1)
    deepStrictEqual(pages, ['index.html', 'a.html', 'b.html', 'imprint.html'])
    deepStrictEqual(withoutTrackers, ['imprint.html'])
    deepStrictEqual(
      findings.map(({ id, place, also }) => [id, place.file, also]),
      [
        ['missing-viewport', 'index.html', []],
        ['not-installed', 'a.html', ['b.html']],
      ],
    )
    for (const name of ['a', 'b']) rmSync(join(folder, `${name}.html`))
    const text = await run()
    rmSync(folder, { recursive: true })
    strictEqual(text.status, 0, text.stdout)
    match(text.stdout, /without a tracker: imprint\.html\.[^]*2 pages checked: no errors, 1 warning\./)
  })
  test('ends with status 0 for a correct folder, and shows warnings', { timeout: 60_000 }, async () => {
    const folder = writeSite({ ...distFiles(), '/': mistakes['no-viewport'].files['/'] })
    const { status, stdout } = await doctor([folder, '--browser-arg=--no-sandbox'])
    rmSync(folder, { recursive: true })
    strictEqual(status, 0, stdout)
    match(stdout, /! missing-viewport {2}index\.html\n[^]*1 page checked: no errors, 1 warning\./)
  })
})
