import type { Observation } from '../observation'
import type { PageFacts } from '../page-facts'
import { parsePolicies } from '../parse-policies'

/** Allows the frames of every site. */
const isAnySite = (source: string): boolean => /^(\*|https?:)$/i.test(source)

/** Finds pages with a banner that every other site may show in a frame. A folder has no headers. */
export function findNoFrameAncestors(page: PageFacts): Observation[] {
  const { headers, folder, live, elements } = page
  if (folder !== null || live.version === null) return []
  const ancestors = parsePolicies(headers['content-security-policy'] ?? '')
    .flat()
    .filter(([name]) => name === 'frame-ancestors')
  const options = headers['x-frame-options']
  // Where a policy has frame-ancestors, browsers ignore X-Frame-Options.
  const isLimited =
    ancestors.length > 0
      ? ancestors.some(([, ...sources]) => !sources.some(isAnySite))
      : /^\s*(deny|sameorigin)\s*$/i.test(options ?? '')
  if (isLimited) return []
  const meta = elements.find(
    ({ name, attributes }) =>
      name === 'meta' &&
      /^content-security-policy$/i.test(attributes['http-equiv'] ?? '') &&
      /frame-ancestors/i.test(attributes.content ?? ''),
  )
  const [widest] = ancestors
  const seen = widest
    ? `The policy has ${widest.join(' ')}.`
    : meta
      ? 'frame-ancestors is in a <meta>, where browsers ignore it.'
      : options !== undefined
        ? `X-Frame-Options is "${options}", which browsers ignore. Allowed are DENY and SAMEORIGIN.`
        : 'The response has neither frame-ancestors nor X-Frame-Options.'
  return [
    {
      line: widest ? null : (meta?.line ?? null),
      seen,
      fix: "Send this header, or name the sites that may show the page instead of 'self':",
      paste: "Content-Security-Policy: frame-ancestors 'self'",
    },
  ]
}
