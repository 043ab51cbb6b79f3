import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'

/** What a declaration names from elsewhere: `from '../../test/support/x'` and `import("../../test/support/x")`. */
const specifiers = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"]+)\2/g

/**
 * Makes the declarations that TypeScript writes fit for every resolver, and for a machine that has only this package.
 * Specifiers get the `.js` that `moduleResolution: nodenext` asks for; what no door leads to is left out; and jotai's own
 * declarations are laid beside ours, because its code is inside our files, too.
 * @param {{ doors: string[], modules: string, packages: string[] }} where `doors`: their names; `modules`: the path of
 * node_modules; `packages`: the specifiers whose declarations are copied from there
 */
export const declarationsPlugin = ({ doors, modules, packages }) => ({
  name: 'declarations',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const written = Object.keys(bundle).filter(file => file.endsWith('.d.ts'))
      /** Every declaration by its place in the bundle, with the file it was copied from, if it was. */
      const files = new Map(written.map(file => [file, { text: String(bundle[file].source) }]))
      const copy = path => {
        const place = `types/${relative(modules, path).replaceAll('\\', '/')}`
        files.set(place, { text: readFileSync(path, 'utf8'), path })
        return place
      }
      /** The place that a specifier leads to, or null where that is another package's affair. */
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
        reached.set(file, '') // before what it names, which may name it in turn
        const rewritten = files.get(file).text.replace(specifiers, (whole, before, quote, specifier) => {
          const target = lead(file, specifier)
          if (target === null) return whole
          reach(target)
          const path = posix.relative(posix.dirname(file), target).replace(/\.d\.ts$/, '.js')
          return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`
        })
        reached.set(file, rewritten)
      }
      for (const door of doors) reach(`types/${door}.d.ts`)
      for (const file of written) delete bundle[file]
      for (const [fileName, source] of reached) this.emitFile({ type: 'asset', fileName, source })
    },
  },
})
