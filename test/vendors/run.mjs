// `npm run test:vendors [name …]`: SDKs of vendors, installed from npm and bundled as sites do, in Chromium. The page has
// what `headHtml` writes: the gate, and the guard half a second later, so that the SDK starts under the gate. With `--tag`
// it has the recommended tag. A server on this machine answers as the vendors. Each SDK is visited without us, and with
// us in five states: undecided, accepted, reloaded, withdrawn, rejected. `--newest` installs the newest versions,
// `--resume` keeps the results of the last run, and opens only the SDKs that it has not opened; names are always opened
// again. `--minutes=4` opens no further SDK after that time; go on with `--resume`. `--write` writes all results into docs/internals/vendors.md. It reads the built files in dist/.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { launch } from 'puppeteer-core'
import { headHtml } from '../../dist/server.js'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { sameNode } from '../support/built-sites.mjs'
import { necessary } from './necessary.mjs'
import { problemsOf } from './problems-of.mjs'
import { sdks } from './sdks.mjs'
import { startVendorServer } from './vendor-server.mjs'
import { visitStates } from './visit.mjs'
import { wrappers } from './wrappers.mjs'
import { writeTable } from './write-table.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = fileURLToPath(new URL('.', import.meta.url))
const words = process.argv.slice(2)
const asked = words.filter(word => !word.startsWith('--'))
const all = { ...sdks, ...wrappers, ...necessary }
for (const name of asked)
  if (!all[name]) throw new Error(`There is no "${name}"; known are ${Object.keys(all).join(', ')}`)
/** Installs the SDKs in a folder that git ignores, once for each list of versions. @returns the folder */
function install(isNewest, isKept) {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const versions = isNewest ? Object.keys(dependencies).map(name => [name, 'latest']) : Object.entries(dependencies)
  const place = join(folder, 'node_modules', isNewest ? '.newest' : '.pinned')
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: Object.fromEntries(versions) })
  const file = join(place, 'package.json')
  if (isKept && existsSync(file) && readFileSync(file, 'utf8') === manifest) return place
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  writeFileSync(file, manifest)
  const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-package-lock', '--no-audit', '--no-fund']
  try {
    execFileSync('npm', ['install', ...flags, '--loglevel=error'], { cwd: place, env: sameNode, stdio: 'inherit' })
  } catch (error) {
    rmSync(file)
    throw error
  }
  return place
}

const isNewest = words.includes('--newest')
// Some of the newest versions may have changed since, unless the run goes on with an earlier one.
const place = install(isNewest, !isNewest || words.includes('--resume') || asked.length > 0)
const hasTag = words.includes('--tag')
const stored = join(place, hasTag ? 'results-tag.json' : 'results.json')
const results = new Map(
  (words.includes('--resume') || asked.length > 0) && existsSync(stored)
    ? Object.entries(JSON.parse(readFileSync(stored, 'utf8')))
    : [],
)
for (const name of asked) results.delete(name)
const chosen = (asked.length > 0 ? asked : Object.keys(all)).filter(name => !results.has(name))
const keep = (name, result) => {
  results.set(name, result)
  console.log(`${result.problems.length > 0 ? 'FAILED' : 'ok    '} ${name}`)
  writeFileSync(stored, JSON.stringify(Object.fromEntries(results), null, 1))
}
const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }
/** Returns the lines of the guide that call the SDK's own consent function. */
const consentCall = ({ consent }) =>
  consent
    ? `window.consentManager?.onConsentChange(({ consentInfo, effectiveConsents: { measurement: on } }) => {
        if (consentInfo) ${consent}
      })`
    : ''
const bundles = new Map()
for (const name of chosen)
  try {
    const { outputFiles } = await build({
      stdin: {
        contents: `${all[name].code}\n${consentCall(all[name])}\nwindow.sdkReady = true`,
        resolveDir: place,
        loader: 'js',
      },
      bundle: true,
      write: false,
      format: 'iife',
      platform: 'browser',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'globalThis' },
      loader: { '.css': 'empty', '.svg': 'empty' },
      logLevel: 'silent',
    })
    bundles.set(name, outputFiles[0].text)
  } catch (error) {
    keep(name, { problems: [`it cannot be bundled: ${error.message.split('\n').slice(0, 3).join(' ')}`] })
  }

/** How long the guard's file takes behind the gate. The code of the page starts meanwhile. */
const GUARD_MS = 500
/** What the head of a page has, with the addresses that the site has given its services. */
async function headOf({ services }) {
  if (!hasTag) return (await headHtml({ options: { mode: 'offline', categories: 'all' }, services })).html
  const declared = services ? ` data-services="${services}"` : ''
  return `<script src="/consent-elements/guard.js" data-manager data-mode="offline" data-categories="all" data-pending="hold"${declared}></script>`
}
const heads = new Map()
for (const name of chosen) heads.set(name, await headOf(all[name]))

function site(path) {
  const [, part, ...rest] = path.split('/')
  if (part === 'guarded' || part === 'plain') {
    const head = part === 'guarded' ? heads.get(rest[0]) : '<meta charset="utf-8">'
    const body = `<!doctype html><html lang="en"><head>${head}<link rel="icon" href="data:,"><title>Shop</title></head>
      <body><h1>Shop</h1><script src="/bundles/${rest[0]}.js"></script></body></html>`
    return { type: 'text/html', body }
  }
  if (part === 'bundles') return { type: 'text/javascript', body: bundles.get(rest[0].replace(/\.js$/, '')) ?? '' }
  const file = join(root, 'dist', ...rest)
  if (part === 'consent-elements' && existsSync(file))
    return {
      type: types[extname(file)] ?? 'text/plain',
      body: readFileSync(file),
      delay: !hasTag && rest[0] === 'guard.js' ? GUARD_MS : 0,
    }
  return null
}

const server = await startVendorServer(site)
const options = await chromiumLaunchOptions()
const args = options.args.filter(word => !word.startsWith('--host-resolver-rules'))
const browser = await launch({
  ...options,
  acceptInsecureCerts: true,
  args: [
    ...args,
    `--host-resolver-rules=MAP * 127.0.0.1:${server.port}, EXCLUDE localhost`,
    '--ignore-certificate-errors',
    '--disable-quic',
    '--disable-features=LocalNetworkAccessChecks,PrivateNetworkAccessRespectPreflightResults',
  ],
})

const waiting = chosen.filter(name => bundles.has(name))
const [minutes] = words.flatMap(word => word.match(/^--minutes=(\d+)$/)?.[1] ?? [])
const end = minutes ? Date.now() + minutes * 60_000 : Infinity
async function work() {
  while (waiting.length > 0 && Date.now() < end) {
    const name = waiting.shift()
    const sdk = { name, ...all[name] }
    try {
      const plain = await visitStates(browser, server, sdk, false)
      const guarded = await visitStates(browser, server, sdk, true)
      const problems = problemsOf(sdk, name in necessary, plain, guarded)
      keep(name, { plain, guarded, problems })
    } catch (error) {
      keep(name, { problems: [error.message] })
    }
  }
}
// Pages mostly wait, so several are open at once.
await Promise.all([1, 2, 3, 4].map(work))
await browser.close()
server.stop()

if (words.includes('--write')) writeTable(results, place)
const failed = [...results].filter(([, { problems }]) => problems.length > 0)
for (const [name, { problems }] of failed) console.log(`FAILED  ${name}\n        ${problems.join('\n        ')}`)
if (waiting.length > 0) console.log(`${waiting.length} are not opened; go on with --resume`)
console.log(`\n${results.size - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 || waiting.length > 0 ? 1 : 0
