import { nativeDocument } from '../../consent/native-document'
import { focusedElement } from '../focused-element'
import { scrolls } from '../lock-page-scroll'
import { nearestControl, type Box, type Direction } from './nearest-control'

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

/** Returns what scrolls around an element in a surface, the innermost first. Which part scrolls depends on the window. */
function listsAround(element: Element | null, box: Element): Element[] {
  const lists: Element[] = []
  for (let one = element; one !== null; one = one === box ? null : (one.assignedSlot ?? one.parentElement)) {
    if (one.scrollHeight > one.clientHeight && scrolls(one)) lists.push(one)
  }
  return lists
}

/** Returns the part of a control's box that its lists show, or `null` if it is scrolled out of view. */
function shownBox(control: Element, lists: readonly Element[]): Box | null {
  let { left, right, top, bottom } = control.getBoundingClientRect()
  for (const list of lists) {
    const frame = list.getBoundingClientRect()
    left = Math.max(left, frame.left)
    right = Math.min(right, frame.right)
    top = Math.max(top, frame.top)
    bottom = Math.min(bottom, frame.bottom)
  }
  return left < right && top < bottom ? { left, right, top, bottom } : null
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
  if (next) {
    const { top, bottom } = list.getBoundingClientRect()
    const box = next.getBoundingClientRect()
    if (box.bottom > top - step && box.top < bottom + step) {
      next.focus()
      return true
    }
  }
  const before = list.scrollTop
  list.scrollTop += to === 'down' ? step : -step
  return list.scrollTop !== before
}

/** Moves the focus by an arrow key. @returns whether the key is used up */
function move(surface: Surface, to: Direction): boolean {
  const all = controlsOf(surface)
  const focused = focusedElement()
  const { box: whole, host, isModal } = surface
  const isInside = focused !== null && focused !== whole && (whole.contains(focused) || host.contains(focused))
  if (!isInside) {
    // The page has its own use for the arrow keys while something of it is focused.
    if (!isModal && focused !== null && focused !== nativeDocument.body) return false
    all[0]?.focus()
    return all.length > 0
  }
  // In a text field they move the caret.
  if (focused.localName === 'input' && (to === 'left' || to === 'right')) return false
  const from = focused.getBoundingClientRect()
  const others = all.filter(one => one !== focused).map(one => ({ one, lists: listsAround(one, whole) }))
  /** Returns the nearest control in a list, or in the whole surface, that is in none of the lists that were left. */
  const nearestIn = (list: Element | null, left: readonly Element[]): HTMLElement | undefined => {
    const found = others.flatMap(({ one, lists }) => {
      const at = list ? lists.indexOf(list) : lists.length
      // What is scrolled out of a list is behind the buttons below it.
      const box = at < 0 || left.some(other => lists.includes(other)) ? null : shownBox(one, lists.slice(0, at))
      return box ? [{ one, box }] : []
    })
    const boxes = found.map(({ box }) => box)
    return found[nearestControl(from, boxes, to)]?.one
  }
  const lists = listsAround(focused, whole)
  for (const [at, list] of lists.entries()) {
    if (moveInList(list, nearestIn(list, lists.slice(0, at)), to)) return true
  }
  const next = nearestIn(null, lists)
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
