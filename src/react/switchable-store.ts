import { createConsentStore, type ConsentStore } from '../store/create-consent-store'

/** A store that forwards everything to a target store, which can be replaced. */
export interface SwitchableStore {
  /** Reads, writes and subscribes in the current target. */
  readonly store: ConsentStore
  /** Returns the running manager's store; null if none runs. */
  running(): ConsentStore | null
  /**
   * @param listener called when `running()` has changed
   * @returns an unsubscribe function
   */
  onRunning(listener: () => void): () => void
  follow(running: ConsentStore | null): void
}

/**
 * Creates a store whose identity stays the same while its target changes. If the value of the context changed instead,
 * React would render subtrees that it has not hydrated yet on the client and discard the server's markup.
 * @param first the target before a manager runs
 */
export function switchableStore(first: ConsentStore): SwitchableStore {
  let target = first
  let running: ConsentStore | null = null
  const resubscribers = new Set<() => void>()
  const listeners = new Set<() => void>()
  /**
   * Writes before the first manager started, which are repeated on its store. A child's effect can write then, because
   * React runs effects of children first. null after the first manager has started.
   */
  let early: ((store: ConsentStore) => unknown)[] | null = []
  const store: ConsentStore = {
    ...first,
    get: atom => target.get(atom),
    set(atom, ...args) {
      early?.push(later => later.set(atom, ...args))
      return target.set(atom, ...args)
    },
    sub(atom, listener) {
      let stop = target.sub(atom, listener)
      const resubscribe = (): void => {
        stop()
        stop = target.sub(atom, listener)
        listener()
      }
      resubscribers.add(resubscribe)
      return () => {
        resubscribers.delete(resubscribe)
        stop()
      }
    },
  }
  return {
    store,
    running: () => running,
    onRunning(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow(now) {
      if (now === running) return
      running = now
      target = now ?? createConsentStore()
      if (now !== null) {
        const written = early ?? []
        early = null
        for (const write of written) write(now)
      }
      // A copy, because listeners can subscribe and unsubscribe meanwhile.
      for (const notify of [...resubscribers, ...listeners]) notify()
    },
  }
}
