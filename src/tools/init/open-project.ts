import { existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { isDictionary } from '../../consent/is-dictionary'
import { UsageError } from '../usage-error'
import { innerPath } from './inner-path'

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

/** What package.json may have, by field: whether a value is allowed, and what to write. */
const fields: readonly [name: keyof Manifest, isAllowed: (value: unknown) => boolean, allowed: string][] = [
  ['type', value => typeof value === 'string', 'a text, such as "module"'],
  ['packageManager', value => typeof value === 'string', 'a text, such as "pnpm@11.0.0"'],
  ['dependencies', isDictionary, 'an object, such as {"next": "^16.0.0"}'],
  ['devDependencies', isDictionary, 'an object, such as {"vite": "^8.0.0"}'],
]

/**
 * @returns null where the text is no JSON object
 * @throws UsageError for a field with a value that package managers do not allow
 */
function readManifest(text: string | null): Manifest | null {
  let value: unknown
  try {
    value = JSON.parse((text ?? '{}').replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
  if (!isDictionary(value)) return null
  for (const [name, isAllowed, allowed] of fields)
    if (Object.hasOwn(value, name) && !isAllowed(value[name]))
      throw new UsageError(
        `package.json has "${name}": ${JSON.stringify(value[name]).slice(0, 80)}. Allowed is ${allowed}. Correct it, and run init again.`,
      )
  return value
}

/** The folder and those above it, up to the root of a repository. */
function foldersAbove(folder: string): string[] {
  const isTop = existsSync(join(folder, '.git')) || dirname(folder) === folder
  return isTop ? [folder] : [folder, ...foldersAbove(dirname(folder))]
}

/**
 * Opens a folder. Nothing is written.
 * @param built paths that are not listed, because the project's tool writes them
 */
export function openProject(root: string, built: RegExp = /^$/): Project {
  // A file in a linked folder can be that of another project.
  const isInside = (path: string): boolean => {
    try {
      return innerPath(root, path) !== ''
    } catch {
      return false
    }
  }
  const read = (path: string): string | null => {
    const file = join(root, path)
    if (!existsSync(file) || !lstatSync(file).isFile() || !isInside(path)) return null
    const bytes = readFileSync(file)
    const text = bytes.toString('utf8')
    return Buffer.from(text, 'utf8').equals(bytes) ? text : null
  }
  const manifest = readManifest(read('package.json'))
  const { type, dependencies, devDependencies, packageManager } = manifest ?? {}
  const list = (folder: string, extension: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (skipped.test(path.split(sep).join('/')) || built.test(entry.isDirectory() ? `${path}/` : path)) return []
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
