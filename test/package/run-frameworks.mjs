// `npm run test:frameworks [name …]`: the scenarios of custom-elements-everywhere.com with our elements, in the
// frameworks of test/frameworks/. Each is built by its own toolchain from the packed tarball and opened in Chromium.
// Those for React 18 and 19 are in test/react/custom-elements.test.tsx.
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { giveOut, openWorkshop } from '../support/built-sites.mjs'
import { check, must, totals } from '../support/checks.mjs'

const frameworks = fileURLToPath(new URL('../frameworks', import.meta.url))
const known = readdirSync(frameworks, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)
const asked = process.argv.slice(2)
for (const name of asked)
  if (!known.includes(name)) throw new Error(`There is no "${name}"; known are ${known.join(', ')}`)

const workshop = openWorkshop()
const browser = await launch(await chromiumLaunchOptions())

/** Fails if two values differ as JSON. */
function same(told, wanted, what) {
  must(
    JSON.stringify(told) === JSON.stringify(wanted),
    `${what}: ${JSON.stringify(told)}, not ${JSON.stringify(wanted)}`,
  )
}

/**
 * Opens a site.
 * @param define when the elements are registered: before rendering, after it, or by `consent-elements/auto`
 */
async function visit(url, define) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const faults = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    const ours = !message.location().url?.endsWith('/favicon.ico')
    if (['error', 'warn'].includes(message.type()) && ours) faults.push(message.text())
  })
  await page.goto(`${url}?define=${define}`, { waitUntil: 'load' })
  await page.waitForFunction(() => window.site)
  if (define === 'after') {
    must(!(await page.evaluate(() => customElements.get('consent-banner'))), 'the tags have their classes already')
    await page.evaluate(() => window.site.define())
  }
  await page.waitForFunction(() => customElements.get('consent-banner'))
  return { page, faults, leave: () => context.close() }
}

/** Returns properties and children of the elements. */
const look = page =>
  page.evaluate(() => {
    const [banner, dialog, button] = ['consent-banner', 'privacy-settings-dialog', 'privacy-settings-button'].map(tag =>
      document.querySelector(tag),
    )
    const { mode, colorScheme, hideBranding, lifetimeDays } = banner
    const objects = Object.entries(window.site.given).map(([name, value]) => [name, banner[name] === value])
    return {
      properties: { mode, colorScheme, hideBranding, lifetimeDays, variant: dialog.variant },
      objects: Object.fromEntries(objects),
      strange: banner.getAttributeNames().filter(name => /object/.test(banner.getAttribute(name))),
      slotted: [...banner.children].map(({ slot, textContent }) => `${slot}: ${textContent}`),
      label: button.textContent,
    }
  })
const drawn = {
  properties: { mode: 'offline', colorScheme: 'dark', hideBranding: true, lifetimeDays: 30, variant: 'widget' },
  objects: { callbacks: true, translations: true, exemptHosts: true },
  strange: [],
  slotted: ['description: Our words'],
  label: 'Privacy',
}
const changed = {
  ...drawn,
  properties: { mode: 'offline', colorScheme: 'light', hideBranding: false, lifetimeDays: 60, variant: null },
  slotted: [],
  label: 'Settings',
}

for (const name of asked.length > 0 ? asked : known) {
  let folder
  await check(`${name}: installs and builds from the packed tarball`, () => {
    // The files that all sites share are copied into each.
    const share = copy => cpSync(join(frameworks, 'scenario.mjs'), join(copy, 'src/scenario.mjs'))
    folder = workshop.build(join(frameworks, name), name, share)
  })
  if (!folder) continue
  const { url, stop } = await giveOut(join(folder, 'site'))

  for (const define of ['before', 'after'])
    await check(
      `${name}: attributes, flags, numbers, objects and children arrive and follow, in tags defined ${define} they are drawn`,
      async () => {
        const { page, faults, leave } = await visit(url, define)
        same(await look(page), drawn, 'as drawn')
        await page.evaluate(() => window.site.change())
        await page.waitForFunction(() => document.querySelector('consent-banner').colorScheme === 'light')
        same(await look(page), changed, 'after the change')
        must(faults.length === 0, faults.join('\n'))
        await leave()
      },
    )

  await check(`${name}: events of any name are heard, each once and with its detail`, async () => {
    const { page, leave } = await visit(url, 'before')
    const names = ['lowercaseevent', 'kebab-event', 'camelEvent', 'CAPSevent', 'PascalEvent']
    const heard = await page.evaluate(names => {
      for (const name of names)
        document.querySelector('consent-banner').dispatchEvent(new CustomEvent(name, { detail: 7 }))
      return window.heard
    }, names)
    same(
      heard,
      names.map(event => `${event} 7`),
      'heard',
    )
    await leave()
  })

  await check(`${name}: with consent-elements/auto objects and functions are options that hold`, async () => {
    const { page, faults, leave } = await visit(url, 'auto')
    await page.waitForFunction(() => window.ready)
    const accept = await page.waitForSelector('>>> [part=banner] [data-action=accept]', { visible: true })
    same(await accept.evaluate(button => button.textContent), 'Fine', 'the text of the button')
    const own = await page.waitForSelector('consent-banner > [slot=description]', { visible: true })
    same(await own.evaluate(element => element.textContent), 'Our words', 'the slot')
    await accept.click()
    await page.waitForFunction(() => window.consentManager.state.consentInfo?.type === 'all')
    must(faults.length === 0, faults.join('\n'))
    await leave()
  })
  stop()
}

await browser.close()
workshop.clear()
totals()
