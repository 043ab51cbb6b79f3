import { parseMarkup } from '../../doctor/parse-markup'
import { UsageError } from '../../usage-error'
import type { HandStep } from '../init-plan'
import type { Project } from '../open-project'
import { readConfigCode, type ConfigStatement } from './config-code'
import { convertPage } from './convert-page'
import { Unconvertible, type Conversion, type Tool } from './conversion'
import { klaro } from './klaro'
import { osano } from './osano'
import { tarteaucitron } from './tarteaucitron'
import { vanillaCookieconsent } from './vanilla-cookieconsent'

/** The consent tools whose configuration can be converted. */
const allTools: readonly Tool[] = [klaro, vanillaCookieconsent, osano, tarteaucitron]

/** A project without the consent tool that it had. */
export interface ConvertedProject {
  /** The project as it is afterwards. */
  readonly project: Project
  readonly conversion: Conversion | null
  readonly byHand: readonly HandStep[]
  /** The texts that differ from those on disk, by path. */
  readonly texts: ReadonlyMap<string, string>
}

interface Script {
  /** Where it is, for messages. */
  readonly place: string
  /** The address, if it is a file of the site. */
  readonly address: string | null
  readonly code: string
}

/** The path of a file of the site in the project. */
function pathOf(page: string, address: string): string | null {
  if (!URL.canParse(address, 'https://own.invalid/')) return null
  const url = new URL(address, new URL(page, 'https://own.invalid/'))
  if (url.host !== 'own.invalid') return null
  try {
    return decodeURIComponent(url.pathname.slice(1))
  } catch {
    return null // the part of a template, such as `%PUBLIC_URL%`
  }
}

/** Returns the scripts in a page, and the scripts of the site that it loads. */
function scriptsOf(project: Project, page: string, text: string): Script[] {
  return parseMarkup(text).flatMap(({ name, attributes, text: code, line }): Script[] => {
    if (name !== 'script') return []
    const { src } = attributes
    if (src === undefined) return code === '' ? [] : [{ place: `${page}:${line}`, address: null, code }]
    const path = pathOf(page, src)
    const file = path === null ? null : (project.read(path) ?? project.read(`public/${path}`))
    return file === null || path === null ? [] : [{ place: path, address: src, code: file }]
  })
}

/**
 * Removes another consent tool from the pages of a project, and reads what its configuration becomes. Nothing is written.
 * @throws UsageError with the reason, for a configuration that cannot be converted
 */
export function convertProject(project: Project): ConvertedProject {
  const pages = ['.html', '.htm'].flatMap(project.list).map(path => ({ path, text: project.read(path) ?? '' }))
  for (const tool of allTools) {
    const scripts = pages.flatMap(({ path, text }) =>
      scriptsOf(project, path, text).filter(one => !tool.isFile(one.address ?? '')),
    )
    const read = scripts.flatMap(script => {
      // A minified library is long, and no configuration.
      const code = script.code.length > 100_000 ? null : readConfigCode(script.code, tool)
      return code && code.configs.length > 0 ? [{ ...script, ...code }] : []
    })
    const [first] = read
    if (!first) continue
    try {
      return convert(project, tool, pages, read)
    } catch (thrown) {
      if (!(thrown instanceof Unconvertible)) throw thrown
      throw new UsageError(
        `${first.place} has another consent tool: ${tool.name}. Its configuration was not converted, because ${thrown.message}. ` +
          `Nothing was changed. Replace it as docs/migration/${tool.guide}.md explains, and run init again.`,
      )
    }
  }
  return { project, conversion: null, byHand: [], texts: new Map() }
}

function convert(
  project: Project,
  tool: Tool,
  pages: readonly { path: string; text: string }[],
  read: readonly (Script & { configs: readonly ConfigStatement[]; other: string | null })[],
): ConvertedProject {
  const files = read.filter(({ address }) => address !== null)
  for (const { place, other } of files)
    if (other !== null) throw new Unconvertible(`${place} does more than configure it: ${other.slice(0, 60)}`)
  // Each page has a copy of the same configuration.
  const [longest] = read.toSorted((a, b) => b.code.length - a.code.length)
  const conversion = tool.read(longest?.configs ?? [])
  const addresses = new Set(files.map(({ address }) => address))
  const texts = new Map(
    pages.flatMap(({ path, text }) => {
      const after = convertPage(text, tool, conversion, address => addresses.has(address))
      return after === text ? [] : [[path, after] as const]
    }),
  )
  const { '': unnamed, ...named } = conversion.texts
  const [{ text: start } = { text: '' }] = pages
  const language = /\slang=["']?([\w-]+)/i.exec(/<html[^>]*/i.exec(start)?.[0] ?? '')?.[1] ?? 'en'
  return {
    project: { ...project, packages: project.packages, read: path => texts.get(path) ?? project.read(path) },
    conversion: { ...conversion, texts: unnamed ? { ...named, [language]: unnamed } : named },
    byHand: [
      ...conversion.notes.map(what => ({ what, path: null, paste: null })),
      {
        what: `${tool.name} was replaced, and visitors keep their decisions (importDecision). Layout and colors are not converted. Delete its files${files.length > 0 ? `, also ${[...new Set(files.map(({ place }) => place))].join(', ')}` : ''}.`,
        path: null,
        paste: null,
      },
    ],
    texts,
  }
}
