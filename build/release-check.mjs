// Checks the requirements of a release, and writes its bills of materials, sbom.cdx.json and sbom-server.cdx.json: npm run release:check
//   node build/release-check.mjs [step …]
// With names, it runs only those steps. They take under an hour on two cores; what a step prints is in a file that it names.
import { spawn, spawnSync } from 'node:child_process'
import { createWriteStream, existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const read = path => readFileSync(join(root, path), 'utf8')
const logs = mkdtempSync(join(tmpdir(), 'consent-elements-release-'))
const problems = []
/** The one requirement that only the owner of the project can meet. */
const CONTACT = 'SECURITY.md has a contact'
const seconds = since => `${Math.round((Date.now() - since) / 1000)} s`

function check(what, holds) {
  console.log(`${holds ? 'ok     ' : 'FAILED '} ${what}`)
  if (!holds) problems.push(what)
}

/** Runs a command. The lines that tell its progress are printed, and the end of its output if it fails. */
async function run(what, command, variables = {}) {
  const started = Date.now()
  const log = join(logs, `${what.replaceAll(/\W+/g, '-')}.log`)
  console.log(`  ...    ${what}: ${command}\n         ${log}`)
  const child = spawn(command, { cwd: root, env: { ...process.env, ...variables }, shell: true })
  const file = createWriteStream(log)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      file.write(chunk)
      output = (output + chunk).slice(-100_000)
      for (const [line] of String(chunk).matchAll(/^[■✓✗] .*$/gmu)) console.log(`         ${line}`)
    })
  const code = await new Promise(resolve => child.on('close', resolve))
  file.end()
  if (code !== 0) console.log(output.trimEnd().split('\n').slice(-40).join('\n'))
  const totals = [...output.matchAll(/^\d+ passed, \d+ failed$/gm)].at(-1)
  check(`${what}, ${seconds(started)}${totals ? `, ${totals[0]}` : ''}`, code === 0)
}

/**
 * Writes a bill of materials from a lock file, so that it is the same on every machine.
 * @param {string} file the name
 * @param {string} folder that of the lock file
 * @param {string} component what the bill is about
 */
function writeBill(file, folder, component) {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'library']
  const { stdout, stderr, status } = spawnSync('npm', args, {
    cwd: join(root, folder),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) return check(`${file} is written\n${stderr}`, false)
  const bill = JSON.parse(stdout)
  bill.metadata.component.name = component // npm writes the name of the folder
  writeFileSync(join(root, file), `${JSON.stringify(bill, null, 2)}\n`)
  const { bomFormat, specVersion, components = [] } = bill
  check(
    `${file} is ${bomFormat} ${specVersion} with ${components.length} components`,
    bomFormat === 'CycloneDX' && components.length > 0,
  )
}

/** Writes the bills of the package, and of what `serve --install` installs. */
function writeBills() {
  writeBill('sbom.cdx.json', '.', name)
  writeBill('sbom-server.cdx.json', 'examples/server', `${name} serve`)
}

function checkTexts() {
  check(
    `CHANGELOG.md has a section for ${version}`,
    new RegExp(`^## \\[?${version.replaceAll('.', '\\.')}\\b`, 'm').test(read('CHANGELOG.md')),
  )
  check('the lock file has the same version', JSON.parse(read('package-lock.json')).version === version)
  check(CONTACT, existsSync(join(root, 'SECURITY.md')) && !read('SECURITY.md').includes('SECURITY-CONTACT'))
}

function checkFiles() {
  const line = `${name} ${version} | MIT`
  const dist = readdirSync(join(root, 'dist'), { recursive: true }).filter(file => /\.(js|d\.ts)$/.test(file))
  const without = dist.filter(file => read(join('dist', file)) !== '' && !read(join('dist', file)).includes(line))
  check(
    `every script and declaration of dist/ carries its licence line${without.length > 0 ? `: not ${without.join(', ')}` : ''}`,
    dist.length > 0 && without.length === 0,
  )
  check(
    'LICENSE and NOTICE are beside them',
    ['LICENSE', 'NOTICE'].every(file => existsSync(join(root, 'dist', file))),
  )
}

const steps = {
  sbom: writeBills,
  texts: checkTexts,
  build: () => run('the build succeeds', 'npm run --silent build'),
  files: checkFiles,
  sizes: () => run('the sizes are within their limits', 'npm run --silent size'),
  // Types, lint, publint, attw, bundlers, docs, Node, and all browser tests in Chromium.
  tests: () => run('the tests pass', 'node test/run.mjs --all --built'),
  'from-nothing': () => run('a new clone starts', 'npm run --silent test:from-nothing'),
  // What CI requires of the other two engines.
  engines: () => run('the tests pass in Firefox and WebKit', 'npm run --silent test:engines'),
  leaks: () => run('nothing leaks in the measured ways', 'npm run --silent test:leaks'),
  redress: () => run('no press on a disguised page counts', 'node test/attacks/redress.mjs'),
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter(step => !Object.hasOwn(steps, step))
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. The steps are ${Object.keys(steps).join(', ')}.`)

const started = Date.now()
for (const [step, act] of Object.entries(steps))
  if (chosen.length === 0 || chosen.includes(step)) {
    console.log(`\n${step} (after ${seconds(started)})`)
    await act()
  }

const others = problems.filter(problem => problem !== CONTACT)
console.log(`\n${problems.length} failed, after ${seconds(started)}`)
if (others.length > 0) console.error(`\n${others.join('\n')}`)
if (others.length < problems.length)
  console.error(`
Only the owner can do this: in SECURITY.md, write an e-mail address that someone reads in place of SECURITY-CONTACT, and
remove the words in parentheses after it.${others.length === 0 ? ' Nothing else failed.' : ''}`)
process.exitCode = problems.length > 0 ? 1 : 0
