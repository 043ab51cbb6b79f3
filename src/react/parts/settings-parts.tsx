import { forwardRef, useEffect, useRef, type ForwardedRef, type RefObject } from 'react'
import { notePageOpensSettings } from '../../browser/page-opens-settings'
import { closeSettingsAtom, saveSelectionAtom } from '../../store/actions'
import type { ConsentStore } from '../../store/create-consent-store'
import { isPrivacyDialogOpenAtom } from '../../store/dialog-atoms'
import { receiptsAtom } from '../../store/receipts-atom'
import { textsAtom } from '../../store/text-atoms'
import { useAct, useValue } from '../../views/consent-context'
import { downloadJson } from '../../views/download-json'
import { pressContext } from '../../views/press-context'
import { useSignalNote } from '../../views/privacy-settings-dialog/use-signal-note'
import { useWidgetShown } from '../../views/privacy-settings-dialog/use-widget-shown'
import { useModalDialog } from '../../views/use-modal-dialog'
import { usePresence, type Phase } from '../../views/use-presence'
import { useRunningStore } from '../use-running-store'
import { categoryParts } from './category-parts'
import { commonParts } from './common-parts'
import { part, type PartProps } from './part'
import { SurfaceContext, type SurfaceName } from './surface-context'
import { useSavedNotice, useSurfaceRoot } from './use-surface-root'

const settingsParts = (surface: SurfaceName) => ({
  ...commonParts(surface, ({ consentManagerDialog }) => consentManagerDialog),
  ...categoryParts(surface),
  /** States how a browser signal limits the choice; null without such a signal. Some laws require this text. */
  SignalNote: part(surface, 'SignalNote', 'p', () => {
    const content = useSignalNote()
    return content === null ? null : { content }
  }),
  /** Saves the state of the switches. */
  SaveButton: part(surface, 'SaveButton', 'button', ({ onDecided }) => {
    const save = useAct(saveSelectionAtom)
    return {
      content: useValue(textsAtom).common.save,
      attributes: { type: 'button', 'data-action': 'save' },
      onPress(event) {
        save(pressContext('dialog', event))
        onDecided()
      },
    }
  }),
  /** Downloads the receipts of the decisions on this device; null if there are none. */
  DownloadButton: part(surface, 'DownloadButton', 'button', () => {
    const receipts = useValue(receiptsAtom)
    const content = useValue(textsAtom).common.download
    return receipts.length === 0
      ? null
      : {
          content,
          attributes: { type: 'button', 'data-action': 'download' },
          onPress: () => downloadJson('privacy-consent.json', receipts),
        }
  }),
})

interface RunningProps<E> {
  given: PartProps
  forwarded: ForwardedRef<E>
}

/**
 * The root of the settings dialog in the site's own layout: a modal `<dialog>` that is rendered while it is open and
 * while it fades out (`data-phase="out"`).
 * @throws Error outside a ConsentProvider
 */
const DialogRoot = forwardRef<HTMLDialogElement, PartProps>((given, ref) => {
  const store = useRunningStore()
  return store && <RunningDialog given={given} forwarded={ref} store={store} />
})
DialogRoot.displayName = 'PrivacySettingsDialog.Root'

function RunningDialog({ given, forwarded, store }: RunningProps<HTMLDialogElement> & { store: ConsentStore }) {
  const { title } = useValue(textsAtom).consentManagerDialog
  const { announce, notice } = useSavedNotice()
  const decided = useRef(false)
  const { surface, node, attributes } = useSurfaceRoot(
    'PrivacySettingsDialog',
    title,
    () => void (decided.current = true),
    forwarded,
  )
  const phase = usePresence(useValue(isPrivacyDialogOpenAtom), node)
  // Everything outside a modal dialog is inert and not announced, so the message has to wait until it has closed.
  useEffect(() => {
    if (phase !== null || !decided.current) return
    decided.current = false
    announce()
  }, [phase, announce])
  return (
    <SurfaceContext.Provider value={surface}>
      {phase && <Modal {...{ given, attributes, node, store, phase }} titleId={surface.titleId} />}
      {notice}
    </SurfaceContext.Provider>
  )
}

interface ModalProps {
  given: PartProps
  attributes: PartProps
  node: RefObject<HTMLDialogElement>
  titleId: string
  store: ConsentStore
  phase: NonNullable<Phase>
}

function Modal({ given, attributes, node, titleId, store, phase }: ModalProps) {
  const title = () => document.getElementById(titleId)
  const modal = useModalDialog({ dialog: node, title, phase, store })
  return <dialog {...given} {...attributes} {...modal} ref={node} />
}

/**
 * The root of the settings within the page, in the site's own layout: a `<section>`, rendered once the manager runs.
 * @throws Error outside a ConsentProvider
 */
const WidgetRoot = forwardRef<HTMLElement, PartProps>((given, ref) => {
  const store = useRunningStore()
  return store && <RunningWidget given={given} forwarded={ref} />
})
WidgetRoot.displayName = 'PrivacySettingsWidget.Root'

function RunningWidget({ given, forwarded }: RunningProps<HTMLElement>) {
  const { title } = useValue(textsAtom).consentManagerDialog
  useEffect(notePageOpensSettings, [])
  useWidgetShown()
  const { announce, notice } = useSavedNotice()
  const { surface, node, attributes } = useSurfaceRoot('PrivacySettingsWidget', title, announce, forwarded)
  return (
    <SurfaceContext.Provider value={surface}>
      <section {...given} {...attributes} ref={node} />
      {notice}
    </SurfaceContext.Provider>
  )
}

/** The parts of the settings dialog, for the site's own layout. */
export const dialogParts = {
  Root: DialogRoot,
  ...settingsParts('PrivacySettingsDialog'),
  /** Closes without saving. The accessible name is a word, because screen readers do not read the glyph. */
  CloseButton: part('PrivacySettingsDialog', 'CloseButton', 'button', () => ({
    content: '×',
    attributes: { type: 'button', 'data-action': 'close', 'aria-label': useValue(textsAtom).common.close },
    onPress: useAct(closeSettingsAtom),
  })),
  /** Dims the page behind the dialog. A click on it closes the dialog without saving. */
  Overlay: part('PrivacySettingsDialog', 'Overlay', 'div', () => ({
    attributes: { 'aria-hidden': true },
    onPress: useAct(closeSettingsAtom),
  })),
}

/** The parts of the settings within the page, for the site's own layout. */
export const widgetParts = { Root: WidgetRoot, ...settingsParts('PrivacySettingsWidget') }
