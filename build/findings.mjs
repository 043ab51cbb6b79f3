// The findings of `consent-elements audit` and `doctor`, from their tables in src/tools/.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const tools = fileURLToPath(new URL('../src/tools/', import.meta.url))

/** Returns the tables of findings: each finding by id, with severity and title. */
export async function readFindings() {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "export { findingTable as audit } from './audit/findings/finding-table'\n" +
        "export { findingTable as doctor } from './doctor/finding-table'",
      resolveDir: tools,
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}
