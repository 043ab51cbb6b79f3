// Projects of npm: what the newest generator writes where it is a package, otherwise what its template has.
import { generated, manifest, npm, page, react, written } from './npm-project.mjs'
import { startProjects } from './start-projects.mjs'
import { buildWithNpm, create, folder, packageServer, replaceAll, run, serve, write } from './tools.mjs'

const preview = packageServer('vite', 'preview', '--host', '127.0.0.1', '--port', 'PORT')
const nextServer = packageServer('next', 'start', '--hostname', '127.0.0.1', '--port', 'PORT')
const viteTemplate = template => ['create-vite', 'NAME', '--template', template, '--no-interactive']
const next = router => [
  'create-next-app',
  'NAME',
  ...`--yes --empty ${router} --ts --no-tailwind --skip-install --disable-git`.split(' '),
]
/** Newer versions of Angular refuse Node 20. */
const angularCli = Number(process.versions.node.split('.')[0]) < 22 ? '@angular/cli@21' : '@angular/cli'
const angular = (...more) =>
  npm('angular', '@angular/core', {
    source: `\`${['ng new', ...more].join(' ')}\``,
    create(project) {
      const words = '--defaults --skip-git --skip-install --interactive=false'.split(' ')
      create(project, angularCli, 'new', 'site', ...words, ...more)
      // The generator can be newer than what npm has of the other packages.
      replaceAll(project, 'package.json', /"\^21\.\d+\.\d+"/g, '"^21.0.0"')
    },
    serve: folder('dist/site/browser'),
  })
/** With server rendering, all packages of the framework need one version: the newest that npm has of this one. */
const angularServer = () => ({
  ...angular('--ssr'),
  create(project) {
    angular('--ssr').create(project)
    const all = JSON.parse(run(project, 'npm', ['view', '@angular/platform-server', 'versions', '--json']))
    const [version] = all
      .filter(one => /^21\.\d+\.\d+$/.test(one))
      .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    replaceAll(project, 'package.json', /("@angular\/[\w-]+": )"[^"]*"/g, `$1"${version}"`)
  },
  serve: project =>
    serve(project, port => ['env', `PORT=${port}`, process.execPath, 'dist/site/server/server.mjs'], {
      NG_ALLOWED_HOSTS: '127.0.0.1',
    }),
})
const nuxtApp = `<template>\n  <div>\n    <NuxtRouteAnnouncer />\n    <h1>Shop</h1>\n  </div>\n</template>\n`
const nuxt = (version, path) =>
  written(
    'nuxt',
    'nuxt',
    {
      'package.json': manifest({ build: 'nuxt build' }, { nuxt: version }),
      'nuxt.config.ts': `// https://nuxt.com/docs/api/configuration/nuxt-config\nexport default defineNuxtConfig({\n  compatibilityDate: '2025-07-15',\n  devtools: { enabled: true }\n})\n`,
      [path]: nuxtApp,
    },
    { serve: project => packageServer('nuxt', 'preview')(project) },
  )

export const nodeProjects = {
  'Plain HTML': {
    page: 'html',
    source: 'two pages',
    needs: ['node', '--version'],
    create: project =>
      write(project, {
        'index.html': page('<h1>Shop</h1>\n    <a href="about/">About</a>'),
        'about/index.html': page('About'),
      }),
    build: () => {},
    serve: folder('.'),
    version: () => '–',
    visit: { link: 'a[href="about/"]' },
  },
  'Vite with React': generated('vite', 'vite', viteTemplate('react-ts'), { serve: folder('dist') }),
  'Vite with Vue': generated('vite', 'vite', viteTemplate('vue-ts'), { serve: folder('dist') }),
  'Next, App Router': generated('next', 'next', next('--app'), { serve: nextServer }),
  'Next, Pages Router': generated('next', 'next', next('--no-app'), { serve: nextServer }),
  'Nuxt 3': nuxt('3.20.2', 'app.vue'),
  'Nuxt 4': nuxt('4.3.1', 'app/app.vue'),
  'Astro with ClientRouter': written(
    'astro',
    'astro',
    {
      'package.json': manifest({ build: 'astro build' }, { astro: '5.18.2' }),
      'astro.config.mjs': `// @ts-check\nimport { defineConfig } from 'astro/config';\n\n// https://astro.build/config\nexport default defineConfig({});\n`,
      'src/layouts/Layout.astro': `---\nimport { ClientRouter } from 'astro:transitions';\n---\n\n${page('<slot />', '<ClientRouter />')}`,
      'src/pages/index.astro': `---\nimport Layout from '../layouts/Layout.astro';\n---\n\n<Layout><a href="/about/">About</a></Layout>\n`,
      'src/pages/about.astro': `---\nimport Layout from '../layouts/Layout.astro';\n---\n\n<Layout>About</Layout>\n`,
    },
    { serve: folder('dist'), visit: { link: 'a[href="/about/"]', stays: true } },
  ),
  SvelteKit: generated(
    'sveltekit',
    '@sveltejs/kit',
    ['sv', 'create', 'NAME', '--template', 'minimal', '--types', 'ts', '--no-add-ons', '--no-install'],
    { source: '`npx sv create`', serve: preview },
  ),
  'React Router': written(
    'react-router',
    'react-router',
    {
      'package.json': manifest(
        { build: 'react-router build' },
        {
          'react-router': '7.18.4',
          '@react-router/node': '7.18.4',
          '@react-router/serve': '7.18.4',
          isbot: '5.1.31',
          ...react,
        },
        { '@react-router/dev': '7.18.4', vite: '7.1.12', typescript: '5.9.3' },
      ),
      'vite.config.ts': `import { reactRouter } from "@react-router/dev/vite";\nimport { defineConfig } from "vite";\n\nexport default defineConfig({\n  plugins: [reactRouter()],\n});\n`,
      'app/routes.ts': `import { index, route } from '@react-router/dev/routes'\nexport default [index('home.tsx'), route('about', 'about.tsx')]\n`,
      'app/home.tsx': `import { Link } from "react-router";\nexport default () => <Link to="/about">About</Link>;\n`,
      'app/about.tsx': 'export default () => <h1>About</h1>;\n',
      'app/root.tsx': `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
`,
    },
    {
      serve: packageServer('@react-router/serve', 'build/server/index.js'),
      visit: { link: 'a[href="/about"]', stays: true },
    },
  ),
  'Qwik City': generated('qwik', '@builder.io/qwik', ['create-qwik', 'empty', 'NAME'], {
    build(project, tarball) {
      buildWithNpm(project, tarball, '')
      run(project, 'npx', ['qwik', 'build', 'preview'])
    },
    serve: preview,
  }),
  'Docusaurus 3': generated(
    'docusaurus',
    '@docusaurus/core',
    ['create-docusaurus', 'NAME', 'classic', '--typescript', '--skip-install'],
    {
      // Its own inline scripts, which request nothing, are in front of `headTags`.
      expected: ['guard-late'],
      serve: folder('build'),
      visit: { link: 'a[href^="/docs/intro"]', stays: true },
    },
  ),
  VitePress: written(
    'vitepress',
    'vitepress',
    {
      'package.json': manifest({ build: 'vitepress build docs' }, undefined, { vitepress: '1.6.4', vue: '3.5.22' }),
      'docs/index.md': '# Home\n\n[About](/about)\n',
      'docs/about.md': '# About\n',
      'docs/.vitepress/config.mts': `import { defineConfig } from 'vitepress'\n\n// https://vitepress.dev/reference/site-config\nexport default defineConfig({\n  title: "My Project",\n  description: "A VitePress Site",\n  head: [['link', { rel: 'icon', href: 'data:,' }]],\n  themeConfig: {\n    nav: [\n      { text: 'Home', link: '/' }\n    ]\n  }\n})\n`,
    },
    { serve: folder('docs/.vitepress/dist'), visit: { link: 'main a[href="/about.html"]', stays: true } },
  ),
  Eleventy: written(
    'eleventy',
    '@11ty/eleventy',
    {
      'package.json': manifest({ build: 'eleventy' }, undefined, { '@11ty/eleventy': '3.1.8' }),
      'eleventy.config.js': 'export default function (eleventyConfig) {\n}\n',
      '_includes/base.njk': page('{{ content | safe }}'),
      'index.md': '---\nlayout: base.njk\n---\n\n[About](/about/)\n',
      'about.md': '---\nlayout: base.njk\n---\n\nAbout\n',
    },
    { serve: folder('_site'), visit: { link: 'a[href="/about/"]' } },
  ),
  Angular: angular(),
  'Angular with SSR': angularServer(),
  webpack: written(
    'webpack',
    'webpack',
    {
      'package.json': manifest({ build: 'webpack' }, undefined, {
        'html-webpack-plugin': '5.6.8',
        webpack: '5.112.1',
        'webpack-cli': '7.3.1',
      }).replace('"type": "module",', ''),
      'index.html': page('<h1>App</h1>'),
      'src/index.js': 'console.log("app")\n',
      'webpack.config.js': `const path = require("path");\nconst HtmlWebpackPlugin = require("html-webpack-plugin");\n\nconst config = {\n  mode: "production",\n  entry: "./src/index.js",\n  output: {\n    path: path.resolve(__dirname, "dist"),\n  },\n  plugins: [\n    new HtmlWebpackPlugin({\n      template: "index.html",\n    }),\n  ],\n};\n\nmodule.exports = config;\n`,
    },
    { serve: folder('dist') },
  ),
  Rspack: generated('webpack', '@rspack/core', ['create-rspack', 'NAME', '--template', 'vanilla-ts'], {
    serve: folder('dist'),
  }),
  Parcel: written(
    'parcel',
    'parcel',
    {
      'package.json': `${JSON.stringify({ name: 'app', private: true, source: 'src/index.html', scripts: { build: 'parcel build' }, devDependencies: { parcel: '2.16.4' } }, null, 2)}\n`,
      'src/index.html': page('<h1>Hi</h1>'),
    },
    { serve: folder('dist') },
  ),
  ...startProjects,
}
