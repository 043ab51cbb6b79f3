import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { generateBannerMarkup } from './banner-markup.mjs'
import { serviceNamesModule, writeServiceFiles, writeServicesJson } from './services.mjs'
import { missingPlaces } from './missing-places.mjs'
import { generateListedKeys } from './storage-keys.mjs'
import { generateTrackingHosts } from './tracking-hosts.mjs'
import { writeVendorFiles } from './vendors.mjs'

/**
 * Writes the modules of src/ that are made from lists, components and folders, and the services' files in dist/.
 * @param {{ src: string, dist: string, version: string }} paths the paths of src/ and dist/
 * @throws Error that names the files that an addition has left out
 */
export async function generateSources({ src, dist, version }) {
  const missing = missingPlaces(dirname(src))
  if (missing.length > 0) throw new Error(`An addition is not complete:\n${missing.join('\n')}`)
  const write = (file, text) => writeFileSync(`${src}/${file}`, text)
  write('blocking/rules/tracking-hosts.ts', await generateTrackingHosts())
  for (const [path, text] of await generateListedKeys()) write(path, text)
  write('views/consent-banner/banner-markup.ts', await generateBannerMarkup())
  write('services/service-names.ts', await serviceNamesModule())
  await writeVendorFiles()
  await writeServiceFiles(dist, version)
  await writeServicesJson(dist)
}
