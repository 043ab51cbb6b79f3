/**
 * `guard-worker.js`, which guard.js puts in front of workers: holds what a worker requests, by what its page tells.
 */
import { blockedText } from './blocking/blocked-request'
import { judgeBy } from './blocking/blocking-rules'
import { held } from './blocking/held'
import { own } from './blocking/natives'
import { pageBlocker } from './blocking/page-blocker'
import { patchFetch } from './blocking/patch-fetch'
import { patchImports } from './blocking/patch-imports'
import { patchSockets } from './blocking/patch-sockets'
import { patchWorkers } from './blocking/patch-workers'
import { patchXmlHttpRequest } from './blocking/patch-xml-http-request'
import type { Realm } from './blocking/realm'
import { replace, type Behaviour } from './blocking/replace'
import { baseUri, parseUrl, resolveAgainst } from './blocking/request-url'
import { linkWorkers, type WorkerStart } from './blocking/worker-link'

interface WorkerScope {
  consentGuard?: WorkerStart
  importScripts(...urls: string[]): void
}
const scope = globalThis as unknown as Realm & WorkerScope

function startWorker({ own: address, url, origin, allowed, isModule }: WorkerStart, isRunning: boolean): void {
  let granted = allowed
  own.src = address
  const tell = linkWorkers(news => {
    if (Array.isArray(news)) granted = news
  })
  const judge = judgeBy({ allows: category => granted.includes(category) }, new URL(origin))
  pageBlocker().judges.push((...request) => {
    const blocked = judge(...request)
    if (blocked && request[1] !== 'release') tell(blocked)
    return blocked
  })
  if (/^https?:/.test(url)) resolveAgainst(url)
  else resolveAgainst(`${origin}/`)
  patchFetch(scope)
  patchXmlHttpRequest(scope)
  patchSockets(scope)
  patchImports(scope)
  patchWorkers(scope)
  replace(scope, {
    importScripts(call, args) {
      for (const given of args) {
        const blocked = held(`${given as string}`, 'script')
        if (blocked) throw new DOMException(blockedText(blocked.url), 'NetworkError')
      }
      return call(args)
    },
  })
  if (isRunning) return

  // The script's own address is no longer that of the worker.
  const resolve =
    (at: number): Behaviour =>
    (call, args) => {
      const given = args[at]
      if (typeof given === 'string' || given instanceof URL)
        args[at] = parseUrl(`${given as string}`, baseUri())?.href ?? given
      return call(args)
    }
  replace(scope, {
    'fetch Request EventSource WebSocket Worker': resolve(0),
    'XMLHttpRequest: open': resolve(1),
    importScripts: (call, args) => call(args.map(given => parseUrl(`${given as string}`, baseUri())?.href ?? given)),
  })
  const script = new URL(url)
  Object.defineProperty(scope, 'location', {
    __proto__: null,
    get: () => script,
    configurable: true,
  } as PropertyDescriptor)
  if (!isModule) return scope.importScripts(url)
  // What the page sends while the module is still being fetched waits for it.
  const early: MessageEvent[] = []
  const types = ['message', 'connect']
  const wait = (event: Event): void => {
    event.stopImmediatePropagation()
    early.push(event as MessageEvent)
  }
  for (const type of types) scope.addEventListener(type, wait)
  import(url)
    .catch((error: unknown) =>
      setTimeout(() => {
        throw error
      }),
    )
    .finally(() => {
      for (const type of types) scope.removeEventListener(type, wait)
      for (const { type, data, ports, source } of early)
        scope.dispatchEvent(new MessageEvent(type, { data: data as unknown, ports: [...ports], source }))
    })
}

if (typeof document === 'undefined' && typeof self === 'object') {
  const told = scope.consentGuard
  if (told) startWorker(told, true)
  else if (location.hash) startWorker(JSON.parse(decodeURIComponent(location.hash.slice(1))) as WorkerStart, false)
}
