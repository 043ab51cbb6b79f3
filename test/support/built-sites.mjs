// Sites that are packages: installed with the packed tarball, built by their own toolchains, and served.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const readJson = path => JSON.parse(readFileSync(path, 'utf8'))

/** The environment in which npm and the toolchains run in the version of Node that runs the test. */
export const sameNode = { ...process.env, PATH: dirname(process.execPath) + delimiter + process.env.PATH }
const run = (command, args, cwd) =>
  execFileSync(command, args, {
    cwd,
    env: sameNode,
    encoding: 'utf8',
    stdio: 'pipe',
    shell: process.platform === 'win32',
  })

/**
 * Packs the tarball.
 * @returns functions that install and build sites with it, and that delete them
 */
export function openWorkshop() {
  const workshop = mkdtempSync(join(tmpdir(), 'consent-elements-sites-'))
  if (!existsSync(join(root, 'dist/integrity.json'))) run('npm', ['run', 'build'], root)
  const tarball = run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', workshop], root).trim()
  return {
    /**
     * @param prepare adds files to the copy before it is built
     * @returns the folder with the installed and built copy of a site; the site's own folder stays unchanged
     */
    build(source, name, prepare = () => {}) {
      const folder = join(workshop, name)
      cpSync(source, folder, {
        recursive: true,
        filter: path => !/[\\/](node_modules|site|\.next|\.angular|\.nuxt|\.output)$/.test(path),
      })
      cpSync(join(workshop, tarball), join(folder, 'consent-elements.tgz'))
      prepare(folder)
      // Without lock files: sites pin their versions in package.json.
      const install = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
      try {
        run('npm', install, folder)
        if (readJson(join(folder, 'package.json')).scripts?.build) run('npm', ['run', 'build'], folder)
      } catch (error) {
        throw new Error(`${error.stdout}${error.stderr}`.slice(-2000), { cause: error })
      }
      return folder
    },
    clear: () => rmSync(workshop, { recursive: true, force: true }),
  }
}

/** Returns the file that starts an installed package's program. */
export function programOf(folder, name) {
  const installed = join(folder, 'node_modules', name)
  const { bin } = readJson(join(installed, 'package.json'))
  return join(installed, typeof bin === 'string' ? bin : Object.values(bin)[0])
}

/**
 * Starts a site that is a server.
 * @param command the arguments of Node that start it; it has to listen on PORT
 * @returns its address, and a function that stops it
 * @throws Error if it does not answer within a minute
 */
export async function start(folder, command) {
  const port = await freePort()
  const settings = { ...sameNode, PORT: String(port), HOST: '127.0.0.1' }
  const server = spawn(process.execPath, command(port), {
    cwd: folder,
    env: settings,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  server.stderr.on('data', data => (errors = `${errors}${data}`.slice(-2000)))
  const url = `http://127.0.0.1:${port}/`
  const deadline = Date.now() + 60_000
  while (!(await fetch(url).catch(() => null))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill()
      throw new Error(`The server does not answer. ${errors}`)
    }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return { url, stop: () => server.kill() }
}

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

/**
 * Serves a folder, as any server would.
 * @returns its address, and a function that stops it
 */
export async function giveOut(folder, headers = {}) {
  const server = createServer(({ url }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://site').pathname))
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    if (!file.startsWith(folder) || !existsSync(file))
      return response.writeHead(url === '/favicon.ico' ? 204 : 404).end()
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', ...headers })
    response.end(readFileSync(file))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() }
}
