import { spawn } from 'node:child_process'
import { open, rm, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const here = new URL('.', import.meta.url)

/**
 * Installs the dependencies of the backend once, with `npm ci` in its folder. It runs no install scripts and needs no
 * compiler. A second call, in this process or another, waits for the first.
 *
 * @param {(line: string) => void} [say] called when an install starts
 * @param {URL} [folder] the folder of package.json; by default this one
 * @returns {Promise<void>} rejects with npm's own message if the install fails
 */
export async function installBackend(say = () => {}, folder = here) {
  if (await isInstalled(folder)) return
  const release = await takeLock(folder)
  try {
    if (await isInstalled(folder)) return
    say(`Installing the consent server (once, some seconds): npm ci in ${fileURLToPath(folder)}`)
    await run(folder, 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  } finally {
    await release()
  }
}

// npm writes the hidden lock file last, so an incomplete or outdated install is detected.
async function isInstalled(folder) {
  const installed = await changed(folder, 'node_modules/.package-lock.json')
  return installed > 0 && installed >= (await changed(folder, 'package-lock.json'))
}

const changed = (folder, path) =>
  stat(new URL(path, folder)).then(
    file => file.mtimeMs,
    () => 0,
  )

async function takeLock(folder) {
  const lock = new URL('.installing', folder)
  for (;;) {
    try {
      await (await open(lock, 'wx')).close()
      return () => rm(lock, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      // A process that was killed leaves its lock. Five minutes is longer than any install.
      if (Date.now() - (await changed(folder, '.installing')) > 5 * 60_000) await rm(lock, { force: true })
      else await new Promise(resolve => setTimeout(resolve, 250))
    }
  }
}

/** @returns {Promise<void>} */
function run(folder, command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: fileURLToPath(folder),
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32', // npm is a .cmd there
    })
    let words = ''
    child.stderr.on('data', chunk => (words += chunk))
    child.on('error', reject)
    child.on('close', code =>
      code === 0 ? resolve() : reject(new Error(`npm ci failed. ${gist(words) || `Exit ${code}`}`)),
    )
  })
}

// Returns the first lines, which contain the error. The rest is npm's own stack.
const gist = words =>
  words
    .split('\n')
    .filter(line => line.startsWith('npm error'))
    .slice(0, 4)
    .map(line => line.slice('npm error '.length))
    .join(', ')
