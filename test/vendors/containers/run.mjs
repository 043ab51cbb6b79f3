// `npm run test:containers [-- name …]`: tag managers as large sites have them, over 500 route changes in Chromium. Adobe
// Tags and Matomo Tag Manager run their own code, from npm and from clones of their repositories; the containers of
// Google and Shopify are ours, written from the documentation. It reads the built files in dist/.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../../support/browsers.mjs'
import { sameNode } from '../../support/built-sites.mjs'
import { startVendorServer } from '../vendor-server.mjs'
import { journey, problemsOf } from './journey.mjs'
import { setups, vendors } from './setups.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const place = fileURLToPath(new URL('../node_modules/.containers', import.meta.url))

const repositories = {
  matomo: ['https://github.com/matomo-org/tag-manager', '6718a6e3704d4f441bb6b497963aee1ce1a64b57'],
  adobe: ['https://github.com/adobe/reactor-extension-core', 'a33c202c065c1c190a228551f53645e70577c72a'],
}
const packages = { '@adobe/reactor-turbine': '28.1.0', postscribe: '2.0.8' }

/** Clones a repository at its commit, once. @returns the folder */
function clone(name) {
  const [address, commit] = repositories[name]
  const folder = join(place, name)
  const git = (...words) => execFileSync('git', ['-C', folder, ...words], { stdio: 'pipe' })
  if (existsSync(join(folder, 'done'))) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  git('init', '--quiet')
  git('fetch', '--quiet', '--depth', '1', address, commit)
  git('checkout', '--quiet', 'FETCH_HEAD')
  writeFileSync(join(folder, 'done'), '')
  return folder
}

/** Installs the packages, once. @returns the folder */
function install() {
  const manifest = JSON.stringify({ private: true, dependencies: packages })
  const file = join(place, 'package.json')
  if (existsSync(file) && readFileSync(file, 'utf8') === manifest) return place
  mkdirSync(place, { recursive: true })
  writeFileSync(file, manifest)
  const flags = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...flags], { cwd: place, env: sameNode, stdio: 'inherit' })
  return place
}

const asked = process.argv.slice(2)
/** Clones a repository if a setup of it runs. The others need no network. */
const needed = name => (asked.length === 0 || asked.some(word => word.startsWith(name)) ? clone(name) : undefined)
const all = setups({ packages: install(), matomo: needed('matomo'), adobe: needed('adobe') })
for (const name of asked)
  if (!all[name]) throw new Error(`There is no "${name}"; known are ${Object.keys(all).join(', ')}`)
const chosen = asked.length > 0 ? asked : Object.keys(all)

const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }
/** A pixel of Shopify in its frame. */
const pixel = host => `<!doctype html><script>
  addEventListener('message', ({ ports: [port] }) => port && (port.onmessage = ({ data }) =>
    fetch('https://${host}/?ev=' + data.data, { mode: 'no-cors' })), { once: true })</script>`
const pixelHosts = { analytics: 'www.google-analytics.com', marketing: 'www.facebook.com' }
function site(path) {
  const [, part, name, ...rest] = path.split('/')
  if (part === 'guarded' || part === 'plain') {
    const setup = all[name]
    const body = `<!doctype html><html lang="en"><head><meta charset="utf-8">${setup[part]}<link rel="icon" href="data:,"><title>Shop</title></head>
      <body><h1>Shop</h1><script>${setup.route}</script></body></html>`
    return { type: 'text/html', body }
  }
  if (part === 'web-pixels') return { type: 'text/html', body: pixel(pixelHosts[name]) }
  const file = join(root, 'dist', name ?? '', ...rest)
  if (part === 'consent-elements' && existsSync(file))
    return { type: types[extname(file)] ?? 'text/plain', body: readFileSync(file) }
  return null
}

const server = await startVendorServer(site)
const { args, ...options } = await chromiumLaunchOptions()
const browser = await launch({
  ...options,
  acceptInsecureCerts: true,
  args: [
    ...args.filter(word => !word.startsWith('--host-resolver-rules')),
    `--host-resolver-rules=MAP * 127.0.0.1:${server.port}, EXCLUDE localhost`,
    '--ignore-certificate-errors',
    '--disable-quic',
    '--disable-features=LocalNetworkAccessChecks,PrivateNetworkAccessRespectPreflightResults',
  ],
})
let failed = 0
async function visit(name) {
  const setup = all[name]
  const answers = [...Object.entries(setup.file), ...vendors]
  const [plain, guarded] = await Promise.all(
    [false, true].map(isGuarded => journey(browser, server, name, answers, isGuarded)),
  )
  const problems = problemsOf(setup, plain, guarded)
  const grown = ({ growth }) => `${growth.JSEventListeners} listeners, ${Math.round(growth.JSHeapUsedSize / 1024)} kB`
  const mark = problems.length > 0 ? 'FAILED' : 'ok    '
  console.log(`${mark} ${name} (code: ${setup.whose}); 200 routes: ${grown(guarded)}; without us ${grown(plain)}`)
  for (const problem of problems) console.log(`        ${problem}`)
  if (problems.length > 0) failed++
}
const waiting = [...chosen]
// Pages mostly wait, so several are open at once.
const work = async () => {
  while (waiting.length > 0) await visit(waiting.shift())
}
await Promise.all([work(), work()])
await browser.close()
server.stop()
console.log(`${chosen.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
