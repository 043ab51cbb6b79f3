/** The shadow roots that the page has, by their hosts: of closed ones nobody else is told. */
export const shadowRoots = new WeakMap<Element, ShadowRoot>()

let hasAny = false

/** Whether there may be a shadow root that no document contains yet. */
export const hasShadowRoots = (): boolean => hasAny

/** Says that markup may have made shadow roots. */
export const expectShadowRoots = (): void => void (hasAny = true)

export function addShadowRoot(host: Element, root: ShadowRoot): void {
  hasAny = true
  shadowRoots.set(host, root)
}
