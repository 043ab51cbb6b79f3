// `npm run test:examples [name …]`: each package under examples/ is installed with the packed tarball in a folder of its
// own, built by its own toolchain, and opened in Chromium, where a visitor accepts, comes back, changes his mind and,
// another time, rejects.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { check, must, totals } from '../support/checks.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const examples = join(root, 'examples')
const readJson = path => JSON.parse(readFileSync(path, 'utf8'))
const known = readdirSync(examples).filter(name => {
  const file = join(examples, name, 'package.json')
  return existsSync(file) && readJson(file).dependencies?.['consent-elements']
})
const asked = process.argv.slice(2)
for (const name of asked)
  if (!known.includes(name)) throw new Error(`There is no "${name}"; known are ${known.join(', ')}`)

const workshop = mkdtempSync(join(tmpdir(), 'consent-elements-examples-'))
const run = (command, args, cwd) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe', shell: process.platform === 'win32' })
if (!existsSync(join(root, 'dist/integrity.json'))) run('npm', ['run', 'build'], root)
const tarball = run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', workshop], root).trim()

/** Installs and builds one example. @returns the folder that a server would give out */
function built(name) {
  const folder = join(workshop, name)
  cpSync(join(examples, name), folder, {
    recursive: true,
    filter: path => !/[\\/](node_modules|site|\.next|\.angular)$/.test(path),
  })
  cpSync(join(workshop, tarball), join(folder, 'consent-elements.tgz'))
  // Without lock files: a site has versions of its own, and what the examples name is exact.
  const install = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
  try {
    run('npm', install, folder)
    if (readJson(join(folder, 'package.json')).scripts.build) run('npm', ['run', 'build'], folder)
  } catch (error) {
    throw new Error(`${error.stdout}${error.stderr}`.slice(-2000), { cause: error })
  }
  return folder
}

/** Starts an example that is a server itself. @returns its address, and how to stop it */
async function started(folder) {
  const port = 4600 + Math.floor(Math.random() * 400)
  const server = spawn(process.execPath, ['server.mjs'], { cwd: folder, env: { ...process.env, PORT: String(port) } })
  const url = `http://127.0.0.1:${port}/`
  for (let patience = 100; patience > 0; patience--) {
    if (await fetch(url).catch(() => null)) break
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return { url, stop: () => server.kill() }
}

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }
/** Gives a folder out, as any server would. @returns its address, and how to stop it */
async function served(folder, headers) {
  const server = createServer(({ url }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://site').pathname))
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    if (!file.startsWith(folder) || !existsSync(file))
      return response.writeHead(url === '/favicon.ico' ? 204 : 404).end()
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', ...headers })
    response.end(readFileSync(file))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() }
}

const browser = await launch(await chromiumLaunchOptions())

/** A new visitor, who has never been there. `faults` is whatever goes wrong on the pages. */
async function visitor(url) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const faults = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !message.location().url?.endsWith('/favicon.ico')) faults.push(message.text())
  })
  const open = () => page.goto(url, { waitUntil: 'load' })
  await open()
  const shown = selector => page.waitForSelector(`>>> ${selector}`, { visible: true, timeout: 15_000 })
  const gone = selector => page.waitForSelector(`>>> ${selector}`, { hidden: true, timeout: 15_000 })
  const press = async selector => (await shown(selector)).click()
  const decision = async type =>
    page.waitForFunction(
      type => JSON.parse(localStorage.getItem('privacy-consent-storage'))?.consentInfo.type === type,
      { timeout: 15_000 },
      type,
    )
  const asksNot = async () => must(!(await (await page.$('>>> ' + banner))?.isVisible()), 'the banner asks again')
  /** Whether the page says that the visit is counted, itself or in a frame that was let in. */
  const counted = async wanted => {
    const deadline = Date.now() + 15_000
    for (;;) {
      const texts = await Promise.all(
        page.frames().map(frame => frame.$eval('#counted', ({ textContent }) => textContent).catch(() => '')),
      )
      if (texts.some(text => /is counted/.test(text)) === wanted) return
      must(Date.now() < deadline, `the page says: ${texts.join(' ')}`)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
  return { page, faults, open, shown, gone, press, decision, counted, asksNot, leave: () => context.close() }
}

/** The elements, or the site’s own layout of React parts. */
const banner = ':is([part=banner], .own-banner)'
const settings = ':is(privacy-settings-button, [data-consent-open], main button)'

for (const name of asked.length > 0 ? asked : known) {
  let folder
  await check(`${name}: installs and builds from the packed tarball`, () => {
    folder = built(name)
  })
  if (!folder) continue
  const site = join(folder, 'site')
  const headersFile = join(examples, name, 'headers.json')
  const { url, stop } =
    name === 'from-a-folder'
      ? { url: pathToFileURL(join(site, 'index.html')).href, stop() {} }
      : existsSync(join(folder, 'server.mjs'))
        ? await started(folder)
        : await served(site, existsSync(headersFile) ? readJson(headersFile) : {})

  await check(`${name}: the visitor accepts, is not asked again, and takes it back in the settings`, async () => {
    const { page, faults, open, shown, gone, press, decision, counted, asksNot, leave } = await visitor(url)
    await shown(banner)
    if (process.env.SCREENSHOTS) await page.screenshot({ path: join(process.env.SCREENSHOTS, `${name}.png`) })
    await counted(false)
    await press('[data-action=accept]')
    await gone(banner)
    await decision('all')
    await counted(true)
    await open()
    await counted(true)
    await asksNot()
    await press(settings)
    await shown('dialog[open]')
    await press('dialog [data-action=reject]')
    await gone('dialog[open]')
    await decision('necessary')
    await counted(false)
    must(faults.length === 0, faults.join('\n'))
    await leave()
  })
  await check(`${name}: another visitor rejects, and opens the settings again`, async () => {
    const { faults, open, shown, gone, press, decision, counted, asksNot, leave } = await visitor(url)
    await press('[data-action=reject]')
    await gone(banner)
    await decision('necessary')
    await open()
    await counted(false)
    await asksNot()
    await press(settings)
    await shown('dialog[open]')
    await press('[data-action=switch-measurement]')
    await press('dialog [data-action=save]')
    await decision('custom')
    await counted(true)
    must(faults.length === 0, faults.join('\n'))
    await leave()
  })
  stop()
}

await browser.close()
rmSync(workshop, { recursive: true, force: true })
totals()
