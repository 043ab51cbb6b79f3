import { existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** The files of a project, as far as `init` reads them. Paths are relative, with `/`. */
export interface Project {
  readonly root: string
  /** Returns the text; null where there is no such file, or it is no UTF-8 text, or a link. */
  readonly read: (path: string) => string | null
  /** Returns the first of the files that exists, or null. */
  readonly first: (...paths: string[]) => string | null
  /** Returns files whose names end so, without those of dependencies and of builds. */
  readonly list: (extension: string) => string[]
  /** Names of all dependencies. */
  readonly dependencies: readonly string[]
  /** Whether package.json has `dependencies`. */
  readonly hasDependencies: boolean
  /** Whether `.js` files are ES modules. */
  readonly isModule: boolean
}

const skipped = /(^|\/)(node_modules|dist|build|out|_site|vendor|coverage|consent-elements|\.[^/]+)(\/|$)/

interface Manifest {
  type?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

function readManifest(text: string | null): Manifest {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
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
  const { type, dependencies, devDependencies } = readManifest(read('package.json'))
  const list = (folder: string, extension: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (skipped.test(path.split(sep).join('/'))) return []
      if (entry.isDirectory()) return list(path, extension)
      return entry.isFile() && path.endsWith(extension) ? [path] : []
    })
  return {
    root,
    read,
    first: (...paths) => paths.find(path => read(path) !== null) ?? null,
    list: extension => list('', extension),
    dependencies: Object.keys({ ...dependencies, ...devDependencies }),
    hasDependencies: dependencies !== undefined,
    isModule: type === 'module',
  }
}
