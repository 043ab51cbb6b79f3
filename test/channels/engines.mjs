// Browsers for the channel pages. Each connects to our one port for every host.
import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'

const first = (...paths) => paths.find(path => path && existsSync(path))

/**
 * A running browser.
 * @typedef {object} Engine
 * @property {number} pages the maximum number of open pages
 * @property {() => Promise<{ go: (url: string) => Promise<void>, run: (script: string) => Promise<unknown>, close: () => Promise<void> }>} open
 *   opens a page; `go` resolves when the page has loaded or the time limit is over
 * @property {() => Promise<void>} close
 */

const opener = browser => async () => {
  const openPage = async () => {
    const page = await browser.newPage()
    await page.bringToFront()
    return page
  }
  // Firefox sometimes loses a page that it opens while it closes another.
  const page = await openPage().catch(openPage).catch(openPage)
  return {
    go: url => page.goto(url, { waitUntil: 'load', timeout: 8000 }).catch(() => undefined),
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
  const devtools = await browser.target().createCDPSession()
  await devtools.send('Browser.setPermission', { permission: { name: 'notifications' }, setting: 'granted' })
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
      // The default of Firefox, which puppeteer overrides.
      'network.http.speculative-parallel-limit': 6,
      'network.prefetch-next': true,
      // Datagrams do not use a proxy.
      'network.dns.forceResolve': '127.0.0.1',
      'media.peerconnection.ice.loopback': true,
      'media.peerconnection.ice.obfuscate_host_addresses': false,
      'privacy.trackingprotection.enabled': false,
      'media.autoplay.default': 0,
      'dom.security.https_first': false,
    },
  })
  return { pages: 2, open: opener(browser), close: () => browser.close() }
}

/** @returns {Promise<Engine>} */
async function webkit({ port }) {
  const { startWebKit } = await import('../support/start-webkit.mjs')
  // Each page has its own browser, because all pages of a browser share one process there.
  return {
    pages: 3,
    async open() {
      const { driver, stop } = await startWebKit({
        args: [`--proxy=http://127.0.0.1:${port}`, '--ignore-tls-errors', '--autoplay-policy=allow'],
        capabilities: { acceptInsecureCerts: true, timeouts: { pageLoad: 8000, script: 10_000 } },
      })
      return {
        go: url => driver.navigateTo(url).catch(() => undefined),
        run: script => driver.executeScript(`return (${script})`, []),
        close: async () => stop(),
      }
    },
    close: async () => undefined,
  }
}

export const engines = { chromium, firefox, webkit }
