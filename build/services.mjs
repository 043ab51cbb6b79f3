import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { catalogueProblems } from './catalogue-problems.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const catalogueFolder = 'src/services/catalogue'
const camelCase = name => name.replace(/-+([a-z0-9])/g, (_, letter) => letter.toUpperCase())

/** Bundles TypeScript modules in memory and imports them. */
async function importBundled(contents) {
  const result = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  })
  return import(`data:text/javascript;base64,${Buffer.from(result.outputFiles[0].text).toString('base64')}`)
}

/**
 * Reads every file of the catalogue without checks of the whole.
 * @param folder the folder, relative to the root of the repository
 * @returns `[{ file, service, problems }]`, sorted by file name; `problems` are those of the fields of one service
 */
export async function readCatalogue(folder = catalogueFolder) {
  const files = (await readdir(join(root, folder))).filter(file => file.endsWith('.ts')).toSorted()
  const names = files.map(file => file.slice(0, -'.ts'.length))
  const lines = names.map(name => `export * as ${camelCase(name)}_ from './${folder}/${name}.ts'`)
  const modules = await importBundled(
    [...lines, `export { serviceProblems } from './src/services/service-problems.ts'`].join('\n'),
  )
  return names.map((name, i) => {
    const service = modules[`${camelCase(name)}_`][camelCase(name)]
    const problems =
      service === undefined ? [`the file does not export ${camelCase(name)}`] : modules.serviceProblems(service)
    return { file: `${folder}/${files[i]}`, service, problems }
  })
}

/**
 * Returns all services of the catalogue with their loaders, sorted by name.
 * @throws Error that lists each file with its problems
 */
export async function catalogue() {
  const entries = await readCatalogue()
  const problems = catalogueProblems(entries)
  if (problems.length > 0) throw new Error(`The catalogue of services is incomplete:\n${problems.join('\n')}`)
  return entries.map(({ service }) => service)
}

/**
 * Returns a service without its functions, for publication. The format of an id becomes `id`, with its pattern as a
 * string.
 */
export function withoutFunctions({ loader, ...facts }) {
  return { ...facts, ...(loader && { id: { ...loader.id, pattern: loader.id.pattern.source } }) }
}

/**
 * Writes `services.json`: an array of all services without functions.
 * @returns the path of the file
 */
export async function writeServicesJson(distFolder) {
  const path = join(distFolder, 'services.json')
  await mkdir(distFolder, { recursive: true })
  await writeFile(path, `${JSON.stringify((await catalogue()).map(withoutFunctions))}\n`)
  return path
}

/** Returns the file name of a service in dist/; it contains the version, because caches distinguish files by name. */
export const serviceFile = (name, version) => `services/${name}-${version}.js`

/**
 * Writes one self-contained module for each service, which exports it as `service`. Also writes `services.js` with its
 * declarations, which exports all services by name for bundlers.
 * @returns the number of services
 */
export async function writeServiceFiles(distFolder, version) {
  const services = await catalogue()
  const entryPoints = services.map(({ name }) => ({
    in: `service:${name}`,
    out: serviceFile(name, version).replace(/\.js$/, ''),
  }))
  await build({
    entryPoints,
    outdir: distFolder,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    logLevel: 'silent',
    plugins: [
      {
        name: 'one-service',
        setup(build) {
          build.onResolve({ filter: /^service:/ }, ({ path }) => ({ path, namespace: 'service' }))
          build.onLoad({ filter: /.*/, namespace: 'service' }, ({ path }) => {
            const name = path.slice('service:'.length)
            return {
              contents: `export { ${camelCase(name)} as service } from './${catalogueFolder}/${name}.ts'`,
              resolveDir: root,
            }
          })
        },
      },
    ],
  })
  const names = services.map(({ name }) => name)
  const exportLine = name => `export { service as ${camelCase(name)} } from './${serviceFile(name, version)}'\n`
  await writeFile(join(distFolder, 'services.js'), names.map(exportLine).join(''))
  await mkdir(join(distFolder, 'types'), { recursive: true })
  const declarations = names.map(name => `export declare const ${camelCase(name)}: Service\n`)
  await writeFile(
    join(distFolder, 'types/services.d.ts'),
    `import type { Service } from './services/service.js'\n${declarations.join('')}`,
  )
  return names.length
}

/**
 * Returns the module with the names of all services, which error messages use to suggest a name.
 * @returns the text of src/services/service-names.ts
 */
export async function serviceNamesModule() {
  const names = (await readdir(join(root, catalogueFolder)))
    .filter(file => file.endsWith('.ts'))
    .map(file => file.slice(0, -'.ts'.length))
    .toSorted()
  return `/** The names of the catalogue, generated by build/services.mjs. Only an error message needs them. */
export const serviceNames =
  // oxfmt-ignore
  '${names.join(' ')}'.split(' ')
`
}

/** Returns the hosts of services by category: `{ measurement: ['google-analytics.com', …] }`, sorted. */
export function hostsByCategory(services) {
  return byCategory(services, ({ hosts }) => hosts)
}

const kindWords = {
  cookie: '=cookie',
  localStorage: '=localStorage',
  sessionStorage: '=sessionStorage',
  indexedDB: '=indexedDB',
  cache: '=cache',
}

/**
 * Returns the storage keys of services by category, as short texts for the guard. Example: `{ measurement: '=cookie _ga
 * _ga_* =localStorage _cs_*' }`. Words are separated by spaces, and `=` marks the kind of the following keys. It omits
 * third-party cookies, which a page cannot write, the category `necessary`, and patterns that another pattern of the
 * same kind and category covers.
 */
export function compactStorageKeys(services) {
  const texts = {}
  const keys = service =>
    service.stores
      .filter(({ domain }) => domain === undefined)
      .flatMap(({ name, kinds = ['cookie'] }) => kinds.map(kind => `${kindWords[kind]} ${checkedKey(service, name)}`))
  for (const [category, list] of Object.entries(byCategory(services, keys))) {
    if (category === 'necessary') continue
    texts[category] = Object.values(kindWords)
      .flatMap(kind => {
        const patterns = list.filter(key => key.startsWith(`${kind} `)).map(key => key.slice(kind.length + 1))
        return patterns.length > 0 ? [kind, ...withoutCovered(patterns)] : []
      })
      .join(' ')
  }
  return texts
}

function checkedKey(service, name) {
  if (/\s|^=/.test(name))
    throw new Error(`${service.name}: the stored item "${name}" has a blank or begins with "="; write * instead`)
  return name
}

const matches = (pattern, key) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map(part => part.replace(/[^\w]/g, String.raw`\$&`))
      .join('.*')}$`,
  ).test(key)

const withoutCovered = patterns =>
  patterns.filter(
    pattern => !patterns.some(other => other !== pattern && other.includes('*') && matches(other, pattern)),
  )

function byCategory(services, itemsOf) {
  const lists = {}
  for (const service of services) (lists[service.category] ??= []).push(...itemsOf(service))
  return Object.fromEntries(
    Object.entries(lists)
      .toSorted()
      .map(([category, items]) => [category, [...new Set(items)].toSorted()]),
  )
}

/**
 * Returns the module with the hosts of the services that pages embed as frames, by which a placeholder recognizes them.
 * @returns the text of src/services/embed-hosts.ts
 */
export async function embedHostsModule() {
  const services = (await readCatalogue()).map(({ service }) => service)
  const embeds = services.filter(({ category }) => category === 'experience' || category === 'functionality')
  const entries = embeds.flatMap(({ name, hosts }) => (hosts.length > 0 ? [[name, ...hosts].join(' ')] : []))
  return `/** The services that pages embed as frames, and their hosts. Generated by build/services.mjs. */
export const embedHosts: readonly { name: string; hosts: readonly string[] }[] =
  // oxfmt-ignore
  '${entries.join('|')}'.split('|').map(entry => {
    const [name = '', ...hosts] = entry.split(' ')
    return { name, hosts }
  })
`
}
