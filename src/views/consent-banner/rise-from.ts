import { nativeDocument } from '../../consent/native-document'

/** How long to wait for a dialog whose file is still loading, in milliseconds. */
const PATIENCE_MS = 2000

/** Returns the open settings dialog, that of the element or of React. */
function openDialog(): HTMLElement | null {
  for (const { shadowRoot } of nativeDocument.querySelectorAll('privacy-settings-dialog,[data-consent-layer]')) {
    const dialog = shadowRoot?.querySelector<HTMLElement>('dialog[open]')
    if (dialog) return dialog
  }
  return null
}

let frame = 0

/**
 * Moves the settings dialog, once it opens, from the upper edge of a sheet to its place.
 * @param top the distance of that edge from the top of the window, in pixels
 */
export function riseFrom(top: number): void {
  cancelAnimationFrame(frame)
  const latest = performance.now() + PATIENCE_MS
  const look = (): void => {
    const dialog = openDialog()
    if (!dialog) {
      if (performance.now() < latest) frame = requestAnimationFrame(look)
      return
    }
    // With the site's own duration, in seconds. The way is longer than that of a dialog that opens by a press. Not the
    // bounding box, which the dialog's own animation changes.
    const duration = Number.parseFloat(getComputedStyle(dialog).animationDuration) * 1500
    dialog.animate([{ transform: `translateY(${top - dialog.offsetTop}px)` }, { transform: 'none' }], {
      duration,
      easing: 'cubic-bezier(.2,.9,.3,1)',
    })
  }
  look()
}
