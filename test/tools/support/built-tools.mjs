import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildTools } from '../../../build/tools.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Builds the programs for Node, with a catalogue of services.
 * @param {string} name a separate name for each concurrent test
 * @param {string} catalogue a file below the root; five services by default
 * @returns the folder
 */
export async function builtTools(name, catalogue = 'test/tools/services-fixture.json') {
  const folder = join(root, 'node_modules/.audit-tools', name)
  mkdirSync(folder, { recursive: true })
  await buildTools(folder)
  copyFileSync(join(root, catalogue), join(folder, 'services.json'))
  return folder
}
