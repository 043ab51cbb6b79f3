import { useLayoutEffect, type RefObject } from 'react'
import { riseAboveDialogs } from './rise-above-dialogs'

/**
 * Lifts the banner's element above the page's modal dialogs while the banner asks.
 * @param active whether it does
 * @param card the banner, in the shadow root of the element that moves
 */
export function useRising(active: boolean, card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const surface = card.current?.parentElement
    const root = surface?.getRootNode()
    if (!active || !surface || !(root instanceof ShadowRoot) || !(root.host instanceof HTMLElement)) return
    return riseAboveDialogs(root.host, surface)
  }, [active, card])
}
