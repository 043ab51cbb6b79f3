import { join } from 'node:path'

/** Ids of virtual modules. */
const values = '\0shared-values'
const prefix = '\0shared:'

/**
 * Lets chunks reuse modules of the page's first file. The first file stores their exports on globalThis, and the chunks
 * read them from there. Each module is therefore downloaded and evaluated once, with one state.
 * @param {object} where
 * @param {string} where.src the path of src/
 * @param {string} where.version versions on one page share nothing
 * @param {readonly string[]} where.modules the shared modules, within src/
 * @returns two plugins: `provide` for the first file, `take` for the chunks, which are built after it
 */
export function sharedModules({ src, version, modules }) {
  const key = `Symbol.for('consent-elements ${version} parts')`
  const ids = modules.map(module => join(src, module))
  /** The export names of each module by its id; known after the first file has been built. */
  const exportsOf = new Map()
  const places = () => [...exportsOf].flatMap(([id, names]) => names.map(name => ({ id, name })))
  return {
    provide: {
      name: 'provide-shared-modules',
      buildEnd(error) {
        if (error) return
        const missing = [...this.getModuleIds()].filter(
          id => id.startsWith(src) && !this.getModuleInfo(id).isEntry && !ids.includes(id),
        )
        if (missing.length > 0)
          this.error(
            `in the page's first file, so add to sharedModules in build/bundles.mjs: ${missing.map(id => id.slice(src.length + 1)).join(', ')}`,
          )
      },
      async transform(code, id) {
        if (!this.getModuleInfo(id).isEntry) return null
        for (const path of ids) exportsOf.set(path, (await this.load({ id: path })).exports)
        const imports = ids.map((path, at) => `import * as shared${at} from ${JSON.stringify(path)};`)
        const list = places().map(({ id: path, name }) => `shared${ids.indexOf(path)}.${name}`)
        // Placed before the rest of the file: its top-level await waits for the core, which may need these modules.
        return { code: `${imports.join('')}globalThis[${key}]??=[${list}];${code}`, map: null }
      },
    },
    take: {
      name: 'take-shared-modules',
      async resolveId(source, importer, options) {
        if (source === values) return source
        if (!importer || !source.startsWith('.')) return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return found && exportsOf.has(found.id) ? prefix + found.id : found
      },
      load(id) {
        if (id === values) return `export const [${places().map((_, at) => `value${at}`)}] = globalThis[${key}]`
        if (!id.startsWith(prefix)) return null
        const names = places().flatMap((place, at) => (prefix + place.id === id ? [`value${at} as ${place.name}`] : []))
        return `export { ${names} } from ${JSON.stringify(values)}`
      },
    },
  }
}
