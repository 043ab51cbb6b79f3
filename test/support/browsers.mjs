// The browsers that run the tests: WTR_BROWSERS=chromium,firefox,webkit (default: chromium).
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { chromeLauncher } from '@web/test-runner-chrome'
import * as puppeteer from 'puppeteer-core'

const first = (...paths) => paths.find(path => path && existsSync(path))

// Prevents background requests of Chromium itself at every start.
const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The address bar of each window would load hundreds of modules.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
  // Tracking hosts resolve to this machine, so a leaked request arrives and never leaves it.
  '--host-resolver-rules=MAP * 127.0.0.1, EXCLUDE localhost',
]

/** The npm package has a headless shell for this system only. */
const hasShell = process.platform === 'linux' && process.arch === 'x64'

/**
 * Chromium: from CHROME_PATH, installed, or inside an npm package (no root, no download). That one is a headless shell, an
 * older version without windows. It needs a quarter less processor time, so `npm test` prefers it with CHROME_SHELL=1.
 */
export async function chromiumLaunchOptions() {
  const prefersShell = process.env.CHROME_SHELL === '1' && hasShell && !process.env.CHROME_PATH
  const installed = first(
    process.env.CHROME_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  )
  if (installed && !prefersShell) return { executablePath: installed, args: quiet }
  const { executablePath, env } = await (shell ??= unpackShell())
  // Where no locale is set, the shell's language would be `en-US@posix`, which Intl refuses.
  const args = [...quiet, '--accept-lang=en-US', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage']
  return { executablePath, headless: 'shell', args, env }
}

/** The package changes this process's variables for its libraries and fonts. Firefox, started from here, would have only those. */
async function unpackShell() {
  const before = { ...process.env }
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x' // makes the package also unpack libnss3, libnspr4 and libexpat
  const { default: bundled } = await import('@sparticuz/chromium')
  const executablePath = await bundled.executablePath()
  const env = { ...process.env }
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
  return { executablePath, env }
}
let shell

/**
 * Makes tests of layouts independent of the fonts of this machine, on Linux: Chromium finds only Open Sans, from the npm
 * package. Labels that fit with one font have a line more with another. Scripts that it lacks become boxes.
 */
function fontsFromNpm(env) {
  if (!hasShell) return env
  const folder = fileURLToPath(new URL('../../node_modules/.cache/test-fonts', import.meta.url))
  if (!existsSync(folder)) {
    // Other processes may start at the same time, and must not read half of it.
    const unfinished = `${folder}-${process.pid}`
    mkdirSync(unfinished, { recursive: true })
    const archive = new URL('../../bin/fonts.tar.br', import.meta.resolve('@sparticuz/chromium'))
    execFileSync('tar', ['-x', '-C', unfinished], { input: brotliDecompressSync(readFileSync(archive)) })
    writeFileSync(
      `${unfinished}/fonts.conf`,
      `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`,
    )
    try {
      renameSync(unfinished, folder)
    } catch (error) {
      rmSync(unfinished, { recursive: true })
      if (!existsSync(folder)) throw error
    }
  }
  return { ...env, FONTCONFIG_FILE: `${folder}/fonts.conf` }
}

/**
 * Opens a page that keeps the focus of its window. In an installed Chromium, Tab could otherwise leave the page in one test
 * file, and no later file would have the focus.
 */
async function focusedPage({ context }) {
  const page = await context.newPage()
  await page.emulateFocusedPage(true)
  return page
}

/**
 * Chromium without the processes that it keeps for the page before and the page after: each test file is a page, and
 * they are a third of its processor time.
 */
async function chromium() {
  const { args, env = process.env, ...options } = await chromiumLaunchOptions()
  const lean = '--disable-features=BackForwardCache,SpareRendererForSitePerProcess'
  return chromeLauncher({
    launchOptions: { ...options, args: [...args, lean], env: fontsFromNpm(env) },
    createPage: focusedPage,
  })
}

const firefox = async () =>
  chromeLauncher({
    puppeteer,
    launchOptions: {
      browser: 'firefox',
      executablePath: first(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'),
      args: ['--remote-allow-system-access'], // for inside-firefox.mjs
      extraPrefsFirefox: { 'network.dns.forceResolve': '127.0.0.1' },
    },
  })

/** WebKitGTK and its driver load only if requested. */
const webkit = async () => (await import('./webkit-launcher.mjs')).webkitLauncher()

const known = { chromium, firefox, webkit }

/** @returns a launcher for each browser in WTR_BROWSERS */
export const testBrowsers = () =>
  Promise.all(
    (process.env.WTR_BROWSERS ?? 'chromium').split(',').map(name => {
      if (!known[name]) throw new Error(`WTR_BROWSERS names "${name}"; known are ${Object.keys(known).join(', ')}`)
      return known[name]()
    }),
  )
