/**
 * `guard-worker.js`, which guard.js puts in front of workers: holds what a worker requests, by what its page tells.
 */
import { blockedText, type BlockedRequest } from './blocking/blocked-request'
import { judgeBy } from './blocking/blocking-rules'
import { held } from './blocking/held'
import { own } from './blocking/natives'
import { pageBlocker } from './blocking/page-blocker'
import { patchFetch } from './blocking/patch-fetch'
import { patchImports } from './blocking/patch-imports'
import { patchSockets } from './blocking/patch-sockets'
import { patchWorkers, workerPage } from './blocking/patch-workers'
import { patchXmlHttpRequest } from './blocking/patch-xml-http-request'
import type { Realm } from './blocking/realm'
import { replace } from './blocking/replace'
import { resolveAgainst } from './blocking/request-url'
import { linkWorkers, type WorkerNews, type WorkerStart } from './blocking/worker-link'

interface WorkerScope {
  consentGuard?: WorkerStart
}
const scope = globalThis as unknown as Realm & WorkerScope

function startWorker({ own: address, origin, allowed, hasPort }: WorkerStart): void {
  let granted = allowed
  own.src = address
  const listen = (news: WorkerNews): void => {
    if (Array.isArray(news)) granted = news
  }
  let tell: ((news: WorkerNews) => void) | undefined
  if (hasPort)
    scope.addEventListener(
      'message',
      event => {
        event.stopImmediatePropagation()
        tell = linkWorkers(listen, event.ports[0])
      },
      { once: true },
    )
  else tell = linkWorkers(listen)
  const report = (blocked: BlockedRequest): void => tell?.(blocked)
  Object.assign(workerPage, { origin, report })
  const judge = judgeBy(
    { allows: category => granted.includes(category) },
    origin === 'null' ? { origin, hostname: '' } : new URL(origin),
  )
  pageBlocker().judges.push((...request) => {
    const blocked = judge(...request)
    if (blocked && request[1] !== 'release') report(blocked)
    return blocked
  })
  resolveAgainst(location.href)
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
}

if (typeof document === 'undefined' && typeof self === 'object') {
  const told = scope.consentGuard
  delete scope.consentGuard
  if (told) startWorker(told)
  // The imports of a module run before its text, which sets this.
  else
    Object.defineProperty(scope, 'consentGuard', {
      configurable: true,
      set(start: WorkerStart) {
        delete scope.consentGuard
        startWorker(start)
      },
    })
}
