import { version } from '../consent/version'

type Registry = Record<string, unknown>
const registryKey = Symbol.for(`consent-elements ${version} atoms`)

/**
 * Returns the page's only atom of this name. A page can load our code more than once: the same file under two
 * addresses, or a script tag and a bundle. All copies of one version then share the same state. Atoms contain no state
 * themselves, so sharing them is safe on a server as well.
 * @param name unique among all atoms
 * @param make creates the atom if no copy has done so
 */
export function sharedAtom<A>(name: string, make: () => A): A {
  const page = globalThis as unknown as Record<symbol, Registry | undefined>
  const registry = (page[registryKey] ??= Object.create(null) as Registry)
  return (registry[name] ??= make()) as A
}
