// Lays the package's files into a copy of the plugin: `site/consent-elements/` can be zipped and uploaded as it is.
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dist } from 'consent-elements/node'
import { pageFiles } from 'consent-elements/server'

const here = fileURLToPath(new URL('.', import.meta.url))
const plugin = join(here, 'site/consent-elements')
rmSync(plugin, { recursive: true, force: true })
cpSync(join(here, 'consent-elements'), plugin, { recursive: true })
const { version } = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8'))
if (!readFileSync(join(plugin, 'readme.txt'), 'utf8').includes(`Stable tag: ${version}\n`))
  throw new Error(`readme.txt and consent-elements.php must name the version ${version}`)
for (const name of [...(await pageFiles()), 'LICENSE', 'NOTICE']) {
  mkdirSync(dirname(join(plugin, 'dist', name)), { recursive: true })
  cpSync(join(dist, name), join(plugin, 'dist', name))
}
