import { nativeDocument } from '../consent/native-document'
import { useEffect, useLayoutEffect, type KeyboardEvent, type SyntheticEvent } from 'react'
import { closeSettingsAtom } from '../store/actions'
import type { ConsentStore } from '../store/create-consent-store'
import { customizeButtonAtom } from '../store/ui-atoms'
import { useAct } from './consent-context'
import { focusedElement } from './focused-element'
import { keepTabInside } from './keep-tab-inside'
import { lockPageScroll } from './lock-page-scroll'
import type { Phase } from './use-presence'

/** `soon` while the dialog is rendered but not open yet. */
export type DialogPhase = NonNullable<Phase> | 'soon'

interface Modal {
  dialog: { readonly current: HTMLDialogElement | null }
  /** Returns the element to focus first. */
  title: () => HTMLElement | null
  phase: DialogPhase
  /** The store that knows the banner's Customize button. */
  store: ConsentStore | null
}

/**
 * Opens a `<dialog>` as a modal: in the top layer, with the focus inside, and with the page locked. The focus returns
 * when it closes.
 * @returns props for the dialog element
 */
export function useModalDialog({ dialog, title, phase, store }: Modal) {
  const close = useAct(closeSettingsAtom)
  const open = phase === 'in'
  const present = phase !== 'soon'

  useLayoutEffect(() => {
    if (!present) return
    const element = dialog.current
    const opener = focusedElement()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
      // Customize is removed with its banner while the dialog is open. If the banner is back, it has a new button, but
      // it renders separately and possibly after this effect, hence the timeout.
      setTimeout(() => {
        if (store && focusedElement() === nativeDocument.body) store.get(customizeButtonAtom)?.focus()
      })
    }
  }, [dialog, store, present])

  // Moving a dialog in the document removes it from the top layer, so each render checks it.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!present || !element?.isConnected || element.matches(':modal')) return
    element.close()
    const first = title()
    // `autofocus` prevents `showModal()` from first focusing another element, which would cost a layout.
    if (first) first.autofocus = true
    element.showModal()
    first?.focus()
    element.style.setProperty('--_from', fromBanner(element))
  })

  useEffect(() => (open ? lockPageScroll() : undefined), [open])

  return {
    'data-own-dialog': '',
    'data-phase': phase,
    'aria-modal': true,
    onCancel(event: SyntheticEvent) {
      event.preventDefault()
      close()
    },
    // Chromium closes a dialog by itself when Escape is pressed twice, whatever the `cancel` event does.
    onClose() {
      if (!dialog.current?.open) close()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => keepTabInside(event, event.currentTarget),
  } as const
}

/** Returns the center of the banner, which fades out, as `transform-origin` of the dialog; empty without a banner. */
function fromBanner(dialog: Element): string {
  const banner = nativeDocument.querySelector('consent-banner')?.shadowRoot?.querySelector('[part=banner]')
  if (!banner) return ''
  const [from, to] = [banner.getBoundingClientRect(), dialog.getBoundingClientRect()]
  return `${from.x + from.width / 2 - to.x}px ${from.y + from.height / 2 - to.y}px`
}
