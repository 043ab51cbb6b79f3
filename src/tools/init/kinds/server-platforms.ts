import { textStyle } from '../edits/text-style'
import type { Project } from '../open-project'
import { planEdit, type PlanPart } from '../plan-parts'
import { inPlace, type Platform } from './platform'

const listed = (project: Project, ending: string, path: RegExp, except = /(^|[/_-])(e?mails?|mailer)[/_.-]/i) =>
  project.list(ending).filter(one => path.test(one) && !except.test(one))

/** Returns the folder above a path's first folder of this name, with a slash at its end, or nothing. */
const above = (path: string, folder: string): string => path.slice(0, Math.max(path.indexOf(`${folder}/`), 0))

/** Templates of Python's frameworks that are whole pages. */
const pythonLayouts = (project: Project): string[] =>
  ['.html', '.jinja', '.j2']
    .flatMap(ending => listed(project, ending, /(^|\/)templates\//))
    .filter(path => /<head[\s>]/i.test(project.read(path) ?? ''))
const staticBeside = (project: Project): string => {
  const [first = 'templates/base.html'] = pythonLayouts(project)
  return `${above(first, 'templates')}static/consent-elements`
}
const mentions = (project: Project, name: RegExp, ...paths: string[]): boolean =>
  paths.some(path => name.test(project.read(path) ?? ''))

/** Django finds `static/` of an app by itself, and that of the project only if the settings name it. */
function planStaticFolder(project: Project): PlanPart[] {
  if (staticBeside(project) !== 'static/consent-elements') return []
  const path = project.list('settings.py').concat(project.list('settings/base.py'))[0]
  if (path === undefined) return []
  const line = `STATICFILES_DIRS = [BASE_DIR / 'static']`
  return [
    planEdit(
      project,
      path,
      text => {
        if (text.includes('STATICFILES_DIRS')) return text
        const after = text.replace(/^STATIC_URL\s*=.*$/m, found => `${found}${textStyle(text).newline}${line}`)
        return after === text || !/^BASE_DIR\s*=\s*Path/m.test(text) ? null : after
      },
      { what: 'Name the folder of the files:', paste: line },
    ),
  ]
}

/** Phoenix serves only the folders that are listed. */
function planStaticPaths(project: Project): PlanPart[] {
  const path = project.list('_web.ex').find(one => /def static_paths/.test(project.read(one) ?? ''))
  if (path === undefined) return []
  return [
    planEdit(
      project,
      path,
      text =>
        text.split('\n').some(line => /static_paths/.test(line) && /consent-elements/.test(line))
          ? text
          : /def static_paths, do: ~w\(/.test(text)
            ? text.replace(/(def static_paths, do: ~w\()/, '$1consent-elements ')
            : null,
      { what: 'Add the folder to static_paths:', paste: 'consent-elements' },
    ),
  ]
}

/** Platforms of other languages than JavaScript that render pages on a server. */
export const serverPlatforms: readonly Platform[] = [
  {
    title: 'Rails',
    page: 'rails',
    syntax: 'html',
    isKind: project => project.first('config/application.rb', 'bin/rails') !== null,
    layouts: project => inPlace(listed(project, '.html.erb', /^app\/views\/layouts\//)),
    files: () => 'public/consent-elements',
    built: /^(tmp|log|public)\//,
  },
  {
    title: 'Laravel',
    page: 'laravel',
    syntax: 'html',
    isKind: project => project.first('artisan') !== null,
    layouts: project => inPlace(listed(project, '.blade.php', /^resources\/views\/(?!errors\/)/)),
    files: () => 'public/consent-elements',
    built: /^(storage|bootstrap|public)\//,
  },
  {
    title: 'Symfony',
    page: 'symfony',
    syntax: 'html',
    isKind: project => project.first('config/bundles.php', 'symfony.lock') !== null,
    layouts: project => inPlace(listed(project, '.html.twig', /^templates\//)),
    files: () => 'public/consent-elements',
    built: /^(var|public)\//,
  },
  {
    title: 'Phoenix',
    page: 'phoenix',
    syntax: 'html',
    isKind: project => /:phoenix\b/.test(project.read('mix.exs') ?? ''),
    layouts: project => inPlace(listed(project, '.html.heex', /^lib\/.*\/layouts?\//)),
    files: () => 'priv/static/consent-elements',
    built: /^(_build|deps|priv\/static)\//,
    more: planStaticPaths,
  },
  {
    title: 'Django',
    page: 'django',
    syntax: 'html',
    isKind: project => /django/i.test(project.read('manage.py') ?? ''),
    layouts: project => inPlace(pythonLayouts(project)),
    files: staticBeside,
    address: '{% get_static_prefix %}consent-elements/',
    prelude: '{% load static %}',
    built: /^(static_?root|staticfiles)\//i,
    more: planStaticFolder,
  },
  {
    title: 'Flask',
    page: 'flask',
    syntax: 'html',
    isKind: project =>
      mentions(project, /\bflask\b/i, 'requirements.txt', 'pyproject.toml', 'Pipfile', 'app.py', 'wsgi.py') &&
      pythonLayouts(project).length > 0,
    layouts: project => inPlace(pythonLayouts(project)),
    files: staticBeside,
    address: `{{ url_for('static', filename='consent-elements/') }}`,
  },
  {
    title: 'ASP.NET Core',
    page: 'other-platforms',
    syntax: 'html',
    isKind: project =>
      project.list('.csproj').length > 0 && project.list('.cshtml').concat(project.list('.razor')).length > 0,
    layouts: project =>
      inPlace(['.cshtml', '.razor'].flatMap(ending => listed(project, ending, /(^|\/)(_Layout|_Host|App)\./))),
    files: project => {
      const [first = ''] = ['.cshtml', '.razor'].flatMap(project.list)
      return `${/^[^/]+\/(Views|Pages|Components)\//.test(first) ? first.split('/')[0] + '/' : ''}wwwroot/consent-elements`
    },
    built: /(^|\/)(bin|obj|wwwroot)\//,
  },
]
