/** Ids of what no file of ours stands for. */
const parts = '\0parts'
const part = '\0part:'

/**
 * All that is fetched by the page's first file finds there what both are made of, so that it need not be in it
 * once more, and is there once: caches, and what one of them has begun for the other.
 * @param version two versions on a page have nothing in common
 * @returns two plugins: `ofAhead` hands out all that the first file is made of; `besideAhead` takes it from there
 */
export function sharedPartsPlugins(version) {
  const key = `Symbol.for('consent-elements ${version} parts')`
  /** The names that each shared file exports, by its id. */
  const shared = new Map()
  const places = () => [...shared].flatMap(([id, names]) => names.map(name => ({ id, name })))
  return {
    ofAhead: {
      name: 'parts-of-ahead',
      async transform(code, id) {
        if (!this.getModuleInfo(id).isEntry) return null
        const look = async path => {
          if (shared.has(path)) return
          const { exports, importedIds } = await this.load({ id: path, resolveDependencies: true })
          shared.set(path, exports)
          for (const next of importedIds) await look(next)
        }
        for (const { source } of this.parse(code).body.filter(({ type }) => type === 'ImportDeclaration')) {
          const resolved = await this.resolve(source.value, id)
          await look(resolved.id)
        }
        const imports = [...shared.keys()].map((path, at) => `import * as part${at} from ${JSON.stringify(path)};`)
        const at = [...shared.keys()]
        const values = places().map(({ id: path, name }) => `part${at.indexOf(path)}.${name}`)
        // Before all else that the file does: it may wait for the core.
        return { code: `${imports.join('')}globalThis[${key}]??=[${values}];${code}`, map: null }
      },
    },
    besideAhead: {
      name: 'parts-beside-ahead',
      async resolveId(source, importer, options) {
        if (source === parts) return source
        if (!importer || !source.startsWith('.')) return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return found && shared.has(found.id) ? part + found.id : found
      },
      load(id) {
        if (id === parts) return `export const [${places().map((_, at) => `part${at}`)}] = globalThis[${key}]`
        if (!id.startsWith(part)) return null
        const names = places().flatMap((place, at) => (part + place.id === id ? [`part${at} as ${place.name}`] : []))
        return `export { ${names} } from ${JSON.stringify(parts)}`
      },
    },
  }
}
