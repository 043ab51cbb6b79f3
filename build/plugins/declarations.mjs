import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'

/** The module specifiers of a declaration: `from '../../test/support/x'` and `import("../../test/support/x")`. */
const specifiers = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"]+)\2/g

/**
 * Makes TypeScript's declarations work with every resolver, and without other packages. Specifiers get the extension
 * `.js`, which `moduleResolution: nodenext` requires. Declarations that no entry point reaches are removed. jotai's
 * declarations are copied, because its code is included in our files.
 * @param {{ entryPoints: string[], modules: string, packages: string[] }} where `entryPoints`: the names of the entry
 *   points; `modules`: the path of node_modules; `packages`: the specifiers whose declarations are copied from there
 */
export const declarationsPlugin = ({ entryPoints, modules, packages }) => ({
  name: 'declarations',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const written = Object.keys(bundle).filter(file => file.endsWith('.d.ts'))
      /** Every declaration by its path in the bundle, with the original path of copied files. */
      const files = new Map(written.map(file => [file, { text: String(bundle[file].source) }]))
      const copy = path => {
        const place = `types/${relative(modules, path).replaceAll('\\', '/')}`
        files.set(place, { text: readFileSync(path, 'utf8'), path })
        return place
      }
      /** Returns the path for a specifier; null if it belongs to another package. */
      const lead = (from, specifier) => {
        if (packages.includes(specifier)) return copy(join(modules, `${specifier}.d.ts`))
        if (!specifier.startsWith('.')) return null
        const target = posix.join(posix.dirname(from), specifier)
        // TypeScript abbreviates `../index` to `..`.
        const place = [`${target}.d.ts`, `${target.replace(/\/$/, '')}/index.d.ts`].find(place => files.has(place))
        if (place) return place
        const { path } = files.get(from)
        const neighbour = path && join(dirname(path), `${specifier}.d.ts`)
        if (!neighbour || !existsSync(neighbour)) this.error(`${from} names ${specifier}, which is not there`)
        return copy(neighbour)
      }
      const reached = new Map()
      const reach = file => {
        if (reached.has(file)) return
        reached.set(file, '') // set before its imports are followed, because they may be circular
        const rewritten = files.get(file).text.replace(specifiers, (whole, before, quote, specifier) => {
          const target = lead(file, specifier)
          if (target === null) return whole
          reach(target)
          const path = posix.relative(posix.dirname(file), target).replace(/\.d\.ts$/, '.js')
          return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`
        })
        reached.set(file, rewritten)
      }
      for (const name of entryPoints) reach(`types/${name}.d.ts`)
      for (const file of written) delete bundle[file]
      for (const [fileName, source] of reached) this.emitFile({ type: 'asset', fileName, source })
    },
  },
})
