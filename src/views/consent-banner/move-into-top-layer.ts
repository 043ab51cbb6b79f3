import { nativeDocument } from '../../consent/native-document'
import { isInContainingBlock } from './is-in-containing-block'
import { isInFlow } from './is-in-flow'
import { reparentTemporarily } from './reparent-temporarily'

/**
 * Keeps the banner usable while the page shows modal dialogs. Browsers make everything outside the topmost dialog
 * inert, including popovers. The banner's element therefore moves into that dialog, and its surface into the top layer,
 * where no transform or overflow of the dialog affects it. When the dialog closes, the banner returns to its place with
 * its state. It stays in the top layer there if an ancestor would shift it.
 * @param banner the element that moves
 * @param surface the banner's outermost rendered element
 * @returns a function that stops this and returns the banner to its place
 */
export function moveIntoTopLayer(banner: HTMLElement, surface: HTMLElement): () => void {
  /** The page's open modal dialogs, the topmost last. */
  let dialogs: HTMLDialogElement[] = []
  let moved: { dialog: HTMLDialogElement; putBack: () => void } | null = null

  const show = (): void => {
    // Without the Popover API (browsers before 2024) the banner is not moved.
    if (!('popover' in surface)) return
    // Opening a popover again moves it above the rest of the top layer.
    surface.removeAttribute('popover')
    surface.popover = 'manual'
    surface.showPopover()
  }
  /** Finishes the fade-in, which Firefox and WebKit restart after a move. */
  const finishAnimations = (): void => {
    for (const animation of surface.getAnimations({ subtree: true })) animation.finish()
  }
  /**
   * Moves the surface into the top layer if an ancestor shifts it. It stays there while it fades out, to avoid a jump. A
   * banner that is a block of the page stays one.
   */
  const leaveDialog = (): void => {
    if (isInFlow(surface.querySelector('.card')) || !surface.isConnected || !isInContainingBlock(surface)) return
    show()
    finishAnimations()
  }
  const moveInto = (dialog: HTMLDialogElement): void => {
    moved = { dialog, putBack: reparentTemporarily(banner, dialog) }
    show()
    finishAnimations()
    for (const type of presses) banner.addEventListener(type, stopPropagation)
  }
  const moveBack = (): void => {
    if (moved === null) return
    for (const type of presses) banner.removeEventListener(type, stopPropagation)
    surface.removeAttribute('popover')
    moved.putBack()
    moved = null
    finishAnimations()
    leaveDialog()
  }
  const update = (): void => {
    dialogs = dialogs.filter(isModal)
    const top = dialogs[dialogs.length - 1]
    if (top === moved?.dialog) return
    moveBack()
    if (top && banner.isConnected) moveInto(top)
  }
  const observe = (nodes: readonly EventTarget[]): void => {
    for (const dialog of nodes.filter(isModal)) {
      if (dialogs.includes(dialog) || 'ownDialog' in dialog.dataset) continue
      dialogs.push(dialog)
      watch(dialog.getRootNode())
    }
    update()
  }
  const watcher = new MutationObserver(records => {
    const opened = records.filter(({ type }) => type === 'attributes').map(({ target }) => target)
    dialogs = dialogs.filter(dialog => !opened.includes(dialog))
    observe(opened)
    // Removing and inserting the banner hides its popover.
    if (moved === null && surface.isConnected && surface.popover && !surface.matches(':popover-open')) {
      surface.removeAttribute('popover')
      leaveDialog()
    }
    // If the dialog's whole content was replaced, the banner is added again. If only the banner was removed, it is not.
    const emptied = records.some(({ removedNodes }) => removedNodes.length > 1 && [...removedNodes].includes(banner))
    if (!emptied || moved === null || banner.parentNode !== null) return
    moved.dialog.append(banner)
    show()
  })
  const watch = (root: Node): void =>
    watcher.observe(root, {
      __proto__: null,
      subtree: true,
      childList: true,
      attributeFilter: ['open'],
    } as MutationObserverInit)
  // Mutation observers do not see into shadow roots. A dialog there is detected when it takes the focus.
  const observeFocused = (event: FocusEvent): void => {
    if (event.target !== banner) observe(event.composedPath())
  }

  watch(document)
  nativeDocument.addEventListener('focusin', observeFocused)
  observe([...nativeDocument.querySelectorAll('dialog[open]')])
  if (moved === null) leaveDialog()
  return () => {
    watcher.disconnect()
    nativeDocument.removeEventListener('focusin', observeFocused)
    moveBack()
  }
}

const isModal = (node: EventTarget): node is HTMLDialogElement =>
  node instanceof HTMLDialogElement && node.isConnected && node.matches(':modal')

/** Events that the page's dialog would take for a click outside itself, which often closes it. */
const presses = ['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'touchstart', 'touchend'] as const
const stopPropagation = (event: Event): void => event.stopPropagation()
