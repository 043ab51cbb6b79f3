import { nativeDocument } from '../consent/native-document'

type Call = unknown[]
type Callback = (data: unknown, success: boolean) => void

/** The name of the global, as defined by the IAB. */
const API = '__gpp'

/** The function `__gpp()` of the IAB's Global Privacy Platform. */
export type GppApi = (...call: Call) => unknown

/**
 * Installs a stub that responds to ad scripts until the platform is loaded, which then processes the queued calls (IAB
 * GPP, CMP API 1.1). Frames call it by `postMessage`. They find the right window by its frame named `__gppLocator`.
 */
export function installGppStub(): void {
  const page = window as unknown as Record<string, GppApi | undefined>
  if (page[API]) return
  const queue: Call[] = []
  const events: { id: number; callback: Callback; parameter: unknown }[] = []
  let lastId = 0
  const ping = (): object => ({
    gppVersion: '1.1',
    cmpStatus: 'stub',
    cmpDisplayStatus: 'hidden',
    signalStatus: 'not ready',
    supportedAPIs: [],
    cmpId: 0,
    sectionList: [],
    applicableSections: [],
    gppString: '',
    parsedSections: {},
  })
  page[API] = (...call) => {
    const [command, callback, parameter] = call as [string?, Callback?, unknown?]
    if (command === undefined) return queue
    if (command === 'events') return events
    if (command === 'ping') callback?.(ping(), true)
    else if (command === 'addEventListener') {
      const id = ++lastId
      events.push({ id, callback: callback ?? (() => {}), parameter })
      callback?.({ eventName: 'listenerRegistered', listenerId: id, data: true, pingData: ping() }, true)
    } else if (command === 'removeEventListener') {
      const at = events.findIndex(({ id }) => id === parameter)
      if (at >= 0) events.splice(at, 1)
      callback?.({ eventName: 'listenerRemoved', listenerId: parameter, data: at >= 0, pingData: ping() }, true)
    } else queue.push(call)
    return undefined
  }
  addEventListener('message', answerFrame)
  addLocator()
}

/** Forwards a call from a frame to the API, and sends the result back. */
function answerFrame({ data, source }: MessageEvent): void {
  const isText = typeof data === 'string'
  const call = parsed(data)
  if (call === null) return
  const { command, parameter, version, callId } = call
  ;(window as unknown as Record<string, GppApi>)[API]!(
    command,
    (returnValue: unknown, success: boolean) => {
      const answer = { __gppReturn: { returnValue, success, callId } }
      source?.postMessage(isText ? JSON.stringify(answer) : answer, { targetOrigin: '*' })
    },
    parameter,
    version,
  )
}

function parsed(data: unknown): { command: string; parameter?: unknown; version?: unknown; callId: unknown } | null {
  try {
    const { __gppCall: call } = (typeof data === 'string' ? JSON.parse(data) : data) as { __gppCall?: unknown }
    const isCall =
      typeof call === 'object' && call !== null && typeof (call as { command?: unknown }).command === 'string'
    return isCall ? (call as { command: string; callId: unknown }) : null
  } catch {
    return null
  }
}

function addLocator(): void {
  if (nativeDocument.querySelector('iframe[name="__gppLocator"]')) return
  if (!nativeDocument.body) return void addEventListener('DOMContentLoaded', addLocator, { once: true })
  // oxlint-disable-next-line react/iframe-missing-sandbox -- it loads nothing
  const locator = nativeDocument.createElement('iframe')
  locator.style.display = 'none'
  locator.name = '__gppLocator'
  locator.title = 'Privacy signals'
  nativeDocument.body.append(locator)
}
