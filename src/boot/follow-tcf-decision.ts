import { grantsWithoutDecision } from '../consent/jurisdictions'
import { nativeDocument } from '../consent/native-document'
import { onAnyChange } from '../effects/on-any-change'
import type { Report } from '../effects/report-error'
import { grantsMore } from '../signals/grants-more'
import { policyVersionOf } from '../signals/tcf/encode-tcf-choice'
import { isPolicyCheckDue } from '../signals/tcf/is-policy-check-due'
import { readSavedTcf, saveTcf, type SavedTcf } from '../signals/tcf/saved-tcf'
import { savedTcfKey } from '../signals/tcf/saved-tcf-key'
import type { TcfOptions } from '../signals/tcf/tcf-options'
import { tcfQuestionHash } from '../signals/tcf/tcf-question-hash'
import { closeSettingsAtom, rejectAllAtom, resetAtom } from '../store/actions'
import { bannerAnswerAtom } from '../store/banner-atoms'
import type { ConsentStore } from '../store/create-consent-store'
import { isPrivacyDialogOpenAtom, showPopupAtom } from '../store/dialog-atoms'
import { languageAtom } from '../store/language-atoms'
import { receivedRecordAtom, recordAtom } from '../store/record-atoms'
import { colorSchemeAtom, settingsAtom, signalsAtom } from '../store/settings-atoms'
import { layerContents, type LayerContents } from '../views/tcf/layer-contents'
import { loadTcfTexts } from '../views/tcf/load-tcf-texts'
import { tcfLayers } from '../views/tcf/tcf-layers'
import { notApplicable, type Published } from './published-tcf'
import { tcfChoices } from './tcf-choices'

/**
 * Returns whether an address is that of this page. The first layer is modal and links the privacy policy, so it would hide
 * what visitors open to read before they choose. On that page they are asked only if they open the settings.
 */
function isThisPage(address: string | null): boolean {
  try {
    const { origin, pathname } = new URL(address ?? '', nativeDocument.baseURI)
    return address !== null && origin === location.origin && pathname === location.pathname
  } catch {
    return false
  }
}

interface Reactions {
  publish: (saved: Published | null, isVisible: boolean) => void
  /** Called if visitors cannot be asked, so that callers of `__tcfapi` do not wait. */
  fail: () => void
  report: Report
}

/**
 * Shows the layers when the manager would show its own, and keeps the TC string and the decision the same.
 * @returns a function that stops it and hides the layers
 */
export function followTcfDecision(
  store: ConsentStore,
  options: TcfOptions,
  { publish, fail, report }: Reactions,
): () => void {
  const language = (): string => options.language ?? store.get(languageAtom)
  const contents = layerContents(options, language, thrown => {
    report({ code: 'NETWORK_ERROR', message: 'The vendor list of TCF could not be used; nothing is granted' }, thrown)
    isChecking = false
    const saved = choices.saved()
    if (saved) publish(saved, false)
    else if (!hasLoaded) fail()
    void showFailure()
  })
  const applies = (): boolean => !grantsWithoutDecision(store.get(bannerAnswerAtom))
  const choices = tcfChoices(store, tcfQuestionHash(options, store.get(signalsAtom)), { language, applies })
  const layers = tcfLayers(store, {
    language,
    saved: choices.saved,
    decide: choices.decide,
    failed(thrown) {
      report({ code: 'NETWORK_ERROR', message: 'The settings of TCF could not be loaded' }, thrown)
      void showFailure()
    },
  })

  const atStart = choices.saved()
  /** While the list is checked for other policies, it is not known whether the string is valid. */
  let isChecking = atStart !== null && isPolicyCheckDue(atStart)
  let hasLoaded = false
  let isFailureVisible = false

  const update = (): void => {
    const saved = choices.saved()
    const record = store.get(recordAtom)
    const isIncomplete = record !== null && saved === null
    // Strings are made for decisions of this page, and for refusals that have none: a refusal needs no proof.
    const isOwn = store.get(receivedRecordAtom) === undefined
    if (!isIncomplete || (!isOwn && (grantsMore(record.consents) || readSavedTcf() !== null))) return show(saved)
    void contents.whenLoaded(({ asked }) => {
      const choice = choices.complete(asked)
      if (choice) show(choice)
    })
  }
  const show = (saved: SavedTcf | null): void => {
    const isOpen = store.get(isPrivacyDialogOpenAtom)
    const mustAsk = store.get(showPopupAtom) || (store.get(recordAtom) !== null && saved === null)
    if (isOpen || (mustAsk && !isThisPage(store.get(settingsAtom).policyUrl)))
      return void contents.whenLoaded(showLayer)
    layers.hide()
    if (saved && !isChecking) publish(saved, false)
    else if (!saved && !applies()) publish(notApplicable, false)
  }
  const showLayer = (loaded: LayerContents): void => {
    const isOpen = store.get(isPrivacyDialogOpenAtom)
    // The visitor may have decided while the contents were loading.
    const saved = choices.saved()
    if (!isOpen && saved !== null && !store.get(showPopupAtom)) return
    hasLoaded = true
    isFailureVisible = false
    layers.show(isOpen ? 'second' : 'first', loaded)
    publish(saved ?? (applies() ? choices.starting(loaded.asked) : notApplicable), true)
  }

  /** Leaves visitors a way to reject while they cannot be asked. */
  const showFailure = async (): Promise<void> => {
    const loaded = await loadTcfTexts(language(), options.texts)
    if (isStopped) return
    if (!store.get(isPrivacyDialogOpenAtom)) return hideFailure()
    isFailureVisible = true
    layers.showFailure(loaded, {
      reject: () => {
        hideFailure()
        // Strings of a refusal need the list. The next page that has it makes one.
        saveTcf(null)
        publish(null, false)
        store.set(rejectAllAtom, { surface: 'dialog' })
      },
      close: () => {
        hideFailure()
        store.set(closeSettingsAtom)
      },
    })
  }
  const hideFailure = (): void => {
    if (isFailureVisible) layers.hide()
    isFailureVisible = false
  }

  /** Asks again if the policies of TCF have changed since the decision. */
  const checkPolicies = (): void => {
    if (!isChecking || atStart === null) return
    void contents.whenLoaded(({ asked: { list } }) => {
      isChecking = false
      if (policyVersionOf(atStart.tcString) !== list.tcfPolicyVersion) return store.set(resetAtom)
      // The visitor may have decided again meanwhile.
      if (choices.saved()?.tcString === atStart.tcString) saveTcf({ ...atStart, checked: Date.now() })
      update()
    })
  }
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === savedTcfKey || key === null) update()
  }
  let isStopped = false
  addEventListener('storage', onStorage)
  const atoms = [recordAtom, isPrivacyDialogOpenAtom, showPopupAtom, bannerAnswerAtom, languageAtom, colorSchemeAtom]
  const stop = onAnyChange(store, atoms, update)
  // A stored consent whose string is missing, unreadable, or about another question cannot be proven, so it is not used.
  const record = store.get(recordAtom)
  const isUnproven = record !== null && store.get(receivedRecordAtom) !== undefined && choices.saved() === null
  if (isUnproven && grantsMore(record.consents)) store.set(resetAtom)
  update()
  checkPolicies()
  return () => {
    isStopped = true
    contents.stop()
    removeEventListener('storage', onStorage)
    stop()
    layers.hide()
  }
}
