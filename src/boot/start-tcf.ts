import { browserSignals } from '../browser/browser-signals'
import { reporter } from '../effects/report-error'
import { additionalConsent } from '../signals/tcf/additional-consent'
import { failTcfApi } from '../signals/tcf/fail-tcf-api'
import { callsInStub, installTcfStub } from '../signals/tcf/install-tcf-stub'
import { isPolicyCheckDue } from '../signals/tcf/is-policy-check-due'
import { placeOfTcf } from '../signals/tcf/place-of-tcf'
import { provideTcfApi } from '../signals/tcf/provide-tcf-api'
import { readTcfOptions } from '../signals/tcf/read-tcf-options'
import { isReserved, reserveSurfaces } from '../signals/tcf/reserve-surfaces'
import { savedForDecision } from '../signals/tcf/saved-for-decision'
import { readSavedTcf, type SavedTcf } from '../signals/tcf/saved-tcf'
import type { TcfOptions } from '../signals/tcf/tcf-options'
import { tcfQuestionHash } from '../signals/tcf/tcf-question-hash'
import { readRecord } from '../storage/record-storage'
import { followStores } from './follow-stores'
import { followTcfDecision } from './follow-tcf-decision'
import { followVendorHosts } from './follow-vendor-hosts'
import { loadStore } from './load-store'
import { notApplicable, type Published } from './published-tcf'
import { refuseWithoutTcf } from './refuse-without-tcf'
import { whenTcfApplies } from './when-tcf-applies'

/**
 * Provides the IAB's Transparency and Consent Framework: `__tcfapi`, TC strings, and layers that replace our banner and
 * dialog. It follows the page's consent manager, which can start before or after it.
 * @param given the options; see `TcfOptions`
 * @returns a function that stops it; `__tcfapi` then keeps its last answer
 * @throws TypeError with options that TCF cannot start with. Nothing is granted then, calls of `__tcfapi` fail at once,
 *   and the settings offer to reject.
 */
export function startTcf(given: TcfOptions): () => void {
  const report = reporter({})
  let stop = (): void => {}
  // The tag of the stub knows already that TCF applies, if it has reserved them.
  const whenKnown: typeof whenTcfApplies = isReserved() ? (_, act) => act(true) : whenTcfApplies
  installTcfStub()
  let options: TcfOptions
  try {
    options = readTcfOptions(given, message => report({ code: 'INVALID_OPTION', message }))
  } catch (thrown) {
    whenKnown(placeOfTcf(given), applies => {
      if (!applies) return
      reserveSurfaces()
      followStores(refuseWithoutTcf)
      if (readRecord()) loadStore()
    })
    failTcfApi(callsInStub())
    throw thrown
  }
  let additional: readonly number[] = []
  const disclosed = options.additionalVendors?.map(({ id }) => id)
  const api = provideTcfApi(options, () => (disclosed ? additionalConsent(additional, disclosed) : null))
  const current = (): SavedTcf | null =>
    savedForDecision(readSavedTcf(), readRecord(), tcfQuestionHash(options, browserSignals()))
  let hosts: ReturnType<typeof followVendorHosts> | null = null
  let sent = ''
  const publish = (saved: Published | null, isVisible: boolean): void => {
    const text = saved?.applies === false ? null : (saved?.tcString ?? '')
    additional = saved?.additional ?? []
    const now = `${text} ${isVisible}`
    if (now === sent) return
    sent = now
    api.update(text, isVisible)
    hosts?.update()
  }
  const start = (): void => {
    reserveSurfaces()
    hosts = options.vendorHosts ? followVendorHosts(options.vendorHosts, current, report) : null
    const stopFollowing = followStores(store => followTcfDecision(store, options, { publish, fail: api.fail, report }))
    stop = () => {
      hosts?.stop()
      stopFollowing()
    }
    const record = readRecord()
    const saved = current()
    // Until the list has been checked, the string may be invalid, and is not announced (CMP API v2, "addEventListener").
    const isReady = saved !== null && !isPolicyCheckDue(saved)
    if (isReady) publish(saved, false)
    if (record && !isReady) loadStore()
  }
  // A wrong place asks, and does not fall back to that of the tag.
  whenKnown(placeOfTcf(given), applies => (applies ? start() : publish(notApplicable, false)))
  return () => stop()
}
