const key = Symbol.for('consent-elements passes')
const page = globalThis as unknown as Record<symbol, WeakMap<Element, string> | undefined>

/** Allows one element to load one address, even if the rules block it, because the visitor requested exactly that. */
export const allowOnce = (element: Element, text: string): void => void (page[key] ??= new WeakMap()).set(element, text)

/**
 * Returns whether an element may load what is written into its `src`. The guard and all copies of this script share
 * these permissions.
 */
export const isAllowedOnce = (element: Element, text: string): boolean => page[key]?.get(element) === text

/** Revokes the permission of an element, for example because its category is now granted. */
export const revokeAllowOnce = (element: Element): void => void page[key]?.delete(element)
