// Frameworks whose newest version refuses Node 20, with a newer one from npm; and Gatsby.
import { platforms } from '../tools/init/platforms.mjs'
import { programOf } from '../support/built-sites.mjs'
import { generated, manifest, written } from './npm-project.mjs'
import { buildWithNpm, folder, nodeFrom, serve, write } from './tools.mjs'

const visit = { link: 'a[href="/about"]', stays: true }
/** Builds and serves with Node of this version. */
const withNode = major => ({
  build: (project, tarball) => buildWithNpm(project, tarball, 'build', nodeFrom(project, major)),
  serve: project =>
    serve(
      project,
      port => ['node', programOf(project, 'vite'), 'preview', '--host', '127.0.0.1', '--port', port],
      nodeFrom(project, major),
    ),
})
const words = '--blank --no-install --no-git --no-intent --no-toolchain --package-manager npm --non-interactive'
/** TanStack Start with React or Solid, and a second page. */
const tanStack = (framework, more) => {
  const start = generated(
    'tanstack-start',
    `@tanstack/${framework}-start`,
    ['@tanstack/cli', 'create', 'NAME', '--framework', framework, ...words.split(' ')],
    { source: '`npx @tanstack/cli create --blank`, and a second page', visit, ...withNode(24), ...more },
  )
  const route = (path, imports, component) =>
    `import { ${imports} } from '@tanstack/${framework}-router'\n\nexport const Route = createFileRoute('${path}')({ component: () => ${component} })\n`
  const create = project => {
    start.create(project)
    write(project, {
      'public/favicon.ico': '',
      'src/routes/index.tsx': route('/', 'Link, createFileRoute', '<Link to="/about">About</Link>'),
      'src/routes/about.tsx': route('/about', 'createFileRoute', '<h1>About</h1>'),
    })
  }
  return { ...start, create }
}

export const startProjects = {
  'TanStack Start': tanStack('react'),
  // The template has no viewport, which doctor names.
  'TanStack Start with Solid': tanStack('solid', { expected: ['missing-viewport'] }),
  SolidStart: written(
    'solidstart',
    '@solidjs/start',
    {
      'package.json': manifest(
        { dev: 'vite dev', build: 'vite build', preview: 'vite preview' },
        {
          '@solidjs/router': '^1.0.0',
          '@solidjs/start': '^2.0.0',
          nitro: '^3.0.260610-beta',
          'solid-js': '^1.9.15',
          vite: '^8.0.0',
        },
      ),
      'vite.config.ts': `import { solidStart } from "@solidjs/start/config";\nimport { nitro } from "nitro/vite";\nimport { defineConfig } from "vite";\n\nexport default defineConfig({\n  plugins: [solidStart(), nitro()],\n});\n`,
      'public/favicon.ico': '',
      'src/app.tsx': `import { Router } from "@solidjs/router";\nimport { FileRoutes } from "@solidjs/start/router";\nimport { Suspense } from "solid-js";\n\nexport default function App() {\n  return (\n    <Router root={props => <Suspense>{props.children}</Suspense>}>\n      <FileRoutes />\n    </Router>\n  );\n}\n`,
      'src/entry-client.tsx': `// @refresh reload\nimport { mount, StartClient } from "@solidjs/start/client";\n\nmount(() => <StartClient />, document.getElementById("app")!);\n`,
      'src/entry-server.tsx': platforms.SolidStart.files['src/entry-server.tsx'],
      'src/routes/index.tsx': `import { A } from "@solidjs/router";\n\nexport default function Home() {\n  return <A href="/about">About</A>;\n}\n`,
      'src/routes/about.tsx': `export default function About() {\n  return <h1>About</h1>;\n}\n`,
      'tsconfig.json': `${JSON.stringify({ compilerOptions: { target: 'ESNext', module: 'ESNext', moduleResolution: 'bundler', jsx: 'preserve', jsxImportSource: 'solid-js', allowJs: true, strict: true, noEmit: true, types: ['vite/client'], isolatedModules: true } }, null, 2)}\n`,
    },
    { visit, ...withNode(24) },
  ),
  // The version of sharp that Gatsby names downloads its binary; newer ones have it in packages of npm.
  Gatsby: written(
    'gatsby',
    'gatsby',
    {
      'package.json': `${JSON.stringify({ name: 'site', version: '1.0.0', private: true, scripts: { develop: 'gatsby develop', build: 'gatsby build', serve: 'gatsby serve' }, dependencies: { gatsby: '^5.16.1', react: '^18.2.0', 'react-dom': '^18.2.0' }, overrides: { sharp: '^0.34.0' } }, null, 2)}\n`,
      'gatsby-config.js': `/**\n * @type {import('gatsby').GatsbyConfig}\n */\nmodule.exports = {\n  siteMetadata: {\n    title: \`site\`,\n    siteUrl: \`https://www.yourdomain.tld\`,\n  },\n  plugins: [],\n}\n`,
      'src/pages/index.js': `import * as React from "react"\nimport { Link } from "gatsby"\n\nexport default function Home() {\n  return <Link to="/about/">About</Link>\n}\n\nexport const Head = () => <title>Home Page</title>\n`,
      'src/pages/about.js': `import * as React from "react"\n\nexport default function About() {\n  return <h1>About</h1>\n}\n\nexport const Head = () => <title>About</title>\n`,
      'static/favicon.ico': '',
    },
    { serve: folder('public'), visit: { link: 'a[href="/about/"]', stays: true } },
  ),
}
