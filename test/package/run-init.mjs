// `npm run test:init [name …]`: new projects are installed by `consent-elements init`, built by their own toolchains with
// the packed tarball, and opened in Chromium by `consent-elements doctor`, which must find nothing wrong.
import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { giveOut, openWorkshop, start } from '../support/built-sites.mjs'
import { check, must, totals } from '../support/checks.mjs'

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
const page = body =>
  `<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="UTF-8" />\n    <link rel="icon" href="data:," />\n    <meta name="viewport" content="width=device-width, initial-scale=1.0" />\n    <title>app</title>\n  </head>\n  <body>\n    ${body}\n  </body>\n</html>\n`
const manifest = value => `${JSON.stringify({ name: 'app', private: true, version: '0.0.0', ...value }, null, 2)}\n`
const nextServer = port => ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', `${port}`]

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
}

const asked = process.argv.slice(2)
for (const name of asked)
  if (!projects[name]) throw new Error(`There is no "${name}"; known are ${Object.keys(projects).join(', ')}`)

const workshop = openWorkshop()
const sources = mkdtempSync(join(tmpdir(), 'consent-elements-init-'))
const doctor = url =>
  new Promise(resolve =>
    execFile(process.execPath, [cli, 'doctor', url, '--json', '-', '--browser-arg=--no-sandbox'], (_, stdout, stderr) =>
      resolve(stdout ? JSON.parse(stdout).findings : [stderr]),
    ),
  )

for (const name of asked.length > 0 ? asked : Object.keys(projects)) {
  const { files, out, server } = projects[name]
  const source = join(sources, name)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(source, path)), { recursive: true })
    writeFileSync(join(source, path), text)
  }
  await check(`${name}: init installs, the project builds, and doctor finds nothing wrong`, async () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [cli, 'init', source, '--yes', '--policy-url', '/privacy'],
      { encoding: 'utf8' },
    )
    must(status === 0, stdout + stderr)
    const packaged = join(source, 'package.json')
    if (files['package.json'])
      writeFileSync(
        packaged,
        readFileSync(packaged, 'utf8').replace(/("consent-elements": )"[^"]*"/, '$1"file:consent-elements.tgz"'),
      )
    const folder = files['package.json'] ? workshop.build(source, name) : source
    const site = server ? await start(folder, server) : await giveOut(join(folder, out))
    const findings = await doctor(site.url)
    site.stop()
    must(findings.length === 0, JSON.stringify(findings, null, 1))
  })
}
workshop.clear()
rmSync(sources, { recursive: true })
totals()
