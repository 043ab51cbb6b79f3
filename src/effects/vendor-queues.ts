import type { CategoryName } from '../consent/categories'
import { changedCategories, type Consents } from '../consent/consents'

/**
 * The variables in which pages queue calls until a vendor's script has loaded. The queue is the variable itself, or its
 * `q`, `queue` or `callQueue`.
 */
const queues: Partial<Record<CategoryName, string>> = {
  measurement: 'dataLayer hj clarity _paq vaq __fathomClientQueue',
  marketing: 'fbq ttq snaptr pintrk twq rdt lintrk _hsq',
  functionality: 'Intercom',
}
/** The calls that record something. Others, such as `init` and `config`, are what the script needs to start. */
const records = /^(?:event|track(?!er)|page|vpv|trigger|tagRecording|stateChange)/i

/** Returns whether a queued call records an event. It is a list, or an object of Google Tag Manager or Fathom. */
function isEvent(call: unknown): boolean {
  const { 0: command, type, event } = Object(call) as Record<string, unknown>
  if (typeof event === 'string') return !event.startsWith('gtm.')
  return records.test(`${(command ?? type) as string}`)
}

/** Removes the events from a queue, unless a script of the vendor has taken it over. */
function discardEvents(queue: unknown): void {
  if (!Array.isArray(queue) || queue.push !== Array.prototype.push) return
  for (let at = queue.length - 1; at >= 0; at--) if (isEvent(queue[at])) queue.splice(at, 1)
}

/**
 * Discards the queued events of the categories that a visitor grants after a refusal: they were recorded while the
 * visitor had refused. A vendor's script would send them as soon as it loads.
 */
export function discardRecorded(now: Consents, before: Consents): void {
  for (const category of changedCategories(now, before)) {
    if (!now[category]) continue
    for (const name of (queues[category] ?? '').split(' ')) {
      const queue = (globalThis as Record<string, unknown>)[name]
      const { q, queue: list, callQueue } = Object(queue) as Record<string, unknown>
      for (const one of [queue, q, list, callQueue]) discardEvents(one)
    }
  }
}
