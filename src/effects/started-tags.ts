import type { ConsentSnapshot } from '../signals/consent-snapshot'

/** The tag manager and the vendors of a page. The kernel starts them, or the core, which takes them over. */
export interface StartedTags {
  /** Returns whether a request is a ping of the tag manager that may pass the guard. */
  isPing(url: URL): boolean
  /** Reads the consents from another source from now on, and passes them on if they have changed. */
  follow(inForce: () => ConsentSnapshot): void
  /** Ends what has not been loaded yet. */
  stop(): void
}
