/** The states of a visitor that the audit looks at. */
export type StateName = 'undecided' | 'rejected' | 'accepted' | 'withdrawn'
export type Viewport = 'phone' | 'desktop'
export type StoredKind = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cache'
/** A category of the catalogue, or `unknown`. */
export type AuditCategory = 'necessary' | 'functionality' | 'measurement' | 'experience' | 'marketing' | 'unknown'

/** Whose a host or a stored item is, as far as the catalogue, the host list and third-party-web know. */
export interface Attribution {
  /** Name of a service of the catalogue. */
  service: string | null
  company: string
  category: AuditCategory
  /** Whether it needs consent: it is listed, and its category is not `necessary`. */
  tracker: boolean
}
/** What caused a request. */
export interface RequestInitiator {
  /** As the DevTools protocol has it: `parser`, `script`, `preload`, `preflight`, `other`. */
  type: string
  /** The script or document, with its line where the browser knows it. */
  url: string | null
  line: number | null
  /** Scripts of the call stack, innermost first. */
  stack: string[]
}
export interface AuditRequest extends Attribution {
  url: string
  host: string
  method: string
  /** As the DevTools protocol has it: `Script`, `Image`, `Fetch`, `Ping`, `WebSocket`, … */
  type: string
  /** Milliseconds since the visit began. */
  time: number
  /** The page that was open. */
  page: string
  /** What sent it: `page`, `iframe`, `worker`, `shared_worker` or `service_worker`. */
  target: string
  viewport: Viewport
  thirdParty: boolean
  initiator: RequestInitiator
  status: number | null
  /** Why the browser stopped the request before it was sent, for example `csp`; null where it was sent. */
  blocked: string | null
  /** What the request says of Google's consent mode, for example `G100`. */
  consentMode: string | null
}
/** Who stored something. */
export interface StoredBy {
  type: 'script' | 'response'
  url: string
  line: number | null
}
export interface AuditCookie extends Attribution {
  name: string
  /** The host that it is stored for. */
  host: string
  path: string
  thirdParty: boolean
  /** Site of the page that the cookie is kept apart for, where it is partitioned (CHIPS). */
  partition: string | null
  httpOnly: boolean
  /** Days until it expires; null for the session. */
  days: number | null
  /** Length of name and value in bytes. Values are not in the report. */
  size: number
  viewport: Viewport
  setBy: StoredBy | null
}
export interface AuditStorage extends Attribution {
  kind: Exclude<StoredKind, 'cookie'>
  name: string
  /** Host of the frame whose storage it is. */
  host: string
  thirdParty: boolean
  /** Length of the value in characters; null for databases and caches. */
  size: number | null
  viewport: Viewport
  setBy: StoredBy | null
}
/** How the choice was made. */
export interface AuditAnswer {
  /** False where no way to make the choice was found. */
  answered: boolean
  /** `api`, `autoconsent`, `buttons`, or null where nothing fitted or no choice was to be made. */
  method: 'api' | 'autoconsent' | 'buttons' | null
  detail: string
}
export interface AuditState {
  answer: AuditAnswer
  pages: string[]
  requests: AuditRequest[]
  cookies: AuditCookie[]
  storage: AuditStorage[]
  /** Problems of the walk itself, for example a page that did not load in time. */
  notes: string[]
}

export type FindingId =
  | 'tracker-before-consent'
  | 'tracker-after-rejection'
  | 'tracker-after-withdrawal'
  | 'storage-before-consent'
  | 'storage-after-rejection'
  | 'storage-after-withdrawal'
  | 'no-reject-button'
  | 'unequal-prominence'
  | 'preticked-switch'
  | 'no-way-to-change'
  | 'consent-mode-order'
  | 'gpc-ignored'
  | 'could-not-answer'

export interface AuditFinding {
  id: FindingId
  state: StateName
  /** The host that it is about, or null where it is about the page. */
  host: string | null
  service: string | null
  company: string | null
  category: AuditCategory | null
  /** One sentence: what was observed. */
  message: string
  /** What the site's owner can change. */
  suggestion: string
  viewports: Viewport[]
  /** The first request of the kind, for findings about requests. */
  request: { url: string; type: string; time: number; count: number; initiator: RequestInitiator } | null
  /** The stored item, for findings about storage. */
  stored: { kind: StoredKind; name: string; setBy: StoredBy | null } | null
  /** Boxes and colours, for findings about the banner. */
  measured: Record<string, unknown> | null
}

/** What `--json` writes. */
export interface AuditReport {
  /** Version of this format. */
  schema: 1
  url: string
  /** ISO 8601. */
  date: string
  browser: string
  options: { pages: number; gpc: boolean; viewports: Viewport[]; timeout: number }
  states: Record<StateName, AuditState>
  findings: AuditFinding[]
  /** What an audit cannot see, in sentences. */
  limits: string[]
  /** With `--compare`: the findings that are new and those that are gone. */
  comparison?: { before: string; added: AuditFinding[]; removed: AuditFinding[] }
}
