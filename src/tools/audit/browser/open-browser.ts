import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession } from 'puppeteer-core'
import { findPeer } from '../../find-peer'
import { sleep } from '../../sleep'
import { UsageError } from '../../usage-error'
import { findChromium } from './find-chromium'

/** How long the browser may take to close by itself, in milliseconds. */
const CLOSING_LIMIT = 2000

/** A running Chromium, controlled through the Chrome DevTools Protocol. */
export interface OpenBrowser {
  /** The session of the browser itself. All targets attach to it automatically. */
  readonly root: CDPSession
  readonly version: string
  readonly close: () => Promise<void>
}

/** What each command needs. */
const peers = { audit: ['puppeteer-core', '@duckduckgo/autoconsent'], doctor: ['puppeteer-core'] }

const missingPuppeteer = (command: keyof typeof peers) =>
  `puppeteer-core is not installed. It drives the browser. Install it with:
  npm install --save-dev ${peers[command].join(' ')}
or, without a project:
  npx -p consent-elements${peers[command].map(name => ` -p ${name}`).join('')} consent-elements ${command} URL`
const missingBrowser = `Install Chromium, Chrome or Edge, for example with:
  apt-get install chromium
  npx @puppeteer/browsers install chrome@stable
then name it, if it is not found by itself, with --executable PATH or the environment variable CHROME_PATH.`

/** Prevents requests of Chromium itself, which do not belong to the page. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--no-first-run',
  '--no-default-browser-check',
  // Consent tools hide their banner from automated browsers.
  '--disable-blink-features=AutomationControlled',
  '--disable-features=Translate,OptimizationHints,MediaRouter,PrivacySandboxSettings4',
  // The address bar of each window would load hundreds of modules.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
]

/**
 * Starts an installed Chromium.
 * @throws UsageError if puppeteer-core or the browser is missing, or if the browser does not start
 */
export async function openBrowser(options: {
  executable: string | null
  args: readonly string[]
  /** For the message where puppeteer-core is missing. */
  command: keyof typeof peers
}): Promise<OpenBrowser> {
  const peer = findPeer('puppeteer-core')
  if (peer === null) throw new UsageError(missingPuppeteer(options.command))
  const executablePath = options.executable ?? findChromium(process)
  if (executablePath === null) throw new UsageError(`No Chromium, Chrome or Edge was found. ${missingBrowser}`)
  if (!existsSync(executablePath)) throw new UsageError(`There is no browser at ${executablePath}. ${missingBrowser}`)
  const { launch } = ((await import(peer)) as { default: typeof import('puppeteer-core') }).default
  const userDataDir = createProfile()
  const removeProfile = () => rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  const browser = await launch({ executablePath, userDataDir, args: [...quiet, ...options.args] }).catch(
    (error: unknown) => {
      removeProfile()
      throw new UsageError(
        `${executablePath} does not start. Inside a container it may need --browser-arg=--no-sandbox.\n${error}`,
      )
    },
  )
  const root = await withoutOwnTargets(browser)
  // A page in an endless loop keeps the browser from closing by itself.
  const close = async () => {
    const ended = new Promise<void>(resolve => browser.process()?.once('exit', () => resolve()) ?? resolve())
    await Promise.race([browser.close().catch(() => {}), sleep(CLOSING_LIMIT)])
    if (browser.process()?.exitCode === null) browser.process()?.kill('SIGKILL')
    await Promise.race([ended, sleep(CLOSING_LIMIT)])
    removeProfile()
  }
  return { root, version: await browser.version(), close }
}

/**
 * Creates a profile that allows third-party cookies, as most visitors' browsers do. New browser contexts block them.
 */
function createProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'consent-elements-audit-'))
  mkdirSync(join(folder, 'Default'))
  const preferences = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } }
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(preferences))
  return folder
}

/**
 * Disables Puppeteer's automatic attachment to targets. The audit attaches itself, and a target must have one client
 * only.
 */
async function withoutOwnTargets(browser: Browser): Promise<CDPSession> {
  const root = await browser.target().createCDPSession()
  await root
    .connection()
    ?.send('Target.setAutoAttach', { autoAttach: false, waitForDebuggerOnStart: false, flatten: true })
  return root
}
