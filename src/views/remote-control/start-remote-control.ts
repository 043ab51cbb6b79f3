import { nativeDocument } from '../../consent/native-document'
import { focusedElement } from '../focused-element'
import { nearestControl, type Direction } from './nearest-control'

const directions: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}
/** The key Back of remote controls: by its name, and by its number on televisions of Samsung (Tizen) and LG (webOS). */
const isBack = ({ key, keyCode }: KeyboardEvent): boolean =>
  key === 'GoBack' || key === 'BrowserBack' || key === 'XF86Back' || keyCode === 10_009 || keyCode === 461

const hosts = 'privacy-settings-dialog,consent-banner,consent-tcf'
const controls = 'button:not([disabled]),a[href],summary,input:not([disabled]),select:not([disabled]),[tabindex="0"]'
/** The part of a list's height by which it scrolls at once. */
const STEP = 0.7
/** What scrolls in settings and layers. */
const lists = '.content,.scroll-view'

/** A banner or dialog that is shown. */
interface Surface {
  readonly host: Element
  readonly box: Element
  readonly isModal: boolean
}
const isAsking = (): boolean =>
  (window as { consentManager?: { readonly state: { readonly showPopup: boolean } } }).consentManager?.state
    .showPopup === true
const isShown = (element: Element): boolean => element.checkVisibility?.() ?? element.getClientRects().length > 0

/** Returns the surface that is in front: an open dialog, or else the banner. */
function surfaceInFront(): Surface | null {
  const found = (selector: string): Surface[] =>
    [...nativeDocument.querySelectorAll(hosts)].flatMap(host => {
      const box = host.shadowRoot?.querySelector(selector)
      return box && isShown(box) ? [{ host, box, isModal: box.matches(':modal') }] : []
    })
  return found('dialog[open]')[0] ?? found('[part~=banner]')[0] ?? null
}

/**
 * Returns what can be focused in a surface: its own controls, and those that the page has put into its slots. A list is
 * reached by the controls in it, or is focused itself if it has none.
 */
const controlsOf = ({ host, box }: Surface): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(controls), ...host.querySelectorAll<HTMLElement>(controls)].filter(
    one => isShown(one) && !one.querySelector(controls),
  )

/** Returns whether a control is in view in a list, or at most as far away as one step of scrolling. */
function isNear(control: Element, list: Element, step: number): boolean {
  const { top, bottom } = list.getBoundingClientRect()
  const box = control.getBoundingClientRect()
  return box.bottom > top - step && box.top < bottom + step
}

/**
 * Moves the focus in a list, or scrolls it where the next control is farther away than one step: there may be text to read.
 * @returns whether the list has a use for the key
 */
function moveInList(list: Element, next: HTMLElement | undefined, to: Direction): boolean {
  // In a list, nothing outside of it is to the side.
  if (to === 'left' || to === 'right') {
    next?.focus()
    return true
  }
  const step = STEP * list.clientHeight
  if (next && isNear(next, list, step)) {
    next.focus()
    return true
  }
  const before = list.scrollTop
  list.scrollTop += to === 'down' ? step : -step
  return list.scrollTop !== before
}

/** Moves the focus by an arrow key. @returns whether the key is used up */
function move(surface: Surface, to: Direction): boolean {
  const all = controlsOf(surface)
  const focused = focusedElement()
  const isInside = focused !== null && (surface.box.contains(focused) || surface.host.contains(focused))
  if (!isInside) {
    // The page has its own use for the arrow keys while something of it is focused.
    if (!surface.isModal && focused !== null && focused !== nativeDocument.body) return false
    all[0]?.focus()
    return all.length > 0
  }
  // In a text field they move the caret.
  if (focused.localName === 'input' && (to === 'left' || to === 'right')) return false
  const nearestOf = (some: HTMLElement[]): HTMLElement | undefined =>
    some[
      nearestControl(
        focused.getBoundingClientRect(),
        some.map(one => one.getBoundingClientRect()),
        to,
      )
    ]
  const others = all.filter(one => one !== focused)
  const list = focused.closest(lists)
  if (list) {
    const inside = others.filter(one => list.contains(one))
    if (moveInList(list, nearestOf(inside), to)) return true
  }
  // What is scrolled out of a list is behind the buttons below it.
  const next = nearestOf(
    others.filter(one => {
      const around = one.closest(lists)
      return !around || (around !== list && isNear(one, around, 0))
    }),
  )
  next?.focus()
  return next !== undefined
}

/**
 * Lets a remote control operate banner, settings and both layers of TCF: arrow keys move the focus in their direction, and
 * Back closes the settings. The banner is focused when it appears, because a remote control has no other way to reach it.
 * @returns a function that stops it
 */
export function startRemoteControl(): () => void {
  let before: Element | null = null
  const onKey = (event: KeyboardEvent): void => {
    const surface = surfaceInFront()
    if (!surface || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const to = directions[event.key]
    const close = isBack(event) ? surface.box.querySelector<HTMLElement>('[part~=close]') : null
    if (close) close.click()
    else if (!to || !move(surface, to)) return
    // Neither the page's own navigation nor the accordion's arrow keys may move the focus a second time.
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  /** Focuses the banner. It is announced before it is drawn, so that the next frames try again. */
  const enter = (frames = 600): void => {
    const surface = surfaceInFront()
    if (!surface) {
      if (isAsking() && frames > 0) requestAnimationFrame(() => enter(frames - 1))
      return
    }
    if (surface.isModal || surface.box.contains(focusedElement())) return
    before ??= focusedElement()
    controlsOf(surface)[0]?.focus()
  }
  const onShow = (): void => enter()
  const leave = (): void => {
    const { activeElement, body } = nativeDocument
    if ((activeElement !== body && !activeElement?.matches(hosts)) || surfaceInFront()?.isModal) return
    if (before instanceof HTMLElement) before.focus()
    before = null
  }
  window.addEventListener('keydown', onKey, true)
  nativeDocument.addEventListener('consent-banner-show', onShow)
  nativeDocument.addEventListener('consent-banner-hide', leave)
  nativeDocument.addEventListener('privacy-settings-close', leave)
  enter()
  return () => {
    window.removeEventListener('keydown', onKey, true)
    nativeDocument.removeEventListener('consent-banner-show', onShow)
    nativeDocument.removeEventListener('consent-banner-hide', leave)
    nativeDocument.removeEventListener('privacy-settings-close', leave)
  }
}
