import type { CategoryName } from '../../consent/categories'
import { toJson } from '../../consent/json'
import { ownProperties } from '../../consent/own-properties'
import { asServiceHosts, readBlockedHosts, type BlockedHosts, type ServiceHosts } from '../../consent/service-hosts'
import { createJudge, type BlockingRules } from '../rules/blocking-rules'

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  request: Request
  respondWith(answer: Promise<Response> | Response): void
}
interface WorkerMessage extends WorkerEvent {
  data: unknown
}
type Decision = Partial<Record<CategoryName, boolean>>

/**
 * The message from a page to the service worker: the effective consents. Its shape must not change, because the page
 * and the worker may have different versions.
 */
export interface DecisionMessage {
  type: 'consent-elements'
  consents: Decision
  /** The hosts of refused services within allowed categories. */
  blockedHosts?: BlockedHosts
}
/** What the worker stores: the consents, and the hosts of refused services. */
type StoredDecision = Decision & { blockedHosts?: BlockedHosts }

/** For how many milliseconds a blocked request waits for a message that allows it. */
const TIMEOUT_MS = 100
const noConsents = Object.create(null) as Decision
const PRODUCT = 'consent-elements'
/**
 * The key of the stored decision in the cache. Service workers cannot read localStorage, so the decision is stored as a
 * response.
 */
const DECISION_URL = '/consent-elements/decision'

/** Stores the granted categories; if there are none, deletes what is stored. */
async function storeDecision(consents: StoredDecision): Promise<void> {
  if (Object.values(consents).filter(on => on === true).length < 2) return void (await caches.delete(PRODUCT))
  await (await caches.open(PRODUCT)).put(DECISION_URL, new Response(toJson(consents)))
}

async function readStoredDecision(): Promise<StoredDecision> {
  const answer = (await caches.has(PRODUCT)) && (await (await caches.open(PRODUCT)).match(DECISION_URL))
  return ownProperties(answer ? await answer.json() : null) ?? noConsents
}

/**
 * Blocks requests to listed hosts in a service worker, whatever page, frame or worker makes them. They fail with a
 * network error. All other requests are left to the browser, or to the site's own service worker. Nothing is allowed
 * until the decision is known.
 * @param rules the site's own hosts and exemptions
 * @param isAlone whether nothing else in this worker answers requests. Requests to other hosts then wait until the
 *   stored decision is known, because it may name hosts of refused services that no list has
 */
export function gateFetches(rules: Omit<BlockingRules, 'allows'>, isAlone = false): void {
  let decision: StoredDecision | null = null
  let services: ServiceHosts | null = null
  const decide = (latest: StoredDecision): StoredDecision => {
    const blocked = readBlockedHosts(latest.blockedHosts)
    services = blocked ? asServiceHosts(blocked) : null
    return (decision = latest)
  }
  const restored = readStoredDecision().then(
    found => (decision ??= decide(found)),
    () => (decision ??= decide(noConsents)),
  )
  const judge = createJudge({ ...rules, allows: category => decision?.[category] === true, services: () => services })

  let resolveWaiting = (): void => undefined
  /**
   * Resolves with the next message, or after TIMEOUT_MS. A page that releases requests sends the message at the same
   * time as the requests.
   */
  const nextMessage = (): Promise<void> =>
    new Promise(resolve => {
      const before = resolveWaiting
      resolveWaiting = () => {
        before()
        resolve()
      }
      setTimeout(resolve, TIMEOUT_MS)
    })

  addEventListener('message', event => {
    const { data, waitUntil } = event as Event as WorkerMessage
    const message = ownProperties(data)
    const consents = ownProperties(message?.consents)
    if (message?.type !== PRODUCT || consents === null) return
    const blockedHosts = ownProperties(message.blockedHosts)
    const received = decide({
      ...consents,
      ...(blockedHosts && { blockedHosts: readBlockedHosts(blockedHosts) }),
    })
    resolveWaiting()
    resolveWaiting = () => undefined
    waitUntil.call(
      event,
      storeDecision(received).catch(() => undefined),
    )
  })
  addEventListener('fetch', event => {
    const { request } = event as FetchEvent
    const mayBeRefused = isAlone && decision === null && new URL(request.url).origin !== location.origin
    if (!mayBeRefused && judge(request.url, 'fetch', location.href) === null) return
    // Keeps the fetch listeners of the site's own service worker from calling respondWith() a second time.
    event.stopImmediatePropagation()
    const answer = async (): Promise<Response> => {
      await restored
      if (judge(request.url, 'fetch', location.href) !== null) await nextMessage()
      return judge(request.url, 'fetch', location.href) === null ? fetch(request) : Response.error()
    }
    ;(event as FetchEvent).respondWith(answer())
  })
}
