// `npm run test:platforms -- [platform …] [--write]`, after a build: for each platform a new project, installed by `init` of the
// packed package, built by the platform's own tool, and served by its own server. `doctor` must find nothing wrong, and in
// Chromium a visitor rejects, accepts in the settings, follows a link and withdraws. `--write` puts the rows into
// docs/internals/platforms.md. Platforms of Debian that are not installed are named with their packages.
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { check, must, totals } from '../support/checks.mjs'
import { nodeProjects } from './node-projects.mjs'
import { packPackage } from './pack-package.mjs'
import { serverProjects } from './server-projects.mjs'
import { siteProjects } from './site-projects.mjs'
import { has, run } from './tools.mjs'
import { visit } from './visit.mjs'
import { tableOf, writeTable } from './write-table.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const projects = { ...nodeProjects, ...siteProjects, ...serverProjects }
const words = process.argv.slice(2)
const asked = words.filter(word => word !== '--write')
for (const name of asked)
  if (!projects[name]) throw new Error(`There is no "${name}"; known are ${Object.keys(projects).join(', ')}`)

const workshop = mkdtempSync(join(tmpdir(), 'consent-elements-platforms-'))
const { tarball, cli, doctor } = packPackage(root, workshop)

/** Returns what init has left to the owner, beside the installation of the package. */
const leftByHand = output =>
  (/By hand:\n\n([^]*?)\nDone\./.exec(output)?.[1].match(/^- .*$/gm) ?? [])
    .map(line => line.slice(2).replace(/:$/, ''))
    .filter(line => !line.startsWith('Install the package'))
/** Words that an owner reads on the platform's page, with the code. */
const wordsOf = page =>
  readFileSync(join(root, `docs/frameworks/${page}.md`), 'utf8')
    .split(/\s+/)
    .filter(word => /[\p{L}\d]/u.test(word)).length

const browser = await launch(await chromiumLaunchOptions())
const rows = []
for (const [name, project] of Object.entries(projects)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const { page, source, needs, debian, create, build, serve, version, expected = [] } = project
  if (!has(...needs)) {
    const missing = `${name}: not installed: ${debian ?? needs[0]}`
    must(asked.length === 0, missing)
    console.log(`not run ${missing}`)
    continue
  }
  const folder = join(workshop, `shop-${name.replaceAll(/\W+/g, '-').toLowerCase()}`)
  mkdirSync(folder)
  const row = [name, '', source, '**failed**', '', wordsOf(page), '']
  rows.push(row)
  await check(`${name}: init installs, the site runs, and visitors decide, return and withdraw`, async () => {
    await create(folder)
    const output = run(root, process.execPath, [cli, 'init', folder, '--yes', '--policy-url', '/#privacy'])
    const left = leftByHand(output)
    await build?.(folder, tarball)
    const site = await serve(folder)
    try {
      const findings = (await doctor(site.url)).filter(({ id }) => !expected.includes(id))
      must(findings.length === 0, JSON.stringify(findings, null, 1))
      const seen = await visit(browser, site.url, project.visit)
      row.splice(1, 6, version(folder), source, seen, 1 + left.length, wordsOf(page), left.join('; ') || 'nothing')
    } finally {
      site.stop()
    }
  })
}
await browser.close()
rmSync(workshop, { recursive: true })
console.log(`\n${tableOf(rows)}`)
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${tableOf(rows)}\n`)
if (words.includes('--write')) writeTable(join(root, 'docs/internals/platforms.md'), rows)
totals()
