import { nativeDocument } from '../../consent/native-document'

type Call = unknown[]
type Callback = (data: unknown, success: boolean) => void
type TcfApi = (...call: Call) => unknown

const API = '__tcfapi'
const LOCATOR = '__tcfapiLocator'

/**
 * Installs a stub that queues the calls of ad scripts until the platform has loaded (IAB TCF, CMP API 2). Frames call it
 * by `postMessage`; they find the right window by its frame named `__tcfapiLocator`. We do not use the IAB's own stub,
 * because it polls for `<body>` every 5 ms and takes a second window's API for the page's.
 */
export function installTcfStub(): void {
  const page = window as unknown as Record<string, TcfApi | undefined>
  if (page[API]) return
  const queue: Call[] = []
  page[API] = (...call) => {
    const [command, , callback] = call as [string?, unknown?, Callback?]
    if (command === undefined) return queue
    if (command === 'ping')
      callback?.({ gdprApplies: undefined, cmpLoaded: false, cmpStatus: 'stub', apiVersion: '2' }, true)
    else queue.push(call)
    return undefined
  }
  addEventListener('message', answerFrame)
  addLocator()
}

/** Returns the calls that the stub has queued; none if the page has another API, which answers in its own way. */
export function callsInStub(): readonly Call[] {
  try {
    const calls = (window as unknown as Record<string, TcfApi>)[API]!()
    return Array.isArray(calls) ? (calls as Call[]) : []
  } catch {
    return []
  }
}

/** Forwards a call from a frame to the API, and sends the result back. */
function answerFrame({ data, source }: MessageEvent): void {
  const call = callIn(data)
  if (call === null) return
  ;(window as unknown as Record<string, TcfApi>)[API]!(
    call.command,
    call.version,
    (returnValue: unknown, success: boolean) => {
      const answer = { __tcfapiReturn: { returnValue, success, callId: call.callId } }
      source?.postMessage(typeof data === 'string' ? JSON.stringify(answer) : answer, { targetOrigin: '*' })
    },
    call.parameter,
  )
}

interface FrameCall {
  command: string
  version: unknown
  callId: unknown
  parameter?: unknown
}

function callIn(data: unknown): FrameCall | null {
  try {
    const { __tcfapiCall: call } = (typeof data === 'string' ? JSON.parse(data) : data) as { __tcfapiCall?: FrameCall }
    return typeof call?.command === 'string' ? call : null
  } catch {
    return null
  }
}

function addLocator(): void {
  if (nativeDocument.querySelector(`iframe[name="${LOCATOR}"]`)) return
  if (!nativeDocument.body) {
    new MutationObserver((_, observer) => {
      if (!nativeDocument.body) return
      observer.disconnect()
      addLocator()
    }).observe(nativeDocument.documentElement, { __proto__: null, childList: true } as MutationObserverInit)
    return
  }
  // oxlint-disable-next-line react/iframe-missing-sandbox -- it loads nothing
  const locator = nativeDocument.createElement('iframe')
  locator.style.display = 'none'
  locator.name = LOCATOR
  locator.title = 'Consent signals'
  nativeDocument.body.append(locator)
}
