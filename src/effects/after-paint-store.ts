import { inNextTask } from '../browser/in-next-task'
import { whenPainted } from '../browser/when-painted'
import { categoryNames } from '../consent/categories'
import { nativeDocument } from '../consent/native-document'
import type { ConsentStore } from '../store/create-consent-store'
import { effectiveConsentsAtom, receivedRecordAtom, recordAtom } from '../store/record-atoms'
import { serviceStatesAtom } from '../store/service-atoms'
import { waitingWorkAtom } from '../store/waiting-work-atom'

type Listener = () => void

/** The store in two forms, and a function that runs what waits and stops this. */
interface AfterPaintStore {
  /** The store whose listeners run before those of `store`. */
  first: ConsentStore
  store: ConsentStore
  stop: () => void
}

/**
 * Returns the store in a form whose listeners run after the next paint if a press in our user interface has granted
 * something, or has refused what was not granted before. Each then runs in a task of its own, in the usual order.
 *
 * In all other cases listeners run at once: page code has decided, another tab has, or the press withdraws something.
 * Nothing may be sent between a withdrawal and the events on which blockers and vendors stop.
 *
 * What waits also runs before the next decision is applied, and when the page is hidden or left.
 */
export function afterPaintStore(store: ConsentStore): AfterPaintStore {
  const waitingFirst = new Set<Listener>()
  const waiting = new Set<Listener>()
  /** Set while listeners wait. */
  let cancelNext: (() => void) | null = null

  const snapshot = (): { record: unknown; granted: readonly string[] } => {
    const effective = store.get(effectiveConsentsAtom)
    const services = store.get(serviceStatesAtom).filter(({ allowed }) => allowed)
    return {
      record: store.get(recordAtom),
      granted: [...categoryNames.filter(name => effective[name]), ...services.map(({ name }) => `service ${name}`)],
    }
  }
  let before = snapshot()

  const isPress = (): boolean => {
    const record = store.get(recordAtom)
    if (record === null || record === before.record || record === store.get(receivedRecordAtom)) return false
    if ((record.surface ?? 'page') === 'page' || nativeDocument.visibilityState === 'hidden') return false
    const { granted } = snapshot()
    return before.granted.every(name => granted.includes(name))
  }
  const takeNext = (): Listener | undefined => {
    const [next] = waitingFirst.size > 0 ? waitingFirst : waiting
    if (next && !waitingFirst.delete(next)) waiting.delete(next)
    return next
  }
  const runNext = (): void => {
    const next = takeNext()
    if (!next) return settle()
    cancelNext = inNextTask(runNext)
    next()
  }
  const settle = (): void => {
    cancelNext = null
    before = snapshot()
  }
  const run = (): void => {
    cancelNext?.()
    cancelNext = null
    for (let next = takeNext(); next; next = takeNext()) {
      try {
        next()
      } catch (thrown) {
        // The next decision must not fail because of this one.
        setTimeout(() => {
          throw thrown
        })
      }
    }
    settle()
  }
  const defer = (listener: Listener, queue: Set<Listener>): void => {
    if (cancelNext === null && !isPress()) {
      before = snapshot()
      return listener()
    }
    queue.add(listener)
    cancelNext ??= whenPainted(runNext)
  }
  const onHidden = (): void => {
    if (nativeDocument.visibilityState === 'hidden') run()
  }
  addEventListener('pagehide', run)
  nativeDocument.addEventListener('visibilitychange', onHidden)
  store.set(waitingWorkAtom, { run })
  const withQueue = (queue: Set<Listener>): ConsentStore => ({
    ...store,
    sub: (atom, listener) => store.sub(atom, () => defer(listener, queue)),
  })
  return {
    first: withQueue(waitingFirst),
    store: withQueue(waiting),
    stop() {
      run()
      store.set(waitingWorkAtom, null)
      removeEventListener('pagehide', run)
      nativeDocument.removeEventListener('visibilitychange', onHidden)
    },
  }
}
