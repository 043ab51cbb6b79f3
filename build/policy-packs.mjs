import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/**
 * Reads the policy packs from their sources.
 * @returns {Promise<readonly import('../src/policies/policy-pack').PolicyPack[]>}
 */
export async function readPolicyPacks() {
  const entry = fileURLToPath(new URL('../src/policies/policy-packs.ts', import.meta.url))
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false })
  const { policyPacks } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
  return policyPacks
}
