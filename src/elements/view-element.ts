import type { ConsentStore } from '../store/create-consent-store'

// In a file of its own, so that the type declarations of the elements do not need React's types.

/**
 * How a property and its attribute correspond. `string`, `number` and `boolean` are stored in the attribute. `object`
 * has no attribute and keeps the assigned value.
 */
export type PropertyKind = 'string' | 'number' | 'boolean' | 'object'
/** The kinds of an element's properties, by name. */
export type Properties = Record<string, PropertyKind>

interface ValueOf {
  string: string | null
  number: number | null
  boolean: boolean
  object: unknown
}
/** The values of an element's properties, by name. */
export type Values<P extends Properties> = { -readonly [Name in keyof P]: ValueOf[P[Name]] }

/** The members that our classes add to HTMLElement. */
export interface ViewElement extends HTMLElement {
  /** The store of the consent manager that runs in the page; null while none runs. */
  readonly consentStore: ConsentStore | null
  /** Whether the element may render. Only the first of its kind in the page does. */
  readonly isFirst: boolean
  /** Returns whether this element takes part in the choice of the first one. */
  wantsToBeFirst(): boolean
  /** Called when the store or a property has changed. */
  propertiesChanged(): void
  /** Renders the current state. Called when the store, a property or `isFirst` has changed. */
  draw(): void
}

/** What an element passes to its view, in addition to the values of its properties. */
export interface ViewProps {
  /** Whether the element may render. Only the first of its kind in the page does. */
  first: boolean
}
