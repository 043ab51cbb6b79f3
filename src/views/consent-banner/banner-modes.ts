import { keepTabInside } from '../keep-tab-inside'
import { lockWhileVisible } from '../lock-while-visible'
import { avoidObscuringFocus } from './avoid-obscuring-focus'
import { moveIntoTopLayer } from './move-into-top-layer'

/** Whether the banner leaves the page usable. */
export type BannerMode = 'beside' | 'before'

/**
 * How the banner gets on with the page around it. Nobody misses that in its first frame, so it is a file that is fetched
 * after it. Each begins with a banner that shows, and @returns ends it.
 */
export const bannerModes = {
  /** Above modal dialogs of the page, in whichever manner. */
  rise(root: ShadowRoot): () => void {
    const ground = root.querySelector<HTMLElement>('.root')
    return ground && root.host instanceof HTMLElement ? moveIntoTopLayer(root.host, ground) : () => {}
  },

  /** In front of the page, which is locked. */
  before(root: ShadowRoot): () => void {
    const keepTab = (event: Event): void => {
      const card = root.querySelector<HTMLElement>('[part=banner]')
      if (card) keepTabInside(event as KeyboardEvent, card)
    }
    root.addEventListener('keydown', keepTab)
    const unlock = lockWhileVisible(root.querySelector('[part=banner]'))
    return () => {
      root.removeEventListener('keydown', keepTab)
      unlock()
    }
  },

  /** Beside the page: what has the focus there stays to be seen. */
  beside(root: ShadowRoot): () => void {
    const card = root.querySelector('[part=banner]')
    const ground = root.querySelector('.root')
    if (!card || !ground) return () => {}
    const stop = avoidObscuringFocus(card, () => ground.toggleAttribute('data-raised'))
    return () => {
      stop()
      ground.removeAttribute('data-raised')
    }
  },
} satisfies Record<BannerMode | 'rise', (root: ShadowRoot) => () => void>
