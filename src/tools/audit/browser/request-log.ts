import type { Protocol } from 'puppeteer-core'
import type { RequestInitiator } from '../audit-facts'
import type { RecordedTarget } from './record-targets'

/** A request, as reported by the browser. */
export interface LoggedRequest {
  url: string
  method: string
  type: string
  /** Seconds since 1970. */
  wallTime: number
  target: string
  /** The frame that it belongs to; null for workers. */
  frame: string | null
  document: string
  initiator: RequestInitiator
  status: number | null
  blocked: string | null
  /** Whether a service worker responded, so that the request did not leave the browser. */
  fromServiceWorker: boolean
  /** The beginning of the text that was sent; null if there is none, or the browser does not report it. */
  body: string | null
  done: boolean
}
/** A cookie set by a response. */
export interface CookieResponse {
  name: string
  url: string
}
/** All requests of the targets of one visit. */
export interface RequestLog {
  readonly requests: LoggedRequest[]
  readonly cookies: CookieResponse[]
  /** Returns when the last request started, in milliseconds since 1970. */
  readonly lastStart: () => number
  readonly listen: (target: RecordedTarget) => void
}

const frames = (stack: Protocol.Runtime.StackTrace | undefined): Protocol.Runtime.CallFrame[] =>
  stack === undefined ? [] : [...stack.callFrames, ...frames(stack.parent)]

function readInitiator({ type, url, lineNumber, stack }: Protocol.Network.Initiator): RequestInitiator {
  const scripts = frames(stack).filter(frame => frame.url !== '')
  const [first] = scripts
  const line = first?.lineNumber ?? lineNumber
  return {
    type,
    url: first?.url ?? url ?? null,
    line: line === undefined ? null : line + 1,
    stack: [...new Set(scripts.map(frame => `${frame.url}:${frame.lineNumber + 1}`))].slice(0, 12),
  }
}

/** Reasons for which the browser stops a request before it is sent. Other reasons concern the response. */
const reasonsBeforeSending = ['csp', 'mixed-content', 'inspector', 'subresource-filter', 'origin']

const isSent = (url: string) => /^(https?|wss?):/.test(url)
const header = (headers: Protocol.Network.Headers, name: string): string =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? ''

/** Returns an empty log; `listen` adds the requests of a target from then on. */
export function createRequestLog(): RequestLog {
  const requests: LoggedRequest[] = []
  const cookies: CookieResponse[] = []
  const hops = new Map<string, LoggedRequest[]>()
  let lastStart = Date.now()

  const add = (id: string, request: LoggedRequest) => {
    const known = hops.get(id) ?? []
    // A worker's script is reported both by the worker and by its page.
    if (!isSent(request.url) || known.some(({ url, method }) => url === request.url && method === request.method))
      return
    hops.set(id, [...known, request])
    requests.push(request)
    lastStart = Date.now()
  }
  const last = (id: string) => hops.get(id)?.at(-1)

  const listen = ({ session, info }: RecordedTarget) => {
    session.on('Network.requestWillBeSent', event => {
      const previous = last(event.requestId)
      if (event.redirectResponse && previous)
        Object.assign(previous, {
          status: event.redirectResponse.status,
          done: true,
          // The browser itself goes from http to https, without a request to the host.
          blocked: header(event.redirectResponse.headers, 'non-authoritative-reason') === 'HSTS' ? 'hsts' : null,
        })
      add(event.requestId, {
        url: event.request.url + (event.request.urlFragment ?? ''),
        method: event.request.method,
        type: event.type ?? 'Other',
        wallTime: event.wallTime,
        target: info.type,
        frame: event.frameId ?? null,
        document: event.documentURL,
        initiator: readInitiator(event.initiator),
        status: null,
        blocked: null,
        fromServiceWorker: false,
        body: event.request.postData?.slice(0, 4096) ?? null,
        done: false,
      })
    })
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const request = last(requestId)
      if (request)
        Object.assign(request, { status: response.status, fromServiceWorker: response.fromServiceWorker ?? false })
    })
    session.on('Network.loadingFinished', ({ requestId }) => finish(requestId))
    session.on('Network.loadingFailed', ({ requestId, blockedReason }) => finish(requestId, blockedReason))
    session.on('Network.responseReceivedExtraInfo', ({ requestId, headers }) => {
      const url = last(requestId)?.url
      if (url === undefined) return
      for (const line of header(headers, 'set-cookie').split('\n'))
        if (line.includes('=')) cookies.push({ name: line.slice(0, line.indexOf('=')).trim(), url })
    })
    session.on('Network.webSocketCreated', event => socket(event.requestId, 'WebSocket', event, info))
    session.on('Network.webTransportCreated', event => socket(event.transportId, 'WebTransport', event, info))
    session.send('Network.enable').catch(() => {})
  }
  const finish = (id: string, reason?: string) => {
    const request = last(id)
    const blocked = reason !== undefined && reasonsBeforeSending.includes(reason) ? reason : null
    if (request) Object.assign(request, { done: true, blocked })
  }
  const socket = (
    id: string,
    type: string,
    { url, initiator }: { url: string; initiator?: Protocol.Network.Initiator },
    info: Protocol.Target.TargetInfo,
  ) =>
    add(id, {
      url,
      method: 'GET',
      type,
      wallTime: Date.now() / 1000,
      target: info.type,
      frame: null,
      document: info.url,
      initiator: readInitiator(initiator ?? { type: 'other' }),
      status: null,
      blocked: null,
      fromServiceWorker: false,
      body: null,
      done: true,
    })
  return { requests, cookies, lastStart: () => lastStart, listen }
}
