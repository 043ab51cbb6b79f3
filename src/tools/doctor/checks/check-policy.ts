import { createHash } from 'node:crypto'
import { createFinding } from '../create-finding'
import type { Finding } from '../doctor-report'
import { setAttribute } from '../misspellings/edit-tag'
import { isGuard, isOwnFile } from '../own-files'
import { guardTag } from '../paste-lines'
import type { PageFacts, PolicyIssue } from '../page-facts'
import { parsePolicies, type Directive } from '../parse-policies'

/** Our policies for Trusted Types. */
const typePolicies = ['consent-elements', 'consent-elements#guard']

const base = (directive: string): string => directive.replace(/-(elem|attr)$/, '')

/** The policies of the page: each header, and each `<meta>`. A browser applies all of them. */
function policiesOf({ headers, elements }: PageFacts): Directive[][] {
  const metas = elements
    .filter(
      ({ name, attributes }) => name === 'meta' && /^content-security-policy$/i.test(attributes['http-equiv'] ?? ''),
    )
    .map(({ attributes }) => attributes.content ?? '')
  return [headers['content-security-policy'] ?? '', ...metas].flatMap(parsePolicies)
}

/** The sources of a directive in the first policy that lacks one of them; those of `default-src` where it is not named. */
function present(page: PageFacts, directive: string, wanted: ReadonlySet<string>): string[] {
  const all = policiesOf(page).flatMap(policy => {
    const found = policy.find(([name]) => name === directive) ?? policy.find(([name]) => name === 'default-src')
    return found ? [found.slice(1).filter(source => source.toLowerCase() !== "'none'")] : []
  })
  return all.find(sources => [...wanted].some(source => !sources.includes(source))) ?? all[0] ?? []
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
  const isTyped = policyIssues.some(
    ({ kind, url }) => kind.startsWith('kTrustedTypes') && url !== null && (isOwnFile(url) || url === pageUrl),
  )
  if (isTyped && page.live.version === null) sources.set('trusted-types', new Set(typePolicies))
  return [...sources].map(([directive, added]) => {
    const now = present(page, directive, added)
    const nonce = now.map(source => /^'nonce-(.+)'$/.exec(source)?.[1]).find(Boolean)
    const tag = elements.find(isGuard)
    const names = [...added].map(source =>
      directive === 'trusted-types'
        ? `our policy ${source}`
        : source.startsWith("'sha")
          ? 'the inlined guard'
          : `${directive.startsWith('connect') ? 'the consent server' : 'our files'} (${source})`,
    )
    const seen = `The policy’s ${directive} refuses ${names.join(' and ')}.`
    // With 'strict-dynamic', browsers ignore addresses.
    if (now.includes("'strict-dynamic'") && nonce !== undefined && tag?.attributes.src !== undefined)
      return createFinding(page, 'csp-blocks', {
        line: tag.line,
        seen,
        fix: 'Give the guard the nonce of your policy, a new one in each response. Write the tag like this:',
        paste: setAttribute('nonce', nonce)(guardTag(page)),
      })
    return createFinding(page, 'csp-blocks', {
      line: guard?.line ?? null,
      seen,
      fix: `Write the directive ${directive} of the Content-Security-Policy like this:`,
      paste: `${directive} ${[...new Set([...now, ...added])].join(' ')}`,
    })
  })
}
