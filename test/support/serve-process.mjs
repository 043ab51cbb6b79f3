// Runs examples/server/serve.mjs in a separate process, as in production.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../examples/server/serve.mjs', import.meta.url))

/**
 * @param {Record<string, string>} environment see examples/server/settings.mjs; PORT is any free one
 * @returns {Promise<{ url: string, origin: string, log: object[], stop: (signal?: string) => Promise<number | null> }>}
 *   `stop` resolves to the exit status
 */
export async function serveProcess(environment) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', RATE_LIMIT: '1000000', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
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
    log,
    stop: (signal = 'SIGTERM') =>
      new Promise(resolve => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
        child.removeAllListeners('exit')
        child.once('exit', resolve)
        child.kill(signal)
      }),
  }
}
