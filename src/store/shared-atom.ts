import { version } from '../consent/version'

type Registry = Record<string, unknown>
const registryKey = Symbol.for(`consent-elements ${version} atoms`)

/**
 * One atom for each name and page. A page can hold our code more than once (the same file under two addresses, a
 * script tag beside a bundle); all copies of one version then read and write the same state. Atoms hold no state
 * themselves, so sharing them is harmless on a server, too.
 * @param name unique among all atoms
 * @param make creates the atom where no copy has yet
 */
export function sharedAtom<A>(name: string, make: () => A): A {
  const page = globalThis as unknown as Record<symbol, Registry | undefined>
  const registry = (page[registryKey] ??= Object.create(null) as Registry)
  return (registry[name] ??= make()) as A
}
