import type { CDPSession, Protocol } from 'puppeteer-core'
import type { ConsoleMessage, PolicyIssue, Resource } from './page-facts'

/** Everything that a page reports while it loads. */
export interface PageReports {
  readonly console: ConsoleMessage[]
  readonly exceptions: ConsoleMessage[]
  readonly policyIssues: PolicyIssue[]
  readonly requests: Resource[]
  /** The response that the page itself is. */
  readonly document: () => Protocol.Network.ResponseReceivedEvent | null
}

const line = (number: number | undefined): number | null => (number === undefined ? null : number + 1)
/** How many messages and requests of a page are kept, and how many characters of a message. */
const MOST = 2000
const LONGEST = 10_000
/** Adds to a list, which a page in a loop must not fill without end. */
const keep = <Entry>(list: Entry[], entry: Entry): void => void (list.length < MOST && list.push(entry))

const textOf = ({ value, description, unserializableValue }: Protocol.Runtime.RemoteObject): string =>
  `${(value as unknown) ?? unserializableValue ?? description ?? ''}`

/** Follows a page from now on. Open it afterwards. */
export async function listenToPage(session: CDPSession): Promise<PageReports> {
  const reports: Omit<PageReports, 'document'> = { console: [], exceptions: [], policyIssues: [], requests: [] }
  const urls = new Map<string, string>()
  let document: Protocol.Network.ResponseReceivedEvent | null = null
  const isScript = (type: string | undefined) => type === 'Script' || type === 'Other'

  session.on('Runtime.consoleAPICalled', ({ type, args, stackTrace }) => {
    const [frame] = stackTrace?.callFrames ?? []
    const text = args.map(textOf).join(' ').slice(0, LONGEST)
    keep(reports.console, { level: type, text, url: frame?.url ?? null, line: line(frame?.lineNumber) })
  })
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text, url, lineNumber, stackTrace } }) => {
    const described = (exception?.description ?? text).slice(0, LONGEST)
    const from = url ?? stackTrace?.callFrames[0]?.url ?? null
    keep(reports.exceptions, { level: 'error', text: described, url: from, line: line(lineNumber) })
  })
  session.on('Audits.issueAdded', ({ issue }) => {
    const details = issue.details.contentSecurityPolicyIssueDetails
    if (!details || details.isReportOnly) return
    const { violatedDirective, blockedURL, contentSecurityPolicyViolationType, sourceCodeLocation } = details
    keep(reports.policyIssues, {
      directive: violatedDirective,
      blockedUrl: blockedURL ?? null,
      kind: contentSecurityPolicyViolationType,
      url: sourceCodeLocation?.url ?? null,
      line: line(sourceCodeLocation?.lineNumber),
    })
  })
  session.on('Network.requestWillBeSent', ({ requestId, request, type, frameId }) => {
    // Frames are pages of their own.
    const isOwn = document === null || frameId === undefined || frameId === document.frameId
    if (isScript(type) && isOwn) urls.set(requestId, request.url)
  })
  session.on('Network.responseReceived', event => {
    const { requestId, type, response } = event
    // The first document is the page; frames have documents too. A page can lead to another one by itself.
    if (type === 'Document' && (document === null || document.frameId === event.frameId)) document = event
    if (!urls.delete(requestId)) return
    keep(reports.requests, { url: response.url, status: response.status, type: response.mimeType, text: '' })
  })
  session.on('Network.loadingFailed', ({ requestId, blockedReason }) => {
    const url = urls.get(requestId)
    // What the page's policy blocks is an issue of its own.
    if (url !== undefined && blockedReason === undefined)
      keep(reports.requests, { url, status: null, type: '', text: '' })
    urls.delete(requestId)
  })
  await Promise.all([session.send('Audits.enable'), session.send('Runtime.enable')])
  return { ...reports, document: () => document }
}
