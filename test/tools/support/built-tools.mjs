import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildTools } from '../../../build/tools.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Builds the programs for Node, with a catalogue of five services.
 * @param {string} name a separate name for each concurrent test
 * @returns the folder
 */
export async function builtTools(name) {
  const folder = join(root, 'node_modules/.audit-tools', name)
  mkdirSync(folder, { recursive: true })
  await buildTools(folder)
  copyFileSync(join(root, 'test/tools/services-fixture.json'), join(folder, 'services.json'))
  return folder
}
