// Opens every page that `npm start` shows, as a new user would: node test/package/example-pages.mjs, after a build. No request
// of the page's own may fail, nothing may be in the console, and each page leads back to the overview. With --from-nothing
// (`npm run test:from-nothing`) it first clones the last commit, and runs `npm install` and `npm start` there.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { check, must, totals } from '../support/checks.mjs'

const source = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'examples-'))
const isFromNothing = process.argv.includes('--from-nothing')

/** Clones the last commit into an empty folder, without dist/ and node_modules, and installs it. @returns the folder */
function cloneAndInstall() {
  const clone = join(folder, 'clone')
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', source, clone])
  for (const name of ['dist', 'node_modules'])
    if (existsSync(join(clone, name))) throw new Error(`The repository contains ${name}/`)
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: clone, stdio: 'inherit' })
  return clone
}
const repository = isFromNothing ? cloneAndInstall() : source
const [command, ...args] = isFromNothing
  ? ['npm', 'start']
  : [process.execPath, 'examples/server/start.mjs', '--no-open']
const child = spawn(command, args, {
  cwd: repository,
  detached: true,
  env: { ...process.env, PORT: '0', CI: '1', CONSENTS_FOLDER: join(folder, 'consents') },
  stdio: ['ignore', 'pipe', 'inherit'],
})
/** Ends the server with everything that it has started. */
function end() {
  try {
    process.kill(-child.pid, 'SIGTERM')
  } catch {
    // It has ended already.
  }
}
process.on('exit', end)
const origin = await new Promise((resolve, reject) => {
  let text = ''
  child.stdout.on('data', chunk => {
    text += chunk
    const [, found] = /Examples\s+(http:\S+?)\/examples\//.exec(text) ?? []
    if (found && text.includes('Ctrl+C')) resolve(found)
  })
  child.on('exit', code => reject(new Error(`npm start ended with ${code}: ${text}`)))
})
const options = await chromiumLaunchOptions()
const browser = await launch(options)
const pages = readdirSync(`${repository}/examples`).filter(name => name.endsWith('.html'))

/** Opens a page as a new visitor, and returns what went wrong. */
async function visit(name) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const problems = []
  // The examples load trackers, which are blocked: those errors are what they show.
  const isOwn = url => new URL(url).origin === origin
  page.on('response', response => {
    if (isOwn(response.url()) && response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  page.on('console', message => {
    const { url = '' } = message.location()
    if (message.type() === 'error' && (url === '' || isOwn(url))) problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => problems.push(`error: ${error.message}`))
  await page.goto(`${origin}/examples/${name}`, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForNetworkIdle({ concurrency: 2, timeout: 60_000 }).catch(() => {}) // the live board asks again and again
  const { ways, text } = await page.evaluate(() => ({
    ways: [...document.links].filter(({ pathname }) => /\/examples\/(?:index\.html)?$/.test(pathname)).length,
    text: document.body.innerText.trim().length,
  }))
  if (text < 80) problems.push(`the page shows ${text} characters`)
  if (ways === 0 && name !== 'index.html') problems.push('no link leads back to the overview')
  await context.close()
  return problems
}

for (const name of pages)
  await check(`/examples/${name} opens without an error`, async () => {
    const problems = await visit(name)
    must(problems.length === 0, problems.join('\n'))
  })

await check('a decision reaches the server, which lists it', async () => {
  const page = await browser.newPage()
  await page.goto(`${origin}/examples/live.html?country=DE`)
  await page.waitForFunction(() => window.consentManager?.state.showPopup)
  await page.evaluate(() => window.consentManager.acceptAll())
  await page.waitForFunction(() => document.querySelector('#stored')?.textContent.includes('marketing'), {
    timeout: 20_000,
  })
  await page.close()
})

await browser.close()
child.removeAllListeners('exit')
end()
await new Promise(resolve => child.once('exit', resolve))
rmSync(folder, { recursive: true })
totals()
