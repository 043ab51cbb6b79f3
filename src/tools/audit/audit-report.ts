import type {
  AuditCategory,
  AuditState,
  RequestInitiator,
  StateName,
  StoredBy,
  StoredKind,
  Viewport,
} from './audit-facts'
import type { FindingId } from './findings/finding-table'

/** Something that the audit observed, as in the report. */
export interface AuditFinding {
  id: FindingId
  state: StateName
  /** The affected host; null for findings about the page. */
  host: string | null
  service: string | null
  company: string | null
  category: AuditCategory | null
  /** One sentence that states what was observed. */
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
  /** What an audit cannot detect, in sentences. */
  limits: string[]
  /** With `--compare`: new findings, and findings that are gone. */
  comparison?: { before: string; added: AuditFinding[]; removed: AuditFinding[] }
}
