import { takeEarlyPress, type BannerPress } from '../../browser/early-press'
import { whenPainted } from '../../browser/when-painted'
import { acceptAllAtom, openSettingsAtom, rejectAllAtom, saveSelectionAtom } from '../../store/actions'
import type { ConsentStore } from '../../store/create-consent-store'
import { customizeButtonAtom, listsShownAtom, settingsSoonAtom } from '../../store/ui-atoms'
import { settingsAtom } from '../../store/settings-atoms'
import { pressContext } from '../press-context'
import { markupPainter } from '../markup-painter'
import { STATUS_CLEAR_MS } from '../parts/status-clear-ms'
import { fadeDuration, whenFaded } from '../when-faded'
import { bannerAtom } from './banner-atom'
import type { bannerModes, BannerMode } from './banner-modes'
import { bannerMarkup, crashedMarkup } from './banner-markup'
import { TRANSLATIONS_TIMEOUT_MS } from './translations-timeout'

/** Returns the action of the button that an event belongs to; empty outside of buttons. */
const actionOf = ({ target }: Event): string =>
  (target instanceof Element && target.closest<HTMLElement>('[data-action]')?.dataset.action) || ''

/**
 * Shows the banner without React; it is modal if `scrollLock` is set. It renders the markup of ConsentBanner and adds
 * buttons, focus, scroll lock and fading. An error leaves the rest of the page intact.
 *
 * A layout with a file of its own is awaited, so that the banner does not move. If the file cannot be loaded, or takes too
 * long, the banner has the default position.
 * @param root a shadow root with the banner's styles
 * @param layout such a layout, or '' for the others; see own-file-layout.ts
 * @param report reports an unknown layout; by default in the console
 * @returns a function that removes the banner
 */
export function paintBanner(
  root: ShadowRoot,
  store: ConsentStore,
  layout = '',
  report?: (message: string) => void,
): () => void {
  const paint = markupPainter(root, bannerMarkup)
  const setMode = modeSetter(root, store)
  const find = (selector: string): HTMLElement | null => root.querySelector(selector)
  // A server may have rendered the banner. It stays until it is known whether it must be shown.
  let phase: 'in' | 'out' | null = find('[part=banner]') ? 'in' : null
  let translationsTimer: ReturnType<typeof setTimeout> | undefined
  let isTimedOut = false
  let awaitedLayout = layout
  let stopLayout: (() => void) | null = () => {}
  let statusTimer: ReturnType<typeof setTimeout> | undefined
  let stopFading = (): void => {}

  const draw = (): void => {
    try {
      render()
    } catch (thrown) {
      stop()
      console.error('consent-elements: the banner could not be rendered', thrown)
      markupPainter(root, crashedMarkup)({})
    }
  }

  const render = (): void => {
    const { shown, undecided, textsAwaited, values } = store.get(bannerAtom)
    if (phase === 'in' && !shown && !undecided) return leave()
    const isAwaited = !isTimedOut && (awaitedLayout || (phase === null && textsAwaited))
    if (shown && !isAwaited) phase = 'in'
    else if (shown)
      translationsTimer ??= setTimeout(() => {
        isTimedOut = true
        draw()
      }, TRANSLATIONS_TIMEOUT_MS)
    // That of a server stays as it is until then.
    if ((phase === 'out' && !shown) || (isAwaited && phase)) return
    // The texts of a banner that stays for now may be those of a server whose answer is still on its way.
    if (shown || !undecided || phase === null) paint({ ...values, shown: phase !== null })

    if (shown) stopFading()
    find('.root')?.removeAttribute('data-leaving')
    find('[part=banner]')?.removeAttribute('inert')
    store.set(customizeButtonAtom, find('[part=customize]'))
    setMode(phase !== 'in' ? null : values.scrollLock ? 'modal' : 'nonModal')
  }

  /** Fades the banner out. A press changes one attribute; what computes styles follows after the paint. */
  const leave = (): void => {
    phase = 'out'
    find('.root')?.setAttribute('data-leaving', '')
    store.set(customizeButtonAtom, null)
    setMode(null)
    stopFading = whenPainted(() => {
      const card = find('[part=banner]')
      const duration = fadeDuration(card)
      // Nodes of a server can only be removed once they are known.
      paint({ ...store.get(bannerAtom).values, shown: true })
      card?.setAttribute('inert', '')
      stopFading = whenFaded(duration, () => {
        phase = null
        draw()
      })
    })
  }

  const announce = (text: string): void => {
    const status = find('[role=status]')
    clearTimeout(statusTimer)
    if (status) status.textContent = text
    if (text !== '') statusTimer = setTimeout(() => announce(''), STATUS_CLEAR_MS)
  }

  const confirm = async (): Promise<void> => {
    const file = await import('../confirmation/show-confirmation').catch(() => null)
    file?.showConfirmation(store, root)
  }

  const decisions: Record<string, typeof rejectAllAtom | undefined> = {
    accept: acceptAllAtom,
    reject: rejectAllAtom,
    close: rejectAllAtom,
    save: saveSelectionAtom, // of banner-switches.ts
  }
  const act = ({ action, isTrusted }: BannerPress): void => {
    const decision = decisions[action]
    if (action === 'companies') store.set(listsShownAtom, true)
    if (action === 'customize' || action === 'companies') store.set(openSettingsAtom)
    if (!decision) return
    store.set(decision, pressContext('banner', { isTrusted }))
    whenPainted(() => announce(store.get(bannerAtom).values.saved))
    if (store.get(settingsAtom).confirmation) void confirm()
  }
  const press = (event: Event): void => {
    if (phase !== 'out') act({ action: actionOf(event), isTrusted: event.isTrusted })
  }
  const approach = (event: Event): void => {
    if (actionOf(event) === 'customize') store.set(settingsSoonAtom, true)
  }
  const listeners = { click: press, pointerover: approach, focusin: approach, touchstart: approach }
  // Listen before anything is visible, so that no click is missed.
  for (const [type, listener] of Object.entries(listeners))
    root.addEventListener(type, listener, { __proto__: null, passive: true } as AddEventListenerOptions)
  const stopFollowing = store.sub(bannerAtom, draw)

  const stop = (): void => {
    stopFollowing()
    stopLayout?.()
    stopLayout = null
    for (const [type, listener] of Object.entries(listeners)) root.removeEventListener(type, listener)
    clearTimeout(translationsTimer)
    clearTimeout(statusTimer)
    stopFading()
    setMode(null)
    store.set(customizeButtonAtom, null)
    root.textContent = ''
  }
  const applyLayout = async (): Promise<void> => {
    const file = await import('./start-layout').catch(() => null)
    if (!stopLayout) return
    if (file) stopLayout = file.startLayout(root, store, layout, report)
    awaitedLayout = ''
    draw()
  }
  if (layout) void applyLayout()
  draw()
  const early = takeEarlyPress()
  if (early) act(early)
  return stop
}

/**
 * Switches between the behaviors of the banner towards the rest of the page. Their file loads after the first frame.
 * @returns a function that sets the mode; null while the banner is not shown
 */
function modeSetter(root: ShadowRoot, store: ConsentStore): (now: BannerMode | null) => void {
  let mode: BannerMode | null = null
  let modes: typeof bannerModes | undefined
  let stopMode = (): void => {}
  let stopBoth: (() => void) | null = null

  const applyMode = (): void => {
    stopMode()
    stopMode = () => {}
    if (mode === null) {
      stopBoth?.()
      stopBoth = null
    } else if (modes) {
      stopBoth ??= modes.both(root, store)
      stopMode = modes[mode](root)
    } else {
      // If this chunk cannot load, the effect that loads the rest of it reports the error.
      stopMode = whenPainted(() => void loadModes().catch(() => {}))
    }
  }

  const loadModes = async (): Promise<void> => {
    modes = (await import('./banner-modes')).bannerModes
    applyMode()
  }

  return now => {
    if (now === mode) return
    mode = now
    // Focus the card and not its title, which screen readers would announce twice, as the name of the dialog and as the
    // focused element.
    if (now === 'modal') root.querySelector<HTMLElement>('[part=banner]')?.focus()
    applyMode()
  }
}
