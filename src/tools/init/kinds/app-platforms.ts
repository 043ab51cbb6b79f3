import type { Project } from '../open-project'
import { inPlace, type Platform } from './platform'

const uses =
  (...names: string[]) =>
  (project: Project): boolean =>
    names.some(name => project.dependencies.includes(name))

/** Returns the first of the files that exists. */
const first =
  (...paths: string[]) =>
  (project: Project) => {
    const path = project.first(...paths.flatMap(one => ['tsx', 'jsx', 'js'].map(ending => `${one}.${ending}`)))
    return inPlace(path === null ? [] : [path])
  }
const page = (path: string) => (project: Project) => inPlace(project.read(path) === null ? [] : [path])
const files = () => 'public/consent-elements'

/** Platforms of JavaScript whose pages have one shell: a component, or a page in the sources. */
export const appPlatforms: readonly Platform[] = [
  {
    title: 'React Router 7 or 8',
    page: 'react-router',
    syntax: 'react',
    isKind: uses('@react-router/dev'),
    layouts: first('app/root'),
    files,
  },
  {
    title: 'Remix 2',
    page: 'react-router',
    syntax: 'react',
    isKind: uses('@remix-run/dev'),
    layouts: first('app/root'),
    files,
  },
  {
    title: 'TanStack Start',
    page: 'tanstack-start',
    syntax: 'react',
    isKind: uses('@tanstack/react-start'),
    layouts: first('src/routes/__root', 'app/routes/__root'),
    files,
  },
  {
    title: 'TanStack Start with Solid',
    page: 'tanstack-start',
    syntax: 'jsx',
    isKind: uses('@tanstack/solid-start'),
    layouts: first('src/routes/__root', 'app/routes/__root'),
    files,
  },
  {
    title: 'SolidStart',
    page: 'solidstart',
    syntax: 'jsx',
    isKind: uses('@solidjs/start'),
    layouts: first('src/entry-server'),
    files,
  },
  {
    title: 'Qwik City',
    page: 'qwik',
    syntax: 'jsx',
    isKind: uses('@builder.io/qwik-city', '@qwik.dev/router'),
    layouts: first('src/root'),
    files,
  },
  {
    title: 'Create React App',
    page: 'other-platforms',
    syntax: 'html',
    isKind: uses('react-scripts'),
    layouts: page('public/index.html'),
    files,
    address: '%PUBLIC_URL%/consent-elements/',
  },
  {
    title: 'Vue CLI',
    page: 'other-platforms',
    syntax: 'html',
    isKind: uses('@vue/cli-service'),
    layouts: page('public/index.html'),
    files,
    address: '<%= BASE_URL %>consent-elements/',
  },
  {
    title: 'Ember',
    page: 'other-platforms',
    syntax: 'html',
    isKind: project => uses('ember-cli')(project) && project.read('vite.config.mjs') === null,
    layouts: page('app/index.html'),
    files,
    address: '{{rootURL}}consent-elements/',
  },
]
