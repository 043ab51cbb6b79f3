import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPackage } from './load-package'
import { packageFolder } from './package-folder'

/** The versions that were tested. */
const dependencies = {
  '@c15t/backend': '2.2.1',
  '@electric-sql/pglite': '0.4.6',
  kysely: '0.28.18',
  'kysely-pglite-dialect': '1.3.1',
  pg: '8.23.1',
  'kysely-typeorm': 'file:not-needed',
  typeorm: 'file:not-needed',
}

const isInstalled = (): Promise<boolean> =>
  Promise.all(['@c15t/backend', '@electric-sql/pglite', 'kysely', 'kysely-pglite-dialect', 'pg'].map(loadPackage)).then(
    () => true,
    () => false,
  )

/** Writes the package that stands in for TypeORM, which @c15t/backend names and this server never calls. */
function writeFiles(folder: string): void {
  mkdirSync(join(folder, 'not-needed'), { recursive: true })
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
  writeFileSync(
    join(folder, 'package.json'),
    json({
      name: 'consent-server-packages',
      private: true,
      dependencies,
      overrides: { 'kysely-typeorm': '$kysely-typeorm', typeorm: '$typeorm' },
    }),
  )
  writeFileSync(
    join(folder, 'not-needed', 'package.json'),
    json({ name: 'not-needed', version: '0.0.0', private: true, type: 'module', exports: './index.js' }),
  )
  writeFileSync(join(folder, 'not-needed', 'index.js'), 'export default null\n')
}

/**
 * Installs the packages of the server on first use, into `.consent-elements/server` of the working directory. npm runs no
 * install scripts. Projects that have the packages already use their own.
 * @param isWanted installs even if the packages are there
 */
export async function installPackages(say: (line: string) => void, isWanted = false): Promise<void> {
  if (!isWanted && (await isInstalled())) return
  const folder = packageFolder()
  say(
    `Installing the packages of the server into ${folder} (once, about 60 MB). Versions: ${Object.entries(dependencies)
      .slice(0, 5)
      .map(pair => pair.join('@'))
      .join(', ')}`,
  )
  writeFiles(folder)
  await new Promise<void>((resolve, reject) => {
    const child = spawn('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    })
    let words = ''
    child.stderr.on('data', chunk => (words += chunk))
    child.on('error', reject)
    child.on('close', code =>
      code === 0 ? resolve() : reject(new Error(`npm install failed in ${folder}: ${words.trim()}`)),
    )
  })
}
