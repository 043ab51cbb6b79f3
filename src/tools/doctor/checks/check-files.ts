import { version as ownVersion } from '../../../consent/version'
import { createFinding } from '../create-finding'
import type { Finding } from '../doctor-report'
import { isGuard, versionIn } from '../own-files'
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
  const found: Finding[] = []
  for (const resource of files.values()) {
    const { url } = resource
    const what = fault(resource)
    // Other versions may consist of other files: only what the page itself requests is certain to be needed.
    if (what === null || (!isNamed(url) && expected !== ownVersion)) continue
    const { pathname } = new URL(url)
    const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1)
    const line = elements.find(
      ({ attributes }) => attributes.src !== undefined && new URL(attributes.src, page.url).href === url,
    )?.line
    found.push(
      createFinding(page, 'wrong-path', {
        url,
        line: line ?? null,
        seen: `${url} ${what}.`,
        fix: `Deploy the whole dist/ folder of the package, so that the file is at ${pathname}; or correct the path in the page:`,
        paste: `cp -R node_modules/consent-elements/dist/. .${folder}`,
      }),
    )
  }
  for (const { url, version, line = null } of stale) {
    const folder = url === page.url ? null : new URL('.', url).pathname
    found.push(
      createFinding(page, 'stale-file', {
        url,
        line,
        seen: `${folder === null ? 'The inlined guard' : url} is version ${version}; the manager is version ${expected}.`,
        fix:
          folder === null
            ? 'Insert the guard of the same version again. Its file is:'
            : 'Replace the whole folder, and empty the caches of servers and CDNs:',
        paste:
          folder === null
            ? 'node_modules/consent-elements/dist/guard.js'
            : `cp -R node_modules/consent-elements/dist/. .${folder}`,
      }),
    )
  }
  return found
}
