import { join } from 'node:path'
import { buildAsStatements } from './lazy-module.mjs'

/** Ids of virtual modules. */
const values = '\0shared-values:'
const prefix = '\0shared:'

/**
 * Lets chunks reuse modules of the page's first file. The first file stores their exports on globalThis, and the chunks
 * read them from there. Each module is therefore downloaded and evaluated once, with one state.
 *
 * There are two groups. One is evaluated with the file. The other is a function, which browsers compile when the file, or a
 * chunk that takes modules from it, first calls it.
 * @param {object} where
 * @param {string} where.src the path of src/
 * @param {string} where.version versions on one page share nothing
 * @param {readonly string[]} where.modules the group that is evaluated with the file, within src/
 * @param {readonly string[]} where.onDemand the other one
 * @param {string} where.onDemandEntry the module of that group that the first file imports; it exports one function
 * @param {() => import('rollup').Plugin[]} where.plugins the plugins of that group's build; those of the file minify it
 * @returns three plugins: `provide` for the first file; for chunks, which are built after it, `take`, or `takeEvaluated` if
 *   they must not evaluate the second group
 */
export function sharedModules({ src, version, modules, onDemand, onDemandEntry, plugins }) {
  const paths = names => names.map(name => join(src, name))
  const parts = `globalThis[Symbol.for('consent-elements ${version} parts')]`
  const partsOnDemand = `globalThis[Symbol.for('consent-elements ${version} parts on demand')]`
  const entry = join(src, onDemandEntry)
  const evaluated = group(src, paths(modules), parts, list => `${parts} ??= ${list}`, entry)
  const late = group(src, paths(onDemand), `${partsOnDemand}()`, list => `export const shared = ${list}`)

  return {
    provide: {
      ...evaluated.provide,
      /** Its own build has already replaced these addresses. */
      resolveDynamicImport: (specifier, importer) =>
        importer === entry && typeof specifier === 'string' ? { id: specifier, external: true } : null,
      async load(id) {
        if (id !== entry) return null
        const ofEntry = [take([evaluated]), ...plugins(), late.provide]
        const { code, names } = await buildAsStatements(this, entry, ofEntry)
        const name = names.find(found => found !== 'shared')
        return [
          `let exports; const evaluate = () => (exports ??= (() => {\n${code}\nreturn lazy })())`,
          `${partsOnDemand} ??= () => evaluate().shared`,
          `export const ${name} = (...args) => evaluate().${name}(...args)`,
        ].join('\n')
      },
    },
    take: take([evaluated, late]),
    takeEvaluated: take([evaluated], late),
  }
}

/**
 * Modules that are shared together.
 * @param {string} src
 * @param {readonly string[]} ids their paths
 * @param {string} read the expression with which chunks read the list of their exports
 * @param {(list: string) => string} written the statement that provides the list
 * @param {string} [others] the module through which the file imports the other group
 */
function group(src, ids, read, written, others) {
  /** The export names of each module by its id; known when the file is built. */
  const exportsOf = new Map()
  const places = () => [...exportsOf].flatMap(([id, names]) => names.map(name => ({ id, name })))
  const provide = {
    name: 'provide-shared-modules',
    buildEnd(error) {
      if (error) return
      const missing = [...this.getModuleIds()].filter(
        id => id.startsWith(src) && !this.getModuleInfo(id).isEntry && !ids.includes(id) && id !== others,
      )
      if (missing.length > 0)
        this.error(
          `in the page's first file, so add to its shared modules in build/bundles.mjs: ${missing.map(id => id.slice(src.length + 1)).join(', ')}`,
        )
    },
    async transform(code, id) {
      if (!this.getModuleInfo(id).isEntry) return null
      for (const path of ids) exportsOf.set(path, (await this.load({ id: path })).exports)
      const imports = ids.map((path, at) => `import * as shared${at} from ${JSON.stringify(path)};`)
      const list = places().map(({ id: path, name }) => `shared${ids.indexOf(path)}.${name}`)
      // Placed before the rest of the file: its top-level await waits for the core, which may need these modules.
      return { code: `${imports.join('')}${written(`[${list}]`)};${code}`, map: null }
    },
  }
  return { read, places, provide }
}

/**
 * Returns a plugin that takes the modules of some groups from the first file.
 * @param groups
 * @param forbidden a group whose modules may not be imported
 */
function take(groups, forbidden) {
  const has = ({ places }, id) => places().some(place => place.id === id)
  return {
    name: 'take-shared-modules',
    async resolveId(source, importer, options) {
      if (source.startsWith(values)) return source
      if (!importer || !source.startsWith('.')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (found && forbidden && has(forbidden, found.id))
        this.error(
          `${importer} imports ${source}, which only visitors who are asked should evaluate: see build/bundles.mjs`,
        )
      return found && groups.some(group => has(group, found.id)) ? prefix + found.id : found
    },
    load(id) {
      for (const [index, { read, places }] of groups.entries()) {
        if (id === values + index) return `export const [${places().map((_, at) => `value${at}`)}] = ${read}`
        const names = places().flatMap((place, at) => (prefix + place.id === id ? [`value${at} as ${place.name}`] : []))
        if (names.length > 0) return `export { ${names} } from ${JSON.stringify(values + index)}`
      }
      return null
    },
  }
}
