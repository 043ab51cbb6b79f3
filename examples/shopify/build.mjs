// Copies the files that pages load into the extension. Shopify's assets have no folders, so `languages/de.js` becomes
// `languages-de.js`, in its name and in the files that load it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dist } from 'consent-elements/node'
import { pageFiles } from 'consent-elements/server'

const assets = fileURLToPath(new URL('extensions/consent-elements/assets/', import.meta.url))
const flat = text => text.replaceAll(/(?<=[`"'/])(languages|services)\//g, '$1-')

rmSync(assets, { recursive: true, force: true })
mkdirSync(assets, { recursive: true })
for (const name of await pageFiles()) {
  const text = readFileSync(join(dist, name), 'utf8')
  writeFileSync(join(assets, name.replaceAll('/', '-')), name.endsWith('.js') ? flat(text) : text)
}
