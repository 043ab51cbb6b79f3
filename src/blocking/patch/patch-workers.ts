import { currentHosts } from '../rules/current-hosts'
import { grantedCategories } from '../rules/granted-categories'
import { announceBlocked } from '../page/announce-blocked'
import type { BlockedRequest } from '../page/blocked-request'
import { isStorageGated } from '../rules/judge-storage'
import { announceStorage } from '../page/announce-storage'
import { blobUrl, readInline } from '../hold/guarded-document'
import { onConsentMaybeChanged } from '../page/on-consent-maybe-changed'
import { guardScript } from '../page/guard-script'
import { trustedTypes, trustedUrl } from '../page/read-once'
import type { Realm } from '../realm/realm'
import { patch, type Handler } from './patch'
import type { Unpatch } from '../rules/page-blocker'
import { isTextHeld, watchImports } from '../hold/script-text'
import { openWorkerPort, openWorkerChannel, type WorkerMessage, type WorkerStart } from '../workers/worker-link'
import { missingGuard, prefixWorker } from '../workers/worker-prefix'

const { URL } = globalThis

/** Workers decode their script as UTF-8, whatever charset its type names. */
const utf8 = 'text/plain;charset=utf-8'

/**
 * Reads the script of a worker. Its type is read before the text is decoded as UTF-8: Firefox returns the type that
 * decodes instead of the script's own, and no module may have that type.
 */
function readScript(url: string): ReturnType<typeof readInline> {
  const found = readInline(url)
  return found && /charset/i.test(found.type) ? { type: found.type, text: readInline(url, utf8)!.text } : found
}

/** A module that fails on import, like one that imports a blocked script. */
const failingModule = 'import "data:,"'

let sendToWorkers: ((message: WorkerMessage) => void) | undefined

/** The page that owns the workers. The guard in a worker replaces these values with those of its page. */
export const workerPage = {
  origin: globalThis.location?.origin,
  /** Receives the blocked requests of workers. */
  report: announceBlocked as (request: BlockedRequest) => void,
}

const onWorkerMessage = (message: WorkerMessage): void => {
  if ('kind' in message) announceStorage(message)
  else if (!Array.isArray(message)) workerPage.report(message)
}

/** Connects the page to its workers: they receive the granted categories, the page receives what they blocked. */
function linkPage(): void {
  if (sendToWorkers || !globalThis.document) return
  sendToWorkers = openWorkerChannel(onWorkerMessage)
  onConsentMaybeChanged(() => sendToWorkers!(grantedCategories().allowed))
}

/** Texts of the guard for workers, by address; null if it cannot be read as a script. */
const guardTexts: Record<string, string | null> = {}

/**
 * Returns the text of the guard for workers, or null if it is no script. It is read before a module worker starts,
 * because a module cannot catch a failed static import.
 */
function guardText(url: string): string | null {
  const read = (): string | null => {
    const found = readInline(url)
    const isScript = found !== undefined && /script/.test(found.type)
    if (!isScript) console.error(missingGuard(url))
    return isScript ? found.text : null
  }
  return (guardTexts[url] ??= read())
}

/**
 * The blob: addresses of shared workers, each with the address of its copy with the guard. One address must always
 * start the same worker, also once the page has revoked it.
 */
const sharedUrls = new Map<string, string>()

/** Returns an address in place of the page's: trusted if that was, and the page's own if it forbids our policy. */
function inPlaceOfUrl(given: unknown, url: string): unknown {
  if (!trustedTypes?.isScriptURL(given)) return url
  const ours = trustedUrl(url)
  return trustedTypes.isScriptURL(ours) ? ours : given
}

/**
 * Adds the guard to the text of a worker.
 * @param hasPort whether the page opens a port to the worker, which has an origin of its own
 * @returns null if the guard cannot be read
 */
function guardedText(given: string, isModule: boolean, isBlob: boolean, hasPort: boolean): string | null {
  const own = new URL('guard-worker.js', guardScript.src).href
  const guard = isModule ? guardText(own) : ''
  if (guard === null) return null
  const text = watchImports(given)
  if (isModule && isTextHeld(text, '', 'script')) return failingModule
  const start: WorkerStart = {
    own,
    origin: workerPage.origin,
    allowed: grantedCategories().allowed,
    hosts: currentHosts(),
    storage: isStorageGated() ? 'listed' : 'off',
    ...(hasPort && { hasPort }),
  }
  return prefixWorker(text, start, isModule, isModule && !isBlob ? guard : undefined)
}

/**
 * Patches workers whose script is a blob: or data: address. Unless everything is granted, their text begins with an
 * import of `guard-worker.js`, which lies beside guard.js.
 * Workers from files of the site start unchanged. A script in front would replace the headers of their response:
 * content security policy, referrer policy and cross-origin isolation.
 */
export function patchWorkers(realm: Realm = window): Unpatch {
  const start =
    (isShared: boolean): Handler =>
    (construct, args) => {
      if (args.length === 0) return construct(args)
      const [given] = args
      // Read once, so that the checked address is the one that runs. A trusted one cannot change.
      const url = `${given as string}`
      if (!trustedTypes?.isScriptURL(given)) args[0] = url
      const [, scheme] = /^[\0- ]*(blob|data):/i.exec(url) ?? []
      // In pages from file: addresses, workers cannot fetch the guard.
      if (!scheme || !guardScript.src || guardScript.src.startsWith('file:')) return construct(args)
      const { allowed, allGranted } = grantedCategories()
      const sharedUrl = isShared && sharedUrls.get(url)
      if (sharedUrl) {
        args[0] = sharedUrl
        const worker = construct(args)
        sendToWorkers?.(allowed)
        return worker
      }
      const inline = !allGranted && readScript(url)
      // An unreadable address is passed on, so that the browser reports the error.
      if (!inline) return construct(args)
      linkPage()
      const isBlob = /^b/i.test(scheme)
      const isModule = (args[1] as WorkerOptions | undefined)?.type === 'module'
      const guarded = guardedText(inline.text, isModule, isBlob, !isBlob && !isShared)
      if (guarded === null) return construct(args)
      const address = isBlob
        ? blobUrl(guarded, inline.type)
        : `data:${inline.type || utf8},${encodeURIComponent(guarded)}`
      args[0] = inPlaceOfUrl(given, address)
      if (isBlob && isShared) sharedUrls.set(url, args[0] as string)
      const worker = construct(args)
      if (isShared) sendToWorkers?.(allowed)
      else if (!isBlob && guarded !== failingModule) openWorkerPort(worker as Worker, onWorkerMessage)
      // Revoked late, because the browser may not have fetched the script yet.
      if (isBlob && !isShared) setTimeout(() => URL.revokeObjectURL(address), 10_000)
      return worker
    }
  return patch(realm, { Worker: start(false), SharedWorker: start(true) })
}
