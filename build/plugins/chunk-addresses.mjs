import { join, relative } from 'node:path'
import { bundles, languageFile } from '../bundles.mjs'

const languages = 'translations/languages/'
const named = /['"`]\.?\/?(consent-elements-[\w-]+\.js)/g

/**
 * Replaces each dynamic import with the address of the bundle that contains the module, by build/bundles.mjs.
 * @param {object} where
 * @param {string} where.src the path of src/
 * @param {string} where.version part of each address, so that caches keep versions apart
 * @param {string} [where.prefix] the path from the importing file to dist/
 * @param {boolean} [where.separateOnly] leaves all modules to rollup except languages and separate bundles
 * @param {string} [where.servicesFolder] the folder of the services' files, as the importing file addresses it
 */
export function chunkAddresses({
  src,
  version,
  prefix = './',
  separateOnly = false,
  servicesFolder = `${prefix}services/`,
}) {
  const owners = new Map(
    bundles
      .filter(({ kind }) => kind === 'core' || kind === 'chunk')
      .flatMap(({ file, entry, owns = [] }) => [entry, ...owns].map(module => [module, file])),
  )
  const separate = new Set(bundles.filter(bundle => bundle.separate).map(({ file }) => file))
  return {
    name: 'chunk-addresses',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null
      const found = await this.resolve(specifier, importer)
      const module = found && relative(src, found.id).replaceAll('\\', '/')
      if (!module || module.startsWith('..')) return null
      if (module.startsWith(languages))
        return {
          id: prefix + languageFile(module.slice(languages.length).replace(/\.ts$/, ''), version),
          external: true,
        }
      const file = owners.get(module)
      if (separateOnly) return separate.has(file) ? { id: prefix + file, external: true } : null
      if (!file)
        this.error(
          `src/${relative(src, importer)} imports src/${module} dynamically, but no bundle holds it: ` +
            'add it as `entry` of a new bundle, or to `owns` of an existing one, in build/bundles.mjs',
        )
      return { id: `${prefix}${file}?v=${version}`, external: true }
    },
    transform(code, id) {
      for (const [, file] of code.matchAll(named))
        if (!bundles.some(bundle => bundle.file === file))
          this.error(`${relative(join(src, '..'), id)} names ${file}, which is no bundle of build/bundles.mjs`)
      if (!id.endsWith('/services/load-service.ts')) return null
      if (!code.includes("'./services/'")) this.error('load-service.ts no longer names the folder ./services/')
      return { code: code.replace("'./services/'", JSON.stringify(servicesFolder)), map: null }
    },
  }
}
