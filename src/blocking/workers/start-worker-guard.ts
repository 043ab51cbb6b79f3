import { blockedText } from '../blocked-request'
import { createJudge } from '../rules/blocking-rules'
import { judgeRequest } from '../rules/judge-request'
import { guardScript } from '../patch/dom-primordials'
import { pageBlocker } from '../page-blocker'
import { patchFetch } from '../patch/patch-fetch'
import { patchImports } from '../patch/patch-imports'
import { patchSockets } from '../patch/patch-sockets'
import { patchWorkers } from '../patch/patch-workers'
import { patchXmlHttpRequest } from '../patch/patch-xml-http-request'
import type { Realm } from '../patch/realm'
import { patch, type Handler } from '../patch/patch'
import { baseUri, parseUrl, resolveAgainst } from '../rules/request-url'
import { reportStorageTo } from '../storage-gate/announce-storage'
import { judgeStorage } from '../storage-gate/judge-storage'
import { releaseKeptWrites } from '../storage-gate/kept-writes'
import { databasePatches } from '../storage-gate/database-patches'
import { linkWorkers, type WorkerStart } from './worker-link'

interface WorkerScope {
  consentGuard?: WorkerStart
  importScripts(...urls: string[]): void
}
const scope = globalThis as unknown as Realm & WorkerScope

function startWorker({ own: address, url, origin, allowed, isModule, storage }: WorkerStart, isRunning: boolean): void {
  let granted = allowed
  guardScript.src = address
  const tell = linkWorkers(news => {
    if (!Array.isArray(news)) return
    granted = news
    releaseKeptWrites()
  })
  reportStorageTo(tell)
  judgeStorage({ allows: category => granted.includes(category), storage })
  const judge = createJudge({ allows: category => granted.includes(category) }, new URL(origin))
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
  if (isRunning) return

  // The script's own address is no longer that of the worker.
  const resolve =
    (at: number): Handler =>
    (call, args) => {
      const given = args[at]
      if (typeof given === 'string' || given instanceof URL)
        args[at] = parseUrl(`${given as string}`, baseUri())?.href ?? given
      return call(args)
    }
  patch(scope, {
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

/**
 * Starts the guard in a worker: in a running one, which has been told by its page what is granted, or in front of the script
 * that the hash of this script's address names.
 */
export function startWorkerGuard(): void {
  const running = scope.consentGuard
  if (running) startWorker(running, true)
  else if (location.hash) startWorker(JSON.parse(decodeURIComponent(location.hash.slice(1))) as WorkerStart, false)
}
