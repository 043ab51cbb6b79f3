import { UsageError } from '../usage-error'
import { allKinds } from './all-kinds'
import { findOwnStart } from './find-own-start'
import type { InitChoices, InitPlan } from './init-plan'
import { optionsLiteral } from './option-texts'
import { openProject, type Project } from './open-project'
import { pageFiles } from './page-files'

/** Copies of the package's files, where they are missing or differ. */
async function copies(project: Project, folder: string): Promise<InitPlan['changes']> {
  return [...(await pageFiles())].flatMap(([name, after]) => {
    const path = `${folder}/${name}`
    const before = project.read(path)
    return before === after ? [] : [{ path, before, after }]
  })
}

/** States where the options belong if the project's code starts the manager. */
const ownStartSteps = (choices: InitChoices): InitPlan['byHand'] =>
  choices.ownStart === null
    ? []
    : [
        {
          what: 'Your code starts the manager, so the guard loads none. The options belong to ConsentProvider or startConsentManager:',
          path: choices.ownStart,
          paste: optionsLiteral(choices, "'"),
        },
      ]

/**
 * Inspects a project and plans the installation. Nothing is written.
 * @throws UsageError for a folder that has no site
 */
export async function planProject(root: string, { policyUrl }: Omit<InitChoices, 'ownStart'>): Promise<InitPlan> {
  const project = openProject(root)
  const kind = allKinds.find(({ isKind }) => isKind(project))
  if (kind === undefined)
    throw new UsageError(
      `${root} has no HTML file and no project that init knows. See docs/getting-started.md for an installation by hand.`,
    )
  const choices = { policyUrl, ownStart: findOwnStart(project) }
  const planned = kind.plan(project, choices)
  const plan = { ...planned, byHand: [...planned.byHand, ...ownStartSteps(choices)] }
  // The files come last: they are many, and nobody reads them.
  return plan.filesTo === null
    ? plan
    : { ...plan, changes: [...plan.changes, ...(await copies(project, plan.filesTo))] }
}
