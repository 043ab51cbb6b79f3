import type { CategoryName } from './categories'

/** The detail of the event before a blocked frame gets a placeholder. `preventDefault()` keeps our placeholder out. */
export interface HeldPlace {
  /** The address of the blocked frame. */
  url: string
  /** All categories that the frame needs. */
  categories: readonly CategoryName[]
  /** Set if the browser may have requested the address before the guard saw the frame. */
  mayHaveBeenRequested?: true
  /** Loads this frame once, without consent for the category. */
  load: () => void
  /** Grants the categories of the frame. This is stored as a decision. */
  allow: () => void
}
