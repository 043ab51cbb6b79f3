import { parse } from 'jsonc-parser'
import { editJson } from '../edits/edit-json'
import type { InitChoices } from '../init-plan'
import type { Kind } from '../kind'
import type { Project } from '../open-project'
import { optionValues } from '../option-texts'
import { joinPlan, planButton, planEdit, planFile, type PlanPart } from '../plan-parts'

const reporter = './node_modules/consent-elements/dist/plugins/parcel.js'
const config = { extends: '@parcel/config-default', reporters: [reporter, '...'] }

/** Puts the reporter before Parcel's own; null where the file is no object. */
function addReporter(text: string): string | null {
  if (text.includes('consent-elements')) return text
  const value = parse(text) as { reporters?: unknown } | undefined
  if (typeof value !== 'object' || value === null) return null
  return Array.isArray(value.reporters)
    ? editJson(text, ['reporters'], [reporter, ...(value.reporters as unknown[])])
    : editJson(text, ['reporters'], config.reporters)
}

/** Adds the options to what `package.json` becomes. */
function addOptions(part: PlanPart, project: Project, choices: InitChoices): PlanPart {
  const value = choices.ownStart === null ? { options: optionValues(choices) } : { manager: false }
  const before = project.read('package.json')
  const present = part.changes.find(({ path }) => path === 'package.json')?.after ?? before
  if (before === null || present === null || !project.isReadable) return part
  const has = (JSON.parse(before.replace(/^\uFEFF/, '')) as Record<string, unknown>)['consent-elements'] !== undefined
  if (has) return part
  const after = editJson(present, ['consent-elements'], value)
  return {
    ...part,
    changes: [...part.changes.filter(({ path }) => path !== 'package.json'), { path: 'package.json', before, after }],
  }
}

/** Parcel 2. */
export const parcel: Kind = {
  title: 'Parcel',
  isKind: project => project.dependencies.includes('parcel') || project.read('.parcelrc') !== null,
  plan(project, choices) {
    const path = '.parcelrc'
    const text = `{\n  "extends": "${config.extends}",\n  "reporters": ["${reporter}", "..."]\n}\n`
    const pages = project.first('src/index.html', 'index.html')
    const plan = joinPlan(parcel.title, project, [
      project.read(path) === null
        ? planFile(path, text)
        : planEdit(project, path, addReporter, { what: 'Add the reporter:', paste: text.trimEnd() }),
      planButton(project, pages),
    ])
    return { ...plan, ...addOptions(plan, project, choices) }
  },
}
