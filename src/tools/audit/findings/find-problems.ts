import type { AuditFinding, AuditRequest, FindingId, StateName } from '../audit-report'
import { consentModeFault } from '../observe/read-consent-mode'
import type { Walk } from '../walk'
import { findingTexts } from './finding-texts'

type Details = Partial<Omit<AuditFinding, 'id' | 'state' | 'message' | 'suggestion' | 'viewports'>>

const when: Record<Exclude<StateName, 'accepted'>, string> = {
  undecided: 'before a choice',
  rejected: 'after rejection',
  withdrawn: 'after withdrawal',
}
const trackerIds = {
  undecided: 'tracker-before-consent',
  rejected: 'tracker-after-rejection',
  withdrawn: 'tracker-after-withdrawal',
} as const
const storageIds = {
  undecided: 'storage-before-consent',
  rejected: 'storage-after-rejection',
  withdrawn: 'storage-after-withdrawal',
} as const
const withoutConsent = ['undecided', 'rejected', 'withdrawn'] as const

const groupBy = <Item>(items: readonly Item[], key: (item: Item) => string): Item[][] => [
  ...items
    .reduce(
      (groups, item) => groups.set(key(item), [...(groups.get(key(item)) ?? []), item]),
      new Map<string, Item[]>(),
    )
    .values(),
]
const requestDetails = (requests: readonly AuditRequest[]): Details => {
  const [first] = requests
  if (first === undefined) return {}
  const { host, service, company, category, url, type, time, initiator } = first
  return { host, service, company, category, request: { url, type, time, count: requests.length, initiator } }
}
const whose = ({ service, company }: { service: string | null; company: string }) =>
  service ?? (company === 'unknown' ? 'a listed tracker' : company)

/** Derives the findings from the observations of one walk. */
export function findProblems(walk: Walk, options: { gpc: boolean }): AuditFinding[] {
  const { viewport, states, banner, preticked, wayBack, dataLayer } = walk
  const findings: AuditFinding[] = []
  const add = (id: FindingId, state: StateName, message: string, details: Details = {}) =>
    findings.push({
      id,
      state,
      host: null,
      service: null,
      company: null,
      category: null,
      message,
      suggestion: findingTexts[id].suggestion,
      viewports: [viewport],
      request: null,
      stored: null,
      measured: null,
      ...details,
    })

  for (const state of withoutConsent) {
    const sent = states[state].requests.filter(({ tracker, blocked }) => tracker && blocked === null)
    for (const group of groupBy(sent, ({ host }) => host)) {
      const [first] = group
      if (first === undefined) continue
      const denied = group.every(({ consentMode }) => consentMode === 'G100')
        ? ' They carry consent mode’s “denied”.'
        : ''
      const times = group.length === 1 ? 'One request' : `${group.length} requests`
      add(
        trackerIds[state],
        state,
        `${times} went to ${first.host} (${whose(first)}, ${first.category}) ${when[state]}.${denied}`,
        requestDetails(group),
      )
    }
    for (const { name, host, service, company, category, setBy, tracker } of states[state].cookies)
      if (tracker)
        add(storageIds[state], state, `The cookie ${name} (${whose({ service, company })}) is stored ${when[state]}.`, {
          host,
          service,
          company,
          category,
          stored: { kind: 'cookie', name, setBy },
        })
    for (const { kind, name, host, service, company, category, setBy, tracker } of states[state].storage)
      if (tracker)
        add(storageIds[state], state, `“${name}” (${whose({ service, company })}) is in ${kind} ${when[state]}.`, {
          host,
          service,
          company,
          category,
          stored: { kind, name, setBy },
        })
  }

  const measured = { accept: banner.accept, reject: banner.reject }
  if (banner.accept && !banner.reject)
    add(
      'no-reject-button',
      'undecided',
      `The first layer has “${banner.accept.name}”${banner.settings === null ? '' : ` and “${banner.settings}”`}, but nothing that rejects.`,
      { measured },
    )
  if (banner.accept && banner.reject && banner.differences.length > 0)
    add(
      'unequal-prominence',
      'undecided',
      `“${banner.reject.name}” is less prominent than “${banner.accept.name}”: ${banner.differences.join('; ')}.`,
      { measured },
    )
  if (preticked.length > 0)
    add('preticked-switch', 'undecided', `On before a choice: ${preticked.join(', ')}.`, {
      measured: { switches: preticked },
    })
  if (wayBack === null)
    add('no-way-to-change', 'accepted', 'After the choice, no link or button to change it was found on the page.')

  for (const state of ['undecided', 'accepted', 'rejected'] as const) {
    const fault = consentModeFault(dataLayer[state] ?? [])
    if (fault === null) continue
    add('consent-mode-order', state, fault, {
      measured: { commands: (dataLayer[state] ?? []).filter(Boolean).slice(0, 20) },
    })
    break
  }
  if (options.gpc) {
    const ignored = states.undecided.requests.filter(
      ({ tracker, blocked, category }) => tracker && blocked === null && category === 'marketing',
    )
    for (const group of groupBy(ignored, ({ host }) => host))
      add(
        'gpc-ignored',
        'undecided',
        `${group[0]?.host} was contacted although the browser sends GPC.`,
        requestDetails(group),
      )
  }
  const isAsked = banner.found || findings.length > 0 || !states.undecided.answer.answered
  for (const state of ['undecided', 'rejected', 'accepted', 'withdrawn'] as const) {
    const { answered, detail } = states[state].answer
    const isKnown = state === 'withdrawn' && (wayBack === null || !states.accepted.answer.answered)
    if (!answered && isAsked && !isKnown) add('could-not-answer', state, detail)
  }
  return findings
}

/** Merges the findings of several viewports. A finding of both is listed once. */
export function joinFindings(lists: readonly AuditFinding[][]): AuditFinding[] {
  const key = ({ id, state, host, stored }: AuditFinding) => [id, state, host, stored?.kind, stored?.name].join(' ')
  return groupBy(lists.flat(), key).map(([first, ...rest]) => {
    const finding = first as AuditFinding
    return { ...finding, viewports: [...finding.viewports, ...rest.flatMap(({ viewports }) => viewports)] }
  })
}
