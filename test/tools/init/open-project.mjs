import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInit } from './run-init.mjs'

const cli = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url))

/**
 * Writes a project into a new folder.
 * @returns the folder, how to run `init` in it, and `program`, which runs the built dist/cli.js as its own process, as owners do
 */
export function openProject(files, inner = '.') {
  const folder = mkdtempSync(join(tmpdir(), 'consent-elements-init-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const init = (...args) => runInit(join(folder, inner), args)
  const program = (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'init', join(folder, inner), ...args], {
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }
  const read = path => readFileSync(join(folder, path), 'utf8')
  /** Every file, by path. */
  const snapshot = () =>
    Object.fromEntries(
      readdirSync(folder, { recursive: true })
        .map(path => `${path}`.replaceAll('\\', '/'))
        .filter(path => statSync(join(folder, path)).isFile())
        .toSorted()
        .map(path => [path, read(path)]),
    )
  return { folder, init, program, read, snapshot, remove: () => rmSync(folder, { recursive: true }) }
}
