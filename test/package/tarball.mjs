// The published package: node test/package/tarball.mjs, after a build. The tarball is unpacked into a site without
// other packages, and checked there by external tools and compilers.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { build } from 'esbuild'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { rollup } from 'rollup'
import { check, must, totals } from '../support/checks.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const site = mkdtempSync(join(tmpdir(), 'consent-elements-site-'))
const modules = join(site, 'node_modules')
const tarball = join(
  site,
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', site], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim(),
)
mkdirSync(modules)
execFileSync('tar', ['-xzf', tarball, '-C', modules])
const pkg = join(modules, 'consent-elements')
cpSync(join(modules, 'package'), pkg, { recursive: true })
rmSync(join(modules, 'package'), { recursive: true })
const manifest = JSON.parse(readFileSync(join(pkg, 'package.json'), 'utf8'))

/**
 * Runs a tool of node_modules.
 * @returns its output; fails if it exits with an error
 */
function tool(name, args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', name), ...args], {
    cwd: site,
    encoding: 'utf8',
  })
  must(status === 0, `${stdout}${stderr}`)
  return stdout
}

await check('no file of it makes a bundler warn', async () => {
  const dist = join(root, 'dist') // it does not report on node_modules
  const forNode = ['cli.js', 'testing.js']
  const files = readdirSync(dist, { recursive: true }).filter(file => file.endsWith('.js') && !forNode.includes(file))
  must(files.length > 50, `only ${files.length} files`)
  const entryPoints = files.map(file => join(dist, file))
  const { warnings } = await build({ entryPoints, outdir: site, write: false, logLevel: 'silent' })
  must(warnings.length === 0, warnings.map(({ text, location }) => `${location?.file}: ${text}`).join('\n'))
})
await check('publint has nothing to say', async () => {
  const { messages } = await publint({ pkgDir: pkg, strict: true })
  must(messages.length === 0, messages.map(message => formatMessage(message, manifest)).join('\n'))
})

await check('@arethetypeswrong/cli has nothing to say of a package that is ESM alone', () => {
  tool('@arethetypeswrong/cli/dist/index.js', [
    tarball,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    ...Object.keys(manifest.exports).filter(door => /\.json$|\*/.test(door)),
  ])
})

/** The code of a site, by file; each has to compile. Only those for React depend on React's types. */
const plain = `
import { startConsentManager, type ConsentManager, type ConsentOptions, type Consents } from 'consent-elements'
import 'consent-elements/auto'
import { define } from 'consent-elements/define'
import { ConsentBannerElement, PrivacySettingsDialogElement } from 'consent-elements/elements'
import { effectiveConsentsAtom, followPageStore, saveAtom } from 'consent-elements/store'
import 'consent-elements/guard'
import 'consent-elements/standalone'

const options: ConsentOptions = { mode: 'offline', categories: 'all', callbacks: { onReady() {} } }
// @ts-expect-error an option that is not there
const wrong: ConsentOptions = { mode: 'ofline' }
const manager: ConsentManager = startConsentManager(options)
const allowed: boolean = manager.hasConsentFor('marketing')
// @ts-expect-error a category that is not there
manager.hasConsentFor('maketing')
followPageStore(store => {
  const consents: Consents | undefined = store?.get(effectiveConsentsAtom)
  store?.set(saveAtom, { marketing: true })
  // @ts-expect-error a switch is on or off
  store?.set(saveAtom, { marketing: 'yes' })
  return consents
})
document.addEventListener('consent-change', ({ detail }) => {
  const on: boolean = detail.effectiveConsents.marketing
  // @ts-expect-error a detail that is not there
  detail.effectiveConsent
  return on
})
document.addEventListener('consent-error', ({ detail }) => detail.code.toUpperCase())
document.addEventListener('consent-placeholder', ({ detail: { url, categories, load } }) => {
  const needed: Consents = { ...manager.state.consents, [categories[0]!]: url !== '' }
  load()
  return needed
})
const banner = document.querySelector('consent-banner')
banner!.hideBranding = true
banner!.colorScheme = 'dark'
banner!.lifetimeDays = 30
banner!.callbacks = { onConsentGiven: ({ consents }) => consents.marketing }
banner!.sweep = false
// @ts-expect-error a callback that is not there
banner!.callbacks = { onConsent() {} }
// @ts-expect-error a flag is no text
banner!.hideBranding = 'yes'
const dialog: PrivacySettingsDialogElement = document.createElement('privacy-settings-dialog')
dialog.variant = 'widget'
define()
class Own extends ConsentBannerElement {}
const started: ConsentManager = ConsentElements.startConsentManager()
window.consentManager?.openSettings()
export { wrong, allowed, Own, started }
`
const withReact = `
import { ConsentBanner, ConsentGate, ConsentProvider, PrivacySettingsDialog, PrivacySettingsWidget, useConsent, useConsentFor, useTranslations } from 'consent-elements/react'
import { readConsent } from 'consent-elements/server'

function Shop() {
  const { acceptAll } = useConsent()
  const texts = useTranslations()
  // @ts-expect-error a category that is not there
  useConsentFor('maketing')
  return useConsentFor('marketing') ? <button onClick={acceptAll}>{texts.common.acceptAll}</button> : null
}
export const site = (
  <ConsentProvider options={{ mode: 'offline' }}>
    <ConsentBanner />
    <Shop />
  </ConsentProvider>
)
export const served = (
  <ConsentProvider options={{ mode: 'offline' }} consent={readConsent('a=1')} signals={{ globalPrivacyControl: true }}>
    <ConsentGate category="experience" fallback={<p>later</p>}>film</ConsentGate>
    <ConsentBanner.Root className="ask" ref={(element: HTMLElement | null) => void element}>
      <ConsentBanner.Title />
      <ConsentBanner.AcceptButton className="choice" onClick={event => event.preventDefault()} />
      <ConsentBanner.RejectButton>No</ConsentBanner.RejectButton>
    </ConsentBanner.Root>
    <PrivacySettingsDialog.Root>
      <PrivacySettingsDialog.Categories>
        <PrivacySettingsDialog.Category><PrivacySettingsDialog.CategorySwitch /></PrivacySettingsDialog.Category>
      </PrivacySettingsDialog.Categories>
    </PrivacySettingsDialog.Root>
    <PrivacySettingsWidget.Root><PrivacySettingsWidget.Category name="marketing" /></PrivacySettingsWidget.Root>
  </ConsentProvider>
)
// @ts-expect-error a mode that is not there
export const wrong = <ConsentProvider options={{ mode: 'ofline' }} />
// @ts-expect-error a category that is not there
export const strange = <ConsentGate category="advertising" />
// @ts-expect-error the banner has no such part
export const none = <ConsentBanner.SaveButton />
`

const withTags = `
import 'consent-elements/jsx'
export const site = (
  <>
    <consent-banner mode="offline" categories="all" hide-branding color-scheme="dark" id="ask" lifetime-days={30} accept-all-grants="displayed" />
    <consent-banner callbacks={{ onReady() {} }} exemptHosts={['a.test']} lifetime-days="30" />
    <privacy-settings-dialog variant="widget" class="narrow" />
    <privacy-settings-button>Privacy settings</privacy-settings-button>
  </>
)
// @ts-expect-error a mode that is not there
export const wrong = <consent-banner mode="ofline" />
// @ts-expect-error an attribute that is not there
export const strange = <consent-banner modus="offline" />
// @ts-expect-error a callback that is not there
export const called = <consent-banner callbacks={{ onConsent() {} }} />
// @ts-expect-error a flag is no text
export const text = <consent-banner scroll-lock="yes" />
`

/** Compiles files of the site with the strictest options, including our declarations. */
function compiles(files, resolution, types = []) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text)
  const config = {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      types,
      ...resolution,
    },
    files: Object.keys(files),
  }
  writeFileSync(join(site, 'tsconfig.json'), JSON.stringify(config))
  tool('typescript/bin/tsc', ['-p', site])
}
writeFileSync(join(site, 'package.json'), '{"type":"module"}')

const resolutions = {
  nodenext: { module: 'NodeNext', moduleResolution: 'NodeNext' },
  bundler: { module: 'ESNext', moduleResolution: 'Bundler' },
}
for (const [name, resolution] of Object.entries(resolutions))
  await check(`the types of every door are right under moduleResolution ${name}, without the types of React`, () =>
    compiles({ 'plain.ts': plain }, resolution),
  )

for (const door of ['auto', 'define'])
  await check(`who imports "consent-elements/${door}" alone has the types of the tags`, () =>
    compiles(
      {
        'tags.ts': `import 'consent-elements/${door}'\ndocument.querySelector('consent-banner')!.callbacks = { onReady() {} }\n`,
      },
      resolutions.bundler,
    ),
  )

/** The types of React, as installed by a site that uses it. */
const reactTypes = {
  18: ['@types/react', '@types/prop-types', 'csstype'],
  19: ['react-19/node_modules/@types/react', 'csstype'],
}
for (const [version, packages] of Object.entries(reactTypes)) {
  for (const [name, resolution] of Object.entries(resolutions))
    await check(
      `the types of the React door and of the tags in JSX are right with React ${version} under ${name}`,
      () => {
        for (const from of packages)
          cpSync(join(root, 'node_modules', from), join(modules, from.replace(/^react-19\/node_modules\//, '')), {
            recursive: true,
          })
        compiles({ 'react.tsx': withReact, 'tags.tsx': withTags }, resolution)
      },
    )
  rmSync(join(modules, '@types'), { recursive: true, force: true })
}

/** Bundles a site's imports with React, once with each bundler. */
const bundled = async code => {
  const file = join(site, 'entry.js')
  writeFileSync(file, code)
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: join(site, 'out'),
    write: false,
    logLevel: 'error',
  })
  const bundle = await rollup({ input: file, plugins: [nodeResolve()], onwarn() {} })
  const { output } = await bundle.generate({})
  return { esbuild: outputFiles.find(({ path }) => path.endsWith('entry.js')).text, rollup: output[0].code }
}
const hasReact = code => /react\.element|react\.transitional\.element|createRoot/.test(code)
const small = {
  'categoryNames from "consent-elements"': [
    `import { categoryNames } from 'consent-elements'; console.log(categoryNames)`,
    10_000,
  ],
  'startConsentManager from "consent-elements"': [
    `import { startConsentManager } from 'consent-elements'; startConsentManager()`,
    // 40,000 of them are the lists of hosts and storage keys, and 3,000 hold the requests of undecided visitors.
    // 1,700 are places that the page or a server names, hosts of vendors, when TCF applies, and presses on a server's banner.
    122_500, // 250 know the owner’s machine and places of receipts that cannot be read; 1,500 check the texts that scripts get in the document, and names of jurisdictions; 5,300 are 530 more hosts, which several lists name; 6,500 are the addresses of services, categories from markup, places, and what reads a decision's laws
  ],
  'the button from "consent-elements/elements"': [
    `import { PrivacySettingsButtonElement } from 'consent-elements/elements'; console.log(PrivacySettingsButtonElement)`,
    30_000,
  ],
  'the banner from "consent-elements/elements"': [
    `import { ConsentBannerElement } from 'consent-elements/elements'; console.log(ConsentBannerElement)`,
    50_000,
  ],
  'one atom from "consent-elements/store"': [
    `import { consentsAtom } from 'consent-elements/store'; console.log(consentsAtom)`,
    25_000,
  ],
}
for (const [what, [code, most]] of Object.entries(small))
  await check(`importing ${what} pulls no React, and no more than ${most} characters`, async () => {
    for (const [bundler, text] of Object.entries(await bundled(code))) {
      must(!hasReact(text), `${bundler}: React is in it`)
      must(text.length <= most, `${bundler}: ${text.length} characters`)
    }
  })
await check('importing the dialog does pull React, so that the checks before can fail', async () => {
  const code = `import { PrivacySettingsDialogElement as Dialog } from 'consent-elements/elements'; console.log(Dialog)`
  for (const text of Object.values(await bundled(code))) must(hasReact(text), 'no React')
})
await check('importing every door for nothing leaves nothing but what is declared to have side effects', async () => {
  const code = ['', '/elements', '/store'].map(door => `import 'consent-elements${door}'`).join('\n')
  for (const [bundler, text] of Object.entries(await bundled(code)))
    must(text.replace(/\/\/.*|\s|"use strict";/g, '') === '', `${bundler}: ${text.slice(0, 300)}`)
})

const filesOf = folder =>
  readdirSync(folder, { recursive: true })
    .map(name => join(folder, name))
    .filter(path => statSync(path).isFile())
// Each of the 517 services is a file of 700 bytes on average. Visitors download only those that the site names. In
// blocks of 4 kB these files are 1.9 MB. For developers only are services.json, 0.3 MB, and cli.js, 0.9 MB with its parsers.
await check('it is less than 10.7 MB installed, blocks of 4 kB counted, and brings nothing with it', () => {
  must(!manifest.dependencies, `it depends on ${Object.keys(manifest.dependencies ?? {})}`)
  const size = filesOf(pkg).reduce((sum, path) => sum + Math.ceil(statSync(path).size / 4096) * 4096, 0)
  // The documentation takes 0.46 MB of it: every path in a message leads somewhere.
  // The consent server takes 0.6 MB, half of it the banner's texts in all languages, which it stores once for each hash.
  // 0.15 MB are the dashboard in eleven languages, the packs of 24 countries and the signals of six vendors.
  // Its only other package is a database's driver. The layers of TCF in 37 languages are 0.15 MB in blocks of 4 kB.
  // The settings of TCF are 0.18 MB, because their file has React of its own.
  must(size < 10_700_000, `${size} bytes`)
})
await check('the React door says that it belongs to the client, as Next wants it', () =>
  // Comments may precede a directive.
  must(/^(\/\*.*?\*\/\s*)*'use client'/s.test(readFileSync(join(pkg, 'dist/react.js'), 'utf8')), 'it does not'),
)
await check('the pages that the README, the commands and the console name are in it', () => {
  const named = [...readFileSync(join(pkg, 'README.md'), 'utf8').matchAll(/\]\((docs\/[\w/.-]+\.md)/g)].map(
    ([, path]) => path,
  )
  const inCode = [...readFileSync(join(pkg, 'dist/cli.js'), 'utf8').matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(
    ([path]) => path,
  )
  for (const path of [...named, ...inCode, 'docs/guides/assistants.md', 'docs/public/llms.txt'])
    must(path.startsWith('docs/internals/') || existsSync(join(pkg, path)), `${path} is not in it`)
})
await check('nothing runs when it is installed', () => {
  for (const name of ['preinstall', 'install', 'postinstall', 'prepare'])
    must(!manifest.scripts[name], `there is a script "${name}"`)
})
await check('every script and declaration begins with the licence line, also after `#!`', () => {
  const line = `/*! ${manifest.name} ${manifest.version} | MIT | see NOTICE */\n`
  const files = filesOf(join(pkg, 'dist')).filter(file => /\.(js|d\.ts)$/.test(file))
  const begins = text => text.replace(/^(?:#!|\/\/#).*\n/, '').startsWith(line)
  const without = files.filter(file => statSync(file).size > 0 && !begins(readFileSync(file, 'utf8')))
  must(files.length > 500, `only ${files.length} files`)
  must(without.length === 0, `not ${without.map(file => file.slice(pkg.length + 1)).join(', ')}`)
})
await check('dist/integrity.json has the hash of every other file of dist/', () => {
  const dist = join(pkg, 'dist')
  const { files } = JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8'))
  const published = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath ?? entry.path, entry.name).slice(dist.length + 1))
  for (const name of published) if (name !== 'integrity.json') must(Object.hasOwn(files, name), `${name} is not in it`)
  for (const [name, hash] of Object.entries(files)) {
    const sum = createHash('sha384')
      .update(readFileSync(join(dist, name)))
      .digest('base64')
    must(hash === `sha384-${sum}`, `${name} has another`)
  }
})
await check('the text of a guard can be put into a page as it is, and be found by import.meta.resolve', () => {
  const found = `import { existsSync, readFileSync } from 'node:fs'; console.log(readFileSync(new URL(import.meta.resolve('consent-elements/guard')), 'utf8'))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', found], { cwd: site, encoding: 'utf8' })
  must(stdout.trim() === readFileSync(join(pkg, 'dist/guard-whole.js'), 'utf8').trim(), 'it is not found')
  for (const name of ['guard.js', 'guard-whole.js', 'guard-strict.js', 'guard-capture.js', 'guard-worker.js']) {
    const text = readFileSync(join(pkg, 'dist', name), 'utf8')
    must(!/<\/script|<!--/i.test(text), `${name} would end its own tag`)
    const page = '<head></head>'
    must(page.replace('<head>', `<head>${text}`).includes(text), `${name} changes in html.replace('<head>', …)`)
    // Pages may have another encoding.
    must(
      [...text].every(sign => sign.charCodeAt(0) < 128),
      `${name} is not plain ASCII`,
    )
  }
})

rmSync(site, { recursive: true })
totals()
