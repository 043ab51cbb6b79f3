import { version as ownVersion } from '../../../consent/version'
import { createFinding } from '../create-finding'
import type { Finding } from '../doctor-report'
import { fileName, isGuard, versionIn } from '../own-files'
import type { PageFacts, Resource } from '../page-facts'

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
const copyTo = (folder: string): string => `cp -R node_modules/consent-elements/dist/. .${folder}`

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

/** Finds files of the package that are missing, are no JavaScript, or belong to another version. */
export function checkFiles(page: PageFacts): Finding[] {
  const { files, live, elements, requests } = page
  const inline = elements.filter(element => isGuard(element) && element.attributes.src === undefined)
  const versions = [...files.values()].map(({ url, text }) => ({ url, version: versionIn(text) }))
  const manager = versions.find(({ url }) => /\/consent-elements\.js(\?|$)/.test(url))?.version ?? live.version
  const all: { url: string; version: string | null; line?: number }[] = [
    ...versions,
    ...inline.map(({ text, line }) => ({ url: page.url, line, version: versionIn(text) })),
  ]
  const known = all.filter(({ version }) => version !== null)
  const expected = manager ?? known[0]?.version
  const stale = known.filter(({ version }) => version !== expected)

  const isNamed = (url: string): boolean =>
    requests.some(request => request.url === url) || /\/guard(-[\w]+)?\.js/.test(url)
  const lineOf = (url: string): number | null =>
    elements.find(({ attributes }) => attributes.src !== undefined && new URL(attributes.src, page.url).href === url)
      ?.line ?? null
  // Without data-file, the guard looks for its files beside the page. That is the finding.
  const isMisplaced = (url: string): boolean =>
    inline.some(({ attributes }) => attributes['data-file'] === undefined) && folderOf(url) === folderOf(page.url)
  const faulty = [...files.values()].flatMap(resource => {
    const { url } = resource
    const what = fault(resource)
    // Other versions may consist of other files: only what the page itself requests is certain to be needed.
    if (what === null || isMisplaced(url) || (!isNamed(url) && expected !== ownVersion)) return []
    return [{ url, line: lineOf(url), what }]
  })
  const missing = byFolder(faulty).map(([first, ...others]) =>
    createFinding(page, 'wrong-path', {
      url: first.url,
      line: first.line,
      seen: `${first.url} ${first.what}.${alsoFor(others)}`,
      fix: `Deploy the whole dist/ folder of the package, so that ${others.length > 0 ? `the files are in ${folderOf(first.url)}` : `the file is at ${new URL(first.url).pathname}`}; or correct the path in the page:`,
      paste: copyTo(folderOf(first.url)),
    }),
  )
  const altered = stale
    .filter(({ url }) => url === page.url)
    .map(({ url, line = null, version }) =>
      createFinding(page, 'stale-file', {
        url,
        line,
        seen: `The inlined guard is version ${version}; the manager is version ${expected}.`,
        fix: 'Insert the guard of the same version again. Its file is:',
        paste: 'node_modules/consent-elements/dist/guard.js',
      }),
    )
  const old = stale
    .filter(({ url }) => url !== page.url)
    .map(({ url, version }) => ({ url, what: `is version ${version}; the manager is version ${expected}` }))
  const outdated = byFolder(old).map(([first, ...others]) =>
    createFinding(page, 'stale-file', {
      url: first.url,
      line: lineOf(first.url),
      seen: `${first.url} ${first.what}.${alsoFor(others)}`,
      fix: 'Replace the whole folder, and empty the caches of servers and CDNs:',
      paste: copyTo(folderOf(first.url)),
    }),
  )
  return [...missing, ...altered, ...outdated]
}
