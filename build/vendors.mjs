// The vendors of src/signals/vendors/: one file each. Everything else that lists them is written or checked from here.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { formatted } from './formatted.mjs'

const path = name => fileURLToPath(new URL(`../src/signals/${name}`, import.meta.url))
const camelCase = name => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** The file names without their endings, sorted. */
export const vendorFileNames = readdirSync(path('vendors'))
  .map(file => file.replace(/\.ts$/, ''))
  .toSorted()

/**
 * Reads the vendors.
 * @returns {Promise<{ file: string, name: string, options: object, categories: string[], summary: string, calls: string[] }[]>} `name` is
 *   that of the export and of the key in the option `signals`; `summary` and `calls` are the docstring's first sentence and its tags
 * @throws Error that names a file and what it lacks
 */
export async function readVendors() {
  const { outputFiles } = await build({
    stdin: {
      contents: vendorFileNames.map(file => `export * from './${file}.ts'`).join('\n'),
      resolveDir: path('vendors'),
    },
    bundle: true,
    format: 'esm',
    write: false,
  })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  const modules = await import(`data:text/javascript;base64,${code}`)
  return vendorFileNames.map(file => {
    const name = camelCase(file)
    const at = `src/signals/vendors/${file}.ts`
    const vendor = modules[name]
    if (!vendor) throw new Error(`${at} must export ${name}: export const ${name} = defineVendor({ … })`)
    const text = readFileSync(path(`vendors/${file}.ts`), 'utf8')
    const docstring = new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export const ${name}\b`).exec(text)?.[1] ?? ''
    const lines = docstring.replace(/^\s*\*? ?/gm, '').trim()
    const calls = ['pending', 'granted', 'denied'].map(tag => {
      const found = new RegExp(`^@${tag} (.+)$`, 'm').exec(lines)?.[1]
      if (!found) throw new Error(`${at}: the docstring of ${name} needs "@${tag}" and the vendor's call, for the docs`)
      return found
    })
    const [summary] = lines.replaceAll('\n', ' ').split(/(?<=\.) |(?= ?@)/)
    return { file, name, options: vendor.options ?? {}, categories: [...vendor.categories], summary, calls }
  })
}

/** Returns the allowed values of an option as code: a list, or the pattern of a text and an example. */
const asCode = rule =>
  Array.isArray(rule) ? JSON.stringify(rule) : `{ pattern: ${rule.pattern}, example: ${JSON.stringify(rule.example)} }`

/** Writes src/signals/vendor-files.ts. */
export async function writeVendorFiles() {
  const target = path('vendor-files.ts')
  const rows = (await readVendors()).map(
    ({ file, name, options }) =>
      `${name}: { options: { ${Object.entries(options).map(([option, rule]) => `${option}: ${asCode(rule)}`)} }, load: async () => (await import('./vendors/${file}')).${name} }`,
  )
  const text = `// build/vendors.mjs writes this file from the files of src/signals/vendors/.

/** The vendors by name: the allowed values of their options, and how to load the file of one that is configured. */
export const vendorFiles = { ${rows.join(', ')} }`
  const code = await formatted(target, text)
  if (code !== readFileSync(target, { encoding: 'utf8', flag: 'a+' })) writeFileSync(target, code)
}
