import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateBannerMarkup } from './banner-markup.mjs'
import { generateHostFilter, generateKeyFilter } from './gate-filters.mjs'
import { embedHostsModule, serviceNamesModule, writeServiceFiles, writeServicesJson } from './services.mjs'
import { ownerPartsCss, ownerTokensCss } from './owner-styles.mjs'
import { missingPlaces } from './missing-places.mjs'
import { generateListedKeys } from './storage-keys.mjs'
import { generateTrackingHosts } from './tracking-hosts.mjs'
import { writeVendorFiles } from './vendors.mjs'

/**
 * Writes the modules of src/ that are made from lists, components and folders, the tokens and parts of the examples, and the
 * services' files in dist/.
 * @param {{ src: string, dist: string, version: string }} paths the paths of src/ and dist/
 * @throws Error that names the files that an addition has left out
 */
export async function generateSources({ src, dist, version }) {
  const missing = missingPlaces(dirname(src))
  if (missing.length > 0) throw new Error(`An addition is not complete:\n${missing.join('\n')}`)
  // `npm run dev` builds what has been written, so a file with the same text stays untouched.
  const write = (file, text) => {
    const path = join(src, file)
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
  }
  write('blocking/rules/tracking-hosts.ts', await generateTrackingHosts())
  write('blocking/gate/host-filter.ts', await generateHostFilter())
  write('blocking/gate/key-filter.ts', await generateKeyFilter())
  for (const [path, text] of await generateListedKeys()) write(path, text)
  write('views/consent-banner/banner-markup.ts', await generateBannerMarkup())
  write('services/service-names.ts', await serviceNamesModule())
  write('services/embed-hosts.ts', await embedHostsModule())
  write('../examples/tokens.css', ownerTokensCss())
  write('../examples/parts.css', ownerPartsCss())
  await writeVendorFiles()
  await writeServiceFiles(dist, version)
  await writeServicesJson(dist)
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  await generateSources({ src: join(root, 'src'), dist: join(root, 'dist'), version }).catch(fault => {
    console.error(fault.message)
    process.exitCode = 1
  })
}
