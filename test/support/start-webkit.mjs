// WebKitGTK's MiniBrowser, controlled by WebDriver.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { remote } from 'webdriverio'
import { freePort } from './free-port.mjs'

/** Its paths in Debian, by architecture. */
const miniBrowsers = ['x86_64', 'aarch64'].map(machine => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
const miniBrowser = () => [process.env.WEBKIT_PATH, ...miniBrowsers].find(path => path && existsSync(path))

/** How long a browser may take to respond on a busy machine, in milliseconds, before another one is started. */
const patience = 15_000
const attempts = 3

/** Kills a process with its children, which are in a process group of their own. */
function end(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // it has already exited
  }
}
const running = new Set()
process.on('exit', () => running.forEach(end))

/** @returns the display for all browsers of this process: the existing one, or a virtual one */
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
          // unref: the display must not keep the process alive. It ends with it.
          server.stdio[3].unref()
          server.unref()
          resolve(`:${number.trim()}`)
        })
      }))

/**
 * Starts a browser with a driver of its own. All pages of a browser share one process, and a driver does not respond after
 * its browser has exited.
 * @param {{ args?: string[], capabilities?: object }} [options] of the MiniBrowser, and of the session
 * @returns {Promise<{ driver: import('webdriverio').Browser, stop: () => void }>}
 * @throws if it is not installed, or did not respond in three attempts of 15 seconds
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
