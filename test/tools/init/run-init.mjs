// Runs `init` of the sources in this process: to start Node for each of 300 runs takes most of their time. What it copies
// comes from dist/, as in the package.
import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const program = new URL('../../../dist/cli.js', import.meta.url)
const outfile = join(mkdtempSync(join(tmpdir(), 'consent-elements-run-init-')), 'init.mjs')
await build({
  stdin: {
    contents: `export { runCommandLine } from './run-command-line'\nexport { init } from './commands/init'`,
    resolveDir: fileURLToPath(new URL('../../../src/tools', import.meta.url)),
  },
  bundle: true,
  platform: 'node',
  format: 'esm',
  mainFields: ['module', 'main'],
  define: { 'import.meta.url': JSON.stringify(program.href) },
  outfile,
  logLevel: 'error',
})
const { runCommandLine, init } = await import(pathToFileURL(outfile).href)
rmSync(join(outfile, '..'), { recursive: true })

/** What a run prints is collected; what the test runner writes meanwhile is not. */
const printed = new AsyncLocalStorage()
for (const name of ['stdout', 'stderr']) {
  const write = process[name].write.bind(process[name])
  process[name].write = (text, ...rest) => {
    const texts = printed.getStore()
    if (!texts) return write(text, ...rest)
    texts[name] += text
    return true
  }
}

/**
 * @param {string} folder the project
 * @param {string[]} args the other arguments of `init`
 * @returns {Promise<{ status: number, stdout: string, stderr: string }>}
 */
export async function runInit(folder, args) {
  const texts = { stdout: '', stderr: '' }
  const status = await printed.run(texts, () => runCommandLine(['init', folder, ...args], [init]))
  return { status, ...texts }
}
