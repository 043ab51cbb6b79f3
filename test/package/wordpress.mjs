// `npm run test:wordpress`: the plugin of examples/wordpress/ on WordPress itself, in PHP as WebAssembly by
// `@wp-playground/cli`. Both come from the npm registry (160 MB), so nothing is downloaded from wordpress.org, and the newest
// WordPress there is 6.6. Visitors and the owner are those of Chromium.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { openWorkshop } from '../support/built-sites.mjs'
import { freePort } from '../support/free-port.mjs'
import { check, must, totals } from '../support/checks.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const workshop = openWorkshop()
const folder = workshop.build(join(root, 'examples/wordpress'), 'wordpress')

/** Unpacks WordPress from the package that has it. @returns its folder */
function unpackWordPress() {
  const packages = ['@wp-playground/cli@3.1.56', '@wp-playground/wordpress-builds@0.9.19', 'fflate@0.8.2']
  const install = ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', [...install, ...packages], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const { unzipSync } = createRequire(join(folder, 'package.json'))('fflate')
  const builds = join(folder, 'node_modules/@wp-playground/wordpress-builds')
  const wordpress = join(folder, 'wordpress')
  // The ZIP file has no files for browsers; those are beside it.
  cpSync(join(builds, 'public/wp-beta'), wordpress, { recursive: true })
  for (const [name, data] of Object.entries(unzipSync(readFileSync(join(builds, 'src/wordpress/wp-beta.zip'))))) {
    mkdirSync(dirname(join(wordpress, name)), { recursive: true })
    if (!name.endsWith('/')) writeFileSync(join(wordpress, name), data)
  }
  return wordpress
}

/** The part of the WP Consent API that plugins use: it is only on wordpress.org. */
const consentApi = `<?php
function wp_has_consent( $category ) { return 'allow' === ( $_COOKIE["wp_consent_$category"] ?? '' ); }
add_action( 'wp_enqueue_scripts', function () {
	wp_register_script( 'wp-consent-api', false, array(), '1', true );
	wp_enqueue_script( 'wp-consent-api' );
	wp_add_inline_script( 'wp-consent-api', 'window.passed = {}; function wp_set_consent(name, value) { passed[name] = value }' );
} );
`

const wordpress = unpackWordPress()
mkdirSync(join(wordpress, 'wp-content/mu-plugins'), { recursive: true })
writeFileSync(join(wordpress, 'wp-content/mu-plugins/consent-api.php'), consentApi)
cpSync(join(folder, 'site/consent-elements'), join(wordpress, 'wp-content/plugins/consent-elements'), {
  recursive: true,
})
const blueprint = join(folder, 'blueprint.json')
const activate = { step: 'activatePlugin', pluginPath: 'consent-elements/consent-elements.php' }
writeFileSync(blueprint, JSON.stringify({ steps: [activate] }))

const port = await freePort()
const url = `http://127.0.0.1:${port}/`
const mounts = ['--mount-dir-before-install', wordpress, '/wordpress']
const mode = ['--wordpress-install-mode', 'install-from-existing-files', '--blueprint', blueprint]
const command = ['node_modules/@wp-playground/cli/wp-playground.js', 'server', '--port', `${port}`]
const server = spawn(process.execPath, [...command, ...mounts, ...mode], { cwd: folder, stdio: 'ignore' })
for (let patience = 240; patience > 0; patience--) {
  if ((await fetch(url).catch(() => null))?.ok) break
  await new Promise(resolve => setTimeout(resolve, 500))
}

const browser = await launch(await chromiumLaunchOptions())
const context = await browser.createBrowserContext()
const page = await context.newPage()
const open = path => page.goto(url + path, { waitUntil: 'load', timeout: 120_000 })
const seen = selector => page.waitForSelector(`>>> ${selector}`, { visible: true, timeout: 30_000 })
const press = async selector => (await seen(selector)).click()
const passed = () => page.evaluate(() => window.passed)

await check('the guard is the first script of the page, and nothing is passed on before a choice', async () => {
  await open('')
  await seen('[part=banner]')
  must(await page.evaluate(() => document.scripts[0].matches('[data-manager]')), 'another script is in front of it')
  must(JSON.stringify(await passed()) === '{}', `passed on: ${JSON.stringify(await passed())}`)
})
await check('the visitor accepts, is not asked again, and takes it back; other plugins learn both', async () => {
  await press('[data-action=accept]')
  await page.waitForFunction(() => window.passed.marketing === 'allow')
  await open('')
  must(!(await (await page.$('>>> [part=banner]'))?.isVisible()), 'the banner asks again')
  await page.waitForFunction(() => window.passed.statistics === 'allow')
  await press('privacy-settings-button')
  await press('dialog[open] [data-action=reject]')
  await page.waitForFunction(() => window.passed.marketing === 'deny' && window.passed.functional === 'allow')
})
await check('the owner changes settings, and pages follow; what cannot be used is refused', async () => {
  await open('wp-login.php')
  await page.type('#user_login', 'admin')
  await page.type('#user_pass', 'password')
  await Promise.all([page.waitForNavigation({ timeout: 120_000 }), page.click('#wp-submit')])
  await open('wp-admin/options-general.php?page=consent-elements')
  await page.type('[name="consent_elements[services]"]', 'youtube')
  await page.type('[name="consent_elements[tag_manager_id]"]', 'UA-1')
  await page.select('[name="consent_elements[tier]"]', 'strict')
  await Promise.all([page.waitForNavigation({ timeout: 120_000 }), page.click('#submit')])
  const notices = await page.$$eval('.settings-error', all => all.map(({ textContent }) => textContent).join(' '))
  must(/GTM-ABC123/.test(notices), `the notices are: ${notices}`)
  await open('')
  const attributes = await page.$eval('script[data-manager]', ({ dataset }) => ({ ...dataset }))
  must(attributes.services === 'youtube', 'the page does not have the service')
  must(/guard-strict\.js/.test(attributes.file), `the guard is ${attributes.file}`)
  must(attributes.tagManagerId === undefined, 'the container is on the page')
})

await browser.close()
server.kill()
workshop.clear()
totals()
