import type { MouseEvent, ReactNode } from 'react'
import { closeSettingsAtom } from '../../store/actions'
import { useAct, useConsentStore } from '../consent-context'
import { useModalDialog, type DialogPhase } from '../use-modal-dialog'
import { CloseIcon } from './icons'
import { Overlay } from './Overlay'
import { ScrollArea } from './ScrollArea'

interface DialogProps {
  /** The name of its part. */
  part: 'dialog' | 'settings'
  dialog: { readonly current: HTMLDialogElement | null }
  phase: DialogPhase
  children: ReactNode
}

/** The modal dialog of the settings, with a `DialogCard` inside. It closes by Escape and by a press beside it. */
export function Dialog({ part, dialog, phase, children }: DialogProps) {
  const close = useAct(closeSettingsAtom)
  const store = useConsentStore()
  // Focus the dialog and not its title, which screen readers would announce twice, as the name of the dialog and as the
  // focused element.
  const modal = useModalDialog({ dialog, title: () => dialog.current, phase, store })
  const closeBeside = ({ target, clientX, clientY }: MouseEvent): void => {
    if (target === dialog.current && isBeside(dialog.current, clientX, clientY)) close()
  }

  return (
    <dialog
      ref={dialog}
      part={part}
      tabIndex={-1}
      aria-labelledby="title"
      aria-describedby="description"
      onClick={closeBeside}
      {...modal}
    >
      <Overlay shown onPress={close} />
      {children}
    </dialog>
  )
}

/** Returns whether a point is outside a box, as clicks on the dialog's backdrop are. */
function isBeside(box: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}

interface CardProps {
  title: ReactNode
  /** The accessible name of the close button. */
  closeLabel: string
  /** What stays between title and content. */
  tabs?: ReactNode
  /** What scrolls. */
  children: ReactNode
  /** What stays below it. */
  footer: ReactNode
}

/** What is inside a dialog: title and close button, an area that scrolls, and a footer. */
export const DialogCard = ({ title, closeLabel, tabs, children, footer }: CardProps) => (
  <div className="card">
    <div part="header" className="head">
      <h2 id="title" part="title">
        {title}
      </h2>
      <button
        type="button"
        part="close"
        data-action="close"
        className="glyph"
        aria-label={closeLabel}
        onClick={useAct(closeSettingsAtom)}
      >
        <CloseIcon />
      </button>
    </div>
    {tabs}
    <ScrollArea label="title">{children}</ScrollArea>
    {footer}
  </div>
)
