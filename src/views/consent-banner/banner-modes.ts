import { keepTabInside } from '../keep-tab-inside'
import { lockWhileVisible } from '../lock-while-visible'
import { avoidObscuringFocus } from './avoid-obscuring-focus'
import { moveIntoTopLayer } from './move-into-top-layer'

/** `beside` is non-modal: the page stays usable. `before` is modal. */
export type BannerMode = 'beside' | 'before'

/**
 * The behavior of the banner towards the rest of the page. It is not needed for the first frame, so it loads after it.
 * Each function starts a behavior and returns a function that stops it.
 */
export const bannerModes = {
  /** Keeps the banner above the page's modal dialogs, in both modes. */
  liftAboveDialogs(root: ShadowRoot): () => void {
    const ground = root.querySelector<HTMLElement>('.root')
    return ground && root.host instanceof HTMLElement ? moveIntoTopLayer(root.host, ground) : () => {}
  },

  /** Modal: traps the focus and locks the page. */
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

  /** Non-modal: keeps the page's focused element visible. */
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
} satisfies Record<BannerMode | 'liftAboveDialogs', (root: ShadowRoot) => () => void>
