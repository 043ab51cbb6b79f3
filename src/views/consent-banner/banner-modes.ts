import type { ConsentStore } from '../../store/create-consent-store'
import { settingsAtom, signalsAtom } from '../../store/settings-atoms'
import { keepTabInside } from '../keep-tab-inside'
import { lockWhileVisible } from '../lock-while-visible'
import type { bannerSwitches } from './banner-switches'
import { avoidObscuringFocus } from './avoid-obscuring-focus'
import { moveIntoTopLayer } from './move-into-top-layer'
import { scrollCue } from './scroll-cue'

/** Whether the banner is modal. The page stays usable beside a non-modal one. */
export type BannerMode = 'modal' | 'nonModal'

/**
 * The behavior of the banner towards the rest of the page. It is not needed for the first frame, so it loads after it.
 * Each function starts a behavior and returns a function that stops it.
 */
export const bannerModes = {
  /**
   * In both modes, the banner stays above the page's modal dialogs, and has a cue where its text scrolls. With the option
   * `categoryChoices` it has switches, and it names the signal of a browser that sends one.
   */
  both(root: ShadowRoot, store: ConsentStore): () => void {
    const ground = root.querySelector<HTMLElement>('.root')
    const stops = [scrollCue(root)]
    if (ground && root.host instanceof HTMLElement) stops.push(moveIntoTopLayer(root.host, ground))
    let stopped = false
    const show = (part: Promise<typeof bannerSwitches>): Promise<unknown> =>
      part.then(
        start => stopped || stops.push(start(root, store)),
        () => {}, // the banner works without it
      )
    if (store.get(settingsAtom).categoryChoices)
      void show(import('./banner-switches').then(({ bannerSwitches }) => bannerSwitches))
    const { doNotTrack, globalPrivacyControl } = store.get(signalsAtom)
    if (doNotTrack || globalPrivacyControl)
      void show(import('./banner-signal').then(({ bannerSignal }) => bannerSignal))
    return () => {
      stopped = true
      stops.forEach(stop => stop())
    }
  },

  /** Modal: traps the focus and locks the page. */
  modal(root: ShadowRoot): () => void {
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
  nonModal(root: ShadowRoot): () => void {
    const card = root.querySelector('[part=banner]')
    const ground = root.querySelector('.root')
    if (!card || !ground) return () => {}
    const stop = avoidObscuringFocus(card, () => ground.toggleAttribute('data-raised'))
    return () => {
      stop()
      ground.removeAttribute('data-raised')
    }
  },
} satisfies Record<BannerMode | 'both', (root: ShadowRoot, store: ConsentStore) => () => void>
