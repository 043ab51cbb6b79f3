// Browsers for the channel pages, each led to our one port whatever the host.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'

const first = (...paths) => paths.find(path => path && existsSync(path))

/**
 * @typedef {object} Engine
 * @property {number} pages how many may be open at a time
 * @property {(url: string) => Promise<{ run: (script: string) => Promise<unknown>, close: () => Promise<void> }>} open
 *   resolves when the page has loaded, or has taken too long to
 * @property {() => Promise<void>} close
 */

const opener = browser => async url => {
  const page = await browser.newPage()
  await page.bringToFront()
  await page.goto(url, { waitUntil: 'load', timeout: 8000 }).catch(() => undefined)
  return {
    run: script => page.evaluate(script),
    close: () => page.close().catch(() => undefined),
  }
}

/** @returns {Promise<Engine>} */
async function chromium({ port, keepingPort }) {
  const { args, ...options } = await chromiumLaunchOptions()
  const rules = keepingPort.map(host => `MAP ${host} 127.0.0.1`)
  const browser = await launch({
    ...options,
    args: [
      ...args.filter(arg => !arg.startsWith('--host-resolver-rules')),
      `--host-resolver-rules=${[...rules, `MAP * 127.0.0.1:${port}`].join(',')}`,
      '--ignore-certificate-errors',
      '--autoplay-policy=no-user-gesture-required',
      '--allow-loopback-in-peer-connection',
      '--disable-features=LocalNetworkAccessChecks,HttpsUpgrades',
    ],
  })
  return { pages: 4, open: opener(browser), close: () => browser.close() }
}

/** @returns {Promise<Engine>} */
async function firefox({ port }) {
  const browser = await launch({
    browser: 'firefox',
    executablePath: first(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'),
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': port,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': port,
      'network.proxy.no_proxies_on': '',
      'network.stricttransportsecurity.preloadlist': false,
      'privacy.trackingprotection.enabled': false,
      'media.autoplay.default': 0,
      'dom.security.https_first': false,
    },
  })
  return { pages: 2, open: opener(browser), close: () => browser.close() }
}

/** WebKitGTK, over WebDriver in its plainest form, under a virtual screen where there is none. @returns {Promise<Engine>} */
async function webkit({ port }) {
  const driverPort = 4466
  const home = mkdtempSync(join(tmpdir(), 'channels-'))
  const [command, ...args] = process.env.DISPLAY ? ['WebKitWebDriver'] : ['xvfb-run', '-a', 'WebKitWebDriver']
  const driver = spawn(command, [...args, `--port=${driverPort}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, HOME: home },
  })
  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${driverPort}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const { value } = await answer.json()
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const answers = () =>
    call('GET', '/status').then(
      () => true,
      () => false,
    )
  for (let i = 0; i < 100 && !(await answers()); i++) await new Promise(resolve => setTimeout(resolve, 100))
  const { sessionId } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        acceptInsecureCerts: true,
        pageLoadStrategy: 'normal',
        timeouts: { pageLoad: 8000, script: 10_000 },
        proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${port}`, sslProxy: `127.0.0.1:${port}` },
        'webkitgtk:browserOptions': {
          binary: process.env.WEBKIT_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
          args: ['--automation'],
        },
      },
    },
  })
  const session = `/session/${sessionId}`
  return {
    pages: 1,
    async open(url) {
      await call('POST', `${session}/url`, { url }).catch(() => undefined)
      return {
        run: script => call('POST', `${session}/execute/sync`, { script: `return (${script})`, args: [] }),
        close: () => call('POST', `${session}/url`, { url: 'about:blank' }).catch(() => undefined),
      }
    },
    async close() {
      await call('DELETE', session).catch(() => undefined)
      process.kill(-driver.pid)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

export const engines = { chromium, firefox, webkit }
