import { writeIntegrity } from '../write-integrity.mjs'

/** Writes `integrity.json` with the last bundle, for builds that end there. The full build writes it again at its end. */
export const integrityPlugin = (dist, version) => ({
  name: 'integrity',
  writeBundle() {
    writeIntegrity(dist, version)
  },
})
