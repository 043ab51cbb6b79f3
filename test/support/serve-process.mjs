// Runs our server in a separate process, as `consent-elements serve` does.
import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { BUSY, serveFile } from './load-serve.mjs'

const program = `const { runServe } = await import(${JSON.stringify(pathToFileURL(serveFile).href)})
process.exitCode = await runServe([])`

/**
 * @param {Record<string, string>} environment see docs/reference/consent-server.md; PORT is any free one
 * @returns {Promise<{ url: string, origin: string, pid: number, log: object[], stop: (signal?: string) => Promise<number | null> }>}
 *   `stop` resolves to the exit status
 */
export const serveProcess = environment => listening(['--input-type=module', '-e', program], environment)

/**
 * Runs our server with a probe of its event loop.
 * @returns what serveProcess does, and `longestTurn`, which resolves to the longest turn since it was called last: `longest`,
 *   and `collecting`, how long garbage was collected in it, in milliseconds
 */
export const probedProcess = environment =>
  listening(
    ['--import', new URL('loop-probe.mjs', import.meta.url).href, '--input-type=module', '-e', program],
    environment,
    ['ipc'],
  )

/**
 * Runs another program that prints the same line when it listens.
 * @param {string} file
 */
export const boundProcess = (file, environment) => listening([file], environment)

async function listening(args, environment, more = []) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: '0', RATE_LIMIT: '1000000', DATABASE_TIMEOUT: BUSY, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...more],
  })
  const log = []
  let words = ''
  const url = await new Promise((resolve, reject) => {
    let rest = ''
    child.stdout.on('data', chunk => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop()
      for (const line of lines) {
        const entry = JSON.parse(line)
        log.push(entry)
        const [, address] = /^Listening at (\S+),/.exec(entry.message ?? '') ?? []
        if (address) resolve(address)
      }
    })
    child.stderr.on('data', chunk => (words += chunk))
    child.once('exit', code => reject(new Error(`The server ended with ${code}: ${words}`)))
  })
  return {
    url,
    origin: new URL(url).origin,
    pid: child.pid,
    log,
    longestTurn: () =>
      new Promise(resolve => {
        child.once('message', resolve)
        child.send('longest')
      }),
    stop: (signal = 'SIGTERM') =>
      new Promise(resolve => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
        child.removeAllListeners('exit')
        child.once('exit', resolve)
        child.kill(signal)
      }),
  }
}
