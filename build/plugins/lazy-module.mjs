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
    const built = await rollup({ input: path, plugins })
    const {
      output: [{ code, exports: names }],
    } = await built.generate({ format: 'iife', name: 'lazy' })
    if (names.length !== 1) this.error(`${path} must have one export`)
    for (const file of built.watchFiles) this.addWatchFile(file)
    await built.close()
    return `export function ${names[0]}(...args) {\n${code}\nreturn lazy.${names[0]}(...args)\n}\n`
  },
})
