import { addDependency } from './add-dependency'
import { addSettingsButton } from './edits/edit-page'
import type { FileChange, HandStep, InitPlan } from './init-plan'
import type { Project } from './open-project'
import { settingsButton } from './settings-button'

/** A part of a plan. */
export interface PlanPart {
  readonly changes: readonly FileChange[]
  readonly byHand: readonly HandStep[]
}

/** Plans one change of a file. A result of null is a step by hand; an equal text is no change. */
export function planEdit(
  project: Project,
  path: string,
  edit: (text: string) => string | null,
  otherwise: Omit<HandStep, 'path'>,
): PlanPart {
  const before = project.read(path)
  const after = before === null ? null : edit(before)
  if (after === null) return { changes: [], byHand: [{ ...otherwise, path }] }
  return { changes: after === before ? [] : [{ path, before, after }], byHand: [] }
}

/** Plans a new file. */
export const planFile = (path: string, after: string): PlanPart => ({
  changes: [{ path, before: null, after }],
  byHand: [],
})

/** A step by hand alone. */
export const planByHand = (what: string, paste: string | null, path: string | null = null): PlanPart => ({
  changes: [],
  byHand: [{ what, path, paste }],
})

/** Plans the button that opens the settings in a page, or in words where no page is known. */
export function planButton(
  project: Project,
  path: string | null,
  add: (page: string) => string | null = addSettingsButton,
): PlanPart {
  const step = {
    what: 'Put this into the footer of every page, so that visitors can change their choice:',
    paste: settingsButton(null),
  }
  return path === null ? planByHand(step.what, step.paste) : planEdit(project, path, add, step)
}

/** Joins the parts of a plan for a project with a package.json. */
export function joinPlan(title: string, project: Project, parts: readonly PlanPart[]): InitPlan {
  const all = [addDependency(project), ...parts]
  const changes = all.flatMap(part => part.changes)
  return { title, changes, filesTo: null, byHand: all.flatMap(part => part.byHand) }
}
