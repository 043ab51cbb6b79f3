// WebKitGTK's MiniBrowser, driven over WebDriver.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { remote } from 'webdriverio'

/** Where Debian has it, by architecture. */
const miniBrowsers = ['x86_64', 'aarch64'].map(machine => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
const miniBrowser = () => [process.env.WEBKIT_PATH, ...miniBrowsers].find(path => path && existsSync(path))

/** How long a browser may take to answer on a busy machine, in milliseconds, before another is tried. */
const patience = 15_000
const attempts = 3

/** A port that is free, so that two runs on one machine do not drive each other's browser. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** Ends a process and all that it has started, which is in a group of its own. */
function end(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // it has ended by itself
  }
}
const running = new Set()
process.on('exit', () => running.forEach(end))

/** @returns a screen for all browsers of this process: the one there is, or a virtual one */
let display
const screen = () =>
  (display ??= process.env.DISPLAY
    ? Promise.resolve(process.env.DISPLAY)
    : new Promise((resolve, reject) => {
        const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
          stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
          detached: true,
        })
        running.add(server)
        server.once('error', reject)
        let number = ''
        server.stdio[3].on('data', bytes => {
          number += bytes
          if (!number.endsWith('\n')) return
          // A run may end while the screen is still there; it goes with the process.
          server.stdio[3].unref()
          server.unref()
          resolve(`:${number.trim()}`)
        })
      }))

/**
 * Starts a browser with a driver of its own, because all pages of a browser share one process, and a driver whose browser
 * has gone does not answer any more.
 * @param {{ args?: string[], capabilities?: object }} [options] of the MiniBrowser, and of the session
 * @returns {Promise<{ driver: import('webdriverio').Browser, stop: () => void }>}
 * @throws where it is not installed, or did not answer in three attempts of 15 seconds
 */
export async function startWebKit({ args = [], capabilities = {} } = {}) {
  const binary = miniBrowser()
  if (!binary)
    throw new Error("WebKitGTK's MiniBrowser is not installed (webkit2gtk-driver), and WEBKIT_PATH names none")
  const env = { ...process.env, DISPLAY: await screen() }
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const child = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', detached: true, env })
    running.add(child)
    const stop = () => {
      running.delete(child)
      end(child)
    }
    try {
      await listening(child, port)
      const driver = await remote({
        hostname: '127.0.0.1',
        port,
        logLevel: 'silent',
        connectionRetryTimeout: patience,
        connectionRetryCount: 0,
        capabilities: {
          browserName: 'MiniBrowser',
          'wdio:enforceWebDriverClassic': true,
          'webkitgtk:browserOptions': { binary, args: ['--automation', ...args] },
          ...capabilities,
        },
      })
      return { driver, stop }
    } catch (error) {
      stop()
      if (attempt === attempts) throw error
    }
  }
}

async function listening(child, port) {
  let failure
  child.once('error', error => (failure = error))
  const started = Date.now()
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      response => response.ok,
      () => false,
    )
  while (!(await answers())) {
    if (failure) throw failure
    if (Date.now() > started + patience) throw new Error('WebKitWebDriver does not answer')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
