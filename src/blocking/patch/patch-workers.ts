import { grantedCategories } from '../rules/granted-categories'
import { announceBlocked } from '../announce-blocked'
import type { BlockedRequest } from '../blocked-request'
import { isStorageGated } from '../storage-gate/judge-storage'
import { announceStorage } from '../storage-gate/announce-storage'
import { blobUrl, readInline } from '../frames/guarded-document'
import { onConsentMaybeChanged } from '../on-consent-maybe-changed'
import { guardScript } from './dom-primordials'
import { trustedTypes } from './read-once'
import type { Realm } from './realm'
import { patch, type Handler, type Unpatch } from './patch'
import { isTextHeld, watchImports } from '../hold/script-text'
import { linkWorker, linkWorkers, type WorkerNews, type WorkerStart } from '../workers/worker-link'
import { missingGuard, prefixWorker } from '../workers/worker-prefix'

const { URL } = globalThis

/** Workers read their script as UTF-8, whatever its type names. */
const utf8 = 'text/plain;charset=utf-8'

/** A module whose import fails, as one does that imports a blocked script. */
const failingModule = 'import "data:,"'

let tell: ((news: WorkerNews) => void) | undefined

/** The page to which workers belong. The guard of a worker replaces these values by those of its page. */
export const workerPage = {
  origin: globalThis.location?.origin,
  /** Receives the blocked requests of workers. */
  report: announceBlocked as (request: BlockedRequest) => void,
}

const listen = (news: WorkerNews): void => {
  if ('kind' in news) announceStorage(news)
  else if (!Array.isArray(news)) workerPage.report(news)
}

/** Tells workers when something may have changed, and the page what they have held. */
function linkPage(): void {
  if (tell || !globalThis.document) return
  tell = linkWorkers(listen)
  onConsentMaybeChanged(() => tell!(grantedCategories().allowed))
}

/** By address, the text of guards for workers; null for one that cannot be read. */
const guardTexts: Record<string, string | null> = {}

/** Modules cannot catch that an import fails, so their guard is read once before. @returns null if it is no script */
function guardText(url: string): string | null {
  const read = (): string | null => {
    const found = readInline(url)
    const isScript = found !== undefined && /script/.test(found.type)
    if (!isScript) console.error(missingGuard(url))
    return isScript ? found.text : null
  }
  return (guardTexts[url] ??= read())
}

/** By the address of a blob, the one that its shared worker has with the guard in front: the same address is the same worker. */
const sharedUrls = new Map<string, string>()

/**
 * Watches workers that are made of text, in blob: and data: addresses: as long as something is held, their text begins with
 * a guard of their own, `guard-worker.js` beside ours. Worker files of the site start as they are, because another script in
 * front would take the headers of their response from them: their policy, their referrer and their isolation.
 */
export function patchWorkers(realm: Realm = window): Unpatch {
  const start =
    (isShared: boolean): Handler =>
    (construct, args) => {
      if (args.length === 0 || trustedTypes?.isScriptURL(args[0])) return construct(args)
      // Read once: what is judged is what is run.
      const url = (args[0] = `${args[0] as string}`)
      const [, scheme] = /^[\0- ]*(blob|data):/i.exec(url) ?? []
      // From a disk no worker can fetch the guard.
      if (!scheme || !guardScript.src || guardScript.src.startsWith('file:')) return construct(args)
      const { allowed, allGranted } = grantedCategories()
      const inline = (!allGranted || sharedUrls.has(url)) && readInline(url, utf8)
      // What cannot be read is started as it is, for the browser to reject.
      if (!inline) return construct(args)
      linkPage()
      const isBlob = /^b/i.test(scheme)
      const isModule = (args[1] as WorkerOptions | undefined)?.type === 'module'
      const guard = new URL('guard-worker.js', guardScript.src).href
      const text = isModule ? guardText(guard) : ''
      if (text === null) return construct(args)
      const about: WorkerStart = {
        own: guard,
        origin: workerPage.origin,
        allowed,
        storage: isStorageGated() ? 'listed' : 'off',
        ...(!isBlob && !isShared && { hasPort: true }),
      }
      const watched = watchImports(inline.text)
      const isHeld = isModule && isTextHeld(watched, '', 'script')
      const guarded = isHeld
        ? failingModule
        : prefixWorker(watched, about, isModule, isModule && !isBlob ? text : undefined)
      if (!isBlob) args[0] = `data:${inline.type || utf8},${encodeURIComponent(guarded)}`
      else if (isShared) sharedUrls.set(url, (args[0] = sharedUrls.get(url) ?? blobUrl(guarded, inline.type)))
      else args[0] = blobUrl(guarded, inline.type)
      const worker = construct(args)
      if (isShared) tell?.(allowed)
      else if (!isBlob && !isHeld) linkWorker(worker as Worker, listen)
      // Later, as pages revoke their own address: the browser may not have fetched it yet.
      if (isBlob && !isShared) setTimeout(() => URL.revokeObjectURL(args[0] as string), 10_000)
      return worker
    }
  return patch(realm, { Worker: start(false), SharedWorker: start(true) })
}
