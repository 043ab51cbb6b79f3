// Generators of static sites in other languages than JavaScript, of Debian.
import { rmSync } from 'node:fs'
import { edit, folder, run, write } from './tools.mjs'

const link = '<p><a href="/about/">About</a></p>'
const visit = { link: 'a[href$="/about/"]' }
const icon = '<link rel="icon" href="data:,">'
const hugo = {
  page: 'hugo',
  needs: ['hugo', 'version'],
  debian: 'hugo',
  build: project => run(project, 'hugo', ['--baseURL', '/', '--minify']),
  serve: folder('public'),
  version: project => /v([\d.]+)/.exec(run(project, 'hugo', ['version']))?.[0].replace('v', 'Hugo ') ?? 'Hugo',
  visit,
}
/** The layout that newer versions write with `hugo new theme`. The one of Debian’s has no `<head>`. */
const hugoLayout = `<!DOCTYPE html>
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
`
const hugoPages = layouts => ({
  [`${layouts}/_default/baseof.html`]: hugoLayout,
  [`${layouts}/_default/list.html`]: '{{ define "main" }}{{ .Content }}{{ end }}\n',
  [`${layouts}/_default/single.html`]: '{{ define "main" }}{{ .Content }}{{ end }}\n',
  [`${layouts}/partials/head.html`]: `<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n${icon}\n<title>{{ .Title }}</title>\n`,
  [`${layouts}/partials/footer.html`]: '<p>Me</p>\n',
  'content/_index.md': '---\ntitle: Home\n---\n\n[About](/about/)\n',
  'content/about.md': '---\ntitle: About\n---\n\nText\n',
})
const jekyll = {
  page: 'jekyll',
  needs: ['jekyll', '--version'],
  debian: 'jekyll',
  // The gems are Debian's, not those of the Gemfile.
  build: project => run(project, 'jekyll', ['build'], { JEKYLL_NO_BUNDLER_REQUIRE: '1' }),
  serve: folder('_site'),
  version: project => /jekyll ([\d.]+)/.exec(run(project, 'jekyll', ['--version']))?.[0].replace('j', 'J') ?? 'Jekyll',
  visit,
}

export const siteProjects = {
  Hugo: {
    ...hugo,
    source: '`hugo new site`, and a layout',
    create(project) {
      run(project, 'hugo', ['new', 'site', '.', '--force'])
      write(project, hugoPages('layouts'))
    },
  },
  'Hugo with a theme': {
    ...hugo,
    source: '`hugo new site` and `hugo new theme`, with the layout of newer versions',
    create(project) {
      run(project, 'hugo', ['new', 'site', '.', '--force'])
      run(project, 'hugo', ['new', 'theme', 'shop'])
      rmSync(`${project}/themes/shop/layouts/index.html`)
      write(project, hugoPages('themes/shop/layouts'))
      edit(project, 'config.toml', 'title = ', `theme = 'shop'\ntitle = `)
    },
  },
  Jekyll: {
    ...jekyll,
    source: '`jekyll new --blank`',
    create(project) {
      run(project, 'jekyll', ['new', '.', '--blank', '--force'])
      edit(project, '_layouts/default.html', '<title>', `${icon}\n    <title>`)
      write(project, {
        'index.md': `---\nlayout: default\ntitle: Home\n---\n\n${link}\n`,
        'about.md': '---\nlayout: default\ntitle: About\npermalink: /about/\n---\n\nText\n',
      })
    },
  },
  'Jekyll with the theme of a gem': {
    ...jekyll,
    source: '`jekyll new`, with the theme minima',
    needs: ['ruby', '-e', 'gem "minima"'],
    debian: 'jekyll jekyll-theme-minima',
    create(project) {
      run(project, 'jekyll', ['new', '.', '--skip-bundle', '--force'])
      write(project, { 'favicon.ico': '' })
    },
  },
}
