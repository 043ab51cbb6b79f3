/** What an external audit cannot detect. It is part of every report. */
export const limits: readonly string[] = [
  'Server-side tagging: what the site’s own server passes on to other companies is not visible in a browser.',
  'CNAME: a tracker behind a sub-domain of the site counts as first-party.',
  'Hosts that no list knows are reported as unknown. They are no findings.',
  'Only the pages that were visited are covered, for one visitor at one place and time.',
  'Requests that a page sends while it closes, and those over WebRTC, may be missing.',
  'Findings are observations, not legal verdicts.',
]
