import { toJson } from '../../consent/json'
import { grantedCategories } from '../rules/granted-categories'
import { announceBlocked } from '../announce-blocked'
import { isStorageGated } from '../storage-gate/judge-storage'
import { announceStorage } from '../storage-gate/announce-storage'
import { blobUrl, readInline } from '../frames/guarded-document'
import { onConsentMaybeChanged } from '../on-consent-maybe-changed'
import { guardScript } from './dom-primordials'
import { trustedTypes } from './read-once'
import type { Realm } from './realm'
import { patch, type Handler, type Unpatch } from './patch'
import { baseUri, parseUrl } from '../rules/request-url'
import { isTextHeld, watchImports } from '../hold/script-text'
import { linkWorkers, type WorkerNews, type WorkerStart } from '../workers/worker-link'

const script = 'text/javascript'

let tell: ((news: WorkerNews) => void) | undefined

/** Tells workers when something may have changed, and the page what they have held. */
function linkPage(): void {
  if (tell || !globalThis.document) return
  tell = linkWorkers(news => {
    if ('kind' in news) announceStorage(news)
    else if (!Array.isArray(news)) announceBlocked(news)
  })
  onConsentMaybeChanged(() => tell!(grantedCategories().allowed))
}

/**
 * Watches workers: as long as something is held, they begin with a guard of their own, `guard-worker.js` beside ours,
 * which then starts the script that was asked for. A worker of the site's own begins at the guard's address, because a
 * strict policy need not allow blob: addresses; one that is made of text begins at a blob's.
 */
export function patchWorkers(realm: Realm = window): Unpatch {
  const used = new Set<unknown>()
  const start =
    (isShared: boolean): Handler =>
    (construct, args) => {
      // From a disk no worker can fetch us.
      if (
        !guardScript.src ||
        guardScript.src.startsWith('file:') ||
        args.length === 0 ||
        trustedTypes?.isScriptURL(args[0])
      )
        return construct(args)
      // Read once: what is judged is what is run.
      let url = parseUrl((args[0] = `${args[0] as string}`) as string, baseUri())?.href ?? ''
      const isInline = /^(blob|data):/.test(url)
      const { allowed, allGranted } = grantedCategories()
      if ((!isInline && parseUrl(url)?.origin !== location.origin) || allGranted) return construct(args)
      linkPage()
      const isModule = (args[1] as WorkerOptions | undefined)?.type === 'module'
      used.add(url)
      if (isInline) {
        const text = readInline(url)?.text
        if (text) {
          const watched = watchImports(text)
          // What a module imports before it runs is out of a worker's own reach. And Firefox imports into a worker only what
          // calls itself a script, though it starts a worker with anything.
          url = isTextHeld(watched, '', 'script') ? `data:${script},` : blobUrl(watched, script)
        }
      }
      const guard = new URL('guard-worker.js', guardScript.src)
      const about: WorkerStart = {
        own: guard.href,
        url,
        origin: location.origin,
        allowed: isShared && !isInline ? [] : allowed,
        isModule,
        storage: isStorageGated() ? 'listed' : 'off',
      }
      if (isInline || guard.origin !== location.origin) {
        const telling = `self.consentGuard=${toJson(about)};`
        args[0] = blobUrl(
          isModule
            ? [blobUrl(telling, script), guard.href, url].map(file => `import ${JSON.stringify(file)};`).join('')
            : `${telling}importScripts(...${JSON.stringify([guard.href, url])})`,
          script,
        )
      } else {
        guard.hash = encodeURIComponent(toJson(about))
        args[0] = guard.href
      }
      const worker = construct(args)
      if (isShared) tell?.(allowed)
      return worker
    }
  return patch(realm, {
    Worker: start(false),
    SharedWorker: start(true),
    // A page may let go of an address as soon as it has made a worker of it; ours asks for it a little later.
    'URL. revokeObjectURL': (call, args) => (used.has(args[0]) ? void setTimeout(call, 10_000, args) : call(args)),
  })
}
