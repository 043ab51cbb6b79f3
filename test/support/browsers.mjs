// The browsers that the tests run in: WTR_BROWSERS=chromium,firefox,webkit (default: chromium).
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { chromeLauncher } from '@web/test-runner-chrome'
import * as puppeteer from 'puppeteer-core'

const first = (...paths) => paths.find(path => path && existsSync(path))

// Without these, Chromium looks up hosts of its own in the background at every start.
const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Tracking hosts lead to this machine, so that a leak is a request that really arrives and never leaves it.
  '--host-resolver-rules=MAP * 127.0.0.1, EXCLUDE localhost',
]

/** Chromium: the one that CHROME_PATH names, an installed one, or the one inside an npm package (no root, no download). */
export async function chromiumLaunchOptions() {
  const executablePath = first(
    process.env.CHROME_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  )
  if (executablePath) return { executablePath, args: quiet }
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x' // makes the package unpack libnss3, libnspr4 and libexpat, too
  const { default: bundled } = await import('@sparticuz/chromium')
  const args = [...quiet, '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage']
  return { executablePath: await bundled.executablePath(), headless: 'shell', args, env: process.env }
}

const chromium = async () => chromeLauncher({ launchOptions: await chromiumLaunchOptions() })

const firefox = async () =>
  chromeLauncher({
    puppeteer,
    launchOptions: {
      browser: 'firefox',
      executablePath: first(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'),
    },
  })

/** A port that is free, so that two runs on one machine do not drive each other's browser. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/**
 * WebKitGTK, driven over WebDriver, under a virtual screen where there is none. Each test file gets a browser of its own:
 * all pages of one browser share one process there, so a page that never rests would take every later file down with it.
 */
async function webkit() {
  const { webdriverLauncher } = await import('@web/test-runner-webdriver')
  const port = await freePort()
  const [command, ...args] = process.env.DISPLAY ? ['WebKitWebDriver'] : ['xvfb-run', '-a', 'WebKitWebDriver']
  const driver = spawn(command, [...args, `--port=${port}`], { stdio: 'ignore', detached: true })
  process.on('exit', () => {
    try {
      process.kill(-driver.pid)
    } catch {
      // it has ended by itself
    }
  })
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      response => response.ok,
      () => false,
    )
  for (let i = 0; i < 100 && !(await answers()); i++) await new Promise(resolve => setTimeout(resolve, 100))
  const launcher = webdriverLauncher({
    hostname: '127.0.0.1',
    port,
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': {
        binary: process.env.WEBKIT_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        args: ['--automation'],
      },
    },
  })
  launcher.stopSession = async () => {
    await launcher.stop()
    return {}
  }
  return launcher
}

const known = { chromium, firefox, webkit }

/** @returns a launcher for each browser that WTR_BROWSERS names */
export const testBrowsers = () =>
  Promise.all(
    (process.env.WTR_BROWSERS ?? 'chromium').split(',').map(name => {
      if (!known[name]) throw new Error(`WTR_BROWSERS names "${name}"; known are ${Object.keys(known).join(', ')}`)
      return known[name]()
    }),
  )
