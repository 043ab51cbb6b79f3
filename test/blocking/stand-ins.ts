/**
 * Stand-ins for the natives, put in place before the blocker starts: they note what would have left the page. What
 * leads nowhere anyhow still goes to the browser, so that its own behaviour can be seen.
 */
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

/** Notes the events that the page is told. */
export function listenForBlocked(): { details: unknown[]; stop: () => void } {
  const details: unknown[] = []
  const note = (event: Event): void => void details.push((event as CustomEvent).detail)
  document.addEventListener('ConsentBlockedRequest', note)
  return { details, stop: () => document.removeEventListener('ConsentBlockedRequest', note) }
}

/** @returns what a promise was rejected with */
export const rejectionOf = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => Promise.reject(new Error('It was not rejected.')),
    (error: Error) => error,
  )
