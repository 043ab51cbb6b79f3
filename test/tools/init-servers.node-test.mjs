// How `init` knows the platforms of servers, which layouts it edits there, and where the files go.
import { deepStrictEqual, match, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from './support/source.mjs'

const { serverPlatforms } = await source('init/kinds/server-platforms.ts')
const { appPlatforms } = await source('init/kinds/app-platforms.ts')

const projectOf = (files, dependencies = []) => ({
  dependencies,
  list: ending => Object.keys(files).filter(path => path.endsWith(ending)),
  read: path => files[path] ?? null,
  first: (...paths) => paths.find(path => path in files) ?? null,
})
const head = '<html><head></head></html>'
const server = name => serverPlatforms.find(({ title }) => title === name)

test('each platform is known by its own files, and by nothing that others have too', () => {
  for (const [title, ...projects] of [
    ['Rails', { 'config/application.rb': '' }, { 'bin/rails': '' }],
    ['Laravel', { artisan: '' }],
    ['Symfony', { 'config/bundles.php': '' }, { 'symfony.lock': '' }],
    ['Phoenix', { 'mix.exs': '{:phoenix, "~> 1.7"}' }],
    ['Django', { 'manage.py': 'os.environ.setdefault("DJANGO_SETTINGS_MODULE")' }],
    ...['requirements.txt', 'pyproject.toml', 'Pipfile', 'app.py', 'wsgi.py'].map(path => [
      'Flask',
      { [path]: 'Flask', 'templates/a.html': head },
    ]),
    ['ASP.NET Core', { 'a.csproj': '', 'Pages/a.cshtml': '' }, { 'a.csproj': '', 'App.razor': '' }],
  ])
    for (const files of projects)
      deepStrictEqual(
        serverPlatforms.filter(({ isKind }) => isKind(projectOf(files))).map(one => one.title),
        [title],
        Object.keys(files)[0],
      )
  for (const files of [
    { 'index.html': head },
    { 'mix.exs': '{:plug, "~> 4"}' },
    { 'manage.py': 'run()' },
    { 'requirements.txt': 'flask', 'templates/a.html': '<p>' },
    { 'requirements.txt': 'other', 'templates/a.html': head },
    { 'a.csproj': '' },
    { 'a.cshtml': '' },
  ])
    deepStrictEqual(
      serverPlatforms.filter(({ isKind }) => isKind(projectOf(files))).map(one => one.title),
      [],
      Object.keys(files)[0],
    )
})

test('layouts are the pages of the platform, without mails', () => {
  const layoutsOf = (title, files) =>
    server(title)
      .layouts(projectOf(files))
      .map(({ from, to }) => (from === to ? to : null))
  for (const [title, layouts, others] of [
    [
      'Rails',
      ['app/views/layouts/application.html.erb'],
      ['app/views/layouts/mailer.html.erb', 'app/views/a.html.erb', 'app/views/layouts/a.text.erb'],
    ],
    [
      'Laravel',
      ['resources/views/welcome.blade.php', 'resources/views/layouts/app.blade.php'],
      [
        'resources/views/errors/404.blade.php',
        'resources/views/emails/a.blade.php',
        'resources/views/mail/a.blade.php',
        'a.blade.php',
      ],
    ],
    ['Symfony', ['templates/base.html.twig'], ['templates/email/a.html.twig', 'src/a.html.twig']],
    [
      'Phoenix',
      ['lib/a_web/components/layouts/root.html.heex', 'lib/a/layout/b.html.heex'],
      ['lib/a_web/a.html.heex', 'priv/layouts/a.html.heex'],
    ],
    [
      'Django',
      ['templates/base.html', 'a/templates/b.jinja', 'a/templates/c.j2'],
      ['static/a.html', 'templates/e-mail/a.html'],
    ],
    ['Flask', ['templates/base.html'], ['a.html']],
    [
      'ASP.NET Core',
      ['Views/Shared/_Layout.cshtml', 'Pages/_Host.cshtml', 'Components/App.razor'],
      ['Pages/Index.cshtml', 'My_Layout.cshtml'],
    ],
  ])
    deepStrictEqual(
      layoutsOf(title, Object.fromEntries([...layouts, ...others].map(path => [path, head]))),
      layouts,
      title,
    )
  deepStrictEqual(layoutsOf('Django', { 'templates/part.html': '<header>', 'templates/b.html': '<HEAD lang="a">' }), [
    'templates/b.html',
  ])
})

test('files go to the folder that the platform publishes', () => {
  for (const [title, files, folder] of [
    ['Rails', {}, 'public/consent-elements'],
    ['Laravel', {}, 'public/consent-elements'],
    ['Symfony', {}, 'public/consent-elements'],
    ['Phoenix', {}, 'priv/static/consent-elements'],
    ['Django', {}, 'static/consent-elements'],
    ['Django', { 'shop/templates/a.html': head }, 'shop/static/consent-elements'],
    ['Flask', { 'templates/a.html': head }, 'static/consent-elements'],
    ['ASP.NET Core', { 'Pages/a.cshtml': '' }, 'wwwroot/consent-elements'],
    ['ASP.NET Core', { 'Web/Pages/a.cshtml': '' }, 'Web/wwwroot/consent-elements'],
    ['ASP.NET Core', { 'Web/Views/a.cshtml': '' }, 'Web/wwwroot/consent-elements'],
    ['ASP.NET Core', { 'Web/Components/App.razor': '' }, 'Web/wwwroot/consent-elements'],
    ['ASP.NET Core', { 'Web/Other/a.cshtml': '' }, 'wwwroot/consent-elements'],
  ])
    strictEqual(server(title).files(projectOf(files)), folder, title)
  for (const [title, built, own] of [
    ['Rails', ['tmp/a', 'log/a', 'public/a'], 'app/tmp/a'],
    ['Laravel', ['storage/a', 'bootstrap/a', 'public/a'], 'app/public/a'],
    ['Symfony', ['var/a', 'public/a'], 'src/var/a'],
    ['Phoenix', ['_build/a', 'deps/a', 'priv/static/a'], 'priv/a'],
    ['Django', ['static_root/a', 'STATICROOT/a', 'staticfiles/a'], 'static/a'],
    ['ASP.NET Core', ['bin/a', 'Web/obj/a', 'wwwroot/a'], 'cabin/a'],
  ]) {
    for (const path of built) match(path, server(title).built)
    strictEqual(server(title).built.test(own), false, own)
  }
  deepStrictEqual(
    serverPlatforms.map(({ page, syntax, address, prelude }) => [page, syntax, address, prelude].filter(Boolean)),
    [
      ['rails', 'html'],
      ['laravel', 'html'],
      ['symfony', 'html'],
      ['phoenix', 'html'],
      ['django', 'html', '{% get_static_prefix %}consent-elements/', '{% load static %}'],
      ['flask', 'html', `{{ url_for('static', filename='consent-elements/') }}`],
      ['other-platforms', 'html'],
    ],
  )
})

test('Django is told of the folder of the project, and Phoenix of every folder', () => {
  const django = (settings, path = 'site/settings.py', more = {}) =>
    server('Django').more(projectOf({ [path]: settings, ...more }))
  const base = `BASE_DIR = Path(__file__)\nSTATIC_URL = 'static/'\n`
  const line = `STATICFILES_DIRS = [BASE_DIR / 'static']`
  const byHand = [{ path: 'site/settings.py', what: 'Name the folder of the files:', paste: line }]
  deepStrictEqual(django(base), [
    { changes: [{ path: 'site/settings.py', before: base, after: `${base}${line}\n` }], byHand: [] },
  ])
  strictEqual(django(base.replaceAll('\n', '\r\n'))[0].changes[0].after, `${base}${line}\n`.replaceAll('\n', '\r\n'))
  strictEqual(django(base, 'site/settings/base.py')[0].changes[0].path, 'site/settings/base.py')
  deepStrictEqual(django(`${base}STATICFILES_DIRS = []`), [{ changes: [], byHand: [] }])
  deepStrictEqual(django(base.replace('Path', 'join')), [{ changes: [], byHand }])
  deepStrictEqual(django('BASE_DIR = Path(a)'), [{ changes: [], byHand }])
  deepStrictEqual(django(base, 'a.py'), [])
  deepStrictEqual(django(base, 'site/settings.py', { 'shop/templates/a.html': head }), [])

  const phoenix = (text, path = 'lib/a_web.ex') =>
    server('Phoenix').more(projectOf({ 'lib/b_web.ex': '', [path]: text }))
  const paths = 'def static_paths, do: ~w(assets fonts)'
  deepStrictEqual(phoenix(paths), [
    {
      changes: [
        { path: 'lib/a_web.ex', before: paths, after: 'def static_paths, do: ~w(consent-elements assets fonts)' },
      ],
      byHand: [],
    },
  ])
  deepStrictEqual(phoenix('def static_paths, do: ~w(consent-elements a)'), [{ changes: [], byHand: [] }])
  deepStrictEqual(phoenix('def static_paths do'), [
    {
      changes: [],
      byHand: [{ path: 'lib/a_web.ex', what: 'Add the folder to static_paths:', paste: 'consent-elements' }],
    },
  ])
  strictEqual(phoenix(`# consent-elements\n${paths}`)[0].changes.length, 1)
  deepStrictEqual(phoenix('run'), [])
  deepStrictEqual(phoenix(paths, 'lib/a.ex'), [])
})

test('platforms of JavaScript are known by their packages, and have one shell', () => {
  for (const [title, dependencies, shells, page, syntax, address] of [
    ['React Router 7 or 8', ['@react-router/dev'], ['app/root'], 'react-router', 'react'],
    ['Remix 2', ['@remix-run/dev'], ['app/root'], 'react-router', 'react'],
    [
      'TanStack Start',
      ['@tanstack/react-start'],
      ['src/routes/__root', 'app/routes/__root'],
      'tanstack-start',
      'react',
    ],
    [
      'TanStack Start with Solid',
      ['@tanstack/solid-start'],
      ['src/routes/__root', 'app/routes/__root'],
      'tanstack-start',
      'jsx',
    ],
    ['SolidStart', ['@solidjs/start'], ['src/entry-server'], 'solidstart', 'jsx'],
    ['Qwik City', ['@builder.io/qwik-city', '@qwik.dev/router'], ['src/root'], 'qwik', 'jsx'],
    ['Create React App', ['react-scripts'], null, 'other-platforms', 'html', '%PUBLIC_URL%/consent-elements/'],
    ['Vue CLI', ['@vue/cli-service'], null, 'other-platforms', 'html', '<%= BASE_URL %>consent-elements/'],
    ['Ember', ['ember-cli'], null, 'other-platforms', 'html', '{{rootURL}}consent-elements/'],
  ]) {
    const platform = appPlatforms.find(one => one.title === title)
    for (const name of dependencies)
      deepStrictEqual(
        appPlatforms.filter(({ isKind }) => isKind(projectOf({}, ['react', name]))).map(one => one.title),
        [title],
      )
    deepStrictEqual(
      [platform.page, platform.syntax, platform.address, platform.files(projectOf({}))],
      [page, syntax, address, 'public/consent-elements'],
    )
    const html = title === 'Ember' ? 'app/index.html' : 'public/index.html'
    const paths = shells ? shells.flatMap(shell => ['tsx', 'jsx', 'js'].map(ending => `${shell}.${ending}`)) : [html]
    for (const path of paths) deepStrictEqual(platform.layouts(projectOf({ [path]: '' })), [{ from: path, to: path }])
    deepStrictEqual(
      platform.layouts(projectOf(Object.fromEntries(paths.toReversed().map(path => [path, ''])))).map(({ to }) => to),
      paths.slice(0, 1),
    )
    deepStrictEqual(platform.layouts(projectOf({})), [])
  }
  deepStrictEqual(
    appPlatforms.filter(({ isKind }) => isKind(projectOf({ 'vite.config.mjs': '' }, ['ember-cli']))),
    [],
  )
  strictEqual(appPlatforms.length, 9)
})
