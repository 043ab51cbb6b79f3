// The packed package, and its command line, as `npx` runs it.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { run, write } from './tools.mjs'

/** Packs the package and installs it into a folder. @returns the file, the command line, and a function that runs `doctor` */
export function packPackage(root, workshop) {
  const name = run(root, 'npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', workshop]).trim()
  const tarball = join(workshop, name)
  write(workshop, { 'npx/package.json': '{"private": true}' })
  run(join(workshop, 'npx'), 'npm', ['install', '--no-audit', '--no-fund', '--silent', tarball])
  const cli = join(workshop, 'npx/node_modules/consent-elements/dist/cli.js')
  const doctor = url =>
    new Promise(resolve =>
      execFile(
        process.execPath,
        [cli, 'doctor', url, '--json', '-', '--browser-arg=--no-sandbox'],
        (_, stdout, stderr) =>
          // The header against frames is the owner's.
          resolve(stdout ? JSON.parse(stdout).findings.filter(({ id }) => id !== 'no-frame-ancestors') : [stderr]),
      ),
    )
  return { tarball, cli, doctor }
}
