// `npm run test:bundlers [name …]`: every export of the package, in the newest version of every bundler, installed from
// npm in a temporary folder and opened in Chromium: the banner shows, Customize opens the dialog,
// <privacy-settings-button> opens it again, requests to a tracker are blocked, and no error is logged. `--fast` runs the
// part that is in `npm test`; `--newest` leaves out old major versions, and installs whatever major is the newest.
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { giveOut, readJson, sameNode, start } from '../support/built-sites.mjs'
import { check, must, totals } from '../support/checks.mjs'
import { bundlers } from './bundlers.mjs'
import { entries, pageOf } from './entries.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const asked = process.argv.slice(2).filter(word => !word.startsWith('--'))
for (const name of asked)
  if (!bundlers[name]) throw new Error(`There is no "${name}"; known are ${Object.keys(bundlers).join(', ')}`)
const isFast = process.argv.includes('--fast')
const isNewest = process.argv.includes('--newest')
const chosen = Object.entries(bundlers).filter(([name, { fast, old }]) =>
  asked.length > 0 ? asked.includes(name) : (fast || !isFast) && !(old && isNewest),
)

const workshop = mkdtempSync(join(tmpdir(), 'consent-elements-bundlers-'))
const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', workshop]
const tarball = join(workshop, execFileSync('npm', pack, { cwd: root, env: sameNode, encoding: 'utf8' }).trim())

const run = promisify(execFile)
const notRun = []

/** Writes the pages, and installs the bundler beside them. @throws Error if the bundler cannot be installed, or not be imported */
async function prepare(name, { packages, html, next, settings }) {
  const folder = join(workshop, name)
  mkdirSync(join(folder, 'src'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', ...settings }))
  for (const [entry, page] of Object.entries(entries)) {
    writeFileSync(join(folder, 'src', `${entry}.js`), page.code)
    if (html) writeFileSync(join(folder, `${entry}.html`), pageOf(page, `./src/${entry}.js`))
  }
  const install = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline', '--loglevel=error']
  const wanted = isNewest ? packages.map(name => name.replace(/(.)@.*/, '$1@latest')) : packages
  // npm once computed for 40 minutes, until the whole phase was ended and no other bundler had been tried.
  const limits = { timeout: 120_000, killSignal: 'SIGKILL' }
  await run('npm', [...install, tarball, ...wanted], { cwd: folder, env: sameNode, ...limits })
  // For some hours after a release, npm has a bundler without the compiled part for this machine, and leaves that part out.
  if (!next) {
    const bundler = packages[0].replace(/(.)@.*/, '$1')
    await run(process.execPath, ['--input-type=module', '-e', `import '${bundler}'`], { cwd: folder, env: sameNode })
  }
  return folder
}

/** Opens a page as a new visitor, and makes the steps of a visit. */
async function visit(browser, url, { asks = true, reopen = 'privacy-settings-button', title }) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const faults = []
  const sent = []
  page.on('request', request => sent.push(request.url()))
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !message.location().url?.endsWith('/favicon.ico')) faults.push(message.text())
  })
  const seen = selector => page.waitForSelector(`>>> ${selector}`, { visible: true, timeout: 20_000 })
  const fails = step => error => must(false, `${step}: ${[error.message, ...faults].join('\n')}`)
  try {
    await page.goto(url, { waitUntil: 'load' })
    if (!asks) await page.waitForFunction(() => window.works, { timeout: 20_000 }).catch(fails('it does not work'))
    else {
      await seen('[part=banner]').catch(fails('no banner'))
      await page.evaluate(() => void fetch('https://www.google-analytics.com/g/collect?v=2').catch(() => {}))
      if (title) {
        const text = await (await seen('[part=title]')).evaluate(({ textContent }) => textContent)
        must(title.test(text), `the title of the banner is "${text}"`)
      }
      await (await seen('[data-action=customize]')).click()
      await seen('dialog[open]').catch(fails('Customize opens no dialog'))
      await (await seen('dialog [data-action=reject]')).click()
      await page.waitForSelector('>>> dialog[open]', { hidden: true, timeout: 20_000 })
      await (await seen(reopen)).click()
      await seen('dialog[open]').catch(fails(`${reopen} opens no dialog`))
      must(!sent.some(address => address.includes('google-analytics')), 'a request to a tracker was sent')
    }
    must(faults.length === 0, faults.join('\n'))
  } finally {
    await context.close()
  }
}

/** Turbopack builds an application, so each entry is a route of that application. */
function writeNextSite(folder) {
  const app = join(folder, 'app')
  mkdirSync(app)
  writeFileSync(
    join(app, 'layout.jsx'),
    `export default ({ children }) => <html lang="en"><body>{children}</body></html>\n`,
  )
  for (const [name, { body }] of Object.entries(entries)) {
    mkdirSync(join(app, name))
    const client = `'use client'\nimport { useEffect } from 'react'\nexport function Start() {\n  useEffect(() => void import('../../src/${name}.js'), [])\n  return null\n}\n`
    writeFileSync(join(app, name, 'start.jsx'), client)
    const html = JSON.stringify({ __html: body })
    const page = `import { Start } from './start'\nexport default () => <><div dangerouslySetInnerHTML={${html}} /><Start /></>\n`
    writeFileSync(join(app, name, 'page.jsx'), page)
  }
}

const browser = await launch(await chromiumLaunchOptions())
for (const [name, bundler] of chosen) {
  let folder
  try {
    folder = await prepare(name, bundler)
  } catch (error) {
    notRun.push(`${name}: ${`${error.stderr || error.message}`.trim().split('\n').slice(0, 3).join(' ')}`)
    console.log(`not run ${notRun.at(-1)}`)
    continue
  }
  const version = readJson(
    join(folder, 'node_modules', bundler.packages[0].replace(/(.)@.*/, '$1'), 'package.json'),
  ).version
  const says = `${name} (${version}, Node ${process.versions.node})`
  const site = join(folder, 'site')
  const env = {
    ...sameNode,
    NODE_ENV: 'production',
    ENTRIES: JSON.stringify(Object.keys(entries)),
    NEXT_TELEMETRY_DISABLED: '1',
  }
  let isBuilt = false
  await check(`${says} builds every page`, async () => {
    if (bundler.next) writeNextSite(folder)
    else writeFileSync(join(folder, 'build.mjs'), bundler.build)
    const command = bundler.next ? ['node_modules/next/dist/bin/next', 'build'] : ['build.mjs']
    await run(process.execPath, command, { cwd: folder, env, timeout: 240_000 }).catch(error =>
      must(false, `${error.message}\n${error.stdout}`.slice(-3000)),
    )
    if (!bundler.next && !bundler.html)
      for (const [entry, page] of Object.entries(entries))
        writeFileSync(join(site, `${entry}.html`), pageOf(page, `./${entry}.js`))
    isBuilt = true
  })
  if (!isBuilt) continue
  const served = bundler.next
    ? await start(folder, port => [
        'node_modules/next/dist/bin/next',
        'start',
        '--hostname',
        '127.0.0.1',
        '--port',
        `${port}`,
      ])
    : await giveOut(site)
  for (const [entry, page] of Object.entries(entries))
    await check(`${says}: ${entry} works`, () =>
      visit(browser, `${served.url}${entry}${bundler.next ? '' : '.html'}`, page),
    )
  served.stop()
  if (bundler.dev) {
    const dev = await start(folder, port => [...bundler.dev, `${port}`])
    for (const [entry, page] of Object.entries(entries))
      await check(`${says}: ${entry} works in the dev server`, () => visit(browser, `${dev.url}${entry}.html`, page))
    dev.stop()
  }
  rmSync(folder, { recursive: true, force: true })
}
await browser.close()
rmSync(workshop, { recursive: true, force: true })
if (notRun.length > 0) console.log(`\nnot run (not installable here):\n${notRun.join('\n')}`)
totals()
