// The package in package managers and on servers: node test/package/node-entryPoints.mjs, after a build. Each export is
// imported in a separate process, where errors, output and remaining timers are detected.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { check, must, totals } from '../support/checks.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { name, files, exports: exported } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/** The exports without `./dist/*`, which are raw files. */
const entryPoints = Object.fromEntries(Object.entries(exported).filter(([entryPoint]) => !entryPoint.includes('*')))
/**
 * Runs a module in a new Node process.
 * @returns its output; fails if it exits with an error
 */
function inNode(code) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  })
  must(status === 0, stderr || stdout || 'Node did not end')
  return `${stdout}${stderr}`
}

// A remaining timer would keep the process alive, but a short one would not be noticed, so timers are checked
// explicitly.
const leavesNothing = `
const left = process.getActiveResourcesInfo().filter(kind => /Timeout|Immediate/.test(kind))
if (left.length > 0) throw new Error('left over: ' + left)
const globals = Reflect.ownKeys(globalThis).filter(key => !before.includes(key) && typeof key === 'string')
if (globals.length > 0) throw new Error('new globals: ' + globals)`

for (const [entryPoint, target] of Object.entries(entryPoints)) {
  const specifier = name + entryPoint.slice(1)
  const isJson = entryPoint.endsWith('.json')
  for (const file of Object.values(typeof target === 'string' ? { target } : target))
    await check(`"${entryPoint}" leads to ${file}`, () => must(existsSync(join(root, file)), `${file} is not there`))
  // They import virtual modules of Astro and Nitro.
  if (/astro-middleware|nuxt-plugin/.test(entryPoint)) continue
  await check(`"${specifier}" can be imported on a server, and nothing follows from it`, () => {
    const how = isJson ? `, { with: { type: 'json' } }` : ''
    const said = inNode(`
const before = Reflect.ownKeys(globalThis)
await import('${specifier}'${how})
${leavesNothing}`)
    must(
      said === '' || (isJson && !said.replace(/\(node:.*|.*ExperimentalWarning.*|\(Use `node.*/g, '').trim()),
      `it printed: ${said}`,
    )
  })
}

await check(`"${name}" says on a server what it needs, instead of failing somewhere`, () =>
  inNode(`
import { startConsentManager } from '${name}'
try {
  startConsentManager()
} catch (error) {
  if (!/needs a page/.test(error.message)) throw error
  process.exit(0)
}
throw new Error('it started')`),
)

await check(`"${name}/react" renders on a server: no banner, no error, nothing from one request in the next`, () => {
  const said = inNode(`
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { ConsentProvider, ConsentBanner, PrivacySettingsDialog, PrivacySettingsWidget, useConsent } from '${name}/react'
import { createConsentStore } from '${name}/store'
const before = Reflect.ownKeys(globalThis)
const stores = []
function Shop() {
  const consent = useConsent()
  stores.push(consent)
  if (consent.effectiveConsents.marketing || consent.showPopup) throw new Error('granted or asked on a server')
  return h('p', null, 'shop')
}
const request = () => renderToString(
  h(ConsentProvider, { options: { mode: 'offline' } }, h(ConsentBanner), h(PrivacySettingsDialog), h(PrivacySettingsWidget), h(Shop)))
const first = request()
stores[0].acceptAll() // as a visitor of the first request might
const second = request()
if (first !== second) throw new Error('two requests differ: ' + first + ' / ' + second)
if (!first.includes('<p>shop</p>')) throw new Error(first)
if (/We value|Accept All|part=/.test(first)) throw new Error('a banner: ' + first)
${leavesNothing}`)
  must(said === '', `it printed: ${said}`)
})

for (const entry of files.filter(entry => !entry.startsWith('!')))
  // Of a pattern, its folder is checked.
  await check(`"files" has ${entry}`, () => must(existsSync(join(root, entry.split('*')[0])), `${entry} is not there`))

await check('the tarball holds what "files" says and nothing of the workshop', () => {
  const packed = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )[0].files.map(({ path }) => path)
  const strange = packed.filter(
    path =>
      !/^(dist\/|docs\/(?!internals\/).*\.md$|docs\/public\/llms\.txt$|package\.json$|README|LICENSE|NOTICE|CHANGELOG|custom-elements\.json$)/.test(
        path,
      ),
  )
  must(strange.length === 0, `it holds ${strange.join(', ')}`)
  for (const target of Object.values(entryPoints).flatMap(one =>
    typeof one === 'string' ? [one] : Object.values(one),
  ))
    must(packed.includes(target.slice(2)), `it lacks ${target}`)
})

for (const generator of ['tracking-hosts', 'storage-keys'])
  await check(`the list of ${generator} is what its sources make of it`, () =>
    execFileSync(process.execPath, [`build/${generator}.mjs`, '--check'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    }),
  )

check('the banner’s markup is what its component makes of it', () =>
  execFileSync(process.execPath, ['build/banner-markup.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  }),
)

totals()
