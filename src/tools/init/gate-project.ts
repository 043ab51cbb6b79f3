import { loadData, type AuditData } from '../audit/load-data'
import { isGuard } from '../doctor/own-files'
import { parseMarkup } from '../doctor/parse-markup'
import { servicesText, snippetsIn } from '../snippets'
import { gateFrames } from './edits/gate-frames'
import { gatePage, type GatedPage } from './edits/gate-page'
import type { FileChange, HandStep } from './init-plan'
import { isTemplate } from './is-template'
import type { Project } from './open-project'

/** A project whose trackers wait for consent. */
export interface GatedProject {
  /** The project as it is afterwards, for the plan of the installation. */
  readonly project: Project
  /** The option `services`; null where nothing is to be declared. */
  readonly services: string | null
  /** The option `trackingHosts`: what the project loads and only downloaded lists know. */
  readonly trackingHosts: Readonly<Record<string, string>>
  readonly byHand: readonly HandStep[]
  /** Joins the gated texts and the changes of the installation: each file has one change, from what is on disk. */
  readonly join: (changes: readonly FileChange[]) => FileChange[]
}

const components = ['.jsx', '.tsx', '.vue', '.svelte', '.astro']
const scripts = ['.js', '.ts', '.mjs', '.mts', ...components]
const templates = ['.erb', '.php', '.twig', '.heex', '.cshtml', '.razor', '.liquid', '.hbs', '.ejs', '.njk', '.j2']

/** The services that a page's guard has already. */
const declaredIn = (page: string): string[] =>
  parseMarkup(page)
    .filter(isGuard)
    .flatMap(({ attributes }) => (attributes['data-services'] ?? '').split(/[\s,]+/).filter(Boolean))

/** Says what to do about snippets in code and templates, which are not edited. */
function codeSteps(project: Project): HandStep[] {
  const pages = ['.html', '.htm'].flatMap(project.list).filter(path => isTemplate(project.read(path) ?? ''))
  return [...scripts, ...templates]
    .flatMap(project.list)
    .concat(pages)
    .flatMap(path =>
      snippetsIn(project.read(path) ?? '').map(snippet => ({
        what: `This starts ${snippet.title}. Remove it, and name the service in the option services:`,
        path,
        paste: servicesText([snippet]),
      })),
    )
}

/** Gates the trackers in the pages and components of a project. Nothing is written. */
export function gateProject(project: Project, data: AuditData = loadData()): GatedProject {
  const texts = new Map<string, string>()
  const services = new Set<string>()
  const trackingHosts: Record<string, string> = {}
  const byHand: HandStep[] = codeSteps(project)
  const gate = (path: string, edit: (text: string, data: AuditData) => GatedPage) => {
    const before = project.read(path) ?? ''
    if (isTemplate(before) && edit === gatePage) return
    const { text, services: found, trackingHosts: hosts, notes } = edit(before, data)
    Object.assign(trackingHosts, hosts)
    if (text !== before) texts.set(path, text)
    for (const service of [...(edit === gatePage ? declaredIn(before) : []), ...found]) services.add(service)
    for (const what of notes) byHand.push({ what, path, paste: null })
  }
  for (const path of ['.html', '.htm'].flatMap(project.list)) gate(path, gatePage)
  for (const path of components.flatMap(project.list)) gate(path, gateFrames)
  return {
    project: { ...project, packages: project.packages, read: path => texts.get(path) ?? project.read(path) },
    services: services.size > 0 ? [...services].toSorted().join(' ') : null,
    trackingHosts,
    byHand: joinSteps(byHand),
    join: changes => {
      const known = new Set(changes.map(({ path }) => path))
      const added = [...texts].filter(([path]) => !known.has(path)).map(([path, after]) => ({ path, after }))
      return [...changes, ...added].map(({ path, after }) => ({ path, before: project.read(path), after }))
    },
  }
}

/** The same step in several files is one step, in the first of them. */
function joinSteps(steps: readonly HandStep[]): HandStep[] {
  const keyOf = ({ what, paste }: HandStep) => `${what} ${paste}`
  return [...new Set(steps.map(keyOf))].flatMap(key => {
    const same = steps.filter(step => keyOf(step) === key)
    const [first] = same
    const others = same.length - 1 // a file names each step once
    const also = others > 1 ? ` (Also in ${others} other files.)` : others === 1 ? ' (Also in one other file.)' : ''
    return first ? [{ ...first, what: first.what + also }] : []
  })
}
