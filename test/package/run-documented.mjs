// `npm run test:documented [name …]`: the code of the framework pages, pasted verbatim into the newest project that `npm create`
// writes, is built with the packed tarball and opened in Chromium. `doctor` must find no error. Templates that npm cannot
// provide, because they come from GitHub, are named at the end.
import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { giveOut, openWorkshop, programOf, readJson, sameNode, start } from '../support/built-sites.mjs'
import { check, must, totals } from '../support/checks.mjs'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const cli = join(repository, 'dist/cli.js')

/** Returns the text of a code block of a page, by what it contains. */
function block(page, mark) {
  const text = readFileSync(join(repository, `docs/frameworks/${page}.md`), 'utf8')
  const blocks = [...text.matchAll(/^```[a-z]+\n([^]*?)^```$/gm)].map(([, code]) => code)
  const found = blocks.find(code => code.includes(mark))
  if (!found) throw new Error(`docs/frameworks/${page}.md has no code with "${mark}"`)
  return found
}
const vite = template => ['create-vite', '--template', template, '--no-interactive']
const preview = (port, folder) => [programOf(folder, 'vite'), 'preview', '--host', '127.0.0.1', '--port', `${port}`]
const next = {
  create: ['create-next-app', '--yes', '--empty', '--app', '--ts', '--no-tailwind', '--skip-install', '--disable-git'],
  without: ['next.config.ts', 'next.config.mjs'],
  server: (port, folder) => [programOf(folder, 'next'), 'start', '--hostname', '127.0.0.1', '--port', `${port}`],
}

/** Each project: its template, the files to paste, the files that they replace, and how the built site is served. */
const projects = {
  next: {
    ...next,
    paste: {
      'next.config.mjs': ['next', '// next.config.mjs'],
      'app/layout.tsx': ['next', '// app/layout.tsx'],
      'proxy.ts': ['next', '// proxy.ts'],
    },
  },
  vite: { create: vite('vanilla-ts'), out: 'dist', paste: { 'vite.config.js': ['vite', '// vite.config.js'] } },
  react: {
    create: vite('react-ts'),
    out: 'dist',
    paste: { 'src/App.tsx': ['react', 'const App = ()'] },
    // The page leaves these to the reader.
    append: { 'src/App.tsx': 'const Picture = () => null\nconst Film = () => null\nexport default App\n' },
  },
  vue: { create: vite('vue-ts'), out: 'dist', paste: { 'src/App.vue': ['vue', '<!-- App.vue.'] } },
  svelte: {
    create: vite('svelte-ts'),
    out: 'dist',
    paste: { 'src/App.svelte': ['svelte', "import 'consent-elements/auto'"] },
  },
  sveltekit: {
    create: ['sv', 'create', '--template', 'minimal', '--types', 'ts', '--no-add-ons', '--no-install'],
    without: ['vite.config.ts'],
    server: preview,
    paste: {
      'vite.config.js': ['sveltekit', '// vite.config.js'],
      'src/hooks.server.js': ['sveltekit', '// src/hooks.server.js'],
    },
  },
}
/** What the pages say in words: a button, and the guard beside a manager of the bundle. */
const expected = ['no-way-back', 'no-policy-link', 'manager-without-guard', 'no-preload-stop']

const asked = process.argv.slice(2)
for (const name of asked)
  if (!projects[name]) throw new Error(`There is no "${name}"; known are ${Object.keys(projects).join(', ')}`)
const workshop = openWorkshop()
const sources = mkdtempSync(join(tmpdir(), 'consent-elements-documented-'))

/** Writes the newest project. */
function create([program, ...words], name) {
  const at = words.findIndex(word => word.startsWith('-'))
  const all = ['exec', '--yes', '--', `${program}@latest`, ...words.toSpliced(at, 0, name)]
  const options = { cwd: sources, env: { ...sameNode, CI: '1' }, encoding: 'utf8', input: '' }
  const { status, stdout, stderr } = spawnSync('npm', all, options)
  must(status === 0, stdout + stderr)
}
const doctor = url =>
  new Promise(resolve =>
    execFile(process.execPath, [cli, 'doctor', url, '--json', '-', '--browser-arg=--no-sandbox'], (_, stdout, stderr) =>
      resolve(stdout ? JSON.parse(stdout).findings : [{ id: stderr, severity: 'error' }]),
    ),
  )

for (const name of asked.length > 0 ? asked : Object.keys(projects))
  await check(`${name}: the documented code builds in the newest project, and runs`, async () => {
    const { create: template, without = [], paste, append = {}, out, server } = projects[name]
    create(template, name)
    const source = join(sources, name)
    for (const path of without) rmSync(join(source, path), { force: true })
    for (const [path, [page, mark]] of Object.entries(paste)) {
      mkdirSync(dirname(join(source, path)), { recursive: true })
      writeFileSync(join(source, path), block(page, mark) + (append[path] ?? ''))
    }
    const packaged = join(source, 'package.json')
    const manifest = readJson(packaged)
    manifest.dependencies = { ...manifest.dependencies, 'consent-elements': 'file:consent-elements.tgz' }
    writeFileSync(packaged, JSON.stringify(manifest, null, 2))
    const folder = workshop.build(source, name)
    const versions = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter(one => one !== 'consent-elements')
      .map(one => `${one} ${readJson(join(folder, 'node_modules', one, 'package.json')).version}`)
    console.log(`${name}: Node ${process.versions.node}, ${versions.join(', ')}`)
    const site = server ? await start(folder, port => server(port, folder)) : await giveOut(join(folder, out))
    const findings = await doctor(site.url)
    site.stop()
    const wrong = findings.filter(({ id }) => !expected.includes(id))
    must(wrong.length === 0, JSON.stringify(wrong, null, 1))
  })
workshop.clear()
rmSync(sources, { recursive: true })
console.log('Not on npm: the templates of create-astro and create-nuxt, which come from GitHub.')
totals()
