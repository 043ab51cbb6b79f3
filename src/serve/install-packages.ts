import { spawn } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findPackage } from './load-package'
import { packageFolder } from './package-folder'

const names = ['@c15t/backend', '@electric-sql/pglite', 'kysely', 'kysely-pglite-dialect', 'pg']

/**
 * Checks that the packages of the server are installed. Only `installPackages` downloads anything.
 * @throws Error with the command that installs them
 */
export function checkPackages(): void {
  for (const name of names) findPackage(name)
}

/**
 * Installs the packages of the server into `.consent-elements/server` of the working directory. The lock file beside this
 * program has the version and the hash of each one, and npm refuses others. It runs no install scripts, and needs no network
 * if its cache has the packages (`npm_config_offline=true`).
 */
export async function installPackages(say: (line: string) => void): Promise<void> {
  const folder = packageFolder()
  say(`Installing the packages of the server into ${folder} (once, about 60 MB)`)
  mkdirSync(folder, { recursive: true })
  cpSync(fileURLToPath(new URL('server-packages', import.meta.url)), folder, { recursive: true })
  await new Promise<void>((resolve, reject) => {
    const child = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    })
    let words = ''
    child.stderr.on('data', chunk => (words += chunk))
    child.on('error', reject)
    child.on('close', code =>
      code === 0 ? resolve() : reject(new Error(`npm ci failed in ${folder}: ${words.trim()}`)),
    )
  })
}
