import { blockedText, type BlockedRequest } from '../blocked-request'
import { createJudge } from '../rules/blocking-rules'
import { judgeRequest } from '../rules/judge-request'
import { guardScript } from '../patch/dom-primordials'
import { pageBlocker } from '../page-blocker'
import { patchFetch } from '../patch/patch-fetch'
import { patchImports } from '../patch/patch-imports'
import { patchSockets } from '../patch/patch-sockets'
import { patchWorkers, workerPage } from '../patch/patch-workers'
import { patchXmlHttpRequest } from '../patch/patch-xml-http-request'
import type { Realm } from '../patch/realm'
import { patch } from '../patch/patch'
import { resolveAgainst } from '../rules/request-url'
import { reportStorageTo } from '../storage-gate/announce-storage'
import { databasePatches } from '../storage-gate/database-patches'
import { judgeStorage } from '../storage-gate/judge-storage'
import { releaseKeptWrites } from '../storage-gate/kept-writes'
import { linkWorkers, type WorkerNews, type WorkerStart } from './worker-link'

interface WorkerScope {
  consentGuard?: WorkerStart
}
const scope = globalThis as unknown as Realm & WorkerScope

function startWorker({ own: address, origin, allowed, storage, hasPort }: WorkerStart): void {
  let granted = allowed
  guardScript.src = address
  const listen = (news: WorkerNews): void => {
    if (!Array.isArray(news)) return
    granted = news
    releaseKeptWrites()
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
  reportStorageTo(blocked => tell?.(blocked))
  judgeStorage({ allows: category => granted.includes(category), storage })
  Object.assign(workerPage, { origin, report })
  const judge = createJudge(
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
  patch(scope, databasePatches())
  patch(scope, {
    importScripts(call, args) {
      for (const given of args) {
        const blocked = judgeRequest(`${given as string}`, 'script')
        if (blocked) throw new DOMException(blockedText(blocked.url), 'NetworkError')
      }
      return call(args)
    },
  })
}

/**
 * Starts the guard in a worker. The code that our page puts in front of the worker sets `consentGuard`; if that is not
 * set yet, the guard starts when it is.
 */
export function startWorkerGuard(): void {
  const told = scope.consentGuard
  delete scope.consentGuard
  if (told) startWorker(told)
  // The imports of a module run before its text, which sets `consentGuard`.
  else
    Object.defineProperty(scope, 'consentGuard', {
      __proto__: null,
      configurable: true,
      set(start: WorkerStart) {
        delete scope.consentGuard
        startWorker(start)
      },
    } as PropertyDescriptor)
}
