import { useEffect, useLayoutEffect, useRef, type SyntheticEvent } from 'react'
import { closeSettingsAtom } from '../../store/actions'
import { isPrivacyDialogOpenAtom } from '../../store/dialog-atoms'
import { displayedCategoriesAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { useAct, useConsentStore, useValue } from '../consent-context'
import { customizeButtons } from '../customize-button'
import { keepTabInside } from '../keep-tab-inside'
import { lockPageScroll } from '../lock-page-scroll'
import { ErrorBoundary } from '../parts/ErrorBoundary'
import { CloseIcon, ShieldIcon } from '../parts/icons'
import { Overlay } from '../parts/Overlay'
import { ScrollArea } from '../parts/ScrollArea'
import { Status, useNotice } from '../parts/Status'
import { usePresence, type Phase } from '../use-presence'
import { useViewRoot } from '../use-view-root'
import { CategoryAccordion } from './CategoryAccordion'
import { SettingsFooter } from './SettingsFooter'
import { SettingsIntroduction } from './SettingsIntroduction'

/**
 * The privacy settings in front of the page. It needs `privacySettingsDialogStyles` and a `ConsentContext` around
 * it. Whichever way it closes but by its three decisions, nothing is saved. A crash closes it.
 */
export function PrivacySettingsDialog() {
  const root = useViewRoot()
  const { common } = useValue(textsAtom)
  const open = useValue(isPrivacyDialogOpenAtom)
  const close = useAct(closeSettingsAtom)
  const dialog = useRef<HTMLDialogElement>(null)
  const phase = usePresence(open, dialog)
  const decided = useRef(false)
  const [notice, say] = useNotice()

  // While the dialog is there, everything beside it is inert and would not be read out.
  useEffect(() => {
    if (phase !== null || !decided.current) return
    decided.current = false
    say(common.saved)
  }, [phase, common, say])

  return (
    <div className="root" {...root}>
      {phase && (
        <ErrorBoundary fallback={null} onCrash={close}>
          <Frame phase={phase} dialog={dialog} onDecided={() => (decided.current = true)} />
        </ErrorBoundary>
      )}
      <Status>{notice}</Status>
    </div>
  )
}

interface FrameProps {
  phase: NonNullable<Phase>
  dialog: { readonly current: HTMLDialogElement | null }
  onDecided: () => void
}

function Frame({ phase, dialog, onDecided }: FrameProps) {
  const { common, consentManagerDialog } = useValue(textsAtom)
  const close = useAct(closeSettingsAtom)
  const store = useConsentStore()
  const title = useRef<HTMLHeadingElement>(null)
  const few = useValue(displayedCategoriesAtom).length < 4
  const open = phase === 'in'

  useLayoutEffect(() => {
    const element = dialog.current
    const opener = focused()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
      // Customize has gone with its banner while the dialog was open. If the banner is back, another is in its place;
      // the banner draws itself in a root of its own, maybe a moment after us.
      setTimeout(() => {
        if (focused() === document.body) customizeButtons.get(store)?.focus()
      })
    }
  }, [dialog, store])

  // A dialog that was moved in the document has lost the top layer, so each drawing makes sure of it.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.isConnected || element.matches(':modal')) return
    element.close()
    element.showModal()
    title.current?.focus()
  })

  useEffect(() => (open ? lockPageScroll() : undefined), [open])

  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault()
    close()
  }
  // Chromium closes a dialog by itself when Escape is pressed twice; our state has to follow.
  const follow = (): void => {
    if (!dialog.current?.open) close()
  }

  return (
    <dialog
      ref={dialog}
      part="dialog"
      data-own-dialog=""
      data-phase={phase}
      aria-modal="true"
      aria-labelledby="title"
      aria-describedby="description"
      onCancel={cancel}
      onClose={follow}
      onKeyDown={event => keepTabInside(event, event.currentTarget)}
    >
      <Overlay shown onPress={close} />
      <div className="card">
        <div className="head">
          <h2 ref={title} id="title" part="title" tabIndex={-1}>
            {consentManagerDialog.title}
          </h2>
          <button
            type="button"
            part="close"
            data-action="close"
            className="glyph"
            aria-label={common.close}
            onClick={close}
          >
            <CloseIcon />
          </button>
        </div>
        <ScrollArea label="title">
          <div className={few ? 'body few' : 'body'}>
            <div className="emblem">
              <ShieldIcon />
            </div>
            <SettingsIntroduction />
            <CategoryAccordion />
          </div>
        </ScrollArea>
        <SettingsFooter onDecided={onDecided} />
      </div>
    </dialog>
  )
}

/** What has the focus, inside open shadow roots, too. */
function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
