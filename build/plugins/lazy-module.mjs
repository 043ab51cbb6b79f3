import { rollup } from 'rollup'

/**
 * Returns a Rollup plugin that includes a module and all that it imports as one function, which is evaluated, and
 * compiled by browsers, when the module's only export is first called. What others import from the same modules is
 * included twice.
 * @param {string} path the module, which exports one function that is called once
 * @param {import('rollup').Plugin[]} plugins those of its own build; the one of the whole file minifies it
 */
export const lazyModule = (path, plugins) => ({
  name: 'lazy-module',
  async load(id) {
    if (id !== path) return null
    const { code, names } = await buildAsStatements(this, path, plugins)
    if (names.length !== 1) this.error(`${path} must have one export`)
    return `export function ${names[0]}(...args) {\n${code}\nreturn lazy.${names[0]}(...args)\n}\n`
  },
})

/**
 * Builds a module and all that it imports, for a function in another file.
 * @param {import('rollup').PluginContext} context of the other file's build, which then watches these modules
 * @returns statements that define `lazy` with the module's exports, and their names
 */
export async function buildAsStatements(context, path, plugins) {
  const built = await rollup({ input: path, plugins: [...plugins, keepImportMeta] })
  const {
    output: [{ code, exports: names }],
  } = await built.generate({ format: 'iife', name: 'lazy' })
  for (const file of built.watchFiles) context.addWatchFile(file)
  await built.close()
  return { code, names }
}

/** In a function of a module, `import.meta` is that of the module. */
const keepImportMeta = {
  name: 'keep-import-meta',
  resolveImportMeta: property => (property ? `import.meta.${property}` : null),
}
