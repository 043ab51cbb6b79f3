// A client of Firefox's Marionette, the protocol below its WebDriver, which Debian has no driver for.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'

/** Waits until Firefox listens, for at most 30 seconds. */
async function connected(port) {
  for (let tries = 0; tries < 300; tries++) {
    const socket = await new Promise(resolve => {
      const one = connect(port, '127.0.0.1', () => resolve(one)).once('error', () => resolve(null))
    })
    if (socket) return socket
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('Firefox does not listen')
}

/** Returns a function that sends a command and resolves to its result. */
function commands(socket) {
  const waiting = new Map()
  let buffer = Buffer.alloc(0)
  let last = 0
  socket.on('data', bytes => {
    buffer = Buffer.concat([buffer, bytes])
    for (;;) {
      const colon = buffer.indexOf(':')
      const length = colon === -1 ? Infinity : Number(buffer.subarray(0, colon))
      if (buffer.length < colon + 1 + length) return
      const message = JSON.parse(buffer.subarray(colon + 1, colon + 1 + length))
      buffer = buffer.subarray(colon + 1 + length)
      if (!Array.isArray(message)) continue // the greeting
      const [, id, error, result] = message
      const { resolve, reject } = waiting.get(id)
      if (error) reject(new Error(`${error.error}: ${error.message}`))
      else resolve(result)
    }
  })
  return (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify([0, ++last, `WebDriver:${name}`, parameters])
      waiting.set(last, { resolve, reject })
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

/**
 * Starts Firefox without a window.
 * @returns a function that sends a WebDriver command, and one that ends the browser
 */
export async function startMarionette(binary = process.env.FIREFOX_PATH ?? 'firefox-esr') {
  const profile = mkdtempSync(join(tmpdir(), 'marionette-'))
  const port = await freePort()
  writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`)
  const child = spawn(binary, ['--headless', '--marionette', '--no-remote', '--profile', profile], { stdio: 'ignore' })
  const exited = new Promise(resolve => child.once('exit', resolve))
  const stop = async () => {
    child.kill()
    await exited
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const send = commands(await connected(port))
    await send('NewSession', { capabilities: { alwaysMatch: {} } })
    return { send, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
