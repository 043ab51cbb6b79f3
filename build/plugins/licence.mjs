import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeLicences } from '../write-licences.mjs'

/**
 * Writes a licence line into every script and type declaration of `dist/`, and copies LICENSE and NOTICE. Add it to the
 * last build, before the plugin that computes hashes. The full build completes what it builds afterwards by itself.
 */
export const licencePlugin = (root, version) => ({
  name: 'licence',
  writeBundle() {
    const dist = join(root, 'dist')
    writeLicences(dist, version)
    for (const name of ['LICENSE', 'NOTICE']) copyFileSync(join(root, name), join(dist, name))
  },
})
