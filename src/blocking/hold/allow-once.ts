const key = Symbol.for('consent-elements passes')
const page = globalThis as unknown as Record<symbol, WeakMap<Element, string> | undefined>

/** Lets one element load one address, whatever is held otherwise, because the visitor has asked for just that. */
export const allowOnce = (element: Element, text: string): void => void (page[key] ??= new WeakMap()).set(element, text)

/** Whether an element has a pass for what is written into its `src`. The guard and all copies of our script share them. */
export const isAllowedOnce = (element: Element, text: string): boolean => page[key]?.get(element) === text

/** Takes the pass back, as when all that is like it has been allowed. */
export const revokeAllowOnce = (element: Element): void => void page[key]?.delete(element)
