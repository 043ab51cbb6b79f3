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

/** What a page tells the worker: the consents that are in force. Its shape must not change. */
export interface DecisionMessage {
  type: 'consent-elements'
  consents: Decision
  /** The hosts of services that the visitor has refused within a category that is allowed. */
  blockedHosts?: BlockedHosts
}
/** What the worker keeps: the consents, and beside them the hosts of refused services. */
type Kept = Decision & { blockedHosts?: BlockedHosts }

/** For how many milliseconds a held request waits for the news that it may go. */
const TIMEOUT_MS = 100
const nothing = Object.create(null) as Decision
const place = 'consent-elements'
/** Under this address, which nobody serves, the decision is kept, because a worker cannot read local storage. */
const address = '/consent-elements/decision'

/** Keeps what has been granted; where nothing has, nothing is kept. */
async function keep(consents: Kept): Promise<void> {
  if (Object.values(consents).filter(on => on === true).length < 2) return void (await caches.delete(place))
  await (await caches.open(place)).put(address, new Response(toJson(consents)))
}

async function kept(): Promise<Kept> {
  const answer = (await caches.has(place)) && (await (await caches.open(place)).match(address))
  return ownProperties(answer ? await answer.json() : null) ?? nothing
}

/**
 * Holds back, in a service worker, what pages, their frames and their workers ask of listed hosts, by whatever means: it
 * fails as a network error. What is not held is left to the browser, or to the site's own worker. As long as it is not
 * known what has been decided, nothing is allowed.
 * @param rules hosts of the site's own and exemptions
 */
export function gateFetches(rules: Omit<BlockingRules, 'allows'>): void {
  let decision: Kept | null = null
  let services: ServiceHosts | null = null
  const decide = (now: Kept): Kept => {
    const blocked = readBlockedHosts(now.blockedHosts)
    services = blocked ? asServiceHosts(blocked) : null
    return (decision = now)
  }
  const known = kept().then(
    found => (decision ??= decide(found)),
    () => (decision ??= decide(nothing)),
  )
  const judge = createJudge({ ...rules, allows: category => decision?.[category] === true, services: () => services })

  let heard = (): void => undefined
  /** Resolves with the next message, or when it would have come: a page that releases what it held tells us as it asks. */
  const nextMessage = (): Promise<void> =>
    new Promise(resolve => {
      const before = heard
      heard = () => {
        before()
        resolve()
      }
      setTimeout(resolve, TIMEOUT_MS)
    })

  addEventListener('message', event => {
    const { data, waitUntil } = event as Event as WorkerMessage
    const message = ownProperties(data)
    const consents = ownProperties(message?.consents)
    if (message?.type !== place || consents === null) return
    const blockedHosts = ownProperties(message.blockedHosts)
    const news = decide({
      ...consents,
      ...(blockedHosts && { blockedHosts: readBlockedHosts(blockedHosts) }),
    })
    heard()
    heard = () => undefined
    waitUntil.call(
      event,
      keep(news).catch(() => undefined),
    )
  })
  addEventListener('fetch', event => {
    const { request } = event as FetchEvent
    if (judge(request.url, 'fetch', location.href) === null) return
    // The site's own worker must not answer what has been answered.
    event.stopImmediatePropagation()
    const answer = async (): Promise<Response> => {
      await known
      if (judge(request.url, 'fetch', location.href) !== null) await nextMessage()
      return judge(request.url, 'fetch', location.href) === null ? fetch(request) : Response.error()
    }
    ;(event as FetchEvent).respondWith(answer())
  })
}
