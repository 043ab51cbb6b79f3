import { createHash } from 'node:crypto'
import type { Observation } from '../observation'
import { setAttribute } from '../misspellings/edit-tag'
import { isGuard, isOwnFile } from '../own-files'
import { guardTag } from '../paste-lines'
import type { PageFacts, PolicyIssue } from '../page-facts'
import type { MarkupElement } from '../parse-markup'
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

/** What the page has of ours. */
interface Ours {
  page: PageFacts
  /** The guard, inlined or not. */
  tag: MarkupElement | undefined
  /** The inlined guard. */
  inlined: MarkupElement | undefined
  /** The address of the consent server. */
  server: string
}

function oursOf(page: PageFacts): Ours {
  const { elements, base: pageBase } = page
  const tag = elements.find(isGuard)
  const banner = elements.find(({ name }) => name === 'consent-banner')
  const path = banner?.attributes['backend-url'] ?? tag?.attributes['data-backend-url'] ?? '/api/c15t'
  return {
    page,
    tag,
    inlined: elements.find(element => isGuard(element) && element.attributes.src === undefined),
    server: new URL(path, pageBase).href,
  }
}

/** Returns the source that allows a blocked address of ours; null for others. */
function sourceOfUrl({ page: { files, url }, server }: Ours, directive: string, blockedUrl: string): string | null {
  const isServer = directive.startsWith('connect') && blockedUrl.startsWith(server)
  const isOurs = files.has(blockedUrl) || isOwnFile(blockedUrl) || isServer
  if (!isOurs || !URL.canParse(blockedUrl)) return null
  const { origin } = new URL(blockedUrl)
  return origin === new URL(url).origin ? "'self'" : origin
}

/** Returns the hash that allows the inlined guard, if that is what was blocked; null otherwise. */
function sourceOfText({ page, inlined }: Ours, { directive, url, line }: PolicyIssue): string | null {
  if (!inlined || !directive.startsWith('script-src')) return null
  if (url !== page.url || line === null || line < inlined.line || line > inlined.endLine) return null
  return `'sha256-${createHash('sha256').update(inlined.text).digest('base64')}'`
}

/** The sources that the page's policy lacks for what is ours, by directive. */
function missingSources(ours: Ours): Map<string, Set<string>> {
  const { policyIssues, url: pageUrl, live } = ours.page
  const sources = new Map<string, Set<string>>()
  for (const issue of policyIssues) {
    const { kind, directive, blockedUrl } = issue
    const ofUrl = kind === 'kURLViolation' && blockedUrl !== null
    const ofText = kind === 'kInlineViolation'
    const source = ofUrl ? sourceOfUrl(ours, directive, blockedUrl) : ofText ? sourceOfText(ours, issue) : null
    if (source === null) continue
    const name = base(directive)
    sources.set(name, (sources.get(name) ?? new Set()).add(source))
  }
  const isTyped = policyIssues.some(
    ({ kind, url }) => kind.startsWith('kTrustedTypes') && url !== null && (isOwnFile(url) || url === pageUrl),
  )
  if (isTyped && live.version === null) sources.set('trusted-types', new Set(typePolicies))
  return sources
}

/** Names what a source allows. */
function wordsFor(directive: string, source: string): string {
  if (directive === 'trusted-types') return `our policy ${source}`
  if (source.startsWith("'sha")) return 'the inlined guard'
  return `${directive.startsWith('connect') ? 'the consent server' : 'our files'} (${source})`
}

/** Returns the observation for one directive, with the text to paste. */
function observationFor({ page, tag, inlined }: Ours, directive: string, added: ReadonlySet<string>): Observation {
  const now = present(page, directive, added)
  const nonce = now.map(source => /^'nonce-(.+)'$/.exec(source)?.[1]).find(Boolean)
  const names = [...added].map(source => wordsFor(directive, source))
  const seen = `The policy’s ${directive} refuses ${names.join(' and ')}.`
  // With 'strict-dynamic', browsers ignore addresses.
  if (now.includes("'strict-dynamic'") && nonce !== undefined && tag?.attributes.src !== undefined)
    return {
      line: tag.line,
      seen,
      fix: 'Give the guard the nonce of your policy, a new one in each response. Write the tag like this:',
      paste: setAttribute('nonce', nonce)(guardTag(page)),
    }
  return {
    line: inlined?.line ?? null,
    seen,
    fix: `Write the directive ${directive} of the Content-Security-Policy like this:`,
    paste: `${directive} ${[...new Set([...now, ...added])].join(' ')}`,
  }
}

/** Finds files and texts of ours that the page's Content-Security-Policy blocks. */
export function findBlockedByPolicy(page: PageFacts): Observation[] {
  const ours = oursOf(page)
  return [...missingSources(ours)].map(([directive, added]) => observationFor(ours, directive, added))
}
