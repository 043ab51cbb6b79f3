// Lays the package's files into a copy of the module: `site/consent_elements/` belongs into `modules/custom/` as it is.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dist } from 'consent-elements/node'
import { pageFiles } from 'consent-elements/server'

const here = fileURLToPath(new URL('.', import.meta.url))
const module = join(here, 'site/consent_elements')
rmSync(module, { recursive: true, force: true })
cpSync(join(here, 'consent_elements'), module, { recursive: true })
for (const name of [...(await pageFiles()), 'LICENSE', 'NOTICE']) {
  mkdirSync(dirname(join(module, 'dist', name)), { recursive: true })
  cpSync(join(dist, name), join(module, 'dist', name))
}
// Part of each address, so that caches of an older version are not used.
writeFileSync(join(module, 'dist/VERSION'), JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')).version)
