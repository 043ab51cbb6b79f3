import { createConsentStore, type ConsentStore } from '../store/create-consent-store'

/** A store that hands everything on to another, and that can be given another one. */
export interface FollowingStore {
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
export function followingStore(first: ConsentStore): FollowingStore {
  let beneath = first
  let running: ConsentStore | null = null
  const movers = new Set<() => void>()
  const listeners = new Set<() => void>()
  /** What was written before there ever was a manager, as by an effect of a child, which React runs first; null afterwards. */
  let early: ((store: ConsentStore) => unknown)[] | null = []
  const store: ConsentStore = {
    ...first,
    get: atom => beneath.get(atom),
    set(atom, ...args) {
      early?.push(later => later.set(atom, ...args))
      return beneath.set(atom, ...args)
    },
    sub(atom, listener) {
      let stop = beneath.sub(atom, listener)
      const move = (): void => {
        stop()
        stop = beneath.sub(atom, listener)
        listener()
      }
      movers.add(move)
      return () => {
        movers.delete(move)
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
      beneath = now ?? createConsentStore()
      if (now !== null) {
        const written = early ?? []
        early = null
        for (const write of written) write(now)
      }
      // A listener may end itself or begin another.
      for (const tell of [...movers, ...listeners]) tell()
    },
  }
}
