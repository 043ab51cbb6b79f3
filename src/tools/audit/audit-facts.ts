/** The visitor states that the audit examines. */
export type StateName = 'undecided' | 'rejected' | 'accepted' | 'withdrawn'
export type Viewport = 'phone' | 'desktop'
export type StoredKind = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cache'
/** A category of the catalogue, or `unknown`. */
export type AuditCategory = 'necessary' | 'functionality' | 'measurement' | 'experience' | 'marketing' | 'unknown'

/** The owner of a host or stored item, according to the catalogue, the host list, third-party-web and downloaded lists. */
export interface Attribution {
  /** The name of a service in the catalogue. */
  service: string | null
  company: string
  category: AuditCategory
  /** Whether it needs consent: it is listed, and its category is not `necessary`. */
  tracker: boolean
  /** Present if the guard does not know the host, and lists of `lists update` do. */
  listed?: {
    /** The titles of the lists. */
    by: string[]
    /** What `trackingHosts` needs to block it: a host, or a host with a path. */
    entry: string
  }
}
/** What caused a request. */
export interface RequestInitiator {
  /** As in the DevTools protocol: `parser`, `script`, `preload`, `preflight`, `other`. */
  type: string
  /** The script or document, with its line if the browser reports it. */
  url: string | null
  line: number | null
  /** Scripts of the call stack, innermost first. */
  stack: string[]
}
export interface AuditRequest extends Attribution {
  url: string
  host: string
  method: string
  /** As in the DevTools protocol: `Script`, `Image`, `Fetch`, `Ping`, `WebSocket`, … */
  type: string
  /** Milliseconds since the start of the visit. */
  time: number
  /** The page that was open. */
  page: string
  /** The kind of target that sent it: `page`, `iframe`, `worker`, `shared_worker` or `service_worker`. */
  target: string
  viewport: Viewport
  thirdParty: boolean
  /** The address by which the site passes requests on to the service, as in `services="posthog;host=/ingest"`. */
  ownAddress?: string
  initiator: RequestInitiator
  status: number | null
  /** Why the browser stopped the request before it was sent, for example `csp`; null if it was sent. */
  blocked: string | null
  /** The Consent Mode parameter of a request to Google, for example `G100`. */
  consentMode: string | null
}
/** The script or response that stored an item. */
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
  /** The top-level site of a partitioned cookie (CHIPS); otherwise null. */
  partition: string | null
  httpOnly: boolean
  /** Days until it expires; null for session cookies. */
  days: number | null
  /** Length of name and value in bytes. Values are not in the report. */
  size: number
  viewport: Viewport
  setBy: StoredBy | null
}
export interface AuditStorage extends Attribution {
  kind: Exclude<StoredKind, 'cookie'>
  name: string
  /** The host of the frame whose storage it is. */
  host: string
  thirdParty: boolean
  /** Length of the value in characters; null for databases and caches. */
  size: number | null
  viewport: Viewport
  setBy: StoredBy | null
}
/** How the choice was made. */
export interface AuditAnswer {
  /** False if no way to make the choice was found. */
  answered: boolean
  /** `api`, `autoconsent` or `buttons`; null if nothing matched or no choice was to be made. */
  method: 'api' | 'autoconsent' | 'buttons' | null
  detail: string
}
export interface AuditState {
  answer: AuditAnswer
  pages: string[]
  requests: AuditRequest[]
  cookies: AuditCookie[]
  storage: AuditStorage[]
  /** Problems of the audit itself, for example a page that did not load in time. */
  notes: string[]
}
