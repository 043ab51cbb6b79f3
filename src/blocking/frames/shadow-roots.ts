/** The page's shadow roots by host. Closed ones cannot be found in any other way. */
export const shadowRoots = new WeakMap<Element, ShadowRoot>()

let hasAny = false

/** Returns whether there may be a shadow root outside all documents. */
export const hasShadowRoots = (): boolean => hasAny

/** Records that markup may have created shadow roots. */
export const expectShadowRoots = (): void => void (hasAny = true)

export function addShadowRoot(host: Element, root: ShadowRoot): void {
  hasAny = true
  shadowRoots.set(host, root)
}
