import { nativeDocument } from '../../consent/native-document'
import { isInContainingBlock } from './is-in-containing-block'
import { reparentTemporarily } from './reparent-temporarily'

/**
 * Keeps the banner usable while the page shows modal dialogs of its own. A browser makes everything outside the topmost
 * one inert, popovers too, so the banner's element moves into it, and its surface into the top layer, where no
 * transform and no edge of that dialog can shift or cut it. When the dialog closes or goes, the banner is back in its
 * place, with its state; in the top layer there, too, where an ancestor would shift it.
 * @param banner the element that moves
 * @param surface all that the banner draws; it is shown above the dialog
 * @returns ends it, with the banner in its place
 */
export function moveIntoTopLayer(banner: HTMLElement, surface: HTMLElement): () => void {
  /** The page's open modal dialogs, the topmost last. */
  let dialogs: HTMLDialogElement[] = []
  let away: { dialog: HTMLDialogElement; putBack: () => void } | null = null

  const show = (): void => {
    // Browsers of before 2024 have no top layer for it; there it stays in its place.
    if (!('popover' in surface)) return
    // What is in the top layer already goes above the rest of it.
    surface.removeAttribute('popover')
    surface.popover = 'manual'
    surface.showPopover()
  }
  /** Firefox and WebKit let what was moved fade in again. */
  const rest = (): void => {
    for (const animation of surface.getAnimations({ subtree: true })) animation.finish()
  }
  /** It stays so when it goes, since it would jump while it fades. */
  const leaveBox = (): void => {
    if (!surface.isConnected || !isInContainingBlock(surface)) return
    show()
    rest()
  }
  const riseInto = (dialog: HTMLDialogElement): void => {
    away = { dialog, putBack: reparentTemporarily(banner, dialog) }
    show()
    rest()
    for (const type of presses) banner.addEventListener(type, keepToOurselves)
  }
  const goHome = (): void => {
    if (away === null) return
    for (const type of presses) banner.removeEventListener(type, keepToOurselves)
    surface.removeAttribute('popover')
    away.putBack()
    away = null
    rest()
    leaveBox()
  }
  const look = (): void => {
    dialogs = dialogs.filter(isModal)
    const top = dialogs[dialogs.length - 1] ?? null
    if (top === (away?.dialog ?? null)) return
    goHome()
    if (top !== null && banner.isConnected) riseInto(top)
  }
  const meet = (nodes: readonly EventTarget[]): void => {
    for (const dialog of nodes.filter(isModal)) {
      if (dialogs.includes(dialog) || 'ownDialog' in dialog.dataset) continue
      dialogs.push(dialog)
      watch(dialog.getRootNode())
    }
    look()
  }
  const watcher = new MutationObserver(records => {
    const opened = records.filter(({ type }) => type === 'attributes').map(({ target }) => target)
    dialogs = dialogs.filter(dialog => !opened.includes(dialog))
    meet(opened)
    // A dialog whose whole content was exchanged gets the banner back; one that let go of the banner alone does not.
    const emptied = records.some(({ removedNodes }) => removedNodes.length > 1 && [...removedNodes].includes(banner))
    if (!emptied || away === null || banner.parentNode !== null) return
    away.dialog.append(banner)
    show()
  })
  const watch = (root: Node): void =>
    watcher.observe(root, {
      __proto__: null,
      subtree: true,
      childList: true,
      attributeFilter: ['open'],
    } as MutationObserverInit)
  // A dialog inside a shadow root is met by the focus that it takes.
  const meetFocused = (event: FocusEvent): void => meet(event.composedPath())

  watch(document)
  nativeDocument.addEventListener('focusin', meetFocused)
  meet([...nativeDocument.querySelectorAll('dialog[open]')])
  if (away === null) leaveBox()
  return () => {
    watcher.disconnect()
    nativeDocument.removeEventListener('focusin', meetFocused)
    goHome()
  }
}

const isModal = (node: EventTarget): node is HTMLDialogElement =>
  node instanceof HTMLDialogElement && node.isConnected && node.matches(':modal')

/** By these the page's dialog would take a press on the banner for one beside itself, which often closes it. */
const presses = ['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'touchstart', 'touchend'] as const
const keepToOurselves = (event: Event): void => event.stopPropagation()
