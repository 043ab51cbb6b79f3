// `npm run release:files [folder]`, after `npm run build`: writes the downloads for owners without npm to release/:
// the plugin for WordPress, the module for Drupal, and the files that pages load. The same build gives the same bytes.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { zipSync } from 'fflate'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = process.argv[2] ?? join(root, 'release')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { pageFiles } = await import(new URL('../dist/server.js', import.meta.url))

const filesIn = path =>
  readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name).slice(join(root, path).length + 1))
    .map(name => name.replaceAll('\\', '/'))
    .toSorted()
const read = path => new Uint8Array(readFileSync(join(root, path)))

/** Files that pages load, with the licence and the hashes, below a folder. */
const siteFiles = async below =>
  [...(await pageFiles()), 'LICENSE', 'NOTICE', 'integrity.json'].map(name => [
    `${below}/${name}`,
    read(`dist/${name}`),
  ])

const plugin = 'examples/wordpress/consent-elements'
if (!readFileSync(join(root, plugin, 'readme.txt'), 'utf8').includes(`Stable tag: ${version}\n`))
  throw new Error(`readme.txt and consent-elements.php must name the version ${version}`)
const module = 'examples/drupal/consent_elements'
const archives = {
  [`consent-elements-${version}-wordpress.zip`]: [
    ...filesIn(plugin)
      .filter(name => !name.startsWith('dist/'))
      .map(name => [`consent-elements/${name}`, read(`${plugin}/${name}`)]),
    ...(await siteFiles('consent-elements/dist')),
  ],
  [`consent-elements-${version}-drupal.zip`]: [
    ...filesIn(module).map(name => [`consent_elements/${name}`, read(`${module}/${name}`)]),
    ...(await siteFiles('consent_elements/dist')),
    ['consent_elements/dist/VERSION', new TextEncoder().encode(version)],
  ],
  [`consent-elements-${version}-site.zip`]: await siteFiles('consent-elements'),
}
/** The tag for pages without files of their own, with the hash of this build. */
const { 'guard.js': hash } = JSON.parse(readFileSync(join(root, 'dist/integrity.json'), 'utf8')).files
if (!hash?.startsWith('sha384-')) throw new Error('dist/integrity.json has no hash of guard.js: run npm run build')
const cdnTag = `<script
  src="https://cdn.jsdelivr.net/npm/consent-elements@${version}/dist/guard.js"
  integrity="${hash}"
  crossorigin="anonymous"
  data-manager
  data-mode="offline"
  data-categories="auto"
  data-language="page"
  data-pending="hold"
  data-policy-url="/privacy"
></script>
`
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, `consent-elements-${version}-cdn.html`), cdnTag)
for (const [name, files] of Object.entries(archives)) {
  // ZIP knows no earlier time, and the present one would change the bytes.
  const bytes = zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(1980, 0, 1) })
  writeFileSync(join(folder, name), bytes)
  console.log(`${name}: ${files.length} files, ${bytes.length} bytes`)
}
