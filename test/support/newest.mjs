// Raises the versions in a package.json to the newest on npm, for `--newest`.
import { execFileSync } from 'node:child_process'
import { maxSatisfying, satisfies } from 'semver'

/** Ranges that packages should have declared: vue-tsc 3.3.14 starts a file that TypeScript 7 no longer has. */
const undeclared = { 'vue-tsc': { typescript: '<7' } }

const asked = new Map()

/** Returns the fields of package specifications on npm, such as `vite` or `vite@^7`, as `npm view` prints them. */
function view(specification, ...fields) {
  const key = [specification, ...fields].join(' ')
  if (!asked.has(key)) {
    const words = ['view', specification, ...fields, '--json', '--loglevel=error']
    const options = { encoding: 'utf8', stdio: 'pipe', shell: process.platform === 'win32' }
    asked.set(key, JSON.parse(execFileSync('npm', words, options)))
  }
  return asked.get(key)
}

const facts = (name, version) => {
  const { peerDependencies = {}, engines = {} } = view(`${name}@${version}`, 'name', 'peerDependencies', 'engines')
  return { peers: { ...peerDependencies, ...undeclared[name] }, node: engines.node ?? '*' }
}

/**
 * Replaces every version in a package.json with the newest, or with the newest that the other packages accept as their
 * peer: Angular, for example, names the versions of TypeScript that it can use.
 * @returns the new package.json; `names`, each package with its version; and `refusals`, those that need another Node
 */
export function raiseToNewest(manifest) {
  const { dependencies = {}, devDependencies = {} } = manifest
  const written = Object.entries({ ...dependencies, ...devDependencies })
  const names = written.filter(([, version]) => !version.startsWith('file:')).map(([name]) => name)
  const versions = Object.fromEntries(names.map(name => [name, view(name, 'name', 'version').version]))
  for (const name of names) {
    const ranges = names.map(other => facts(other, versions[other]).peers[name]).filter(Boolean)
    const isAccepted = version => ranges.every(range => satisfies(version, range))
    if (isAccepted(versions[name])) continue
    const accepted = view(name, 'name', 'versions').versions.filter(isAccepted)
    versions[name] = maxSatisfying(accepted, '*') ?? versions[name]
  }
  const raise = group => Object.fromEntries(Object.entries(group).map(([name, old]) => [name, versions[name] ?? old]))
  const needs = names.map(name => [name, facts(name, versions[name]).node])
  return {
    manifest: { ...manifest, dependencies: raise(dependencies), devDependencies: raise(devDependencies) },
    names: names.map(name => `${name} ${versions[name]}`),
    refusals: needs
      .filter(([, node]) => !satisfies(process.version, node))
      .map(([name, node]) => `${name} ${versions[name]} needs Node ${node}`),
  }
}
