// `npm run test:owners [part of a name …]`: `init --yes` on twenty sites written like real ones, and on five public starter
// templates from npm. Then `doctor` must find no error, and `audit` no tracker before consent. Every site counts, also
// those where init stops. Needs an installed Chromium; it takes some ten minutes.
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSites } from '../tools/support/start-sites.mjs'
import { sites } from './sites.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const workshop = mkdtempSync(join(tmpdir(), 'consent-elements-owners-'))
/** Package, the folder of its pages, and the configuration of a project that webpack builds. */
const templates = [
  ['html5-boilerplate@9.0.1', 'dist', 'webpack.config.prod.js'],
  ['startbootstrap-agency@7.0.12', 'dist'],
  ['startbootstrap-clean-blog@6.0.9', 'dist'],
  ['startbootstrap-grayscale@7.0.6', 'dist'],
  ['startbootstrap-resume@7.0.6', 'dist'],
]
const asked = process.argv.slice(2)
const isAsked = name => asked.length === 0 || asked.some(part => name.includes(part))

const run = (...args) =>
  new Promise(resolve =>
    execFile(process.execPath, [join(root, 'dist/cli.js'), ...args], { maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, stdout, stderr }),
    ),
  )

/** Writes the files of a site into a new folder. */
function writeSite(name, files) {
  const folder = join(workshop, name.replaceAll(/\W+/g, '-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
/** Unpacks a template from npm. */
function unpack([spec, inner]) {
  const folder = join(workshop, spec.replaceAll(/\W+/g, '-'))
  mkdirSync(folder)
  const [packed] = JSON.parse(execFileSync('npm', ['pack', spec, '--json', '--silent'], { cwd: folder }))
  execFileSync('tar', ['xzf', packed.filename], { cwd: folder })
  const site = join(folder, 'site')
  cpSync(join(folder, 'package', inner), site, { recursive: true })
  return site
}
/** The files of a folder by path, each page also by its folder. */
const filesOf = folder =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .flatMap(entry => {
        const path = join(entry.parentPath ?? entry.path, entry.name)
        const address = `/${path.slice(folder.length + 1)}`
        const bytes = readFileSync(path)
        return [[address, bytes], ...(address.endsWith('/index.html') ? [[address.slice(0, -10), bytes]] : [])]
      }),
  )

/** Installs what a project needs, with this package, and builds it. */
function build(folder, config) {
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', root], { cwd: folder })
  execFileSync('npx', ['webpack', '--config', config], { cwd: folder })
  return join(folder, 'dist')
}

/** What is wrong with a site after init; empty if nothing is. */
async function problemsOf(source, config) {
  const installed = await run('init', source, '--yes', '--policy-url', '/privacy')
  if (installed.status !== 0) return [`init: ${installed.stderr.trim() || installed.stdout.trim()}`]
  const folder = config ? build(source, config) : source
  writeFileSync(join(folder, 'privacy'), '<!doctype html><title>Privacy policy</title>')
  const doctor = await run('doctor', folder, '--json', '-', '--browser-arg=--no-sandbox')
  const errors = doctor.status === 2 ? [{ id: doctor.stderr }] : JSON.parse(doctor.stdout).findings
  const server = await startSites({ 'owner.test': { files: filesOf(folder) } })
  const browserArgs = server.browserArgs.map(arg => `--browser-arg=${arg}`)
  const audit = await run('audit', 'https://owner.test/', '--json', '-', '--viewport', 'desktop', ...browserArgs)
  server.stop()
  const findings = audit.status === 2 ? [{ id: audit.stderr }] : JSON.parse(audit.stdout).findings
  return [
    ...errors.filter(({ severity }) => severity !== 'warning').map(({ id, seen }) => `doctor: ${id} ${seen}`),
    ...findings
      .filter(({ id }) => id === 'tracker-before-consent' || !/^[\w-]+$/.test(id))
      .map(({ id, message }) => `audit: ${id} ${message}`),
  ]
}

const all = [
  ...Object.entries(sites).map(([name, files]) => [name, () => writeSite(name, files)]),
  ...templates.map(template => [template[0], () => unpack(template), template[2]]),
].filter(([name]) => isAsked(name))
let correct = 0
for (const [name, open, config] of all) {
  const problems = await problemsOf(open(), config)
  if (problems.length === 0) correct++
  console.log(
    `${problems.length === 0 ? 'ok ' : 'NOT'} ${name}${problems.map(problem => `\n      ${problem}`).join('')}`,
  )
}
rmSync(workshop, { recursive: true, force: true })
console.log(`\n${correct} of ${all.length} sites without an error of doctor and without a tracker before consent`)
process.exitCode = correct >= all.length - 2 ? 0 : 1
