import { createHash } from 'node:crypto'
import { version as ownVersion } from '../../../consent/version'
import type { Observation } from '../observation'
import { fileName, isGuard, versionIn } from '../own-files'
import { setAttribute } from '../misspellings/edit-tag'
import type { PageFacts, Resource } from '../page-facts'
import type { MarkupElement } from '../parse-markup'
import { guardTag } from '../paste-lines'

const isHtml = ({ type, text }: Resource): boolean => /html/i.test(type) || /^\s*<(!doctype|html|head)/i.test(text)

/** Describes why a file cannot be used, or returns null. */
function fault(resource: Resource): string | null {
  const { status, type } = resource
  if (status === null) return 'could not be loaded'
  if (status >= 400) return `answers with status ${status}`
  if (isHtml(resource))
    return 'is HTML and not JavaScript: the server answers with a page for addresses that do not exist'
  // Browsers refuse modules of other types.
  return /javascript|ecmascript/i.test(type) ? null : `has the content type "${type}" instead of text/javascript`
}

interface Fault {
  readonly url: string
  readonly what: string
}

const folderOf = (url: string): string => new URL('.', url).pathname
/** The folder of the package that a file of it is in. */
const rootOf = (url: string): string => folderOf(url).replace(/\/(services|languages|chunks)\/$/, '/')

/** An address as it is in the site: a folder is served at an address that says nothing. */
const shown = ({ folder }: PageFacts, url: string): string => (folder ? new URL(url).pathname : url)

/** The command that copies the package to where the page looks for it. */
function copyCommand({ folder, url: pageUrl }: PageFacts, url: string): string {
  const isOfSite = new URL(url).origin === new URL(pageUrl).origin
  const target = `${folder?.path ?? '.'}/${isOfSite ? rootOf(url).slice(1) : 'consent-elements/'}`.replace(
    /\/\/+/g,
    '/',
  )
  return `cp -R node_modules/consent-elements/dist/. ${/[^\w./@+-]/.test(target) ? JSON.stringify(target) : target}`
}

/** Names of services that the page has reported as unknown. Their files are not missing. */
const unknownServices = ({ console: messages }: PageFacts): string[] =>
  messages.flatMap(({ text }) => /Option "services" has "([\w-]+)", which/.exec(text)?.[1] ?? [])

/** Joins faults of the same kind in the same folder, because one step corrects all. */
function byFolder<One extends Fault>(faults: readonly One[]): [One, ...One[]][] {
  const groups = new Map<string, [One, ...One[]]>()
  for (const one of faults) {
    const key = `${new URL('.', one.url).href} ${one.what}`
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return [...groups.values()]
}

const alsoFor = (others: readonly Fault[]): string =>
  others.length > 0 ? ` The same holds for ${others.map(({ url }) => fileName(url)).join(', ')}.` : ''

const inlineGuards = ({ elements }: PageFacts): MarkupElement[] =>
  elements.filter(element => isGuard(element) && element.attributes.src === undefined)

const attributeOf = ({ name }: MarkupElement): 'href' | 'src' => (name === 'link' ? 'href' : 'src')

/** The tag that has an address: a script, or the link that preloads the manager. */
const tagOf = ({ elements, base }: PageFacts, url: string): MarkupElement | undefined =>
  elements.find(element => {
    const address = element.attributes[attributeOf(element)]
    return address !== undefined && URL.canParse(address, base) && new URL(address, base).href === url
  })

/** Returns a tag with an address in another folder. */
const moved = (page: PageFacts, element: MarkupElement, address: string): string =>
  setAttribute(attributeOf(element), address)(isGuard(element) ? guardTag(page) : element.tag)

const lineOf = (page: PageFacts, url: string): number | null =>
  (tagOf(page, url) ?? page.elements.find(isGuard))?.line ?? null

interface VersionedFile {
  readonly url: string
  readonly version: string
  /** For guards in the page. */
  readonly line?: number
}

/** The files and inlined guards with a version, and the version that they should have: that of the manager. */
function versionsOf(page: PageFacts): { known: VersionedFile[]; expected: string | undefined } {
  const all = [
    ...[...page.files.values()].map(({ url, text }) => ({ url, version: versionIn(text) })),
    ...inlineGuards(page).map(({ text, line }) => ({ url: page.url, line, version: versionIn(text) })),
  ]
  const known = all.flatMap(({ version, ...file }) => (version === null ? [] : [{ ...file, version }]))
  const manager = known.find(({ url }) => /\/consent-elements\.js(\?|$)/.test(url))?.version ?? page.live.version
  return { known, expected: manager ?? known[0]?.version }
}

/** Finds files of the package that are missing or no JavaScript. */
export function findWrongPaths(page: PageFacts): Observation[] {
  const { files, requests } = page
  const isNamed = (url: string): boolean =>
    requests.some(request => request.url === url) || /\/guard(-[\w]+)?\.js/.test(url)
  // Without data-file, the guard looks for its files beside the page. That is the finding.
  const isMisplaced = (url: string): boolean =>
    inlineGuards(page).some(({ attributes }) => attributes['data-file'] === undefined) &&
    folderOf(url) === folderOf(page.url)
  const unknown = unknownServices(page)
  // Other versions may consist of other files: only what the page itself requests is certain to be needed.
  const isOtherVersion = versionsOf(page).expected !== ownVersion
  const faulty = [...files.values()].flatMap(resource => {
    const { url } = resource
    const what = fault(resource)
    const isUnknown = unknown.some(name => fileName(url).startsWith(`${name}-`) && /\/services\//.test(url))
    if (what === null || isUnknown || isMisplaced(url) || (!isNamed(url) && isOtherVersion)) return []
    return [{ url, what }]
  })
  return byFolder(faulty).map(([first, ...others]) => {
    const { url, what } = first
    const line = lineOf(page, url)
    const seen = `${shown(page, url)} ${what}.${alsoFor(others)}`
    const tags = [first, ...others].flatMap(one => {
      const element = tagOf(page, one.url)
      return element ? [{ element, file: fileName(one.url) }] : []
    })
    const [installation] = page.folder?.installations ?? []
    if (tags.length > 0 && installation !== undefined && !page.folder?.installations.includes(rootOf(url)))
      return {
        line,
        seen,
        fix: `The files are in ${installation}. Write ${tags.length > 1 ? 'the tags' : 'the tag'} like this:`,
        paste: tags
          .toSorted((a, b) => a.element.offset - b.element.offset)
          .map(({ element, file }) => moved(page, element, `${installation}${file}`))
          .join('\n'),
      }
    const isOfSite = new URL(url).origin === new URL(page.url).origin
    const place = others.length > 0 ? `the files are in ${rootOf(url)}` : `the file is at ${new URL(url).pathname}`
    return {
      line,
      seen,
      fix: isOfSite
        ? `Deploy the whole dist/ folder of the package, so that ${place}; or correct the path in the page:`
        : 'Serve the files from your own site, and correct the address in the page:',
      paste: copyCommand(page, url),
    }
  })
}

/** Finds files whose `integrity` is that of another file. */
const findRefused = (page: PageFacts): Observation[] =>
  page.elements.flatMap(element => {
    const { integrity, src } = element.attributes
    if (!integrity || src === undefined || !URL.canParse(src, page.base)) return []
    const { href } = new URL(src, page.base)
    const text = page.files.get(href)?.text
    if (!text || versionIn(text) === null) return []
    const hashes = ['sha256', 'sha384', 'sha512'].map(
      name => `${name}-${createHash(name).update(text).digest('base64')}`,
    )
    if (integrity.split(/\s+/).some(one => hashes.includes(one))) return []
    return [
      {
        line: element.line,
        seen: `The integrity of ${shown(page, href)} is that of another file, so browsers do not run it.`,
        fix: 'Write the tag like this:',
        paste: setAttribute('integrity', hashes[1] ?? '')(isGuard(element) ? guardTag(page) : element.tag),
      },
    ]
  })

/** Finds files of the package that are of another version than the manager. */
export function findStaleFiles(page: PageFacts): Observation[] {
  const { known, expected } = versionsOf(page)
  const stale = known.filter(({ version }) => version !== expected)
  const inlined = stale
    .filter(({ url }) => url === page.url)
    .map(({ line = null, version }) => ({
      line,
      seen: `The inlined guard is version ${version}; the manager is version ${expected}.`,
      fix: 'Insert the guard of the same version again. Its file is:',
      paste: 'node_modules/consent-elements/dist/guard.js',
    }))
  const old = stale
    .filter(({ url }) => url !== page.url)
    .map(({ url, version }) => ({ url, what: `is version ${version}; the manager is version ${expected}` }))
  const outdated = byFolder(old).map(([first, ...others]) => ({
    line: lineOf(page, first.url),
    seen: `${shown(page, first.url)} ${first.what}.${alsoFor(others)}`,
    fix: 'Replace the whole folder, and empty the caches of servers and CDNs:',
    paste: copyCommand(page, first.url),
  }))
  return [...inlined, ...outdated, ...findRefused(page)]
}
