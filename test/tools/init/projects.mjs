// Projects as the tools of each framework write them, without what is not looked at. `edits` has texts that must be in the
// files afterwards; `byHand` has what must be printed instead; `missing` must not be there. `folder` is where init runs.
const page = (body = '<div id="root"></div>', newline = '\n') =>
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <link rel="icon" type="image/svg+xml" href="data:," />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>app</title>
  </head>
  <body>
    ${body}
  </body>
</html>
`.replaceAll('\n', newline)
const manifest = (dependencies, devDependencies, more = {}) =>
  `${JSON.stringify({ name: 'app', private: true, version: '0.0.0', ...more, dependencies, devDependencies }, null, 2)}\n`
const button = '<button type="button" data-consent-open>Privacy settings</button>'
const single = `{ mode: 'offline', categories: 'auto', language: 'page', policyUrl: '/privacy' }`
const double = single.replaceAll("'", '"')
const tag = folder =>
  `<script src="${folder}guard.js" data-manager data-mode="offline" data-categories="auto" data-language="page" data-pending="hold" data-policy-url="/privacy"></script>`
const dependency = /"consent-elements": "\^\d/
const preload = folder => `<link rel="modulepreload" href="${folder}consent-elements.js" />`

const gtag = `<script>
      window.dataLayer = window.dataLayer || [];
      function gtag(){dataLayer.push(arguments);}
      gtag('js', new Date());

      gtag('config', 'G-AB12CD3');
    </script>`

/** By name: the files, and what `init` must make of them. */
export const projects = {
  'plain HTML': {
    files: {
      'index.html': page(`<h1>Shop</h1>\n    <footer>\n      <p>Me</p>\n    </footer>`),
      'about/index.html': page(''),
    },
    edits: {
      'index.html': [
        `    <meta charset="UTF-8" />\n    ${preload('consent-elements/')}\n    ${tag('consent-elements/')}\n    <link`,
        `      <p>Me</p>\n      ${button}\n    </footer>`,
      ],
      'about/index.html': [`    ${preload('../consent-elements/')}\n    ${tag('../consent-elements/')}`],
      'consent-elements/guard-worker.js': ['consent-elements 1'],
    },
  },
  'plain HTML beside a configuration with an address': {
    files: { 'index.html': page(), 'config.json': '{ "baseUrl": "https://api.example/" }\n' },
    edits: { 'index.html': [tag('consent-elements/')] },
    missing: ['static'],
  },
  'a page with snippets, frames and pixels of vendors': {
    files: {
      'index.html':
        page(`<iframe width="560" height="315" src="https://www.youtube.com/embed/abc" title="Film"></iframe>
    <noscript><img height="1" width="1" src="https://www.facebook.com/tr?id=123456789012345&ev=PageView&noscript=1"/></noscript>
    <script>!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){};t=b.createElement(e);t.src=v}(window, document,'script','https://connect.facebook.net/en_US/fbevents.js');
      fbq('init', '123456789012345'); fbq('track', 'PageView');</script>
    <img src="https://px.ads.linkedin.com/collect?pid=1" alt="">
    <iframe src="/own.html"></iframe>
    <script>start()</script>`).replace(
          '<title>',
          `<!-- Google tag (gtag.js) -->
    <script async src="https://www.googletagmanager.com/gtag/js?id=G-AB12CD3"></script>
    ${gtag}
    <link rel="preconnect" href="https://www.google-analytics.com">
    <link href="https://fonts.googleapis.com/css2?family=Inter" rel="stylesheet">
    <script src="https://www.google.com/recaptcha/api.js"></script>
    <title>`,
        ),
      'film.html': page('<iframe src="https://player.vimeo.com/video/1"></iframe>'),
    },
    edits: {
      'index.html': [
        'data-services="google-analytics=G-AB12CD3 linkedin-insight meta-pixel=123456789012345 vimeo youtube"',
        '<iframe data-consent="experience" width="560" height="315" data-src="https://www.youtube.com/embed/abc" title="Film"></iframe>',
        '<img data-consent="marketing" data-src="https://px.ads.linkedin.com/collect?pid=1" alt="">',
        '<iframe src="/own.html"></iframe>',
        '<script>start()</script>',
        /^(?![^]*(fbq|gtag\(|noscript|preconnect|gtag\/js))[^]*fonts\.googleapis\.com[^]*recaptcha/,
      ],
      'film.html': ['<iframe data-consent="experience" data-src="https://player.vimeo.com/video/1"></iframe>'],
    },
    byHand: /index\.html: Google Fonts receives the address of every visitor\.[^]*reCAPTCHA is not blocked/,
  },
  'a page whose snippets do more than start the vendor': {
    files: {
      'index.html': page(`<script async src="https://www.googletagmanager.com/gtag/js?id=G-AB12CD3"></script>
    ${gtag.replace("gtag('js'", "gtag('set', {a: 1}); gtag('js'")}`),
    },
    edits: {
      'index.html': [
        'data-services="google-analytics"',
        '<script type="text/plain" data-consent="measurement" data-src="https://www.googletagmanager.com/gtag/js?id=G-AB12CD3"></script>',
        '<script type="text/plain" data-consent="measurement">\n      window.dataLayer',
      ],
    },
  },
  'a page that sets its own consent default': {
    files: {
      'index.html': page(
        gtag.replace("gtag('js'", "gtag('consent', 'default', {analytics_storage: 'denied'}); gtag('js'"),
      ),
    },
    edits: { 'index.html': ['<script>\n      window.dataLayer', "gtag('consent', 'default'"] },
  },
  'a page with the guard, and a frame that came later': {
    files: {
      'index.html': page('<footer><a href="#" data-consent-open>Privacy</a></footer>').replace(
        '<link rel="icon"',
        `${preload('consent-elements/')}<script src="consent-elements/guard.js" data-manager data-mode="offline" data-services="matomo"></script><link rel="icon"`,
      ),
      'new.html': page('<iframe src="https://www.youtube.com/embed/abc"></iframe>'),
      'consent-elements/guard.js': '',
    },
    edits: {
      'index.html': ['data-services="matomo"'],
      'new.html': ['data-services="matomo youtube"', '<iframe data-consent="experience" data-src='],
    },
  },
  'Vite with a frame in a component and a snippet in the code': {
    files: {
      'package.json': manifest({ react: '^19.2.0' }, { vite: '^8.0.0' }, { type: 'module' }),
      'index.html': page(),
      'src/Film.tsx': `export const Film = () => (\n  <iframe\n    src="https://www.youtube.com/embed/abc"\n    title="Film"\n  />\n)\n`,
      'src/main.ts': `gtag('config', 'G-AB12CD3')\n`,
    },
    edits: {
      'src/Film.tsx': [
        `  <iframe data-consent="experience"\n    data-src="https://www.youtube.com/embed/abc"\n    title="Film"\n  />`,
      ],
      'vite.config.js': [`services: 'youtube', policyUrl: '/privacy'`],
    },
    untouched: ['src/main.ts'],
    byHand: /src\/main\.ts: This starts Google Analytics\.[^]*google-analytics=G-AB12CD3/,
  },
  'plain HTML with Windows line ends and without an encoding': {
    files: { 'index.html': page('<p>A</p>', '\r\n').replace('    <meta charset="UTF-8" />\r\n', '') },
    edits: { 'index.html': [`<head>\r\n    <meta charset="utf-8" />\r\n    ${preload('consent-elements/')}\r\n`] },
  },
  'pages in German, Austrian German and Welsh': {
    files: Object.fromEntries(
      ['de', 'de-AT', 'cy'].map(language => [`${language}.html`, page().replace('"en"', `"${language}"`)]),
    ),
    edits: {
      'de.html': ['<button type="button" data-consent-open>Datenschutz-Einstellungen</button>'],
      'de-AT.html': ['>Datenschutz-Einstellungen</button>'],
      'cy.html': [button],
    },
  },
  'Next in French': {
    files: {
      'package.json': manifest({ next: '16.0.0' }, undefined),
      'app/layout.tsx': `export default function Layout({ children }) {\n  return (\n    <html lang="fr">\n      <body>{children}</body>\n    </html>\n  )\n}\n`,
    },
    edits: { 'app/layout.tsx': ['<button type="button" data-consent-open>Paramètres de confidentialité</button>'] },
  },
  'Vite with the provider of consent-elements/react': {
    files: {
      'package.json': manifest({ react: '^19.2.0' }, { vite: '^8.0.0' }, { type: 'module' }),
      'index.html': page(),
      'src/main.tsx': `import {\n  ConsentProvider,\n  ConsentBanner,\n} from "consent-elements/react"\n`,
      'vite.config.ts': `import { defineConfig } from 'vite'\nexport default defineConfig({\n  plugins: [],\n})\n`,
    },
    edits: { 'vite.config.ts': ['plugins: [consentElements({ manager: false })]'], 'index.html': [button] },
    byHand: /src\/main\.tsx[^]*ConsentProvider|ConsentProvider[^]*src\/main\.tsx/,
  },
  'Next with the provider of consent-elements/react': {
    files: {
      'package.json': manifest({ next: '16.0.0' }, undefined),
      'app/layout.tsx': `export default function Layout({ children }) {\n  return (\n    <html>\n      <body>{children}</body>\n    </html>\n  )\n}\n`,
      'app/consent.tsx': `'use client'\nimport { ConsentProvider } from 'consent-elements/react'\n`,
    },
    edits: { 'app/layout.tsx': ['<ConsentHead manager={false} />'] },
  },
  'pages with a bundle that imports consent-elements/auto': {
    files: { 'index.html': page(), 'main.js': `import 'consent-elements/auto'\n` },
    // The bundle has the manager, so nothing is preloaded.
    edits: {
      'index.html': [
        '    <meta charset="UTF-8" />\n    <script src="consent-elements/guard.js" data-pending="hold"></script>',
      ],
    },
    byHand: /main\.js: [^]*<consent-banner mode="offline" categories="auto" language="page" policy-url="\/privacy">/,
  },
  'Vite with React and TypeScript': {
    files: {
      'package.json': manifest({ react: '^19.2.0' }, { vite: '^8.0.0' }, { type: 'module' }),
      'index.html': page(),
      'vite.config.ts': `import { defineConfig } from 'vite'\nimport react from '@vitejs/plugin-react'\n\n// https://vite.dev/config/\nexport default defineConfig({\n  plugins: [react()],\n})\n`,
    },
    edits: {
      'package.json': [dependency],
      'index.html': [button],
      'vite.config.ts': [
        `import consentElements from 'consent-elements/vite'\n`,
        `plugins: [react(), consentElements({ options: ${single} })],`,
      ],
    },
  },
  'Vite without a configuration': {
    files: { 'package.json': manifest(undefined, { vite: '^8.0.0' }, { type: 'module' }), 'index.html': page() },
    edits: { 'package.json': [dependency], 'vite.config.js': [`plugins: [consentElements({ options: ${single} })]`] },
  },
  'Vite with a function': {
    files: {
      'package.json': manifest(undefined, { vite: '^8.0.0' }, { type: 'module' }),
      'vite.config.ts': `import { defineConfig, type UserConfig } from 'vite'\n\nexport default defineConfig(({ mode }): UserConfig => {\n  return {\n    base: mode,\n  }\n})\n`,
    },
    edits: { 'vite.config.ts': [`return {\n    plugins: [consentElements({ options: ${single} })],\n    base: mode,`] },
  },
  'Vite with a configuration from elsewhere': {
    files: {
      'package.json': manifest(undefined, { vite: '^8.0.0' }, { type: 'module' }),
      'vite.config.js': `import { shared } from './shared.js'\n\nexport default shared({ a: 1 })\n`,
    },
    edits: { 'package.json': [dependency] },
    byHand: /vite\.config\.js: Add the plugin to the list "plugins"/,
    untouched: ['vite.config.js'],
  },
  'webpack in CommonJS': {
    files: {
      'package.json': manifest(undefined, { webpack: '^5.0.0' }),
      'index.html': page(),
      'webpack.config.js': `const path = require("path");\nconst HtmlWebpackPlugin = require("html-webpack-plugin");\n\nconst config = {\n  entry: "./src/index.js",\n  plugins: [\n    new HtmlWebpackPlugin({\n      template: "index.html",\n    }),\n\n    // Add your plugins here\n  ],\n};\n\nmodule.exports = () => {\n  config.mode = "production";\n  return config;\n};\n`,
    },
    edits: {
      'webpack.config.js': [
        `const { default: ConsentElementsPlugin } = require("consent-elements/webpack");`,
        `    }),\n    new ConsentElementsPlugin({ options: ${double} }),\n`,
      ],
    },
  },
  'webpack with a configuration for development and one for production': {
    files: {
      'package.json': manifest(undefined, { webpack: '^5.0.0' }),
      'index.html': page(),
      'webpack.common.js': `const path = require('path');\n\nmodule.exports = {\n  entry: './js/app.js',\n  output: {\n    clean: true,\n  },\n};\n`,
      '404.html': page(),
      'webpack.config.prod.js': `const { merge } = require('webpack-merge');\nconst common = require('./webpack.common.js');\n\nmodule.exports = merge(common, { mode: 'production' });\n`,
    },
    edits: {
      'webpack.common.js': [
        `const { default: ConsentElementsPlugin } = require('consent-elements/webpack');`,
        `  plugins: [new ConsentElementsPlugin({ options: ${single} })],\n`,
      ],
      'index.html': ['data-consent-open'],
      '404.html': ['data-consent-open'],
    },
  },
  Rspack: {
    files: {
      'package.json': manifest(undefined, { '@rspack/core': '^1.0.0' }, { type: 'module' }),
      'rspack.config.mjs': `import { defineConfig } from "@rspack/cli";\n\nexport default defineConfig({\n  entry: { main: "./src/index.js" },\n});\n`,
    },
    edits: {
      'rspack.config.mjs': [
        `export default defineConfig({\n  plugins: [new ConsentElementsPlugin({ options: ${double} })],\n`,
      ],
    },
  },
  'Next with TypeScript': {
    files: {
      'package.json': manifest({ next: '16.0.0', react: '19.2.0' }, undefined),
      '.gitignore': '/node_modules\n/.next/',
      'next.config.ts': `import type { NextConfig } from "next";\n\nconst nextConfig: NextConfig = {\n  /* config options here */\n};\n\nexport default nextConfig;\n`,
      'app/layout.tsx': `import type { Metadata } from "next";\nimport "./globals.css";\n\nexport const metadata: Metadata = {\n  title: "App",\n};\n\nexport default function RootLayout({\n  children,\n}: Readonly<{\n  children: React.ReactNode;\n}>) {\n  return (\n    <html lang="en">\n      <body\n        className={\`antialiased\`}\n      >\n        {children}\n      </body>\n    </html>\n  );\n}\n`,
    },
    edits: {
      '.gitignore': ['/.next/\npublic/consent-elements-*/\n'],
      'next.config.ts': ['export default withConsentElements(nextConfig);'],
      'app/layout.tsx': [
        `import { ConsentHead } from "consent-elements/next-head";\n`,
        `    <html lang="en" suppressHydrationWarning>\n      <head>\n        <ConsentHead options={${double}} />\n      </head>\n      <body\n`,
        `        {children}\n        ${button}\n      </body>`,
      ],
    },
  },
  'Next in JavaScript, with a head': {
    files: {
      'package.json': manifest({ next: '16.0.0' }, undefined),
      'next.config.js': `module.exports = { reactStrictMode: true }\n`,
      'src/app/layout.js': `export default function Layout({ children }) {\n  return (\n    <html lang="en">\n      <head>\n        <meta name="a" />\n      </head>\n      <body>{children}</body>\n    </html>\n  )\n}\n`,
    },
    edits: {
      'next.config.js': [
        `const { withConsentElements } = require('consent-elements/next')\n\nmodule.exports = withConsentElements({ reactStrictMode: true })`,
      ],
      'src/app/layout.js': [
        `      <head>\n        <ConsentHead options={${single}} />\n        <meta name="a" />`,
        `{children}${button}</body>`,
      ],
    },
  },
  'Next with another root layout': {
    files: {
      'package.json': manifest({ next: '16.0.0' }, undefined),
      'next.config.mjs': `export default {}\n`,
      'app/layout.jsx': `import { Frame } from './frame'\n\nexport default ({ children }) => <Frame>{children}</Frame>\n`,
    },
    edits: { 'next.config.mjs': ['withConsentElements({})'] },
    byHand: /app\/layout\.jsx: Put this into the root layout[^]*<ConsentHead/,
    untouched: ['app/layout.jsx'],
  },
  Astro: {
    files: {
      'package.json': manifest({ astro: '^5.0.0' }, undefined, { type: 'module' }),
      'astro.config.mjs': `// @ts-check\nimport { defineConfig } from 'astro/config';\n\n// https://astro.build/config\nexport default defineConfig({});\n`,
    },
    edits: { 'astro.config.mjs': [`defineConfig({\n  integrations: [consentElements({ options: ${single} })],\n});`] },
    byHand: /footer of every page/,
  },
  SvelteKit: {
    files: {
      'package.json': manifest(undefined, { '@sveltejs/kit': '^2.0.0', vite: '^7.0.0' }, { type: 'module' }),
      'tsconfig.json': '{}\n',
      'vite.config.ts': `import { sveltekit } from '@sveltejs/kit/vite';\nimport { defineConfig } from 'vite';\n\nexport default defineConfig({\n\tplugins: [sveltekit()]\n});\n`,
      'src/app.html': page('<div style="display: contents">%sveltekit.body%</div>'),
    },
    edits: {
      'vite.config.ts': ['plugins: [sveltekit(), consentElements()]'],
      'src/hooks.server.ts': [`export const handle = consentHandle({ options: ${single} })`],
      'src/app.html': [button],
    },
  },
  'SvelteKit with a hook': {
    files: {
      'package.json': manifest(undefined, { '@sveltejs/kit': '^2.0.0' }, { type: 'module' }),
      'vite.config.js': `import { sveltekit } from '@sveltejs/kit/vite'\n\nexport default { plugins: [sveltekit()] }\n`,
      'src/hooks.server.js': `export const handle = ({ event, resolve }) => resolve(event)\n`,
    },
    edits: { 'vite.config.js': ['[sveltekit(), consentElements()]'] },
    byHand: /hooks\.server\.js: Rename your "handle" to "ownHandle"[^]*handle = sequence\(ownHandle, consentHandle/,
    untouched: ['src/hooks.server.js'],
  },
  Angular: {
    files: {
      'package.json': manifest({ '@angular/core': '^20.0.0' }, undefined),
      'angular.json': `${JSON.stringify({ version: 1, projects: { app: { projectType: 'application', architect: { build: { options: { assets: [{ glob: '**/*', input: 'public' }], styles: [] } } } } } }, null, 2)}\n`,
      'src/index.html': page('<app-root></app-root>'),
    },
    edits: {
      'angular.json': [/"assets": \[[^\]]*"input": "public"[^\]]*"output": "consent-elements"/],
      'src/index.html': [`${preload('/consent-elements/')}\n    ${tag('/consent-elements/')}`, button],
    },
  },
  'Eleventy in CommonJS': {
    files: {
      'package.json': manifest(undefined, { '@11ty/eleventy': '^3.0.0' }),
      '.eleventy.js': `module.exports = function (eleventyConfig) {\n  eleventyConfig.addPassthroughCopy("assets");\n  return { dir: { input: "src" } };\n};\n`,
    },
    edits: {
      '.eleventy.js': [
        `const { default: consentElements } = require("consent-elements/eleventy");\n`,
        `{\n  eleventyConfig.addPlugin(consentElements, { options: ${double} });\n  eleventyConfig.addPass`,
      ],
    },
  },
  Nuxt: {
    files: {
      'package.json': manifest({ nuxt: '^4.0.0' }, undefined),
      'nuxt.config.ts': `// https://nuxt.com/docs/api/configuration/nuxt-config\nexport default defineNuxtConfig({\n  compatibilityDate: '2025-07-15',\n  devtools: { enabled: true }\n})\n`,
    },
    edits: {
      'package.json': [dependency],
      'nuxt.config.ts': [`{\n  modules: [['consent-elements/nuxt', { options: ${single} }]],\n  compat`],
    },
    byHand: /data-consent-open/,
  },
  'Nuxt with the app of its template': {
    files: {
      'package.json': manifest({ nuxt: '^4.0.0' }, undefined),
      'nuxt.config.ts': 'export default defineNuxtConfig({})\n',
      'app/app.vue': `<template>\n  <div>\n    <NuxtRouteAnnouncer />\n    <NuxtWelcome />\n  </div>\n</template>\n`,
    },
    edits: { 'app/app.vue': [`    <NuxtWelcome />\n    ${button}\n  </div>\n</template>\n`] },
  },
  'Nuxt with a layout that has a footer': {
    files: {
      'package.json': manifest({ nuxt: '^3.0.0' }, undefined),
      'nuxt.config.ts': 'export default defineNuxtConfig({})\n',
      'app.vue': `<template>\n  <NuxtLayout>\n    <NuxtPage />\n  </NuxtLayout>\n</template>\n`,
      'layouts/default.vue': `<template>\n  <slot />\n  <footer>\n    Me\n  </footer>\n</template>\n`,
    },
    edits: { 'layouts/default.vue': [`    Me\n    ${button}\n  </footer>`] },
    untouched: ['app.vue'],
  },
  'Eleventy with a layout': {
    files: {
      'package.json': manifest(undefined, { '@11ty/eleventy': '^3.0.0' }),
      'eleventy.config.js': 'export default function (eleventyConfig) {\n}\n',
      '_includes/base.njk': page('{{ content | safe }}'),
      'index.md': '---\nlayout: base.njk\n---\nHi\n',
    },
    edits: { '_includes/base.njk': [`    {{ content | safe }}\n    ${button}\n  </body>`] },
  },
  'Nuxt with modules': {
    files: {
      'package.json': manifest({ nuxt: '^4.0.0' }, undefined),
      'nuxt.config.ts': `export default defineNuxtConfig({\n  modules: [\n    "@nuxt/image",\n  ],\n});\n`,
    },
    edits: {
      'nuxt.config.ts': [`    "@nuxt/image",\n    ["consent-elements/nuxt", { options: ${double} }],\n  ],`],
    },
  },
  'Nuxt without a configuration': {
    files: { 'package.json': manifest({ nuxt: '^4.0.0' }, undefined) },
    edits: { 'nuxt.config.ts': [`modules: [['consent-elements/nuxt', { options: ${single} }]]`] },
  },
  Express: {
    files: {
      'package.json': manifest({ express: '^5.0.0' }, undefined),
      'server.js': `import express from 'express'\n`,
    },
    edits: { 'package.json': [dependency] },
    byHand: /serveFiles/,
    untouched: ['server.js'],
  },
  'Vite with two returned configurations': {
    files: {
      'package.json': manifest(undefined, { vite: '^8.0.0' }, { type: 'module' }),
      'index.html': page(),
      'vite.config.ts': `import { defineConfig } from 'vite'\n\nexport default defineConfig(({ command }) => {\n  if (command === 'serve') {\n    return { plugins: [] }\n  }\n  return { plugins: [], build: {} }\n})\n`,
    },
    edits: { 'package.json': [dependency] },
    byHand: /vite\.config\.ts: Add the plugin to the list "plugins"/,
    untouched: ['vite.config.ts'],
  },
  'Vite with a comment behind the last plugin': {
    files: {
      'package.json': manifest(undefined, { vite: '^8.0.0' }, { type: 'module' }),
      'index.html': page(),
      'vite.config.js': `export default {\r\n\tplugins: [\r\n\t\treact(),\r\n\t\tinspect(), // only in dev\r\n\t],\r\n}\r\n`,
    },
    edits: {
      'vite.config.js': [`\t\tinspect(), // only in dev\r\n\t\tconsentElements({ options: ${single} }),\r\n\t],\r\n`],
    },
  },
  'Vite with pages that a server renders': {
    files: {
      'package.json': manifest({ vike: '^0.4.0' }, { vite: '^8.0.0' }, { type: 'module' }),
      'vite.config.ts': `import vike from 'vike/plugin'\n\nexport default { plugins: [vike()] }\n`,
      'renderer/+onRenderHtml.jsx': `export const Layout = ({ children }) => <html><head></head><body>{children}</body></html>\n`,
    },
    edits: { 'vite.config.ts': [`consentElements({ options: ${single} })`] },
    byHand: /has none\. Where your server renders <head>[^]*headHtml\(\{ base: baseBelow\('\/'\), options: \{ mode/,
  },
  'a package of a pnpm monorepo': {
    folder: 'packages/shop',
    files: {
      'package.json': manifest(undefined, undefined),
      'pnpm-lock.yaml': '',
      'packages/shop/package.json': manifest(undefined, { vite: '^8.0.0' }, { type: 'module' }),
      'packages/shop/index.html': page(),
    },
    edits: { 'packages/shop/package.json': [dependency] },
    byHand: /pnpm install/,
    untouched: ['package.json'],
  },
  'a project whose package.json is not valid': {
    files: { 'package.json': '{ "dependencies": { "vite": "7" }, }', 'vite.config.js': 'export default {}\n' },
    edits: { 'vite.config.js': ['consentElements('] },
    byHand: /package\.json: It is not valid JSON\. Correct it, then run:\s+npm install consent-elements/,
    untouched: ['package.json'],
  },
  'pages with a byte order mark, and parts of pages': {
    files: { 'index.html': `\uFEFF${page()}`, 'parts/footer.html': '<footer>Me</footer>\n' },
    edits: {
      'index.html': [
        `\uFEFF<!doctype html>`,
        `    <meta charset="UTF-8" />\n    ${preload('consent-elements/')}\n    <script`,
      ],
    },
    untouched: ['parts/footer.html'],
  },
  'a page with the guard from elsewhere': {
    files: {
      'index.html': page().replace(
        '<title>',
        '<script src="https://cdn.example/guard.js" data-manager></script>\n    <title>',
      ),
    },
    edits: { 'index.html': [button] },
    missing: ['consent-elements'],
  },
  'Angular with two applications': {
    files: {
      'package.json': manifest({ '@angular/core': '^20.0.0' }, undefined),
      'angular.json': `${JSON.stringify({ version: 1, projects: { shop: { projectType: 'application', root: 'projects/shop', architect: { build: { options: { assets: [] } } } }, admin: { projectType: 'application', sourceRoot: 'projects/admin/src', architect: { build: { options: { index: 'projects/admin/start.html' } } } } } }, null, 2)}\n`,
      'projects/shop/src/index.html': page(),
      'projects/admin/start.html': page(),
    },
    edits: {
      'projects/shop/src/index.html': [`${preload('/consent-elements/')}\n    ${tag('/consent-elements/')}`, button],
      'projects/admin/start.html': [`${preload('/consent-elements/')}\n    ${tag('/consent-elements/')}`, button],
    },
  },
  'SvelteKit with a sequence of hooks': {
    files: {
      'package.json': manifest(undefined, { '@sveltejs/kit': '^2.0.0' }, { type: 'module' }),
      'vite.config.js': `import { sveltekit } from '@sveltejs/kit/vite'\n\nexport default { plugins: [sveltekit()] }\n`,
      'src/app.html': page('%sveltekit.body%'),
      'src/hooks.server.ts': `import { sequence } from '@sveltejs/kit/hooks'\nimport type { Handle } from '@sveltejs/kit'\n\nconst auth: Handle = async ({ event, resolve }) => resolve(event)\n\nexport const handle = sequence(auth)\n`,
    },
    edits: {
      'src/hooks.server.ts': [
        `import { consentHandle } from 'consent-elements/sveltekit'\n`,
        `export const handle = sequence(auth, consentHandle({ options: ${single} }))\n`,
      ],
    },
  },
  'Next with the Pages Router': {
    files: {
      'package.json': manifest({ next: '16.0.0' }, undefined),
      'next.config.mjs': `export default {}\n`,
      'pages/_document.tsx': `import { Html, Head, Main, NextScript } from 'next/document'\n\nexport default () => <Html><Head /><body><Main /><NextScript /></body></Html>\n`,
    },
    edits: {
      'package.json': [dependency],
      'pages/_document.tsx': [
        /<Head><link rel="modulepreload"[^>]* itemProp="" suppressHydrationWarning \/><script src="\/consent-elements\/guard\.js" data-manager=""[^>]*\/><\/Head><body>/,
        `<NextScript />${button}</body>`,
      ],
      'public/consent-elements/guard.js': ['consent-elements 1'],
    },
    untouched: ['next.config.mjs'],
  },
  'Next with the Pages Router, without a document': {
    files: {
      'package.json': manifest({ next: '16.0.0' }, undefined),
      'tsconfig.json': '{}',
      'src/pages/index.tsx': `export default () => <main>Home</main>\n`,
    },
    edits: {
      'src/pages/_document.tsx': [
        `import { Head, Html, Main, NextScript } from 'next/document'`,
        /<Head>\n        <link rel="modulepreload"[^>]*\/>\n        <script src="\/consent-elements\/guard\.js" data-manager=""/,
        button,
      ],
    },
  },
  'a WordPress theme': {
    files: { 'style.css': '/*\nTheme Name: Mine\n*/\n', 'index.html': page() },
    edits: {},
    byHand: /WordPress plugin/,
    untouched: ['index.html'],
  },
}
