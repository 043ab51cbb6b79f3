import { CmpApi } from '@iabtechlabtcf/cmpapi'
import { GVL } from '@iabtechlabtcf/core'
import { nativeDocument } from '../consent/native-document'
import { DAY } from '../consent/day'
import { fingerprint } from '../consent/fingerprint'
import { isDictionary } from '../consent/is-dictionary'
import { grantsWithoutDecision } from '../consent/jurisdictions'
import { onAnyChange } from '../effects/on-any-change'
import { reporter } from '../effects/report-error'
import { additionalConsent } from '../signals/tcf/additional-consent'
import { decodeTcfChoice, encodeTcfChoice, policyVersionOf } from '../signals/tcf/encode-tcf-choice'
import { fetchVendorList } from '../signals/tcf/fetch-vendor-list'
import { installTcfStub } from '../signals/tcf/install-tcf-stub'
import { categoriesOfChoice, choiceOfCategories } from '../signals/tcf/purposes-and-categories'
import { readTcfOptions } from '../signals/tcf/read-tcf-options'
import { reserveSurfaces } from '../signals/tcf/reserve-surfaces'
import { readSavedTcf, savedTcfKey, saveTcf, type SavedTcf } from '../signals/tcf/saved-tcf'
import type { TcfChoice } from '../signals/tcf/tcf-choice'
import type { TcfOptions } from '../signals/tcf/tcf-options'
import {
  acceptedChoice,
  refusedChoice,
  startingChoice,
  tcfQuestion,
  type TcfQuestion,
} from '../signals/tcf/tcf-question'
import { readRecord } from '../storage/record-storage'
import {
  acceptAllAtom,
  closeSettingsAtom,
  openSettingsAtom,
  rejectAllAtom,
  resetAtom,
  saveAtom,
} from '../store/actions'
import { bannerAnswerAtom } from '../store/banner-atoms'
import type { ConsentStore } from '../store/create-consent-store'
import { isPrivacyDialogOpenAtom, showPopupAtom } from '../store/dialog-atoms'
import { languageAtom } from '../store/language-atoms'
import { followPageStore } from '../store/page-store'
import { receivedRecordAtom, recordAtom } from '../store/record-atoms'
import { colorSchemeAtom, settingsAtom } from '../store/settings-atoms'
import { textDirection } from '../translations/text-direction'
import { adoptStyles } from '../views/adopt-styles'
import { firstLayer } from '../views/tcf/first-layer'
import { loadTcfTexts } from '../views/tcf/load-tcf-texts'
import { secondLayer } from '../views/tcf/second-layer'
import { tcfStyles } from '../views/tcf/tcf-styles'
import type { TcfTexts } from '../views/tcf/tcf-texts'

/** After how long the list is checked for a new version of the policies, about which visitors have to be asked again. */
const CHECK_INTERVAL = 7 * DAY
/** Returns whether the list has to be checked for other policies. */
const isCheckDue = ({ checked }: SavedTcf): boolean => Date.now() - checked >= CHECK_INTERVAL

/**
 * Provides the IAB's Transparency and Consent Framework: `__tcfapi`, TC strings, and layers that replace our banner and
 * dialog. It follows the page's consent manager, which can start before or after it.
 * @param given the options; see `TcfOptions`
 * @returns a function that stops it; `__tcfapi` then keeps its last answer
 * @throws TypeError without a CMP id of your own or a vendor list
 */
export function startTcf(given: TcfOptions): () => void {
  const report = reporter({})
  const options = readTcfOptions(given, message => report({ code: 'INVALID_OPTION', message }))
  reserveSurfaces()
  installTcfStub()
  provideListToApi(options.vendorListUrl)
  let additional: readonly number[] = []
  const api = new CmpApi(options.cmpId, options.cmpVersion ?? 1, true, {
    getTCData: (next: (data: unknown, success: boolean) => void, data: unknown, success: boolean) => {
      const disclosed = options.additionalVendors?.map(({ id }) => id)
      const isShown = isDictionary(data) && typeof data.tcString === 'string' && data.tcString !== '' && disclosed
      if (isShown) data.addtlConsent = additionalConsent(additional, disclosed)
      next(data, success)
    },
  } as never)
  let sent = ''
  const publish = (saved: SavedTcf | null | 'not-applicable', isVisible: boolean): void => {
    const text = saved === 'not-applicable' ? null : (saved?.tcString ?? '')
    additional = saved !== 'not-applicable' && saved ? saved.additional : []
    const now = `${text} ${isVisible}`
    if (now !== sent) api.update(text, isVisible)
    sent = now
  }

  let stopStore = (): void => {}
  const stopFollowing = followPageStore(store => {
    stopStore()
    stopStore = store === null ? () => {} : followDecision(store, options, { publish, report })
  })
  const record = readRecord()
  const saved = readSavedTcf()
  const stands = record && saved?.decision === (record.id ?? '') && saved.question === questionOf(options)
  if (stands) publish(saved, false)
  if (record && (!stands || isCheckDue(saved))) loadStore()
  return () => {
    stopFollowing()
    stopStore()
  }
}

/** Has the manager load its store, which asks again where necessary: without a need of its own it would not load it. */
function loadStore(): void {
  const load = (): void => void window.consentManager?.receipts().catch(() => {})
  if (window.consentManager?.version) load()
  else nativeDocument.addEventListener('consent-ready', load, { once: true })
}

/** Returns a hash of what visitors are asked. */
const questionOf = ({ cmpId, vendors, purposes, specialFeatures, restrictions }: TcfOptions): string =>
  fingerprint([cmpId, vendors, purposes, specialFeatures, restrictions])

/** The library fetches lists by version for `getVendorList`. The site has one list. */
function provideListToApi(url: string): void {
  const { href } = new URL(url, document.baseURI)
  const [, folder, file] = /^(.*\/)(.*)$/.exec(href)!
  GVL.baseUrl = folder!
  GVL.latestFilename = file!
  GVL.versionedFilename = file!
}

/** What visitors are asked, and the texts for it. `shown` is their language: English where they are not translated. */
interface Loaded {
  asked: TcfQuestion
  texts: TcfTexts
  shown: string
}

interface Reactions {
  publish: (saved: SavedTcf | null | 'not-applicable', isVisible: boolean) => void
  report: ReturnType<typeof reporter>
}

/** Shows the layers when the manager would show its own, and keeps the TC string and the decision the same. */
function followDecision(store: ConsentStore, options: TcfOptions, { publish, report }: Reactions): () => void {
  const host = nativeDocument.createElement('consent-tcf')
  const question = questionOf(options)
  /** The choice that the visitor has just made. */
  let pending: TcfChoice | null = null
  /** The layer of that choice. Scripts of the page decide by categories, as if on the first. */
  let screen: 1 | 2 = 1
  /** The last choice of this page, for pages whose storage is blocked. */
  let kept: SavedTcf | null = null
  let loading: { language: string; loaded: Promise<Loaded> } | null = null
  let drawn = ''
  let tab: 'purposes' | 'vendors' = 'purposes'
  let returnFocus: Element | null = null
  let isStopped = false

  const language = (): string => options.language ?? store.get(languageAtom)
  const load = (): Promise<Loaded> => {
    const now = language()
    if (loading?.language === now) return loading.loaded
    const loaded = Promise.all([fetchVendorList(options.vendorListUrl, now), loadTcfTexts(now, options.texts)]).then(
      ([list, { texts, language }]) => ({ asked: tcfQuestion(list, options), texts, shown: language }),
    )
    const started = { language: now, loaded }
    loading = started
    loaded.catch(() => {
      if (loading === started) loading = null // the next use tries again
    })
    return loaded
  }
  /** Runs a task with the list and the texts of the language at its start, also if the language changes while they load. */
  const whenLoaded = async (task: (loaded: Loaded) => void): Promise<void> => {
    for (;;) {
      const started = language()
      try {
        const loaded = await load()
        if (isStopped) return
        if (language() === started) return task(loaded)
      } catch (thrown) {
        if (isStopped) return
        if (language() !== started) continue
        const message = 'The vendor list of TCF could not be used; nothing is granted'
        return report({ code: 'NETWORK_ERROR', message }, thrown)
      }
    }
  }
  /** Returns the stored string if it belongs to the decision in force. */
  const savedNow = (): SavedTcf | null => {
    const [record, saved] = [store.get(recordAtom), readSavedTcf() ?? kept]
    return record && saved?.decision === (record.id ?? '') && saved.question === question ? saved : null
  }
  const decide = (choice: TcfChoice, type: 'all' | 'necessary' | 'custom', asked: TcfQuestion): void => {
    pending = choice
    const surface = store.get(isPrivacyDialogOpenAtom) ? 'dialog' : 'banner'
    screen = surface === 'dialog' ? 2 : 1
    if (type === 'all') store.set(acceptAllAtom, { surface })
    else if (type === 'necessary') store.set(rejectAllAtom, { surface })
    else store.set(saveAtom, categoriesOfChoice([...asked.purposes, ...asked.interests], choice), {}, { surface })
  }
  const write = (asked: TcfQuestion, choice: TcfChoice): SavedTcf => {
    kept = {
      tcString: encodeTcfChoice(asked, choice, { language: language(), screen }),
      additional: choice.additional,
      decision: store.get(recordAtom)?.id ?? '',
      question,
      checked: Date.now(),
    }
    saveTcf(kept)
    return kept
  }

  const draw = (layer: '' | 'first' | 'second', loaded: Loaded | null): void => {
    const state = layer && `${layer} ${language()} ${store.get(colorSchemeAtom)}`
    if (state === drawn) return
    drawn = state
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    adoptStyles(root, tcfStyles)
    if (!layer || loaded === null) {
      root.replaceChildren()
      host.remove()
      if (returnFocus instanceof HTMLElement && returnFocus.isConnected) returnFocus.focus()
      returnFocus = null
      return
    }
    const { asked, texts, shown } = loaded
    const saved = savedNow()
    const actions = {
      acceptAll: () => decide(acceptedChoice(asked), 'all', asked),
      rejectAll: () => decide(refusedChoice, 'necessary', asked),
      save: (choice: TcfChoice) => decide(choice, 'custom', asked),
      close: () => store.set(closeSettingsAtom),
      open: (name: typeof tab) => {
        tab = name
        store.set(openSettingsAtom)
      },
    }
    const choice = saved ? decodeTcfChoice(saved.tcString, saved.additional) : startingChoice(asked)
    const view =
      layer === 'first'
        ? firstLayer(asked, texts, { ...actions, policyUrl: store.get(settingsAtom).policyUrl })
        : secondLayer(asked, { texts, language: shown, choice, tab, actions })
    const wrapper = nativeDocument.createElement('div')
    wrapper.className = 'root'
    wrapper.lang = shown
    wrapper.dir = textDirection(shown)
    wrapper.dataset.scheme = store.get(colorSchemeAtom)
    wrapper.append(view)
    root.replaceChildren(wrapper)
    if (!host.isConnected) (nativeDocument.body ?? nativeDocument.documentElement).append(host)
    if (view instanceof HTMLDialogElement) {
      returnFocus = nativeDocument.activeElement
      view.showModal()
    }
    tab = 'purposes'
  }

  const update = (): void => {
    const record = store.get(recordAtom)
    const saved = savedNow()
    if (record !== null && saved === null && store.get(receivedRecordAtom) === undefined)
      return void whenLoaded(({ asked }) => {
        // A script of the page may have decided, by categories.
        const known = savedNow()
        const now = store.get(recordAtom)
        if (now !== null) show(known ?? write(asked, pending ?? choiceOfCategories(asked, now.consents)))
        pending = null
        screen = 1
      })
    show(saved)
  }
  const show = (saved: SavedTcf | null): void => {
    const isOpen = store.get(isPrivacyDialogOpenAtom)
    const mustAsk = store.get(showPopupAtom) || (store.get(recordAtom) !== null && saved === null)
    if (isOpen || mustAsk)
      void whenLoaded(loaded => {
        const isStillOpen = store.get(isPrivacyDialogOpenAtom)
        if (!isStillOpen && savedNow() !== null && !store.get(showPopupAtom)) return
        draw(isStillOpen ? 'second' : 'first', loaded)
        publish(savedNow(), true)
      })
    else {
      draw('', null)
      if (saved) publish(saved, false)
      else if (grantsWithoutDecision(store.get(bannerAnswerAtom))) publish('not-applicable', false)
    }
  }

  /** Asks again if the policies of TCF have changed since the decision. */
  const checkPolicies = (): void => {
    const saved = savedNow()
    if (!saved || !isCheckDue(saved)) return
    void whenLoaded(({ asked: { list } }) => {
      if (policyVersionOf(saved.tcString) === list.tcfPolicyVersion) saveTcf({ ...saved, checked: Date.now() })
      else store.set(resetAtom)
    })
  }
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === savedTcfKey || key === null) update()
  }
  addEventListener('storage', onStorage)
  const atoms = [recordAtom, isPrivacyDialogOpenAtom, showPopupAtom, bannerAnswerAtom, languageAtom, colorSchemeAtom]
  const stop = onAnyChange(store, atoms, update)
  update()
  checkPolicies()
  return () => {
    isStopped = true
    removeEventListener('storage', onStorage)
    stop()
    draw('', null)
  }
}
