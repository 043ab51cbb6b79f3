import { createConsentStore, type ConsentStore } from '../store/create-consent-store'

/** A store that hands everything on to another, and that can be given another one. */
export interface SwitchableStore {
  /** Reads, writes and subscribes wherever the store beneath is now. */
  readonly store: ConsentStore
  /** The running manager's store; null while there is none. */
  running(): ConsentStore | null
  /** @param listener is told when `running()` has changed @returns ends it */
  onRunning(listener: () => void): () => void
  follow(running: ConsentStore | null): void
}

/**
 * Makes a store that stays the same for React while the one beneath it changes. A provider whose value changed would draw
 * every part of the page anew that React has not hydrated yet, in place of taking over what the server has sent.
 * @param first what lies beneath before a manager runs
 */
export function switchableStore(first: ConsentStore): SwitchableStore {
  let target = first
  let running: ConsentStore | null = null
  const resubscribers = new Set<() => void>()
  const listeners = new Set<() => void>()
  /** What was written before there ever was a manager, as by an effect of a child, which React runs first; null afterwards. */
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
      const move = (): void => {
        stop()
        stop = target.sub(atom, listener)
        listener()
      }
      resubscribers.add(move)
      return () => {
        resubscribers.delete(move)
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
      // A listener may end itself or begin another.
      for (const tell of [...resubscribers, ...listeners]) tell()
    },
  }
}
