import type { AuditCategory, AuditRequest, RequestInitiator, StateName, StoredBy, StoredKind } from '../audit-facts'
import { consentModeFault } from '../observe/read-consent-mode'
import type { Walk } from '../walk'

/** What a finding says about one observation. */
export interface Observation {
  state: StateName
  /** One sentence that states what was observed. */
  message: string
  /** The affected host; null for findings about the page. */
  host?: string | null
  service?: string | null
  company?: string | null
  category?: AuditCategory | null
  /** The first request of the kind, for findings about requests. */
  request?: { url: string; type: string; time: number; count: number; initiator: RequestInitiator } | null
  /** The stored item, for findings about storage. */
  stored?: { kind: StoredKind; name: string; setBy: StoredBy | null } | null
  /** Boxes and colours, for findings about the banner. */
  measured?: Record<string, unknown> | null
}

interface FindContext {
  /** Whether the browser sends Global Privacy Control. */
  gpc: boolean
  /** How many findings the entries above have. */
  earlier: number
}

interface FindingEntry {
  /** `error` for findings about requests and storage, `warning` for those about the look of the banner. */
  readonly severity: 'error' | 'warning'
  readonly title: string
  /** What the site's owner can change. */
  readonly suggestion: string
  /** Finds it in the observations of one walk. */
  readonly find: (walk: Walk, context: FindContext) => Observation[]
}

type StateWithoutConsent = Exclude<StateName, 'accepted'>
const when: Record<StateWithoutConsent, string> = {
  undecided: 'before a choice',
  rejected: 'after rejection',
  withdrawn: 'after withdrawal',
}

const whose = ({ service, company }: { service: string | null; company: string }): string =>
  service ?? (company === 'unknown' ? 'a listed tracker' : company)

/** Groups requests that were sent to trackers by host. */
function trackersOf(requests: readonly AuditRequest[]): [AuditRequest, ...AuditRequest[]][] {
  const groups = new Map<string, [AuditRequest, ...AuditRequest[]]>()
  for (const request of requests.filter(({ tracker, blocked }) => tracker && blocked === null)) {
    const group = groups.get(request.host)
    if (group) group.push(request)
    else groups.set(request.host, [request])
  }
  return [...groups.values()]
}

const requestDetails = (requests: readonly [AuditRequest, ...AuditRequest[]]): Partial<Observation> => {
  const { host, service, company, category, url, type, time, initiator } = requests[0]
  return { host, service, company, category, request: { url, type, time, count: requests.length, initiator } }
}

/** Returns how to name the addresses by which the site passes requests on. */
function ownText(requests: readonly AuditRequest[]): string {
  const named = requests.flatMap(({ service, ownAddress }) => (ownAddress ? [`${service};host=${ownAddress}`] : []))
  return named.length === 0
    ? ''
    : ` The site passes them on; name the addresses: data-services="${[...new Set(named)].join(' ')}".`
}

const contacted =
  (state: StateWithoutConsent): FindingEntry['find'] =>
  ({ states }) =>
    trackersOf(states[state].requests).map(group => {
      const [first] = group
      const denied = group.every(({ consentMode }) => consentMode === 'G100')
        ? ' They carry consent mode’s “denied”.'
        : ''
      const times = group.length === 1 ? 'One request' : `${group.length} requests`
      return {
        state,
        message: `${times} went to ${first.host} (${whose(first)}, ${first.category}) ${when[state]}.${denied}${ownText(group)}`,
        ...requestDetails(group),
      }
    })

const stored =
  (state: StateWithoutConsent): FindingEntry['find'] =>
  ({ states }) => {
    const cookies = states[state].cookies.map(cookie => ({
      ...cookie,
      kind: 'cookie' as const,
      message: `The cookie ${cookie.name} (${whose(cookie)}) is stored ${when[state]}.`,
    }))
    const items = states[state].storage.map(item => ({
      ...item,
      message: `“${item.name}” (${whose(item)}) is in ${item.kind} ${when[state]}.`,
    }))
    return [...cookies, ...items]
      .filter(({ tracker }) => tracker)
      .map(({ kind, name, host, service, company, category, setBy, message }) => ({
        state,
        message,
        host,
        service,
        company,
        category,
        stored: { kind, name, setBy },
      }))
  }

/** Every finding of the audit, by id, in the order of the report. The schema and the guide's table follow from it. */
export const findingTable = {
  'tracker-before-consent': {
    severity: 'error',
    title: 'A tracker was contacted before a choice',
    suggestion: 'Load the tag only after consent: put the guard first in <head>, or gate the tag with data-consent.',
    find: contacted('undecided'),
  },
  'storage-before-consent': {
    severity: 'error',
    title: 'A tracker stored data before a choice',
    suggestion: 'Stop the script or response that sets it until the visitor consents.',
    find: stored('undecided'),
  },
  'tracker-after-rejection': {
    severity: 'error',
    title: 'A tracker was contacted after rejection',
    suggestion: 'Find the initiator. It does not read the visitor’s choice: gate it, or let the guard block its host.',
    find: contacted('rejected'),
  },
  'storage-after-rejection': {
    severity: 'error',
    title: 'A tracker’s data is stored after rejection',
    suggestion: 'Stop what sets it, and delete it on rejection.',
    find: stored('rejected'),
  },
  'tracker-after-withdrawal': {
    severity: 'error',
    title: 'A tracker was contacted after withdrawal',
    suggestion: 'Reload the page on withdrawal, and check that the tag reads the stored choice on every page.',
    find: contacted('withdrawn'),
  },
  'storage-after-withdrawal': {
    severity: 'warning',
    title: 'A tracker’s data is still stored after withdrawal',
    suggestion: 'Delete the cookies and storage of a category when its consent is withdrawn.',
    find: stored('withdrawn'),
  },
  'banner-hidden': {
    severity: 'warning',
    title: 'The banner is there, but visitors cannot see it',
    suggestion: 'Remove the style or the element that hides it. Nobody can accept or refuse until then.',
    find: ({ banner: { hiddenBy } }) =>
      hiddenBy ? [{ state: 'undecided', message: `The banner is to ask, and is hidden by ${hiddenBy}.` }] : [],
  },
  'no-reject-button': {
    severity: 'warning',
    title: 'No control to reject was found on the banner’s first layer',
    suggestion: 'Offer rejection on the same layer as acceptance.',
    find: ({ banner: { accept, reject, settings } }) =>
      accept && !reject
        ? [
            {
              state: 'undecided',
              message: `The first layer has “${accept.name}”${settings === null ? '' : ` and “${settings}”`}, but nothing that rejects.`,
              measured: { accept, reject },
            },
          ]
        : [],
  },
  'unequal-prominence': {
    severity: 'warning',
    title: 'The control to reject is less prominent than the control to accept',
    suggestion: 'Give both controls the same size, font and contrast.',
    find: ({ banner: { accept, reject, differences } }) =>
      accept && reject && differences.length > 0
        ? [
            {
              state: 'undecided',
              message: `“${reject.name}” is less prominent than “${accept.name}”: ${differences.join('; ')}.`,
              measured: { accept, reject },
            },
          ]
        : [],
  },
  'preticked-switch': {
    severity: 'warning',
    title: 'Switches are on before the visitor touched them',
    suggestion: 'Leave the switches of optional purposes off.',
    find: ({ preticked }) =>
      preticked.length > 0
        ? [
            {
              state: 'undecided',
              message: `On before a choice: ${preticked.join(', ')}.`,
              measured: { switches: preticked },
            },
          ]
        : [],
  },
  'no-way-to-change': {
    severity: 'warning',
    title: 'No control to change the choice was found',
    suggestion: 'Add a permanent link or button that opens the settings, for example in the footer.',
    find: ({ wayBack }) =>
      wayBack === null
        ? [
            {
              state: 'accepted',
              message: 'After the choice, no link or button to change it was found on the page.',
            },
          ]
        : [],
  },
  'consent-mode-order': {
    severity: 'error',
    title: 'Consent mode commands are in the wrong order',
    suggestion: 'Send gtag(“consent”, “default”, …) before every other command and before the tag’s script.',
    find: ({ dataLayer }) =>
      (['undecided', 'accepted', 'rejected'] as const)
        .flatMap(state => {
          const message = consentModeFault(dataLayer[state] ?? [])
          const commands = (dataLayer[state] ?? []).filter(Boolean).slice(0, 20)
          return message === null ? [] : [{ state, message, measured: { commands } }]
        })
        .slice(0, 1),
  },
  'gpc-ignored': {
    severity: 'error',
    title: 'Advertising trackers were contacted despite Global Privacy Control',
    suggestion: 'Read navigator.globalPrivacyControl or the header Sec-GPC, and treat it as a rejection of marketing.',
    find: ({ states }, { gpc }) =>
      trackersOf(gpc ? states.undecided.requests.filter(({ category }) => category === 'marketing') : []).map(
        group => ({
          state: 'undecided',
          message: `${group[0].host} was contacted although the browser sends GPC.`,
          ...requestDetails(group),
        }),
      ),
  },
  'could-not-answer': {
    severity: 'warning',
    title: 'The choice could not be made',
    suggestion: 'Check this state by hand. A button with a clear text, or an autoconsent rule, makes it automatic.',
    find: ({ states, banner, wayBack }, { earlier }) => {
      if (!banner.found && earlier === 0 && states.undecided.answer.answered) return [] // the site does not ask
      // A missing control, or an acceptance that failed, is a finding of its own.
      const isKnown = wayBack === null || !states.accepted.answer.answered
      return (['undecided', 'rejected', 'accepted', 'withdrawn'] as const)
        .filter(state => !states[state].answer.answered && !(state === 'withdrawn' && isKnown))
        .map(state => ({ state, message: states[state].answer.detail }))
    },
  },
} as const satisfies Record<string, FindingEntry>

/** The id of a finding. */
export type FindingId = keyof typeof findingTable
