// `npm run test:platforms [name …]`: `consent-elements init` installs new projects of each platform; the platform's own tool
// builds them; `doctor` opens them in Chromium, and must find nothing wrong. Generators of Debian are used where they are
// installed: `apt-get install hugo jekyll python3-flask python3-django`. At the end there is a table, which the nightly run
// adds to its summary. What cannot run here is in the table, too.
import { execFile, spawn, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, giveOut, readJson, sameNode, start } from '../support/built-sites.mjs'
import { check, must, totals } from '../support/checks.mjs'
import { platforms } from '../tools/init/platforms.mjs'

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3'
const icon = '<link rel="icon" href="data:,">\n<meta name="viewport" content="width=device-width">'
const react = { react: '19.3.1', 'react-dom': '19.3.1' }
const withIcon = text => text.replace(/(<meta charset=[^>]*>)/i, `$1\n${icon}`)

/** Builds a project with its npm script. Pages need no package: `init` has copied the files. */
function buildWithNpm(folder) {
  const path = join(folder, 'package.json')
  const manifest = readJson(path)
  delete manifest.dependencies?.['consent-elements']
  writeFileSync(path, JSON.stringify(manifest, null, 2))
  for (const args of [
    ['install', '--no-audit', '--no-fund', '--loglevel=error'],
    ['run', 'build'],
  ]) {
    const { status, stdout, stderr } = spawnSync('npm', args, {
      cwd: folder,
      env: { ...sameNode, CI: '1' },
      encoding: 'utf8',
    })
    must(status === 0, `npm ${args[0]}: ${(stdout + stderr).slice(-1500)}`)
  }
}
/** Runs a program of the system. */
const tool = (command, ...args) => ({
  command,
  build(folder) {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: folder,
      // The gems are Debian's, not those of the Gemfile.
      env: { ...process.env, JEKYLL_NO_BUNDLER_REQUIRE: '1' },
      encoding: 'utf8',
    })
    must(status === 0, `${command}: ${(stdout + stderr).slice(-1500)}`)
  },
  version: () =>
    spawnSync(command, [command === 'hugo' ? 'version' : '--version'], { encoding: 'utf8' })
      .stdout.slice(0, 30)
      .split('\n')[0],
})
/** Serves the project with a program in Python. */
const pythonServer = (module, code) => ({
  command: python,
  needs: ['-c', `import ${module}`],
  version: () =>
    spawnSync(
      python,
      ['-c', `import ${module}; from importlib.metadata import version; print("${module}", version("${module}"))`],
      { encoding: 'utf8' },
    ).stdout.trim(),
  build: () => {},
  async open(folder) {
    const port = await freePort()
    writeFileSync(join(folder, 'serve_site.py'), code(port))
    const server = spawn(python, ['serve_site.py'], { cwd: folder, stdio: 'ignore' })
    const url = `http://127.0.0.1:${port}/`
    const deadline = Date.now() + 20_000
    while (!(await fetch(url).catch(() => null))) {
      must(server.exitCode === null && Date.now() < deadline, 'the server does not answer')
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    return { url, stop: () => server.kill() }
  },
})
const npm = (name, out, more = {}) => ({
  command: 'npm',
  build: buildWithNpm,
  out,
  version: folder => `${name} ${readJson(join(folder, 'node_modules', name, 'package.json')).version}`,
  ...more,
})
const scripts = (build, dependencies, devDependencies) =>
  JSON.stringify(
    { name: 'app', private: true, type: 'module', scripts: { build }, dependencies, devDependencies },
    null,
    2,
  )

/** How each platform runs here: its tool, files beside those of the fixture, and the folder of the built site. */
const runs = {
  Hugo: {
    ...tool('hugo'),
    out: 'public',
    files: { 'layouts/partials/head.html': `<meta charset="utf-8">\n${icon}\n<title>{{ .Title }}</title>\n` },
  },
  'Hugo with a theme': {
    ...tool('hugo'),
    out: 'public',
    files: { 'layouts/index.html': '{{ define "main" }}Home{{ end }}\n', 'content/_index.md': '# Home\n' },
    edit: { 'themes/ananke/layouts/_default/baseof.html': withIcon },
  },
  Jekyll: {
    ...tool('jekyll', 'build'),
    out: '_site',
    edit: { '_layouts/default.html': withIcon },
  },
  'Jekyll with the theme of a gem': {
    ...tool('jekyll', 'build'),
    out: '_site',
    files: {
      '_config.yml': 'title: Shop\n',
      'index.markdown': '',
      'index.html': `---\n---\n<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n${icon}\n<title>Shop</title>\n</head>\n<body>Hi</body>\n</html>\n`,
    },
  },
  Flask: {
    ...pythonServer(
      'flask',
      port =>
        `from flask import Flask, render_template\napp = Flask(__name__)\n@app.route('/')\ndef home():\n    return render_template('base.html')\napp.run(port=${port})\n`,
    ),
    edit: { 'templates/base.html': withIcon },
  },
  Django: {
    ...pythonServer(
      'django',
      port =>
        `import sys\nfrom django.conf import settings\nsettings.configure(DEBUG=True, SECRET_KEY='x', ROOT_URLCONF=__name__, ALLOWED_HOSTS=['*'], STATIC_URL='/static/', INSTALLED_APPS=['django.contrib.staticfiles'], STATICFILES_DIRS=['static'], TEMPLATES=[{'BACKEND': 'django.template.backends.django.DjangoTemplates', 'DIRS': ['templates']}])\nfrom django.shortcuts import render\nfrom django.urls import path\nurlpatterns = [path('', lambda request: render(request, 'base.html'))]\nfrom django.core.management import execute_from_command_line\nexecute_from_command_line(['manage.py', 'runserver', '--noreload', '${port}'])\n`,
    ),
    edit: { 'templates/base.html': withIcon },
  },
  'Docusaurus 3': {
    ...npm('@docusaurus/core', 'build'),
    // Its own inline scripts, which request nothing, are in front of `headTags`.
    expected: ['guard-late'],
    create: ['create-docusaurus', 'NAME', 'classic', '--typescript', '--skip-install'],
  },
  VitePress: {
    ...npm('vitepress', 'docs/.vitepress/dist'),
    files: { 'package.json': scripts('vitepress build docs', undefined, { vitepress: '1.6.4', vue: '3.5.22' }) },
  },
  'React Router': {
    ...npm('react-router', 'build/client'),
    files: {
      'package.json': scripts(
        'react-router build',
        { 'react-router': '7.18.4', '@react-router/node': '7.18.4', isbot: '5.1.31', ...react },
        { '@react-router/dev': '7.18.4', vite: '7.1.12', typescript: '5.9.3' },
      ),
      'react-router.config.ts': `export default { ssr: false, prerender: ['/'] }\n`,
      'app/routes.ts': `import { index } from '@react-router/dev/routes'\nexport default [index('home.tsx')]\n`,
      'app/home.tsx': `export default () => <><link rel="icon" href="data:," /><h1>Home</h1></>\n`,
      'app/app.css': '',
    },
  },
  'Qwik City': {
    ...npm('@builder.io/qwik', 'dist'),
    create: ['create-qwik', 'empty', 'NAME'],
    skip: 'its newest template builds for a server only',
  },
  'TanStack Start': {
    ...npm('@tanstack/react-start', 'dist/client'),
    skip: 'its server is started by an adapter',
  },
  SolidStart: { skip: 'its template comes from GitHub' },
  Gatsby: { skip: 'was not tried' },
  'Rails 8': { skip: 'Debian has Rails 6.1' },
  'Laravel 12': { skip: 'Composer is not available' },
  Symfony: { skip: 'Composer is not available' },
  Phoenix: { skip: 'Hex is not available' },
}

const asked = process.argv.slice(2)
for (const name of asked)
  if (!runs[name] || runs[name].skip)
    throw new Error(
      `"${name}" does not run. Known are ${Object.keys(runs)
        .filter(one => !runs[one].skip)
        .join(', ')}`,
    )

const workshop = mkdtempSync(join(tmpdir(), 'consent-elements-platforms-'))
const doctor = url =>
  new Promise(resolve =>
    execFile(process.execPath, [cli, 'doctor', url, '--json', '-', '--browser-arg=--no-sandbox'], (_, stdout, stderr) =>
      // The header against frames is the owner's.
      resolve(stdout ? JSON.parse(stdout).findings.filter(({ id }) => id !== 'no-frame-ancestors') : [stderr]),
    ),
  )
/** Writes the project of a platform: what its newest generator writes, or the fixture. */
function writeProject(name, { create, files = {}, edit = {} }, folder) {
  if (create) {
    const [program, ...words] = create.map(word => (word === 'NAME' ? 'site' : word))
    const options = { cwd: folder, env: { ...sameNode, CI: '1' }, encoding: 'utf8', input: '' }
    const { status, stdout, stderr } = spawnSync('npm', ['exec', '--yes', '--', `${program}@latest`, ...words], options)
    must(status === 0, (stdout + stderr).slice(-1500))
    cpSync(join(folder, 'site'), folder, { recursive: true })
    rmSync(join(folder, 'site'), { recursive: true })
    return
  }
  for (const [path, text] of Object.entries({ ...platforms[name].files, ...files })) {
    if (text === '' && path.endsWith('.markdown')) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), edit[path]?.(text) ?? text)
  }
}

const rows = []
for (const [name, how] of Object.entries(runs)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const missing =
    how.skip ??
    (spawnSync(how.command, how.needs ?? ['--version']).error ||
    (how.needs && spawnSync(how.command, how.needs).status !== 0)
      ? `${how.command} is not installed`
      : null)
  if (missing) {
    must(asked.length === 0, `${name}: ${missing}`)
    rows.push([name, '', `only the plan: ${missing}`])
    continue
  }
  const folder = join(workshop, name.replaceAll(/\W+/g, '-'))
  mkdirSync(folder)
  let result = 'failed'
  await check(`${name}: init installs, the site builds, and doctor finds nothing wrong`, async () => {
    writeProject(name, how, folder)
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [cli, 'init', folder, '--yes', '--policy-url', '/#privacy'],
      { encoding: 'utf8' },
    )
    must(status === 0, stdout + stderr)
    how.build(folder)
    const site = how.server
      ? await start(folder, port => how.server(port, folder))
      : how.open
        ? await how.open(folder)
        : await giveOut(join(folder, how.out))
    try {
      const findings = (await doctor(site.url)).filter(({ id }) => !how.expected?.includes(id))
      must(findings.length === 0, JSON.stringify(findings, null, 1))
    } finally {
      site.stop()
    }
    const left = /By hand:\n\n([^]*?)\nDone\./.exec(stdout)?.[1].match(/^- .*$/gm) ?? []
    result = left.length > 0 ? left.map(line => line.slice(2).replace(/:$/, '')).join('; ') : 'nothing'
  })
  rows.push([
    name,
    result === 'failed' ? '' : how.version(folder),
    result === 'failed' ? '**failed**' : `yes; left by hand: ${result}`,
  ])
}
const table = [
  '| platform | version | finished by init |',
  '| --- | --- | --- |',
  ...rows.map(row => `| ${row.join(' | ')} |`),
].join('\n')
console.log(`\n${table}`)
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${table}\n`)
rmSync(workshop, { recursive: true })
totals()
