import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const host = 'web-platform.test'
const ports = { http: [8100, 8101], https: [8143, 8144], ws: [8188], wss: [8189] }

/** Prints the results of a page to its console. */
const report = `setup({ output: false })
if (window === top && !window.opener)
  add_completion_callback((tests, harness) => {
    const rows = Object.fromEntries(tests.map(({ name, status }) => [name, status]))
    console.debug('platform results ' + JSON.stringify({ rows, status: harness.status }))
  })
`

/** @returns whether the server responds */
const answers = () =>
  fetch(`http://127.0.0.1:${ports.http[0]}/resources/testharness.js`).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Starts the server of web-platform-tests on this machine only. It needs Python 3 and is part of the checkout.
 * @param {string} checkout folder of web-platform-tests; the guard's files and the reporter are written into it
 * @param {string} dist folder of the built files
 */
export async function startPlatformServer(checkout, dist) {
  cpSync(dist, join(checkout, '__guard'), { recursive: true })
  writeFileSync(join(checkout, '__guard/nothing.js'), '')
  writeFileSync(join(checkout, 'resources/testharnessreport.js'), report)
  const config = join(mkdtempSync(join(tmpdir(), 'platform-')), 'config.json')
  const settings = { browser_host: host, server_host: '127.0.0.1', check_subdomains: false, bind_address: true, ports }
  writeFileSync(config, JSON.stringify(settings))
  const log = []
  // Not `wpt serve`: in newer checkouts it installs packages from PyPI first, which only WebTransport and WAVE need.
  const code = 'from tools.serve.serve import main; main()'
  const child = spawn('python3', ['-c', code, '--no-h2', '--config', config], { cwd: checkout, detached: true })
  child.stderr.on('data', data => log.push(data))
  child.stdout.on('data', data => log.push(data))
  const stop = () => {
    try {
      process.kill(-child.pid)
    } catch {
      // The process has already ended.
    }
  }
  for (let tries = 0; !(await answers()); tries++) {
    if (tries > 240 || child.exitCode !== null) {
      stop()
      throw new Error(`The server of web-platform-tests did not start:\n${log.join('').slice(-3000)}`)
    }
    await new Promise(resolve => setTimeout(resolve, 250))
  }
  return {
    /** @param {string} path of a test */
    url: path =>
      /\.https\./.test(path) ? `https://${host}:${ports.https[0]}${path}` : `http://${host}:${ports.http[0]}${path}`,
    stop,
  }
}

/** @returns {{ test: string, row: string, reason: string }[]} the accepted differences, each with its reason */
export const acceptedDifferences = () => JSON.parse(readFileSync(new URL('accepted.json', import.meta.url), 'utf8'))
