import type { CategoryName } from '../consent/categories'
import { announceBlocked } from './announce-blocked'
import { blobUrl, readInline } from './guarded-document'
import { hearDecisions } from './hear-decisions'
import { held } from './held'
import { entriesOf } from './host-lists'
import { own } from './natives'
import { trustedTypes } from './read-once'
import type { Realm } from './realm'
import { replace, type Behaviour, type Restore } from './replace'
import { baseUri, parseUrl } from './request-url'
import { isTextHeld } from './script-text'
import { trackingHosts } from './tracking-hosts'
import { linkWorkers, type WorkerNews, type WorkerStart } from './worker-link'

/** For each category one host that is listed under it: whether that is held tells whether the category is allowed. */
const samples = Object.fromEntries(entriesOf(trackingHosts).map(([host, category]) => [category, host]))

const allowedNow = (): CategoryName[] =>
  (Object.keys(samples) as CategoryName[]).filter(category => !held(`https://${samples[category]!}/`, 'release'))

const script = 'text/javascript'

let tell: ((news: WorkerNews) => void) | undefined

/** Tells workers when something may have changed, and the page what they have held. */
function linkPage(): void {
  if (tell || !globalThis.document) return
  tell = linkWorkers(news => {
    if (!Array.isArray(news)) announceBlocked(news)
  })
  hearDecisions(() => tell!(allowedNow()))
}

/**
 * Watches workers: as long as something is held, they begin with a guard of their own, `guard-worker.js` beside ours,
 * which then starts the script that was asked for. A worker of the site's own begins at the guard's address, because a
 * strict policy need not allow blob: addresses; one that is made of text begins at a blob's.
 */
export function patchWorkers(realm: Realm = window): Restore {
  const used = new Set<unknown>()
  const start =
    (isShared: boolean): Behaviour =>
    (construct, args) => {
      if (!own.src || args.length === 0 || trustedTypes?.isScriptURL(args[0])) return construct(args)
      // Read once: what is judged is what is run.
      let url = parseUrl((args[0] = `${args[0] as string}`) as string, baseUri())?.href ?? ''
      const isInline = /^(blob|data):/.test(url)
      const allowed = allowedNow()
      if ((!isInline && parseUrl(url)?.origin !== location.origin) || allowed.length === Object.keys(samples).length)
        return construct(args)
      linkPage()
      const isModule = (args[1] as WorkerOptions | undefined)?.type === 'module'
      used.add(url)
      // What a module imports is out of a worker's own reach.
      if (isInline && isTextHeld(readInline(url)?.text ?? '', '', 'script')) url = `data:${script},`
      const guard = new URL('guard-worker.js', own.src)
      const about: WorkerStart = {
        own: guard.href,
        url,
        origin: location.origin,
        allowed: isShared ? [] : allowed,
        isModule,
      }
      if (isInline || guard.origin !== location.origin) {
        const telling = `self.consentGuard=${JSON.stringify(about)};`
        args[0] = blobUrl(
          isModule
            ? [blobUrl(telling, script), guard.href, url].map(file => `import ${JSON.stringify(file)};`).join('')
            : `${telling}importScripts(...${JSON.stringify([guard.href, url])})`,
          script,
        )
      } else {
        guard.hash = encodeURIComponent(JSON.stringify(about))
        args[0] = guard.href
      }
      const worker = construct(args)
      if (isShared) tell?.(allowed)
      return worker
    }
  return replace(realm, {
    Worker: start(false),
    SharedWorker: start(true),
    // A page may let go of an address as soon as it has made a worker of it; ours asks for it a little later.
    'URL. revokeObjectURL': (call, args) => (used.has(args[0]) ? void setTimeout(call, 10_000, args) : call(args)),
  })
}
