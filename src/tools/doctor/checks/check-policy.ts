import { createHash } from 'node:crypto'
import { createFinding } from '../create-finding'
import type { Finding } from '../doctor-report'
import { isGuard, isOwnFile } from '../own-files'
import type { PageFacts, PolicyIssue } from '../page-facts'

const base = (directive: string): string => directive.replace(/-(elem|attr)$/, '')

/** The sources of a directive in the policies that the page has now; those of `default-src` where it is not named. */
function present({ headers, elements }: PageFacts, directive: string): string[] {
  const metas = elements
    .filter(
      ({ name, attributes }) => name === 'meta' && /^content-security-policy$/i.test(attributes['http-equiv'] ?? ''),
    )
    .map(({ attributes }) => attributes.content ?? '')
  const directives = [headers['content-security-policy'] ?? '', ...metas]
    .flatMap(policy => policy.split(/[;,]/))
    .map(text => text.trim().split(/\s+/))
  const named = (name: string) => directives.find(([first]) => first?.toLowerCase() === name)?.slice(1)
  return (named(directive) ?? named('default-src') ?? []).filter(source => source.toLowerCase() !== "'none'")
}

/** Finds files and texts of ours that the page's Content-Security-Policy blocks. */
export function checkPolicy(page: PageFacts): Finding[] {
  const { policyIssues, elements, files, base: pageBase, url: pageUrl } = page
  const guard = elements.find(element => isGuard(element) && element.attributes.src === undefined)
  const banner = elements.find(({ name }) => name === 'consent-banner')
  const server = new URL(
    banner?.attributes['backend-url'] ?? elements.find(isGuard)?.attributes['data-backend-url'] ?? '/api/c15t',
    pageBase,
  ).href

  const needed = ({ directive, blockedUrl, kind, url, line }: PolicyIssue): string | null => {
    if (kind === 'kURLViolation' && blockedUrl !== null) {
      const isOurs =
        files.has(blockedUrl) ||
        isOwnFile(blockedUrl) ||
        (directive.startsWith('connect') && blockedUrl.startsWith(server))
      if (!isOurs || !URL.canParse(blockedUrl)) return null
      const { origin } = new URL(blockedUrl)
      return origin === new URL(pageUrl).origin ? "'self'" : origin
    }
    if (kind !== 'kInlineViolation' || !guard || !directive.startsWith('script-src')) return null
    if (url !== pageUrl || line === null || line < guard.line || line > guard.endLine) return null
    return `'sha256-${createHash('sha256').update(guard.text).digest('base64')}'`
  }
  const sources = new Map<string, Set<string>>()
  for (const issue of policyIssues) {
    const source = needed(issue)
    if (source === null) continue
    const name = base(issue.directive)
    sources.set(name, (sources.get(name) ?? new Set()).add(source))
  }
  return [...sources].map(([directive, added]) =>
    createFinding(page, 'csp-blocks', {
      line: guard?.line ?? null,
      seen: `The policy’s ${directive} refuses ${[...added].map(source => (source.startsWith("'sha") ? 'the inlined guard' : `our files (${source})`)).join(' and ')}.`,
      fix: `Write the directive ${directive} of the Content-Security-Policy like this:`,
      paste: `${directive} ${[...new Set([...present(page, directive), ...added])].join(' ')}`,
    }),
  )
}
