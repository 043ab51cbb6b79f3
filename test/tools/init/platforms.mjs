// Projects of platforms beside bundlers, as their generators write them, without what is not looked at. `page` is the page in
// docs/frameworks/ whose code must be what `init` writes; `files` is where the package's files go.
const manifest = (dependencies, devDependencies) =>
  `${JSON.stringify({ name: 'app', private: true, type: 'module', dependencies, devDependencies }, null, 2)}\n`

/** By name. */
export const platforms = {
  'Docusaurus 3': {
    page: 'docusaurus',
    copied: 'static/consent-elements',
    files: {
      'package.json': manifest({ '@docusaurus/core': '3.10.2', '@docusaurus/preset-classic': '3.10.2' }),
      'docusaurus.config.ts': `import {themes as prismThemes} from 'prism-react-renderer';
import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';

const config: Config = {
  title: 'My Site',
  favicon: 'img/favicon.ico',
  url: 'https://your-docusaurus-site.example.com',
  baseUrl: '/',

  presets: [['classic', {docs: {sidebarPath: './sidebars.ts'}} satisfies Preset.Options]],

  themeConfig: {
    footer: {
      style: 'dark',
      links: [
        {
          title: 'Docs',
          items: [
            {
              label: 'Tutorial',
              to: '/docs/intro',
            },
          ],
        },
      ],
      copyright: \`Copyright © \${new Date().getFullYear()} My Project, Inc. Built with Docusaurus.\`,
    },
    prism: {
      theme: prismThemes.github,
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
`,
    },
  },
  VitePress: {
    page: 'vitepress',
    copied: 'docs/public/consent-elements',
    files: {
      'package.json': manifest(undefined, { vitepress: '^1.6.4' }),
      'docs/index.md': '# Home\n',
      'docs/.vitepress/config.mts': `import { defineConfig } from 'vitepress'

// https://vitepress.dev/reference/site-config
export default defineConfig({
  title: "My Project",
  description: "A VitePress Site",
  themeConfig: {
    nav: [
      { text: 'Home', link: '/' },
      { text: 'Examples', link: '/markdown-examples' }
    ]
  }
})
`,
    },
  },
  'React Router': {
    page: 'react-router',
    copied: 'public/consent-elements',
    files: {
      'package.json': manifest(
        { 'react-router': '^8.4.0', '@react-router/node': '^8.4.0' },
        { '@react-router/dev': '^8.4.0', vite: '^8.0.0' },
      ),
      'vite.config.ts': `import { reactRouter } from "@react-router/dev/vite";\nimport { defineConfig } from "vite";\n\nexport default defineConfig({\n  plugins: [reactRouter()],\n});\n`,
      'app/root.tsx': `import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from "react-router";

import type { Route } from "./+types/root";
import "./app.css";

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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
  },
  'TanStack Start': {
    page: 'tanstack-start',
    copied: 'public/consent-elements',
    files: {
      'package.json': manifest(
        { '@tanstack/react-start': '^1.0.0', '@tanstack/react-router': '^1.0.0' },
        { vite: '^8.0.0' },
      ),
      'vite.config.ts': `import { tanstackStart } from '@tanstack/react-start/plugin/vite'\nimport { defineConfig } from 'vite'\n\nexport default defineConfig({ plugins: [tanstackStart()] })\n`,
      'src/routes/__root.tsx': `import { HeadContent, Scripts, createRootRoute } from '@tanstack/react-router'
import appCss from '../styles.css?url'

export const Route = createRootRoute({
  head: () => ({
    meta: [
      {
        charSet: 'utf-8',
      },
    ],
    links: [
      {
        rel: 'stylesheet',
        href: appCss,
      },
    ],
  }),
  shellComponent: RootDocument,
})

function RootDocument({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
`,
    },
  },
  SolidStart: {
    page: 'solidstart',
    copied: 'public/consent-elements',
    files: {
      'package.json': manifest({ '@solidjs/start': '^1.2.0', 'solid-js': '^1.9.0', vinxi: '^0.5.0' }),
      'src/entry-server.tsx': `// @refresh reload
import { createHandler, StartServer } from "@solidjs/start/server";

export default createHandler(() => (
  <StartServer
    document={({ assets, children, scripts }) => (
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <link rel="icon" href="/favicon.ico" />
          {assets}
        </head>
        <body>
          <div id="app">{children}</div>
          {scripts}
        </body>
      </html>
    )}
  />
));
`,
    },
  },
  'Qwik City': {
    page: 'qwik',
    copied: 'public/consent-elements',
    files: {
      'package.json': manifest(undefined, {
        '@builder.io/qwik': '^1.20.1',
        '@builder.io/qwik-city': '^1.20.1',
        vite: '^7.0.0',
      }),
      'vite.config.ts': `import { defineConfig } from "vite";\nexport default defineConfig({ plugins: [] });\n`,
      'src/root.tsx': `import { component$, isDev } from "@builder.io/qwik";
import { QwikCityProvider, RouterOutlet } from "@builder.io/qwik-city";
import { RouterHead } from "./components/router-head/router-head";

import "./global.css";

export default component$(() => {
  return (
    <QwikCityProvider>
      <head>
        <meta charset="utf-8" />
        {!isDev && (
          <link
            rel="manifest"
            href={\`\${import.meta.env.BASE_URL}manifest.json\`}
          />
        )}
        <RouterHead />
      </head>
      <body lang="en">
        <RouterOutlet />
      </body>
    </QwikCityProvider>
  );
});
`,
    },
  },
  Gatsby: {
    page: 'gatsby',
    copied: 'static/consent-elements',
    files: {
      'package.json': `${JSON.stringify({ name: 'app', dependencies: { gatsby: '^5.16.0', react: '^18.0.0' } }, null, 2)}\n`,
      'gatsby-config.js': `module.exports = { siteMetadata: { title: 'app' }, plugins: [] }\n`,
      'src/pages/index.js': `import * as React from 'react'\nexport default () => <main>Home</main>\n`,
      'public/index.html':
        '<html><head></head><body><iframe src="https://www.youtube.com/embed/abc"></iframe></body></html>',
    },
    untouched: ['public/index.html'],
  },
  Hugo: {
    page: 'hugo',
    copied: 'static/consent-elements',
    files: {
      'hugo.toml': `baseURL = 'https://example.org/'\nlanguageCode = 'en-us'\ntitle = 'Shop'\n`,
      'content/_index.md': '# Home\n',
      'layouts/_default/baseof.html': `<!DOCTYPE html>
<html lang="{{ site.LanguageCode }}">
<head>
  {{ partial "head.html" . }}
</head>
<body>
  <main>
    {{ block "main" . }}{{ end }}
  </main>
  <footer>
    {{ partial "footer.html" . }}
  </footer>
</body>
</html>
`,
      'layouts/_default/list.html': '{{ define "main" }}{{ .Content }}{{ end }}\n',
      'layouts/_default/single.html': '{{ define "main" }}{{ .Content }}{{ end }}\n',
      'layouts/partials/head.html': '<meta charset="utf-8">\n<title>{{ .Title }}</title>\n',
      'layouts/partials/footer.html': '<p>Me</p>\n',
      'public/index.html': '<html><head></head><body></body></html>',
    },
    untouched: ['public/index.html', 'layouts/partials/head.html'],
  },
  'Hugo with a theme': {
    copied: 'static/consent-elements',
    files: {
      'hugo.toml': `baseURL = 'https://example.org/'\ntitle = 'Shop'\ntheme = 'ananke'\n`,
      'themes/ananke/package.json': '{}',
      'themes/ananke/layouts/_default/baseof.html': `<!DOCTYPE html>\n<html>\n  <head>\n    <meta charset="utf-8">\n  </head>\n  <body>\n    {{ block "main" . }}{{ end }}\n  </body>\n</html>\n`,
    },
    edits: {
      'layouts/_default/baseof.html': [
        '<meta charset="utf-8">\n    <',
        'src="{{ "consent-elements/" | relURL }}guard.js" data-manager',
        'data-consent-open>Privacy settings</button>\n  </body>',
      ],
    },
    untouched: ['themes/ananke/layouts/_default/baseof.html'],
  },
  Jekyll: {
    page: 'jekyll',
    copied: 'consent-elements',
    files: {
      Gemfile: `source "https://rubygems.org"\ngem "jekyll", "~> 4.3"\n`,
      '_config.yml': 'title: Shop\nbaseurl: ""\n',
      'index.md': '---\nlayout: default\n---\n\n# Home\n',
      '_layouts/default.html': `<!DOCTYPE html>
<html lang="{{ page.lang | default: site.lang | default: "en" }}">
  <head>
    <meta charset="utf-8">
    <title>{{ page.title }}</title>
  </head>
  <body>
    {{ content }}
    <footer>
      <p>Me</p>
    </footer>
  </body>
</html>
`,
    },
  },
  'Hugo, as `hugo new site` and `hugo new theme` write it': {
    copied: 'static/consent-elements',
    files: {
      'config.toml': `baseURL = 'http://example.org/'\nlanguageCode = 'en-us'\ntitle = 'My New Hugo Site'\ntheme = 'shop'\n`,
      'archetypes/default.md': '---\ntitle: "{{ .Name }}"\n---\n',
      'themes/shop/layouts/_default/baseof.html': `<!DOCTYPE html>\n<html>\n  <head>\n    <meta charset="utf-8">\n  </head>\n  <body>\n    {{ block "main" . }}{{ end }}\n  </body>\n</html>\n`,
    },
    edits: { 'layouts/_default/baseof.html': ['src="{{ "consent-elements/" | relURL }}guard.js" data-manager'] },
  },
  'Jekyll with the theme of a gem': {
    copied: 'consent-elements',
    files: {
      Gemfile: `source "https://rubygems.org"\ngem "jekyll", "~> 4.3"\ngem "minima", "~> 2.5"\n# gem "github-pages", group: :jekyll_plugins\n`,
      '_config.yml': 'title: Shop\ntheme: minima\n',
      '_posts/2026-01-01-welcome.markdown': '---\nlayout: post\n---\nText\n',
      'index.markdown': '---\nlayout: home\n---\n',
    },
    edits: {
      '_plugins/consent-elements.rb': ['Jekyll::Hooks.register', 'BASE/consent-elements/guard.js" data-manager'],
    },
  },
  'Rails 8': {
    page: 'rails',
    copied: 'public/consent-elements',
    files: {
      'config/application.rb': 'require_relative "boot"\n',
      'package.json': '{"private": true}\n',
      'public/404.html': '<!doctype html><html><head></head><body></body></html>\n',
      'app/views/layouts/mailer.html.erb':
        '<!DOCTYPE html>\n<html>\n  <head>\n  </head>\n  <body>\n    <%= yield %>\n  </body>\n</html>\n',
      'app/views/layouts/application.html.erb': `<!DOCTYPE html>
<html>
  <head>
    <title><%= content_for(:title) || "App" %></title>
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <%= csrf_meta_tags %>
    <%= csp_meta_tag %>

    <%= yield :head %>

    <%= stylesheet_link_tag :app, "data-turbo-track": "reload" %>
    <%= javascript_importmap_tags %>
  </head>

  <body>
    <%= yield %>
  </body>
</html>
`,
    },
    untouched: ['public/404.html', 'app/views/layouts/mailer.html.erb', 'package.json'],
  },
  'Laravel 12': {
    page: 'laravel',
    copied: 'public/consent-elements',
    files: {
      artisan: '#!/usr/bin/env php\n<?php\n',
      'package.json': '{"private": true, "devDependencies": {"vite": "^7.0.0"}}\n',
      'vite.config.js': `import { defineConfig } from 'vite';\nimport laravel from 'laravel-vite-plugin';\n\nexport default defineConfig({ plugins: [laravel()] });\n`,
      'resources/views/mail/order.blade.php': '<html><head></head><body></body></html>\n',
      'resources/views/layouts/app.blade.php': `<!DOCTYPE html>
<html lang="{{ str_replace('_', '-', app()->getLocale()) }}">
    <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>{{ $title ?? config('app.name') }}</title>
        @vite(['resources/css/app.css', 'resources/js/app.js'])
        @livewireStyles
    </head>
    <body>
        {{ $slot }}
        @livewireScripts
    </body>
</html>
`,
    },
    untouched: ['vite.config.js', 'package.json', 'resources/views/mail/order.blade.php'],
  },
  Symfony: {
    page: 'symfony',
    copied: 'public/consent-elements',
    files: {
      'config/bundles.php': '<?php\n\nreturn [];\n',
      'symfony.lock': '{}\n',
      'templates/emails/order.html.twig': '<html><head></head><body></body></html>\n',
      'templates/base.html.twig': `<!DOCTYPE html>
<html>
    <head>
        <meta charset="UTF-8">
        <title>{% block title %}Welcome!{% endblock %}</title>
        {% block stylesheets %}
        {% endblock %}

        {% block javascripts %}
            {% block importmap %}{{ importmap('app') }}{% endblock %}
        {% endblock %}
    </head>
    <body>
        {% block body %}{% endblock %}
    </body>
</html>
`,
    },
    untouched: ['templates/emails/order.html.twig'],
  },
  Phoenix: {
    page: 'phoenix',
    copied: 'priv/static/consent-elements',
    files: {
      'mix.exs': `defmodule Shop.MixProject do\n  defp deps do\n    [{:phoenix, "~> 1.8.0"}]\n  end\nend\n`,
      'lib/shop_web.ex': `defmodule ShopWeb do\n  def static_paths, do: ~w(assets fonts images favicon.ico robots.txt)\nend\n`,
      'lib/shop_web/components/layouts/root.html.heex': `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="csrf-token" content={get_csrf_token()} />
    <.live_title default="Shop" suffix=" · Phoenix Framework">
      {assigns[:page_title]}
    </.live_title>
    <link phx-track-static rel="stylesheet" href={~p"/assets/css/app.css"} />
    <script defer phx-track-static type="text/javascript" src={~p"/assets/js/app.js"}>
    </script>
  </head>
  <body>
    {@inner_content}
  </body>
</html>
`,
    },
  },
  Django: {
    page: 'django',
    copied: 'static/consent-elements',
    files: {
      'manage.py': `#!/usr/bin/env python\nimport os\nos.environ.setdefault('DJANGO_SETTINGS_MODULE', 'shop.settings')\n`,
      'shop/settings.py': `from pathlib import Path\n\nBASE_DIR = Path(__file__).resolve().parent.parent\n\nSTATIC_URL = 'static/'\n\nDEFAULT_AUTO_FIELD = 'django.db.models.BigAutoField'\n`,
      'templates/registration/email.html': '<html><head></head><body></body></html>\n',
      'templates/base.html': `{% load i18n %}
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>{% block title %}Shop{% endblock %}</title>
  </head>
  <body>
    {% block content %}{% endblock %}
  </body>
</html>
`,
    },
    untouched: ['templates/registration/email.html'],
  },
  'Django with an app’s templates': {
    copied: 'blog/static/consent-elements',
    files: {
      'manage.py': `import os\nos.environ.setdefault('DJANGO_SETTINGS_MODULE', 'shop.settings')\n`,
      'shop/settings.py': `STATIC_URL = 'static/'\n`,
      'blog/templates/blog/base.html': `{% load static %}\n<html>\n<head>\n<title>Blog</title>\n</head>\n<body>\n<footer>Me</footer>\n</body>\n</html>\n`,
    },
    edits: { 'blog/templates/blog/base.html': ['<head>\n', 'src="{% get_static_prefix %}consent-elements/guard.js"'] },
    untouched: ['shop/settings.py'],
  },
  Flask: {
    page: 'flask',
    copied: 'static/consent-elements',
    files: {
      'requirements.txt': 'Flask==3.1.0\n',
      'app.py': 'from flask import Flask, render_template\n\napp = Flask(__name__)\n',
      'templates/base.html': `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>{% block title %}{% endblock %}</title>
</head>
<body>
  {% block content %}{% endblock %}
</body>
</html>
`,
    },
  },
  Parcel: {
    page: 'parcel',
    files: {
      'package.json': `${JSON.stringify({ name: 'app', source: 'src/index.html', devDependencies: { parcel: '^2.16.0' } }, null, 2)}\n`,
      'src/index.html':
        '<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n    <title>app</title>\n  </head>\n  <body>\n    <h1>Hi</h1>\n  </body>\n</html>\n',
    },
    edits: {
      '.parcelrc': ['["./node_modules/consent-elements/dist/plugins/parcel.js", "..."]'],
      'package.json': ['"consent-elements": {\n    "options": {\n      "mode": "offline",'],
    },
  },
  'Create React App': {
    page: 'other-platforms',
    copied: 'public/consent-elements',
    files: {
      'package.json': manifest({ 'react-scripts': '5.0.1', react: '^19.0.0' }),
      'public/index.html':
        '<!DOCTYPE html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n    <link rel="icon" href="%PUBLIC_URL%/favicon.ico" />\n  </head>\n  <body>\n    <div id="root"></div>\n  </body>\n</html>\n',
    },
    edits: { 'public/index.html': ['src="%PUBLIC_URL%/consent-elements/guard.js" data-manager'] },
  },
  'Vue CLI': {
    copied: 'public/consent-elements',
    files: {
      'package.json': manifest({ vue: '^3.2.13' }, { '@vue/cli-service': '~5.0.0' }),
      'public/index.html':
        '<!DOCTYPE html>\n<html lang="">\n  <head>\n    <meta charset="utf-8">\n    <link rel="icon" href="<%= BASE_URL %>favicon.ico">\n  </head>\n  <body>\n    <div id="app"></div>\n  </body>\n</html>\n',
    },
    edits: { 'public/index.html': ['src="<%= BASE_URL %>consent-elements/guard.js" data-manager'] },
  },
  Ember: {
    copied: 'public/consent-elements',
    files: {
      'package.json': manifest(undefined, { 'ember-cli': '~6.0.0' }),
      'app/index.html':
        '<!DOCTYPE html>\n<html>\n  <head>\n    <meta charset="utf-8">\n    {{content-for "head"}}\n  </head>\n  <body>\n    {{content-for "body"}}\n  </body>\n</html>\n',
    },
    edits: { 'app/index.html': ['src="{{rootURL}}consent-elements/guard.js" data-manager'] },
  },
  Zola: {
    copied: 'static/consent-elements',
    files: {
      'config.toml': 'base_url = "https://example.com"\n',
      'templates/base.html':
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n  <meta charset="utf-8">\n</head>\n<body>\n  {% block content %} {% endblock %}\n</body>\n</html>\n',
    },
    edits: { 'templates/base.html': ['src="/consent-elements/guard.js" data-manager'] },
  },
  'ASP.NET Core': {
    copied: 'wwwroot/consent-elements',
    files: {
      'Shop.csproj': '<Project Sdk="Microsoft.NET.Sdk.Web"></Project>\n',
      'Pages/Shared/_Layout.cshtml':
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n    <meta charset="utf-8" />\n    <title>@ViewData["Title"] - Shop</title>\n</head>\n<body>\n    @RenderBody()\n    <footer>\n        <p>Me</p>\n    </footer>\n</body>\n</html>\n',
    },
    edits: {
      'Pages/Shared/_Layout.cshtml': [
        '    <meta charset="utf-8" />\n    <',
        'src="/consent-elements/guard.js" data-manager',
      ],
    },
  },
}
