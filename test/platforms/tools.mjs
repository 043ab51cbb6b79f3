// Writes, builds and serves projects of platforms.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { giveOut, programOf, readJson, sameNode, start } from '../support/built-sites.mjs'
import { freePort } from '../support/free-port.mjs'
import { must } from '../support/checks.mjs'

/** Runs a program in a folder. @returns what it printed */
export function run(folder, command, args, env = {}) {
  const options = { cwd: folder, env: { ...sameNode, ...env }, encoding: 'utf8', input: '' }
  const { status, error, stdout, stderr } = spawnSync(command, args, options)
  must(status === 0, `${command} ${args.join(' ')}: ${error ?? (stdout + stderr).slice(-2000)}`)
  return stdout
}
/** Returns whether a program is installed, and runs with these words. */
export const has = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Writes files by path. */
export function write(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
/** Changes a file, which must contain what is replaced. */
export function edit(folder, path, from, to) {
  const text = readFileSync(join(folder, path), 'utf8')
  must(text.includes(from), `${path} has no ${from}`)
  writeFileSync(
    join(folder, path),
    text.replace(from, () => to),
  )
}

/** Changes a file at every place that fits. */
export function replaceAll(folder, path, pattern, to) {
  writeFileSync(join(folder, path), readFileSync(join(folder, path), 'utf8').replaceAll(pattern, to))
}

/** Starts a program that serves a site on a port. */
export async function serve(folder, words, env = {}) {
  const port = await freePort()
  const [command, ...args] = words(String(port))
  const server = spawn(command, args, {
    cwd: folder,
    detached: true,
    env: { ...sameNode, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', data => (said = `${said}${data}`.slice(-2000)))
  const stop = () => {
    try {
      process.kill(-server.pid)
    } catch {
      // It has ended already.
    }
  }
  const url = `http://127.0.0.1:${port}/`
  const deadline = Date.now() + 60_000
  for (;;) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return { url, stop }
    if (server.exitCode !== null || Date.now() > deadline) {
      stop()
      throw new Error(`${command} does not serve the site (${response?.status ?? 'no answer'}). ${said}`)
    }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}
/** Serves a folder of the project, as any server would. */
export const folder =
  (...paths) =>
  project =>
    giveOut(join(project, paths.find(path => existsSync(join(project, path))) ?? '.'))
/** Serves with a program of an installed package. */
export const packageServer =
  (name, ...words) =>
  project =>
    start(project, port => [programOf(project, name), ...words.map(word => (word === 'PORT' ? `${port}` : word))])

/** Has a generator of npm write the newest project into the folder. */
export function create(project, program, ...words) {
  run(
    project,
    'npm',
    [
      'exec',
      '--yes',
      '--',
      program.includes('@', 1) ? program : `${program}@latest`,
      ...words.map(word => (word === 'NAME' ? 'site' : word)),
    ],
    {
      CI: '1',
    },
  )
  cpSync(join(project, 'site'), project, { recursive: true })
  rmSync(join(project, 'site'), { recursive: true })
}
const withoutTelemetry = {
  ASTRO_TELEMETRY_DISABLED: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
}
/** Gets a newer Node from npm, for platforms that refuse the one that runs the tests. @returns the environment that has it */
export function nodeFrom(project, major) {
  if (Number(process.versions.node.split('.')[0]) >= major) return {}
  const at = join(project, '..', `node-${major}`)
  if (!existsSync(at)) {
    write(at, { 'package.json': '{"private": true}' })
    run(at, 'npm', ['install', '--no-audit', '--no-fund', '--silent', `node@${major}`])
  }
  return { PATH: join(at, 'node_modules/node/bin') + delimiter + sameNode.PATH }
}
/** Installs the packages of a project, with the packed one, and builds it. */
export function buildWithNpm(project, tarball, script = 'build', env = {}) {
  const path = join(project, 'package.json')
  const manifest = readJson(path)
  if (manifest.dependencies?.['consent-elements']) {
    manifest.dependencies['consent-elements'] = `file:${tarball}`
    writeFileSync(path, JSON.stringify(manifest, null, 2))
  }
  run(project, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { CI: '1', ...env })
  if (script) run(project, 'npm', ['run', script], { CI: '1', ...withoutTelemetry, ...env })
}
/** Returns name and version of an installed package. */
export const installed = (project, name) =>
  `${name} ${readJson(join(project, 'node_modules', name, 'package.json')).version}`

/** Copies one file out of a package of npm into the project. */
export function fileOfPackage(project, specification, path, to) {
  const at = join(project, '..', 'packages')
  mkdirSync(at, { recursive: true })
  const [packed] = JSON.parse(run(at, 'npm', ['pack', specification, '--json', '--silent']))
  run(at, 'tar', ['xzf', packed.filename])
  mkdirSync(dirname(join(project, to)), { recursive: true })
  cpSync(join(at, 'package', path), join(project, to))
}
