// The elements that gated markup can have, from the table of the code.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const entry = fileURLToPath(new URL('../src/blocking/markup/gated-attributes.ts', import.meta.url))

/** Returns the attributes that wait for consent, by element. */
export async function readGatedAttributes() {
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false })
  const address = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  return (await import(address)).gatedAttributes
}
