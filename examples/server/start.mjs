// npm start: the examples in a browser, with the real consent server behind them.
// PORT=3000 begins looking for a free port there, --no-open leaves the browser closed, SQLITE=file keeps the consents.
import { spawn } from 'node:child_process'
import { createBackend } from './backend.mjs'
import { startExamples } from './examples.mjs'
import { installBackend } from './install.mjs'

const say = line => console.log(line)

async function backendOrWhy() {
  try {
    await installBackend(say)
    return await createBackend({ sqliteFile: process.env.SQLITE })
  } catch (error) {
    say(`The consent server could not be started: ${error.message}`)
    say('Going on without it: the offline and custom examples work, the others treat it as a server that is down.')
    return undefined
  }
}

function openBrowser(url) {
  const [command, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true })
  child.on('error', () => {}) // no desktop, no browser; the address is printed
  child.unref()
}

const backend = await backendOrWhy()
const port = Number(process.env.PORT ?? 8080)
const { url, trackerPort, stop } = await startExamples({ port, backend, log: say })

say(`
  Examples         ${url}/examples/
  Live board       ${url}/examples/live.html
  Consent server   ${backend ? `${url}/api/c15t (${process.env.SQLITE ?? 'in memory'})` : 'not running'}
  Tracking hosts   http://*.localhost:${trackerPort}

Ctrl+C ends it. Requests that reach a tracking host:
`)

if (process.stdout.isTTY && !process.env.CI && !process.argv.includes('--no-open')) openBrowser(`${url}/examples/`)

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().then(() => process.exit(0)))
