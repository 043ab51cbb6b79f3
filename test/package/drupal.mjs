// The module of examples/drupal/: PHP reads its files and runs its hooks and its form on as much of Drupal as they call, and a
// visitor walks through the page in Chromium. Drupal itself cannot be had here: neither Debian nor npm has it.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from 'puppeteer-core'
import { parse } from 'yaml'
import { run } from '../platforms/tools.mjs'
import { visit } from '../platforms/visit.mjs'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { giveOut } from '../support/built-sites.mjs'
import { check, must } from '../support/checks.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const workshop = mkdtempSync(join(tmpdir(), 'consent-elements-drupal-'))
const site = join(workshop, 'web')
const module = join(site, 'modules/custom/consent_elements')
const yaml = path => parse(readFileSync(join(module, path), 'utf8'))

/** Builds the module into a web root, as its page says. */
function prepare() {
  const example = join(workshop, 'example')
  cpSync(join(root, 'examples/drupal'), example, { recursive: true })
  mkdirSync(join(example, 'node_modules'))
  symlinkSync(root, join(example, 'node_modules/consent-elements'))
  run(example, process.execPath, ['build.mjs'])
  mkdirSync(join(module, '..'), { recursive: true })
  cpSync(join(example, 'site/consent_elements'), module, { recursive: true })
}
const hooks = (settings, ...words) =>
  JSON.parse(
    run(root, 'php', [join(root, 'test/package/drupal/run-module.php'), module, JSON.stringify(settings), ...words]),
  )

/** Runs the checks of the module. */
export async function checkDrupal() {
  try {
    await check('Drupal: PHP and YAML read every file, and form, schema and defaults have the same settings', () => {
      prepare()
      for (const name of readdirSync(module, { recursive: true }).filter(one => /\.(?:php|module)$/.test(one)))
        run(module, 'php', ['-l', name])
      const defaults = yaml('config/install/consent_elements.settings.yml')
      const names = Object.keys(defaults).toSorted().join(' ')
      const { mapping } = yaml('config/schema/consent_elements.schema.yml')['consent_elements.settings']
      must(Object.keys(mapping).toSorted().join(' ') === names, 'the schema has other settings')
      for (const [name, value] of Object.entries(defaults)) must(typeof value === mapping[name].type, name)
      const form = hooks(defaults).targets.map(one => one.replace('consent_elements.settings:', ''))
      must(form.toSorted().join(' ') === names, 'the form has other settings')
      const { configure } = yaml('consent_elements.info.yml')
      must(Object.keys(yaml('consent_elements.routing.yml')).includes(configure), 'the settings have no route')
    })
    await check('Drupal: the tag follows the character set, has the settings, and is escaped', () => {
      const { html, errors, cache } = hooks({ categories: 'auto', services: 'youtube', policy_url: '/a?b=1&c="' })
      const first = /<head>\n(.*)\n(.*)\n(.*)\n(.*)/.exec(html)?.slice(1) ?? []
      must(/charset/.test(first[0]) && /modulepreload/.test(first[1]) && /other\.js/.test(first[3]), html)
      for (const part of [
        '/modules/custom/consent_elements/dist/guard.js?v=',
        'data-services="youtube"',
        'data-policy-url="/a?b=1&amp;c=&quot;"',
      ])
        must(first[2].includes(part), `${part} is missing in ${first[2]}`)
      must(/marketting/.test(errors.categories), 'a misspelt category is accepted')
      must(
        cache.every(({ tags }) => tags.includes('config:consent_elements.settings')),
        'a page in the cache keeps old settings',
      )
      must(!/data-manager|data-consent/.test(hooks({ footer_button: true }, 'admin').html), 'editors are asked')
    })
    await check('Drupal: visitors decide, return and withdraw', async () => {
      const defaults = yaml('config/install/consent_elements.settings.yml')
      writeFileSync(join(site, 'index.html'), hooks(defaults).html)
      writeFileSync(join(site, 'other.js'), '')
      const { url, stop } = await giveOut(site)
      const browser = await launch(await chromiumLaunchOptions())
      try {
        await visit(browser, url)
      } finally {
        await browser.close()
        stop()
      }
    })
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}
