// Audits every test site with the built command line, and compares the findings with the planted problems: all are
// found, and no others. The last line contains the figures.
import { deepStrictEqual, match, ok, strictEqual } from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { bannerless, harmless } from './sites/bannerless.mjs'
import { busy } from './sites/busy.mjs'
import { c15t1, c15t2 } from './sites/c15t.mjs'
import { consentMode } from './sites/consent-mode.mjs'
import { framedBanner } from './sites/framed-banner.mjs'
import { klaro } from './sites/klaro.mjs'
import { osano } from './sites/osano.mjs'
import { oursCapture, oursCovered, oursHidden, oursStandard, oursStrict } from './sites/ours.mjs'
import { serverCookies } from './sites/server-cookies.mjs'
import { shop } from './sites/shop.mjs'
import { singlePageApp } from './sites/single-page-app.mjs'
import { tarteaucitron } from './sites/tarteaucitron.mjs'
import { vanillaCookieconsent } from './sites/vanilla-cookieconsent.mjs'
import { builtTools } from './support/built-tools.mjs'
import { installConsentTools } from './support/install-consent-tools.mjs'
import { faultsOf } from './support/matches-schema.mjs'
import { written } from './support/planted.mjs'
import { startSites } from './support/start-sites.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const tools = await builtTools('audit', 'dist/services.json')
const schema = JSON.parse(readFileSync(join(root, 'docs/reference/audit.schema.json'), 'utf8'))
const chosen = process.env.AUDIT_SITES?.split(',')
const sites = Object.entries({
  'vanilla.test': vanillaCookieconsent,
  'klaro.test': klaro,
  'tarteaucitron.test': tarteaucitron,
  'c15t-1.test': c15t1,
  'c15t-2.test': c15t2,
  'osano.test': osano,
  'bannerless.test': bannerless,
  'harmless.test': harmless,
  'ours-standard.test': oursStandard,
  'ours-capture.test': oursCapture,
  'ours-strict.test': oursStrict,
  'ours-hidden.test': oursHidden,
  'ours-covered.test': oursCovered,
  'shop.test': shop,
  'app.test': singlePageApp,
  'server.test': serverCookies,
  'busy.test': busy,
  'consent-mode.test': consentMode,
  'framed.test': framedBanner,
}).filter(([host]) => chosen === undefined || chosen.includes(host.replace('.test', '')))

/**
 * Runs the command line.
 * @returns exit status and output, and the JSON report if there is one
 */
const audit = (host, args) =>
  new Promise(resolve => {
    const json = join(tools, `${host}.json`)
    const all = [join(tools, 'cli.js'), 'audit', `https://${host}/`, '--json', json, ...args]
    execFile(process.execPath, all, { cwd: root, maxBuffer: 1 << 24 }, (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, stdout, stderr, report: () => JSON.parse(readFileSync(json, 'utf8')) }),
    )
  })

describe('audit', { concurrency: Number(process.env.AUDIT_CONCURRENCY ?? 2) }, () => {
  let server
  const figures = { planted: 0, found: 0, false: 0 }
  before(async () => {
    installConsentTools()
    const served = {}
    for (const [host, { files, more }] of sites) Object.assign(served, { [host]: { files: await files() }, ...more })
    server = await startSites(served)
  })
  after(() => {
    server?.stop()
    console.log(
      `Planted ${figures.planted}, found ${figures.found}, false findings ${figures.false}, sites ${sites.length}`,
    )
  })

  for (const [host, { title, planted, args = [] }] of sites)
    test(`finds the planted problems in ${title}, and no others`, { timeout: 240_000 }, async () => {
      const browserArgs = server.browserArgs.map(arg => `--browser-arg=${arg}`)
      const { status, stderr, stdout, report } = await audit(host, [...browserArgs, ...args])
      ok(status === 0, `status ${status}\n${stdout}${stderr}`)
      deepStrictEqual(faultsOf(report(), schema), [])
      const found = report().findings.map(written)
      figures.planted += planted.length
      figures.found += planted.filter(finding => found.includes(finding)).length
      figures.false += found.filter(finding => !planted.includes(finding)).length
      deepStrictEqual(found.toSorted(), planted.toSorted(), stdout)
    })

  if (sites.some(([host]) => host === 'bannerless.test'))
    test('writes every report, compares with an earlier one, and exits with status 1 if --fail-on matches', async () => {
      const browserArgs = server.browserArgs.map(arg => `--browser-arg=${arg}`)
      const file = name => join(tools, `reports.${name}`)
      const before = file('before.json')
      const args = [...browserArgs, '--viewport', 'phone', '--timeout', '10']
      const more = ['html', 'junit', 'sarif'].flatMap(kind => [`--${kind}`, file(kind)])
      const first = await audit('harmless.test', [...args, '--json', before, '--fail-on', 'any'])
      strictEqual(first.status, 0, first.stdout + first.stderr)
      const options = [...more, '--compare', before, '--write', '--fail-on', 'gpc-ignored,new']
      const { status, stdout, stderr, report } = await audit('bannerless.test', [...args, ...options])
      strictEqual(status, 1, stdout + stderr)
      match(stderr, /phone: withdrawn \(state 4 of 4\)/)
      match(stdout, /"services": \[\s+"google-analytics",\s+"google-tag-manager"\s+\]/)
      match(stdout, /\| Google Analytics \| Google LLC \| measurement \| _ga \| Distinguishes visitors\. \| P2Y \|/)
      strictEqual(report().comparison.added.length, report().findings.length)
      match(readFileSync(file('html'), 'utf8'), /<img src="data:image\/webp;base64,/)
      match(readFileSync(file('junit'), 'utf8'), /failures="3"/)
      strictEqual(JSON.parse(readFileSync(file('sarif'), 'utf8')).runs[0].results.length, report().findings.length)
    })
})
