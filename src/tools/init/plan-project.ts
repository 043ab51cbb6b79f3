import { join, resolve } from 'node:path'
import { UsageError } from '../usage-error'
import { allKinds } from './all-kinds'
import { convertProject } from './convert/convert-project'
import type { Conversion } from './convert/conversion'
import { gateProject } from './gate-project'
import { headLines } from './head-tags'
import { findOwnStart } from './find-own-start'
import { innerPath } from './inner-path'
import type { InitChoices, InitPlan } from './init-plan'
import { optionsLiteral } from './option-texts'
import { openProject, type Project } from './open-project'
import { pageFiles } from './page-files'
import { refuseOtherTools } from './refuse-other-tools'
import { recordPath } from './undo-record'

/** Copies of the package's files, where they are missing or differ. */
async function copies(project: Project, folder: string): Promise<InitPlan['changes']> {
  return [...(await pageFiles())].flatMap(([name, after]) => {
    const path = `${folder}/${name}`
    const before = project.read(path)
    return before === after ? [] : [{ path, before, after }]
  })
}

/** States where the options belong if the project's code starts the manager. */
function ownStartSteps(project: Project, choices: InitChoices): InitPlan['byHand'] {
  const { ownStart: path, policyUrl, services } = choices
  if (path === null) return []
  const start = 'Your code starts the manager, so the guard loads none.'
  const code = project.read(path) ?? ''
  if (/<ConsentProvider|startConsentManager/.test(code) || !code.includes('consent-elements/auto'))
    return [
      {
        what: `${start} The options belong to ConsentProvider or startConsentManager:`,
        path,
        paste: optionsLiteral(choices, "'"),
      },
    ]
  const policy = policyUrl === null ? '' : ` policy-url="${policyUrl}"`
  const declared = services === null ? '' : ` services="${services}"`
  return [
    {
      what: `${start} Put this into <body>, unless your pages have it; the options are its attributes:`,
      path,
      paste: `<consent-banner mode="offline" categories="auto" language="page"${declared}${policy}></consent-banner>`,
    },
  ]
}

/** Returns the options that a converted configuration becomes, besides services and policyUrl. */
const optionsOf = (conversion: Conversion | null): InitChoices['converted'] =>
  conversion === null
    ? {}
    : {
        importDecision: conversion.importDecision,
        ...(Object.keys(conversion.texts).length > 0 && { translations: { translations: conversion.texts } }),
      }

/**
 * Inspects a project and plans the installation. Nothing is written.
 * @throws UsageError for a folder that has no site or another consent tool, and for a plan that would write outside of the folder
 */
export async function planProject(root: string, { policyUrl }: Pick<InitChoices, 'policyUrl'>): Promise<InitPlan> {
  const whole = openProject(root)
  const kind = allKinds.find(({ isKind }) => isKind(whole))
  if (kind === undefined) {
    const [first, ...others] = whole.packages
    throw new UsageError(
      first === undefined
        ? `${resolve(root)} has no HTML file and no project that init knows. Copy the files with npx consent-elements copy FOLDER/consent-elements, and put these lines first into the <head> of your pages:\n\n${headLines({ policyUrl, services: null, ownStart: null, converted: {} }, '/consent-elements/').join('\n')}\n\nSee docs/frameworks/other-platforms.md.`
        : `${resolve(root)} has packages and no site of its own. Give the folder of the package: npx consent-elements init ${join(root, first)}${others.length > 0 ? ` (or ${others.map(one => join(root, one)).join(', ')})` : ''}`,
    )
  }
  const present = kind.built ? openProject(root, kind.built) : whole
  const { project: converted, conversion, texts, byHand: conversionSteps } = convertProject(present)
  refuseOtherTools(converted)
  const { project, services: found, trackingHosts, byHand, join: joinGated } = gateProject(converted)
  const services = [...new Set([...(conversion?.services ?? []), ...(found?.split(' ') ?? [])])].toSorted()
  const choices = {
    policyUrl: policyUrl ?? conversion?.policyUrl ?? null,
    services: services.length > 0 ? services.join(' ') : null,
    converted: {
      ...optionsOf(conversion),
      ...(Object.keys(trackingHosts).length > 0 && { trackingHosts }),
    },
    ownStart: findOwnStart(project),
  }
  /** Each file has one change, from what is on disk. */
  const joinChanges = (changes: InitPlan['changes']): InitPlan['changes'] => {
    const gated = joinGated(changes)
    const known = new Set(gated.map(({ path }) => path))
    const others = [...texts].filter(([path]) => !known.has(path)).map(([path, after]) => ({ path, after }))
    return [...gated, ...others].map(({ path, after }) => ({ path, before: present.read(path), after }))
  }
  const planned = kind.plan(project, choices)
  const plan = {
    ...planned,
    changes: joinChanges(planned.changes),
    byHand: [...conversionSteps, ...byHand, ...planned.byHand, ...ownStartSteps(project, choices)],
  }
  // The files come last: they are many, and nobody reads them.
  const changes = plan.filesTo === null ? plan.changes : [...plan.changes, ...(await copies(project, plan.filesTo))]
  for (const path of [recordPath, ...changes.map(change => change.path)]) innerPath(root, path)
  return { ...plan, changes }
}
