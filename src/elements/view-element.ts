import type { ConsentStore } from '../store/create-consent-store'

// Beside element-for, so that the types of the elements need no types of React.

/**
 * How a property and its attribute stand to each other. `string`, `number` and `boolean` live in the attribute; `object`
 * has none, and stays the very value that it was set to.
 */
export type PropertyKind = 'string' | 'number' | 'boolean' | 'object'
export type Properties = Record<string, PropertyKind>

interface ValueOf {
  string: string | null
  number: number | null
  boolean: boolean
  object: unknown
}
export type Values<P extends Properties> = { -readonly [Name in keyof P]: ValueOf[P[Name]] }

/** What the classes here add to HTMLElement. */
export interface ViewElement extends HTMLElement {
  /** The store of the consent manager that runs in the page, null while none does. */
  readonly consentStore: ConsentStore | null
  /** Whether the element may show, as the first of its kind in the page. */
  readonly isFirst: boolean
  /** Only one element of a kind may show, the first that came. Answers whether this one wants to. */
  wantsToBeFirst(): boolean
  /** Called when the store has changed, and when a property has. */
  propertiesChanged(): void
  /** Draws what the element shows now; called when the store, a property or `isFirst` has changed. */
  draw(): void
}

/** What a view is told by its element, beside the values of its properties. */
export interface ViewProps {
  /** Whether the element may show, as the first of its kind in the page. */
  first: boolean
}
