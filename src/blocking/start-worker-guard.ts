import { blockedText, type BlockedRequest } from './page/blocked-request'
import { createJudge } from './rules/blocking-rules'
import { judgeRequest } from './rules/judge-request'
import { guardScript } from './page/guard-script'
import { pageBlocker } from './rules/page-blocker'
import { patchFetch } from './patch/patch-fetch'
import { patchImports } from './patch/patch-imports'
import { patchSockets } from './patch/patch-sockets'
import { patchWorkers, workerPage } from './patch/patch-workers'
import { patchXmlHttpRequest } from './patch/patch-xml-http-request'
import type { Realm } from './realm/realm'
import { patch } from './patch/patch'
import { setWorkerBase } from './rules/request-url'
import { reportStorageTo } from './page/announce-storage'
import { databasePatches } from './storage-gate/database-patches'
import { judgeStorage } from './rules/judge-storage'
import { releaseKeptWrites } from './storage-gate/kept-writes'
import { openWorkerChannel, type WorkerMessage, type WorkerStart } from './workers/worker-link'

interface WorkerScope {
  consentGuard?: WorkerStart
}
const scope = globalThis as unknown as Realm & WorkerScope

function startWorker({ own: address, origin, allowed, storage, hosts, hasPort }: WorkerStart): void {
  let granted = allowed
  guardScript.src = address
  const onMessage = (message: WorkerMessage): void => {
    if (!Array.isArray(message)) return
    granted = message
    releaseKeptWrites()
  }
  let send: ((message: WorkerMessage) => void) | undefined
  if (hasPort)
    scope.addEventListener(
      'message',
      event => {
        event.stopImmediatePropagation()
        send = openWorkerChannel(onMessage, event.ports[0])
      },
      { once: true },
    )
  else send = openWorkerChannel(onMessage)
  const report = (blocked: BlockedRequest): void => send?.(blocked)
  reportStorageTo(blocked => send?.(blocked))
  judgeStorage({ allows: category => granted.includes(category), storage })
  Object.assign(workerPage, { origin, report })
  const judge = createJudge(
    { ...hosts, allows: category => granted.includes(category) },
    origin === 'null' ? { origin, hostname: '' } : new URL(origin),
  )
  pageBlocker().judges.push((...request) => {
    const blocked = judge(...request)
    if (blocked && request[1] !== 'release') report(blocked)
    return blocked
  })
  setWorkerBase(location.href)
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
  const start = scope.consentGuard
  delete scope.consentGuard
  if (start) startWorker(start)
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
