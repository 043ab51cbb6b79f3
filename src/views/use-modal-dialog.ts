import { nativeDocument } from '../consent/native-document'
import { useEffect, useLayoutEffect, type KeyboardEvent, type SyntheticEvent } from 'react'
import { closeSettingsAtom } from '../store/actions'
import type { ConsentStore } from '../store/create-consent-store'
import { customizeButtonAtom } from '../store/ui-atoms'
import { useAct } from './consent-context'
import { keepTabInside } from './keep-tab-inside'
import { lockPageScroll } from './lock-page-scroll'
import type { Phase } from './use-presence'

/** `soon` while it is drawn, but not to be seen yet. */
export type DialogPhase = NonNullable<Phase> | 'soon'

interface Modal {
  dialog: { readonly current: HTMLDialogElement | null }
  /** What has the focus at first. */
  title: () => HTMLElement | null
  phase: DialogPhase
  /** By which store the banner's Customize button is found. */
  store: ConsentStore | null
}

/**
 * Makes a `<dialog>` what stands in front of the page: in the top layer, with the focus in it and the page beneath it
 * still. When it goes, the focus goes back.
 * @returns what the element is to be given
 */
export function useModalDialog({ dialog, title, phase, store }: Modal) {
  const close = useAct(closeSettingsAtom)
  const open = phase === 'in'
  const present = phase !== 'soon'

  useLayoutEffect(() => {
    if (!present) return
    const element = dialog.current
    const opener = focused()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
      // Customize has gone with its banner while the dialog was open. If the banner is back, another is in its place;
      // the banner draws itself in a root of its own, maybe a moment after us.
      setTimeout(() => {
        if (store && focused() === nativeDocument.body) store.get(customizeButtonAtom)?.focus()
      })
    }
  }, [dialog, store, present])

  // A dialog that was moved in the document has lost the top layer, so each drawing makes sure of it.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!present || !element?.isConnected || element.matches(':modal')) return
    element.close()
    const first = title()
    // Browsers then give it the focus by themselves; what they would choose otherwise had it for a moment, and was laid out for it.
    if (first) first.autofocus = true
    element.showModal()
    first?.focus()
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
    // Chromium closes a dialog by itself when Escape is pressed twice; our state has to follow.
    onClose() {
      if (!dialog.current?.open) close()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => keepTabInside(event, event.currentTarget),
  } as const
}

/** What has the focus, inside open shadow roots, too. */
function focused(): Element | null {
  let element = nativeDocument.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
