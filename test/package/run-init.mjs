// `npm run test:init [name …]`: new projects are installed by `consent-elements init`, built by their own toolchains with
// the packed tarball, and opened in Chromium by `consent-elements doctor`, which must find nothing wrong. With `--newest`,
// `npm create` writes the projects where its templates are on npm; the others get the newest version of every package.
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { giveOut, openWorkshop, programOf, readJson, sameNode, start } from '../support/built-sites.mjs'
import { check, must, totals } from '../support/checks.mjs'
import { raiseToNewest } from '../support/newest.mjs'

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
const page = body =>
  `<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="UTF-8" />\n    <link rel="icon" href="data:," />\n    <meta name="viewport" content="width=device-width, initial-scale=1.0" />\n    <title>app</title>\n  </head>\n  <body>\n    ${body}\n  </body>\n</html>\n`
const button = '<button type="button" data-consent-open>Privacy settings</button>'
const manifest = value => `${JSON.stringify({ name: 'app', private: true, version: '0.0.0', ...value }, null, 2)}\n`
const nextServer = (port, folder) => [
  programOf(folder, 'next'),
  'start',
  '--hostname',
  '127.0.0.1',
  '--port',
  `${port}`,
]
const nuxtServer = () => ['.output/server/index.mjs']
const vitePreview = (port, folder) => [programOf(folder, 'vite'), 'preview', '--host', '127.0.0.1', '--port', `${port}`]

/** Projects as their tools write them; `out` is the folder of the built site, `server` starts one instead. */
const projects = {
  html: { out: '.', files: { 'index.html': page('<h1>Shop</h1>'), 'about/index.html': page('<h1>About</h1>') } },
  vite: {
    out: 'dist',
    files: {
      'package.json': manifest({
        type: 'module',
        scripts: { build: 'vite build' },
        dependencies: { react: '19.3.1', 'react-dom': '19.3.1' },
        devDependencies: { '@vitejs/plugin-react': '6.3.0', vite: '8.3.8' },
      }),
      'index.html': page('<div id="root"></div>\n    <script type="module" src="/src/main.jsx"></script>'),
      'src/main.jsx': `import { createRoot } from 'react-dom/client'\n\ncreateRoot(document.getElementById('root')).render(<h1>App</h1>)\n`,
      'vite.config.js': `import { defineConfig } from 'vite'\nimport react from '@vitejs/plugin-react'\n\n// https://vite.dev/config/\nexport default defineConfig({\n  plugins: [react()],\n})\n`,
    },
  },
  next: {
    server: nextServer,
    files: {
      'package.json': manifest({
        scripts: { build: 'next build' },
        dependencies: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
        devDependencies: { '@types/node': '20.19.43', '@types/react': '19.3.0', typescript: '5.9.3' },
      }),
      '.gitignore': '/node_modules\n/.next/\n',
      'next.config.ts': `import type { NextConfig } from "next";\n\nconst nextConfig: NextConfig = {\n  /* config options here */\n};\n\nexport default nextConfig;\n`,
      'app/page.tsx': `export default function Home() {\n  return <h1>App</h1>;\n}\n`,
      'app/layout.tsx': `import type { Metadata } from "next";\n\nexport const metadata: Metadata = {\n  title: "App",\n};\n\nexport default function RootLayout({\n  children,\n}: Readonly<{\n  children: React.ReactNode;\n}>) {\n  return (\n    <html lang="en">\n      <body>{children}</body>\n    </html>\n  );\n}\n`,
    },
  },
  webpack: {
    out: 'dist',
    files: {
      'package.json': manifest({
        scripts: { build: 'webpack' },
        devDependencies: { 'html-webpack-plugin': '5.6.8', webpack: '5.112.1', 'webpack-cli': '7.3.1' },
      }),
      'index.html': page('<h1>App</h1>'),
      'src/index.js': 'console.log("app")\n',
      'webpack.config.js': `const path = require("path");\nconst HtmlWebpackPlugin = require("html-webpack-plugin");\n\nconst config = {\n  mode: "production",\n  entry: "./src/index.js",\n  output: {\n    path: path.resolve(__dirname, "dist"),\n  },\n  plugins: [\n    new HtmlWebpackPlugin({\n      template: "index.html",\n    }),\n  ],\n};\n\nmodule.exports = config;\n`,
    },
  },
  astro: {
    out: 'dist',
    files: {
      'package.json': manifest({
        type: 'module',
        scripts: { build: 'astro build' },
        dependencies: { astro: '5.18.2' },
      }),
      'astro.config.mjs': `// @ts-check\nimport { defineConfig } from 'astro/config';\n\n// https://astro.build/config\nexport default defineConfig({});\n`,
      'src/pages/index.astro': `---\n\n---\n\n${page(`<h1>Astro</h1>\n    ${button}`)}`,
    },
  },
  nuxt: {
    server: nuxtServer,
    files: {
      'package.json': manifest({
        type: 'module',
        scripts: { build: 'nuxt build' },
        dependencies: { nuxt: '4.3.1' },
      }),
      'nuxt.config.ts': `// https://nuxt.com/docs/api/configuration/nuxt-config\nexport default defineNuxtConfig({\n  compatibilityDate: '2025-07-15',\n  devtools: { enabled: true }\n})\n`,
      'app/app.vue': `<template>\n  <div>\n    <NuxtRouteAnnouncer />\n    ${button}\n  </div>\n</template>\n`,
    },
  },
}

/** Projects as `npm create` writes them: the program, its arguments, and how the built site is served. */
const vite = template => ({ out: 'dist', create: ['create-vite', '--template', template, '--no-interactive'] })
const newestProjects = {
  ...projects,
  vite: vite('react-ts'),
  'vite-vanilla': vite('vanilla-ts'),
  'vite-vue': vite('vue-ts'),
  'vite-svelte': vite('svelte-ts'),
  next: {
    server: nextServer,
    // The other template loads fonts of Google while it is built.
    create: [
      'create-next-app',
      '--yes',
      '--empty',
      '--app',
      '--ts',
      '--no-tailwind',
      '--skip-install',
      '--disable-git',
    ],
  },
  sveltekit: {
    server: vitePreview,
    create: ['sv', 'create', '--template', 'minimal', '--types', 'ts', '--no-add-ons', '--no-install'],
  },
  angular: {
    out: 'dist/angular/browser',
    create: ['@angular/cli', 'new', '--defaults', '--skip-git', '--skip-install', '--interactive=false'],
  },
  rspack: { out: 'dist', create: ['create-rspack', '--template', 'vanilla-ts'] },
}

const isNewest = process.argv.includes('--newest')
const known = isNewest ? newestProjects : projects
const asked = process.argv.slice(2).filter(word => word !== '--newest')
for (const name of asked)
  if (!known[name]) throw new Error(`There is no "${name}"; known are ${Object.keys(known).join(', ')}`)

const workshop = openWorkshop()
const sources = mkdtempSync(join(tmpdir(), 'consent-elements-init-'))
const doctor = url =>
  new Promise(resolve =>
    execFile(process.execPath, [cli, 'doctor', url, '--json', '-', '--browser-arg=--no-sandbox'], (_, stdout, stderr) =>
      // The header against frames is the owner's.
      resolve(stdout ? JSON.parse(stdout).findings.filter(({ id }) => id !== 'no-frame-ancestors') : [stderr]),
    ),
  )

/** Returns the installed packages with their versions, and the version of Node. */
function installed(folder) {
  const { dependencies, devDependencies } = readJson(join(folder, 'package.json'))
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter(name => name !== 'consent-elements')
  const versions = names.map(name => `${name} ${readJson(join(folder, 'node_modules', name, 'package.json')).version}`)
  return [`Node ${process.versions.node}`, ...versions].join(', ')
}

/** Writes a new project into `source`. */
function writeProject({ files, create }, source, name) {
  if (create) {
    const [program, ...words] = create
    const at = words.findIndex(word => word.startsWith('-'))
    const all = ['exec', '--yes', '--', `${program}@latest`, ...words.toSpliced(at, 0, name)]
    const options = { cwd: sources, env: { ...sameNode, CI: '1' }, encoding: 'utf8', input: '' }
    const { status, stdout, stderr } = spawnSync('npm', all, options)
    must(status === 0, stdout + stderr)
    return
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(source, path)), { recursive: true })
    writeFileSync(join(source, path), text)
  }
  const packaged = join(source, 'package.json')
  if (!isNewest || !files['package.json']) return
  const { manifest: raised, refusals } = raiseToNewest(JSON.parse(files['package.json']))
  must(refusals.length === 0, refusals.join(', '))
  writeFileSync(packaged, `${JSON.stringify(raised, null, 2)}\n`)
}

for (const name of asked.length > 0 ? asked : Object.keys(known)) {
  const { out, server } = known[name]
  const source = join(sources, name)
  await check(`${name}: init installs, the project builds, and doctor finds nothing wrong`, async () => {
    writeProject(known[name], source, name)
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [cli, 'init', source, '--yes', '--policy-url', '/#privacy'],
      { encoding: 'utf8' },
    )
    must(status === 0, stdout + stderr)
    const packaged = join(source, 'package.json')
    const isPackage = existsSync(packaged)
    if (isPackage)
      writeFileSync(
        packaged,
        readFileSync(packaged, 'utf8').replace(/("consent-elements": )"[^"]*"/, '$1"file:consent-elements.tgz"'),
      )
    const folder = isPackage ? workshop.build(source, name) : source
    if (isPackage) console.log(`${name}: ${installed(folder)}`)
    const site = server ? await start(folder, port => server(port, folder)) : await giveOut(join(folder, out))
    const findings = await doctor(site.url)
    site.stop()
    must(findings.length === 0, JSON.stringify(findings, null, 1))
  })
}
workshop.clear()
rmSync(sources, { recursive: true })
totals()
