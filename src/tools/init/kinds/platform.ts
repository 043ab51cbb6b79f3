import { addSettingsButton } from '../edits/edit-page'
import { editShell } from '../edits/edit-shell'
import { addToTemplateHead, hasHead } from '../edits/edit-template'
import { headLines, headTags, jsxTag } from '../head-tags'
import type { InitChoices } from '../init-plan'
import type { Kind } from '../kind'
import type { Project } from '../open-project'
import { joinPlan, planButton, planByHand, planEdit, type PlanPart } from '../plan-parts'
import { settingsButton } from '../settings-button'

/** A platform whose layout `init` edits. The files are copied to a folder that it publishes. */
export interface Platform {
  readonly title: string
  /** Its page in `docs/frameworks/`. */
  readonly page: string
  readonly isKind: (project: Project) => boolean
  /** Returns the files that may have the page's `<head>`; a layout of a theme is one that does not exist yet. */
  readonly layouts: (project: Project) => readonly Layout[]
  /** How the layouts are written: with tags of HTML, or as a component. */
  readonly syntax: 'html' | 'react' | 'jsx'
  /** Returns the folder for the files. */
  readonly files: (project: Project) => string
  /** The address of that folder in a layout; `/consent-elements/` without it. */
  readonly address?: string
  /** A line that has to stand before the tags, unless the layout has it. */
  readonly prelude?: string
  readonly built?: RegExp
  /** Returns what else is to be changed. */
  readonly more?: (project: Project, choices: InitChoices) => PlanPart[]
  /** Returns what is to be done in a project without a layout; otherwise it is said in words. */
  readonly otherwise?: (project: Project, choices: InitChoices) => PlanPart[]
}

/** A layout of a project: where it is read, and where the edited one is written. */
export interface Layout {
  readonly from: string
  readonly to: string
}

/** Returns layouts that are edited where they are. */
export const inPlace = (paths: readonly string[]): Layout[] => paths.map(path => ({ from: path, to: path }))

const linesFor = ({ syntax, address = '/consent-elements/' }: Platform, choices: InitChoices): readonly string[] =>
  syntax === 'html'
    ? headLines(choices, address)
    : headTags(choices, address).map(tag => jsxTag(tag, syntax === 'react'))

/** Plans the edit of one layout. */
function planLayout(platform: Platform, project: Project, choices: InitChoices, { from, to }: Layout): PlanPart {
  const { syntax, prelude } = platform
  const lines = linesFor(platform, choices)
  const edit = (text: string): string | null => {
    if (syntax !== 'html')
      return editShell(text, {
        head: () => lines,
        wish: null,
        mark: 'guard.js',
        isReact: syntax === 'react',
        button: settingsButton,
      })
    const all = prelude !== undefined && !text.includes(prelude) ? [prelude, ...lines] : lines
    const guarded = addToTemplateHead(text, all)
    return guarded === null ? null : addSettingsButton(guarded)
  }
  const step = { what: 'Put this first into <head>:', paste: lines.join('\n') }
  if (from === to) return planEdit(project, to, edit, step)
  if (project.read(to) !== null) return planEdit(project, to, edit, step)
  const after = edit(project.read(from) ?? '')
  return after === null
    ? planByHand(step.what, step.paste, to)
    : { changes: [{ path: to, before: null, after }], byHand: [] }
}

/** The end of a page, or its footer, in a layout without the other part. */
const endsPage = (text: string): boolean => /<\/footer>|<\/body>/i.test(text)

/** Makes a kind of project of a platform. */
export const platformKind = (platform: Platform): Kind => ({
  title: platform.title,
  isKind: platform.isKind,
  ...(platform.built && { built: platform.built }),
  plan(project, choices) {
    const { title, page, syntax, layouts, files, more, otherwise } = platform
    const texts = layouts(project).map(layout => ({ ...layout, text: project.read(layout.from) ?? '' }))
    const shells = syntax === 'html' ? texts.filter(({ text }) => hasHead(text)) : texts
    const filesTo = files(project)
    const read = `See docs/frameworks/${page}.md.`
    const parts = shells.map(layout => planLayout(platform, project, choices, layout))
    const missing = otherwise?.(project, choices) ?? [
      planByHand(
        `No layout with <head> was found. Put this first into it. ${read}`,
        linesFor(platform, choices).join('\n'),
      ),
      planButton(project, null),
    ]
    /** Layouts in parts: the end of the page is in another file. */
    const hasEnd = syntax !== 'html' || shells.some(({ text }) => endsPage(text))
    const end = texts.find(({ text, from, to }) => from === to && endsPage(text))?.from ?? null
    const plan = joinPlan(title, project, [
      ...(shells.length > 0 ? parts : missing),
      ...(shells.length > 0 && !hasEnd ? [planButton(project, end)] : []),
      ...(more?.(project, choices) ?? []),
    ])
    // Servers in other languages need the files, and no package.
    const changes = syntax === 'html' ? plan.changes.filter(({ path }) => path !== 'package.json') : plan.changes
    const byHand = syntax === 'html' ? plan.byHand.filter(({ what }) => what !== 'Install the package:') : plan.byHand
    return { title, changes, filesTo, byHand }
  },
})
