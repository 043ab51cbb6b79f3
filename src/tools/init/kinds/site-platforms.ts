import { headLines } from '../head-tags'
import type { InitChoices } from '../init-plan'
import type { Project } from '../open-project'
import { planByHand, planFile } from '../plan-parts'
import { settingsButton } from '../settings-button'
import { inPlace, type Layout, type Platform } from './platform'

const hugoConfigs = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config'].flatMap(name =>
  ['toml', 'yaml', 'yml', 'json'].map(ending => `${name}.${ending}`),
)
/** `config.json` and the like belong to many tools, so a site has to have Hugo's folders, too. */
const isHugo = (project: Project): boolean =>
  /(^|\/)hugo\.\w+$/.test(project.first(...hugoConfigs) ?? '') ||
  (/^[ \t]*"?baseurl"?\s*[:=]/im.test(hugoConfig(project)) &&
    (project.list('.md').some(path => /^(content|archetypes)\//.test(path)) ||
      project.list('.html').some(path => /^(layouts|themes)\//.test(path))))
const hugoConfig = (project: Project): string => project.read(project.first(...hugoConfigs) ?? '') ?? ''

/** Where themes of Hugo have the head and the end of their pages. */
const partials = ['head.html', 'header.html', 'head/head.html', 'footer.html']
const hugoParts = ['baseof.html', '_default/baseof.html']
  .concat(['_partials', 'partials'].flatMap(folder => partials.map(name => `${folder}/${name}`)))
  .map(path => `layouts/${path}`)

/** The layouts of a Hugo site; without own ones, those of its theme, which are overridden in the site. */
function hugoLayouts(project: Project): Layout[] {
  const own = project.list('.html').filter(path => path.startsWith('layouts/'))
  const isHead = (path: string) => /<head[\s>]/i.test(project.read(path) ?? '')
  if (own.some(isHead)) return inPlace(own)
  const theme = /^[ \t]*"?theme"?\s*[:=][\s["']*([\w.-]+)/m.exec(hugoConfig(project))?.[1]
  return hugoParts.map(to => ({ from: `themes/${theme}/${to}`, to })).filter(({ from }) => isHead(from))
}

/** A plugin for sites whose layouts are in a gem. */
const jekyllPlugin = (choices: InitChoices): string => `# Puts consent-elements into every page, whatever the theme.
Jekyll::Hooks.register %i[pages documents], :post_render do |page|
  next unless page.output_ext == ".html" && !page.output.include?("consent-elements/guard.js")

  head = <<~'HTML'
${headLines(choices, 'BASE/consent-elements/')
  .map(line => `    ${line}`)
  .join('\n')}
  HTML
  head = head.gsub("BASE/") { "#{page.site.config["baseurl"]}/" }
  page.output = page.output
    .sub(/<head(\\s[^>]*)?>(\\s*<meta[^>]*charset[^>]*>)?/i) { |start| "#{start}\\n#{head}" }
    .sub(%r{</body>}i) { |close| ${JSON.stringify(settingsButton(null)).replaceAll('\\"', "'")} + close }
end
`

/** Generators whose layouts are templates in HTML. */
export const sitePlatforms: readonly Platform[] = [
  {
    title: 'Hugo',
    page: 'hugo',
    syntax: 'html',
    isKind: isHugo,
    layouts: hugoLayouts,
    files: () => 'static/consent-elements',
    address: '{{ "consent-elements/" | relURL }}',
    built: /^(public|resources|themes|archetypes)\//,
  },
  {
    title: 'Jekyll',
    page: 'jekyll',
    syntax: 'html',
    isKind: project =>
      project.first('_config.yml', '_config.yaml', '_config.toml') !== null &&
      (/jekyll|github-pages/.test(project.read('Gemfile') ?? '') ||
        project.list('.html').some(path => /^_(layouts|includes)\//.test(path)) ||
        project.list('.md').some(path => path.startsWith('_posts/'))),
    layouts: project => inPlace(project.list('.html').filter(path => /^_(layouts|includes)\//.test(path))),
    files: () => 'consent-elements',
    address: `{{ '/consent-elements/' | relative_url }}`,
    otherwise: (project, choices) => {
      const path = '_plugins/consent-elements.rb'
      const code = jekyllPlugin(choices)
      const isThere = project.read(path) !== null
      return [
        isThere ? { changes: [], byHand: [] } : planFile(path, code),
        ...(/^[ \t]*gem\b.*github-pages/m.test(project.read('Gemfile') ?? '')
          ? [
              planByHand(
                'The build of GitHub Pages ignores plugins. Build with an action, or copy the head of your theme into _includes. See docs/frameworks/jekyll.md.',
                null,
              ),
            ]
          : []),
      ]
    },
  },
  {
    title: 'Zola',
    page: 'other-platforms',
    syntax: 'html',
    isKind: project => /^[ \t]*base_url\s*=/m.test(project.read('config.toml') ?? ''),
    layouts: project => inPlace(project.list('.html').filter(path => path.startsWith('templates/'))),
    files: () => 'static/consent-elements',
    built: /^(public|themes)\//,
  },
]
