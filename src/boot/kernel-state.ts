import { submissionOf } from '../consent/consent-submission'
import {
  allChoice,
  draftWith,
  keptServiceFields,
  switchesChoice,
  switchesOf,
  vetoesOf,
  type Draft,
  type Vetoes,
} from '../consent/choices'
import { onlyNecessary, withChanges, type Consents } from '../consent/consents'
import type { ConsentType } from '../consent/decision'
import type { ConsentRecord } from '../consent/consent-record'
import { nextRecord } from '../consent/next-record'
import { noticeOf } from '../consent/notice-of'
import { questionOf } from '../consent/question-of'
import type { BrowserSignals } from '../consent/settings'
import type { ResolvedOptions } from '../options/options'
import type { DeclaredService } from '../services/declared-service'
import { serviceStates } from '../services/service-states'
import { queueSubmission } from '../storage/pending-submissions'
import { clearRecord, writeRecord } from '../storage/record-storage'
import type { ManagerState } from './manager-state'
import { stateOfDecision } from './state-of-decision'

/** What the kernel's state is created from. */
interface KernelStateParts {
  record: ConsentRecord | null
  options: ResolvedOptions
  signals: BrowserSignals
  /** Loads the manager, which then repeats the queued calls. */
  load: () => void
  /** Blocks or delays requests until the manager has loaded. Called once a decision that may refuse something applies. */
  hold: () => void
  /** Returns the state of the manager once it has loaded. */
  loaded: () => Promise<ManagerState>
  stop: () => void
  /** Returns the declared services; null until they have been fetched. */
  services: () => readonly DeclaredService[] | null
}

/** A call that the loaded manager repeats. */
export type QueuedCall = (state: ManagerState) => void

/**
 * Returns the state of a page that has no store yet. A decision is applied and stored at once, so leaving the page
 * loses nothing. The loaded manager then makes the same decision from the one before, with its events and its receipt.
 * @returns the state, the calls to repeat, and whether one of them decides
 */
export function kernelState({ record, options, signals, load, hold, loaded, stop, services }: KernelStateParts): {
  state: ManagerState
  calls: QueuedCall[]
  hasDecided: () => boolean
} {
  const { settings, mode } = options
  const calls: QueuedCall[] = []
  let now = record
  let draft: Draft = {}
  let isOpen = false
  let hasDecided = false

  const queue = (call: QueuedCall): void => {
    calls.push(call)
    load()
  }
  const decide = (type: ConsentType, consents: Consents, call: QueuedCall, vetoes: Vetoes = {}): void => {
    hasDecided = true
    const site = { ...settings, ...options.translations }
    now = nextRecord(now, {
      ...settings,
      type,
      consents,
      notice: noticeOf(site, now?.asked),
      question: questionOf(site),
      language: read().language,
      services: keptServiceFields(now, vetoes),
      subjectId: now?.subjectId,
      translations: now?.translations,
      hosts: now?.hosts,
    })
    draft = {}
    isOpen = false
    writeRecord(now)
    hold()
    if (mode === 'c15t') queueSubmission(now.id!, submissionOf(now, location.hostname))
    queue(call)
  }
  const refused = (services: Readonly<Record<string, boolean>> = {}): Vetoes =>
    vetoesOf(now, services, settings.serviceChoices)
  const read = (): ReturnType<ManagerState['state']> => {
    const state = stateOfDecision(now, options, signals)
    const selection = switchesOf(state.consents, draft, signals, settings)
    return { ...state, selection, isPrivacyDialogOpen: isOpen }
  }
  const state: ManagerState = {
    effective: () => read().effectiveConsents,
    state: read,
    services: () => serviceStates(services() ?? [], read().effectiveConsents, now),
    servicesAllowed: () =>
      services() === null
        ? {}
        : { services: Object.fromEntries(state.services().map(({ name, allowed }) => [name, allowed])) },
    acceptAll: () => decide('all', allChoice(settings, read().categories), later => later.acceptAll()),
    rejectAll: () => decide('necessary', onlyNecessary(), later => later.rejectAll()),
    saveSelection() {
      const { selection, categories } = read()
      decide('custom', switchesChoice(selection, draft, categories), later => later.saveSelection(), refused())
    },
    save(changes, services) {
      const consents = withChanges(read().consents, changes)
      decide('custom', consents, later => later.save(changes, services), refused(services))
    },
    setConsent(name, on) {
      draft = draftWith(draft, read().categories, name, on)
      queue(later => later.setConsent(name, on))
    },
    openSettings() {
      isOpen = true
      queue(later => later.openSettings())
    },
    closeSettings() {
      isOpen = false
      draft = {}
      queue(later => later.closeSettings())
    },
    reset() {
      hasDecided = true
      now = null
      draft = {}
      clearRecord()
      hold()
      queue(later => later.reset())
    },
    settle() {},
    sync: async () => (await loaded()).sync(),
    stop,
  }
  return { state, calls, hasDecided: () => hasDecided }
}
