import { nativeDocument } from '../consent/native-document'
import { blockedText, rejectHeld } from './page/blocked-request'
import { isGateClosed } from './gate/open-gate'
import { failingAddress } from './hold/failing-address'
import { pageBlocker } from './rules/page-blocker'

/**
 * Delays `fetch` and XMLHttpRequest to other hosts until the blocker has loaded, which then decides about them. A
 * synchronous request cannot wait, and fails.
 * Does nothing behind a gate, which holds them already.
 * @param arrival resolves when the blocker has loaded, or has failed to load. Without a blocker, every request is sent.
 * @returns a function that restores the native functions. Requests that wait already are not affected.
 */
export function holdRequestsUntil(arrival: Promise<void>): () => void {
  if (isGateClosed()) return () => {}
  const page = window
  const calls = XMLHttpRequest.prototype
  const { fetch } = page
  const { open, send } = calls
  const opened = new WeakMap<XMLHttpRequest, { args: unknown[]; url: string; base: string }>()
  let isHolding = true

  const heldFetch = function (this: unknown, ...args: Parameters<typeof fetch>): Promise<Response> {
    const call = (): Promise<Response> => fetch.apply(this as Window, args)
    if (!isHolding) return call()
    // Requests of other windows are no instances of ours.
    const given = args[0] as Partial<Request> | string
    const isRequest = typeof given === 'object' && 'method' in given
    const url = isRequest ? given.url! : (args[0] = `${given as string}`)
    return isOwn(url) ? call() : arrival.then(() => (isBlocked(url, 'fetch') ? rejectHeld(url) : call()))
  }
  const heldOpen = function (this: XMLHttpRequest, ...args: unknown[]): void {
    if (args.length > 1) args[1] = `${args[1] as string}`
    open.apply(this, args as never)
    if (isHolding) opened.set(this, { args, url: args[1] as string, base: nativeDocument.baseURI })
  }
  const heldSend = function (this: XMLHttpRequest, ...body: Parameters<typeof send>): void {
    const request = opened.get(this)
    if (!isHolding || !request || isOwn(request.url)) return send.apply(this, body)
    const { args, url, base } = request
    const text = blockedText(url)
    if (args.length > 2 && !args[2]) throw new DOMException(text, 'NetworkError')
    const sendNow = (): void => {
      // Opened again in the meantime, it is another request.
      if (opened.get(this) !== request || this.readyState !== 1) return
      if (isBlocked(url, 'xhr', base)) open.call(this, args[0] as string, failingAddress(text, body[0]), true)
      send.apply(this, body)
    }
    void arrival.then(sendNow)
  }

  const replacements = [
    [page, 'fetch', fetch, heldFetch],
    [calls, 'open', open, heldOpen],
    [calls, 'send', send, heldSend],
  ] as const
  for (const [owner, name, , held] of replacements) Reflect.set(owner, name, held)
  return () => {
    isHolding = false
    // What another script has put on top of ours stays, and calls the native function.
    for (const [owner, name, native, held] of replacements)
      if (Reflect.get(owner, name) === held) Reflect.set(owner, name, native)
  }
}

/** Returns whether the blocker that has loaded blocks a request, and has it logged then. */
function isBlocked(url: string, channel: 'fetch' | 'xhr', base?: string): boolean {
  const { judges } = pageBlocker()
  return !!judges[judges.length - 1]?.(url, channel, base)
}

/** Returns whether an address is of the page's own origin, or of no host at all. Invalid addresses fail natively. */
function isOwn(url: string): boolean {
  try {
    const { origin, protocol } = new URL(url, nativeDocument.baseURI)
    return origin === location.origin || !protocol.startsWith('http')
  } catch {
    return true
  }
}
