import { memo, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Consents } from '../../consent/consents'
import { closeSettingsAtom } from '../../store/actions'
import { isPrivacyDialogOpenAtom } from '../../store/dialog-atoms'
import { effectiveConsentsAtom, recordAtom } from '../../store/record-atoms'
import { settingsSoonAtom } from '../../store/ui-atoms'
import { displayedCategoriesAtom } from '../../store/category-atoms'
import { textsAtom } from '../../store/text-atoms'
import { useAct, useConsentStore, useValue } from '../consent-context'
import { Dialog, DialogCard } from '../parts/Dialog'
import { ErrorBoundary } from '../parts/ErrorBoundary'
import { ShieldIcon } from '../parts/icons'
import { Status, useNotice } from '../parts/Status'
import { useConfirmation } from '../confirmation/use-confirmation'
import { usePresence } from '../use-presence'
import { useViewRoot } from '../use-view-root'
import { CategoryAccordion } from './CategoryAccordion'
import { SettingsDecision } from './SettingsDecision'
import { SettingsFooter } from './SettingsFooter'
import { SettingsIntroduction } from './SettingsIntroduction'

/**
 * The privacy settings in a modal dialog. It needs `privacySettingsDialogStyles` and a `ConsentContext`. Only its three
 * decision buttons save; closing it any other way does not. A rendering error closes it.
 */
export function PrivacySettingsDialog() {
  const root = useViewRoot()
  const { common } = useValue(textsAtom)
  const open = useValue(isPrivacyDialogOpenAtom)
  const close = useAct(closeSettingsAtom)
  const dialog = useRef<HTMLDialogElement>(null)
  const phase = usePresence(open, dialog)
  const isPrerendered = usePrerendered(phase !== null)
  const visiblePhase = phase ?? (isPrerendered ? 'soon' : null)
  const decided = useRef(false)
  const noteDecision = useCallback(() => {
    decided.current = true
  }, [])
  const [notice, say] = useNotice()
  const confirm = useConfirmation()
  const store = useConsentStore()
  const before = useRef<Consents | null>(null)
  useEffect(() => {
    if (open) before.current = store.get(recordAtom) && store.get(effectiveConsentsAtom)
  }, [open, store])

  // Everything outside a modal dialog is inert and not announced, so the message has to wait until it has closed.
  useEffect(() => {
    if (phase !== null || !decided.current) return
    decided.current = false
    say(common.saved)
    confirm(before.current)
  }, [phase, common, say, confirm])

  return (
    <div className="root" {...root}>
      {visiblePhase && (
        <ErrorBoundary fallback={null} onCrash={close}>
          <Dialog part="dialog" phase={visiblePhase} dialog={dialog}>
            <Card onDecided={noteDecision} />
          </Dialog>
        </ErrorBoundary>
      )}
      <Status>{notice}</Status>
    </div>
  )
}

/**
 * Returns whether to render the dialog before it opens: once the pointer or focus is near Customize, until the dialog
 * has opened for the first time. It renders in a transition, so that clicks are handled meanwhile.
 * @param shows whether the dialog is open
 */
function usePrerendered(shows: boolean): boolean {
  const soon = useValue(settingsSoonAtom)
  const [isPrerendered, setPrerendered] = useState(false)
  const hasShown = useRef(false)
  useEffect(() => {
    if (shows) hasShown.current = true
    startTransition(() => setPrerendered(soon && !hasShown.current))
  }, [soon, shows])
  return isPrerendered
}

interface CardProps {
  onDecided: () => void
}

/** Memoized: if it was rendered before the dialog opens, opening does not render it again. */
const Card = memo(function Card({ onDecided }: CardProps) {
  const { common, consentManagerDialog } = useValue(textsAtom)
  const few = useValue(displayedCategoriesAtom).length < 4

  return (
    <DialogCard
      title={<slot name="title">{consentManagerDialog.title}</slot>}
      closeLabel={common.close}
      footer={<SettingsFooter onDecided={onDecided} />}
    >
      <div className={few ? 'body few' : 'body'}>
        <div part="icon" className="emblem">
          <ShieldIcon />
        </div>
        <SettingsIntroduction />
        <CategoryAccordion />
        <SettingsDecision />
      </div>
    </DialogCard>
  )
})
