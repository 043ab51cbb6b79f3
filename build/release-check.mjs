// Checks the requirements of a release, and writes its bill of materials: npm run release:check
//   node build/release-check.mjs [--no-build]
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const read = path => readFileSync(join(root, path), 'utf8')
const problems = []
const check = (what, holds) => {
  console.log(`${holds ? 'ok     ' : 'FAILED '} ${what}`)
  if (!holds) problems.push(what)
}
const run = (what, command, args, variables = {}) => {
  const env = { ...process.env, ...variables }
  check(what, spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0)
}

if (!process.argv.includes('--no-build')) run('the build succeeds', 'npm', ['run', 'build'])

const line = `consent-elements ${version} | MIT`
const dist = readdirSync(join(root, 'dist'), { recursive: true })
const unlicensed = dist.filter(
  file => /\.(js|d\.ts)$/.test(file) && read(join('dist', file)) !== '' && !read(join('dist', file)).includes(line),
)
check(
  `every script and declaration of dist/ carries its licence line${unlicensed.length > 0 ? `: not ${unlicensed.join(', ')}` : ''}`,
  unlicensed.length === 0,
)
check(
  'LICENSE and NOTICE are beside them',
  ['LICENSE', 'NOTICE'].every(file => existsSync(join(root, 'dist', file))),
)
check(
  `CHANGELOG.md has a section for ${version}`,
  new RegExp(`^## \\[?${version.replaceAll('.', '\\.')}\\b`, 'm').test(read('CHANGELOG.md')),
)
check('the lock file has the same version', JSON.parse(read('package-lock.json')).version === version)
check(
  'SECURITY.md has a contact',
  existsSync(join(root, 'SECURITY.md')) && !read('SECURITY.md').includes('SECURITY-CONTACT'),
)

run('the sizes are within their limits', 'npm', ['run', 'size'])
// publint, @arethetypeswrong/cli and TypeScript check the packed package.
run('the package passes publint and attw', 'node', ['test/package/tarball.mjs'])
for (const script of ['test:node', 'test:leaks']) run(`npm run ${script} passes`, 'npm', ['run', script])
for (const browser of ['chromium', 'firefox', 'webkit'])
  run(`the browser tests pass in ${browser}`, 'node', ['node_modules/.bin/wtr'], { WTR_BROWSERS: browser })

const sbom = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'library'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const { bomFormat, components = [] } = JSON.parse(sbom)
check(
  `the bill of materials is CycloneDX, with ${components.length} components`,
  bomFormat === 'CycloneDX' && components.length > 0,
)
writeFileSync(join(root, 'sbom.cdx.json'), sbom)
console.log('\nwrote sbom.cdx.json')

if (problems.length > 0) {
  console.error(`\n${problems.length} failed`)
  process.exitCode = 1
}
