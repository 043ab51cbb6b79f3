import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = join(root, 'node_modules/.audit-sites')
const wanted = join(root, 'test/tools/sites/package.json')

/** Installs the consent tools of the test sites, without install scripts. */
export function installConsentTools() {
  const installed = join(folder, 'package.json')
  const isCurrent = existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(wanted, 'utf8')
  if (isCurrent && existsSync(join(folder, 'node_modules/klaro'))) return
  mkdirSync(folder, { recursive: true })
  copyFileSync(wanted, installed)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'], {
    cwd: folder,
    stdio: 'inherit',
  })
}

/** @returns a file of one of the consent tools */
export const toolFile = path => readFileSync(join(folder, 'node_modules', path), 'utf8')

/** @returns a bundled script that imports the consent tools */
export async function bundled(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'jsx' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return outputFiles[0].text
}
