import { parse } from 'jsonc-parser'
import { addGuard, addSettingsButton } from '../edits/edit-page'
import { editJson } from '../edits/edit-json'
import { headLines } from '../head-tags'
import type { Kind } from '../kind'
import { joinPlan, planEdit } from '../plan-parts'

const asset = { glob: '**/*.js', input: 'node_modules/consent-elements/dist', output: 'consent-elements' }

interface BuildOptions {
  readonly assets?: unknown
  readonly index?: string | { readonly input?: string } | false
}
interface Workspace {
  readonly projects?: Record<
    string,
    { projectType?: string; root?: string; sourceRoot?: string; architect?: { build?: { options?: BuildOptions } } }
  >
}

/** Every application of a workspace: its name, and its build options. */
function applicationsOf(text: string) {
  const { projects = {} } = (parse(text) ?? {}) as Workspace
  return Object.entries(projects).flatMap(([name, { projectType, architect, root = '', sourceRoot }]) => {
    const options = projectType === 'application' ? architect?.build?.options : undefined
    return options ? [{ name, options, source: sourceRoot ?? [root, 'src'].filter(Boolean).join('/') }] : []
  })
}

/** The page of each application: the one that it names, or `index.html` in its source folder. */
const pagesOf = (text: string): string[] =>
  applicationsOf(text).flatMap(({ options: { index }, source }) => {
    if (index === false) return []
    return (typeof index === 'string' ? index : index?.input) ?? `${source}/index.html`
  })

/** Adds the files of the package to the assets of every application; null where the file has another shape. */
function addAssets(text: string): string | null {
  if (text.includes(asset.input)) return text
  const applications = applicationsOf(text)
  if (applications.length === 0) return null
  return applications.reduce((json, { name, options }) => {
    const path = ['projects', name, 'architect', 'build', 'options', 'assets']
    return Array.isArray(options.assets) ? editJson(json, [...path, -1], asset) : editJson(json, path, [asset])
  }, text)
}

/** Angular CLI. */
export const angular: Kind = {
  title: 'Angular',
  isKind: project => project.first('angular.json') !== null,
  plan(project, choices) {
    const lines = headLines(choices, '/consent-elements/')
    const page = (text: string) => {
      const guarded = addGuard(text, lines)
      return guarded === null ? null : addSettingsButton(guarded)
    }
    const pages = [...new Set(pagesOf(project.read('angular.json') ?? ''))]
    return joinPlan(angular.title, project, [
      planEdit(project, 'angular.json', addAssets, {
        what: 'Add this to "assets" of the build options:',
        paste: JSON.stringify(asset),
      }),
      ...(pages.length > 0 ? pages : ['src/index.html']).map(path =>
        planEdit(project, path, page, { what: 'Put this first in <head>:', paste: lines.join('\n') }),
      ),
    ])
  },
}
