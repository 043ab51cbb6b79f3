import type { Judge } from '../../src/blocking/rules/blocking-rules'
import { pageBlocker } from '../../src/blocking/rules/page-blocker'

/** Replaces `fetch` with a stub before the blocker starts. The stub records the requests and sends nothing. */
export function standInForFetch(): { sent: unknown[]; restore: () => void } {
  const native = window.fetch
  const sent: unknown[] = []
  window.fetch = function fetch(this: unknown, input: RequestInfo | URL, _init?: RequestInit) {
    sent.push(typeof input === 'object' && !(input instanceof Request) ? `read again: ${input}` : input)
    return Promise.resolve(new Response('arrived'))
  }
  return { sent, restore: () => void (window.fetch = native) }
}

export function standInForXhr(): { sent: string[]; restore: () => void } {
  const { open, send } = XMLHttpRequest.prototype
  const urls = new WeakMap<XMLHttpRequest, string>()
  const sent: string[] = []
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    Reflect.apply(open, this, args)
    urls.set(this, `${args[1]}`)
  }
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    const url = urls.get(this)
    if (url === undefined || /^data:|\.invalid:1\//.test(url)) return Reflect.apply(send, this, [body])
    sent.push(url)
    this.dispatchEvent(new ProgressEvent('load'))
  }
  return { sent, restore: () => void Object.assign(XMLHttpRequest.prototype, { open, send }) }
}

/**
 * Replaces a class of the window with a stub, which records the arguments of each construction.
 * @param leadsNowhere returns whether arguments are passed to the native class, because they cause no request
 */
export function standInForConstructor(
  name: string,
  leadsNowhere: (args: unknown[]) => boolean,
): { made: unknown[][]; restore: () => void } {
  const globals = window as unknown as Record<string, new (...args: unknown[]) => object>
  const native = globals[name]!
  const made: unknown[][] = []
  const StandIn = new Proxy(native, {
    construct(_, args, newTarget) {
      if (leadsNowhere(args)) return Reflect.construct(native, args, newTarget) as object
      made.push(args)
      return Object.create((newTarget as typeof native).prototype) as object
    },
  })
  globals[name] = StandIn
  native.prototype.constructor = StandIn
  return {
    made,
    restore() {
      globals[name] = native
      native.prototype.constructor = native
    },
  }
}

/** Uses a judge during the tests of the suite that calls this. */
export function decideBy(judge: Judge): void {
  const { judges } = pageBlocker()
  before(() => void judges.push(judge))
  after(() => void judges.splice(judges.indexOf(judge), 1))
}

/** Blocks URLs that contain "tracker" in the suite that calls this, until `allow` is called. */
export function trackerJudge(): { held: Judge; judged: Parameters<Judge>[]; allow: (on?: boolean) => void } {
  let allowed = false
  const judged: Parameters<Judge>[] = []
  const held: Judge = (...request) => {
    judged.push(request)
    const [url, channel] = request
    return url.includes('tracker') && !allowed ? { url, category: 'marketing', channel } : null
  }
  decideBy(held)
  return { held, judged, allow: (on = true) => void (allowed = on) }
}

/** Records the events about blocked requests. */
export function listenForBlocked(): { details: unknown[]; stop: () => void } {
  const details: unknown[] = []
  const note = (event: Event): void => void details.push((event as CustomEvent).detail)
  document.addEventListener('ConsentBlockedRequest', note)
  return { details, stop: () => document.removeEventListener('ConsentBlockedRequest', note) }
}

/** Returns the error that a promise is rejected with. */
export const rejectionOf = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => Promise.reject(new Error('It was not rejected.')),
    (error: Error) => error,
  )
