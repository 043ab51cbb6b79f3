import { existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'

/** The files of a project, as far as `init` reads them. Paths are relative, with `/`. */
export interface Project {
  readonly root: string
  /** Returns the text; null where there is no such file, or it is no UTF-8 text, or a link. */
  readonly read: (path: string) => string | null
  /** Returns the first of the files that exists, or null. */
  readonly first: (...paths: string[]) => string | null
  /** Returns the first of the files that exists in the folder itself, or else in the nearest folder above it, or null. */
  readonly firstAbove: (...paths: string[]) => string | null
  /** Returns files whose names end so, without those of dependencies, of builds and of packages in the folder. */
  readonly list: (extension: string) => string[]
  /** Folders in this one that have a package.json of their own. */
  readonly packages: readonly string[]
  /** Names of all dependencies. */
  readonly dependencies: readonly string[]
  /** The tool in `packageManager`, such as `pnpm`; null where there is none. */
  readonly packageManager: string | null
  /** Whether package.json is missing or can be read. */
  readonly isReadable: boolean
  /** Whether package.json has `dependencies`. */
  readonly hasDependencies: boolean
  /** Whether `.js` files are ES modules. */
  readonly isModule: boolean
}

const skipped = /(^|\/)(node_modules|dist|build|out|_site|vendor|coverage|consent-elements|\.[^/]+)(\/|$)/

interface Manifest {
  type?: string
  packageManager?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** @returns null where the text is no JSON object */
function readManifest(text: string | null): Manifest | null {
  try {
    const value: unknown = JSON.parse((text ?? '{}').replace(/^\uFEFF/, ''))
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** The folder and those above it, up to the root of a repository. */
function foldersAbove(folder: string): string[] {
  const isTop = existsSync(join(folder, '.git')) || dirname(folder) === folder
  return isTop ? [folder] : [folder, ...foldersAbove(dirname(folder))]
}

/** Opens a folder. Nothing is written. */
export function openProject(root: string): Project {
  const read = (path: string): string | null => {
    const file = join(root, path)
    if (!existsSync(file) || !lstatSync(file).isFile()) return null
    const bytes = readFileSync(file)
    const text = bytes.toString('utf8')
    return Buffer.from(text, 'utf8').equals(bytes) ? text : null
  }
  const manifest = readManifest(read('package.json'))
  const { type, dependencies, devDependencies, packageManager } = manifest ?? {}
  const list = (folder: string, extension: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (skipped.test(path.split(sep).join('/'))) return []
      if (entry.isDirectory()) return read(`${path}/package.json`) === null ? list(path, extension) : []
      return entry.isFile() && path.endsWith(extension) ? [path] : []
    })
  const packagesIn = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (!entry.isDirectory() || skipped.test(path)) return []
      return read(`${path}/package.json`) === null ? packagesIn(path) : [path]
    })
  return {
    root,
    read,
    first: (...paths) => paths.find(path => read(path) !== null) ?? null,
    firstAbove: (...paths) =>
      foldersAbove(resolve(root)).flatMap(folder => paths.filter(path => existsSync(join(folder, path))))[0] ?? null,
    list: extension => list('', extension),
    dependencies: Object.keys({ ...dependencies, ...devDependencies }),
    get packages() {
      return packagesIn('')
    },
    packageManager: packageManager?.split('@')[0] ?? null,
    isReadable: manifest !== null,
    hasDependencies: dependencies !== undefined,
    isModule: type === 'module',
  }
}
