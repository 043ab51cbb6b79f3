import { parse } from 'jsonc-parser'
import { addGuard, addSettingsButton } from '../edits/edit-page'
import { editJson } from '../edits/edit-json'
import type { Kind } from '../kind'
import { guardTag } from '../option-texts'
import { joinPlan, planEdit } from '../plan-parts'

const asset = { glob: '**/*.js', input: 'node_modules/consent-elements/dist', output: 'consent-elements' }

interface Workspace {
  projects?: Record<string, { projectType?: string; architect?: { build?: { options?: { assets?: unknown } } } }>
}

/** Adds the files of the package to the assets of every application; null where the file has another shape. */
function addAssets(text: string): string | null {
  if (text.includes(asset.input)) return text
  const { projects = {} } = (parse(text) ?? {}) as Workspace
  const applications = Object.entries(projects).filter(
    ([, { projectType, architect }]) => projectType === 'application' && architect?.build?.options,
  )
  if (applications.length === 0) return null
  return applications.reduce((json, [name, { architect }]) => {
    const path = ['projects', name, 'architect', 'build', 'options', 'assets']
    return Array.isArray(architect?.build?.options?.assets)
      ? editJson(json, [...path, -1], asset)
      : editJson(json, path, [asset])
  }, text)
}

/** Angular CLI. */
export const angular: Kind = {
  title: 'Angular',
  isKind: project => project.first('angular.json') !== null,
  plan(project, choices) {
    const tag = guardTag(choices, '/consent-elements/')
    const page = (text: string) => {
      const guarded = addGuard(text, tag)
      return guarded === null ? null : addSettingsButton(guarded)
    }
    return joinPlan(angular.title, project, [
      planEdit(project, 'angular.json', addAssets, {
        what: 'Add this to "assets" of the build options:',
        paste: JSON.stringify(asset),
      }),
      planEdit(project, 'src/index.html', page, { what: 'Put this first in <head>:', paste: tag }),
    ])
  },
}
