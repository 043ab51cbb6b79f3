// `npm run test:by-hand -- [platform …]`, after a build: what the pages say "by hand" is done word for word, with the packed
// package and nothing else: the command that copies the files, and the lines of the code, in the file that its comment names.
// `doctor` must find nothing wrong, and a visitor walks through the site in Chromium.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { check, must, totals } from '../support/checks.mjs'
import { packPackage } from './pack-package.mjs'
import { nodeProjects } from './node-projects.mjs'
import { serverProjects } from './server-projects.mjs'
import { siteProjects } from './site-projects.mjs'
import { has, run } from './tools.mjs'
import { visit } from './visit.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const all = { ...siteProjects, ...serverProjects, ...nodeProjects }
/** Those of them whose layout is the one that their page names. */
const names = ['Hugo', 'Jekyll', 'Rails', 'Laravel', 'Django', 'Flask', 'Symfony', 'Phoenix', 'SolidStart', 'Gatsby']
const asked = process.argv.slice(2)
const workshop = mkdtempSync(join(tmpdir(), 'consent-elements-by-hand-'))
const { cli, doctor } = packPackage(root, workshop)

/** Reads what the page says to do by hand. */
function instructions(page) {
  const text = readFileSync(join(root, `docs/frameworks/${page}.md`), 'utf8')
  const [, command, rest] = /By hand, run `npx consent-elements ([^`]+)`, and write this:\n([^]*)/.exec(text) ?? []
  must(command, `${page} says nothing about work by hand`)
  const [layout, ...others] = [...rest.matchAll(/^```\w+\n([^]*?)^```$/gm)].map(([, code]) => code)
  const [, path, lines] = /^(?:<!--|#|{{!--|{#|\/\/) (\S+).*\n([^]*)/.exec(layout)
  const [head, body] = lines.split(/^ *(?:\/\/ )?…\n/m)
  return { command, path, head, body, others }
}
/** Writes the lines into the layout: behind the character set where the page shows it, otherwise first in `<head>`. */
function paste(folder, { path, head, body, others }) {
  const file = join(folder, path)
  // A file that the project does not have is on the page as a whole.
  if (!existsSync(file)) return writeFileSync(file, head)
  const before = readFileSync(file, 'utf8')
  const anchor = head.includes('charset') ? /<meta charset[^>]*>\n/ : /<head>\n/
  must(anchor.test(before), `${path} has no ${anchor}`)
  // What the layout has already is on the page to show the place.
  const lines = head.split('\n').filter(line => !before.includes(line.trim()))
  const button = body.split('\n').find(line => line.includes('data-consent-open'))
  const after = before
    .replace(anchor, found => `${found}${lines.join('\n')}\n`)
    .replace('</body>', () => `${button}\n</body>`)
  writeFileSync(file, after)
  for (const code of others) {
    const [, to, text] = /^# (\S+)\n([^]*)/.exec(code) ?? []
    if (!to) continue
    const there = readFileSync(join(folder, to), 'utf8')
    // A line that begins in the same way is replaced.
    const [start] = text.split('~w(')
    const line = there.split('\n').find(one => start !== text && one.trim().startsWith(start))
    writeFileSync(
      join(folder, to),
      line === undefined ? `${there}\n${text}` : there.replace(line, () => text.trimEnd()),
    )
  }
}

const browser = await launch(await chromiumLaunchOptions())
for (const name of asked.length > 0 ? asked : names) {
  const { page, needs, debian, create, build, serve, expected = [], visit: walk } = all[name]
  if (!has(...needs)) {
    must(asked.length === 0, `${name} needs ${debian}`)
    console.log(`not run ${name}: not installed: ${debian}`)
    continue
  }
  await check(
    `${name}: what its page says by hand gives a site without findings, and visitors walk through it`,
    async () => {
      const folder = join(workshop, `shop-${name.toLowerCase()}`)
      mkdirSync(folder)
      await create(folder)
      // The site has no privacy policy, so its address leads nowhere.
      const steps = instructions(page)
      run(folder, process.execPath, [cli, ...steps.command.split(' ')])
      paste(folder, steps)
      await build?.(folder)
      const site = await serve(folder)
      try {
        const findings = (await doctor(site.url)).filter(({ id }) => !expected.includes(id) && id !== 'no-policy-link')
        must(findings.length === 0, JSON.stringify(findings, null, 1))
        await visit(browser, site.url, walk)
      } finally {
        site.stop()
      }
    },
  )
}
await browser.close()
rmSync(workshop, { recursive: true })
totals()
