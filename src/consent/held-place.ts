import type { CategoryName } from './categories'

/** A held frame that is about to have a placeholder. `preventDefault()` keeps ours away. */
export interface HeldPlace {
  /** Whom the frame would ask. */
  url: string
  /** All that it needs. */
  categories: readonly CategoryName[]
  /** Whether the browser may have asked for it before the guard saw it. */
  mayHaveBeenRequested?: true
  /** Loads this one frame, now, without a consent. */
  load: () => void
  /** Grants its categories, a decision like any other. */
  allow: () => void
}
