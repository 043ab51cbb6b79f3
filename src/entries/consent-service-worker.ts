/**
 * `dist/consent-service-worker.js`: in a service worker it blocks requests; in a page it sends the decision to the
 * worker. The attribute `data-register` registers it for a site without a service worker. A site with a service worker
 * imports it there: `importScripts('/consent-service-worker.js')`, after `self.consentElements = { trackingHosts,
 * exemptHosts }` if it has hosts of its own.
 */
import { nativeDocument } from '../consent/native-document'
import type { BlockingRules } from '../blocking/rules/blocking-rules'
import { gateFetches } from '../blocking/workers/gate-fetches'
import { reportFault } from '../blocking/page/report-fault'
import { trustedScriptUrl } from '../signals/trusted-script-url'
import { connectServiceWorker } from '../boot/connect-service-worker'

interface Worker {
  consentElements?: Omit<BlockingRules, 'allows'>
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

function startWorker(worker: Worker): void {
  const isOurs = /consent-service-worker/.test(location.pathname)
  gateFetches(worker.consentElements ?? {}, isOurs)
  // A site's own worker decides itself when it takes over.
  if (!isOurs) return
  addEventListener('install', () => void worker.skipWaiting())
  addEventListener('activate', () => void worker.clients.claim())
}

if (typeof document === 'object') {
  if (navigator.serviceWorker) {
    connectServiceWorker()
    const script = nativeDocument.currentScript as HTMLScriptElement | null
    if (script?.hasAttribute('data-register'))
      navigator.serviceWorker.register(trustedScriptUrl(script.src)).catch(reportFault)
  }
} else if ('clients' in globalThis) startWorker(globalThis as unknown as Worker)
