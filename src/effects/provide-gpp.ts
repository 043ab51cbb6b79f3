import { CmpApi } from '@iabgpp/cmpapi'
import type { LocationInfo } from '../consent/banner-response'
import { canadaFields } from '../signals/canada-fields'
import { installGppStub } from '../signals/gpp-stub'
import type { GppOptions } from '../signals/signal-options'
import { followTcString, type TcStringState } from '../signals/follow-tc-string'
import { usSections } from '../signals/us-section-facts'
import { sectionFor, usFields } from '../signals/us-sections'
import { readReceipts } from '../storage/receipt-storage'
import { locationInfoAtom } from '../store/banner-atoms'
import type { ConsentStore } from '../store/create-consent-store'
import { showPopupAtom } from '../store/dialog-atoms'
import { effectiveConsentsAtom, recordAtom } from '../store/record-atoms'
import { displayedCategoriesAtom } from '../store/category-atoms'
import { settingsAtom, signalsAtom } from '../store/settings-atoms'
import { onAnyChange } from './on-any-change'

/** The section of the Transparency and Consent Framework of IAB Europe, and that of IAB Canada. */
const EU = { id: 2, name: 'tcfeuv2' }
const CANADA = { id: 5, name: 'tcfcav1' }

const unknownLocation: LocationInfo = { countryCode: '', regionCode: '' }

/**
 * Provides the sections of the visitor's place on the page's `__gpp`, and updates them when the state changes: those of
 * the United States, that of IAB Canada with the option `canada`, and the string of the page's TCF where it applies.
 * @returns a function that stops the updates
 */
export function provideGpp(store: ConsentStore, options: GppOptions): () => void {
  const { sections = 'usnat', place, cmpId = 1, canada } = options
  installGppStub()
  const api = new CmpApi(cmpId, 1)
  api.setSupportedAPIs([
    ...Object.entries(usSections).map(([name, { id }]) => `${id}:${name}`),
    ...(canada ? [`${CANADA.id}:${CANADA.name}`] : []),
    ...('__tcfapi' in window ? [`${EU.id}:${EU.name}`] : []),
  ])
  const located = (): LocationInfo => {
    const [countryCode = '', regionCode = ''] = place?.split('-') ?? []
    // Visitors who have already chosen are not located again. The receipt has the place of their decision.
    const decidedAt = store.get(recordAtom) && readReceipts().slice(-1)[0]?.jurisdiction
    return place ? { countryCode, regionCode } : (store.get(locationInfoAtom) ?? decidedAt ?? unknownLocation)
  }
  let tcf: TcStringState = 'pending'
  let sent = ''

  /** Writes the section of the visitor's place, and returns it; null if none applies. */
  const write = (): { id: number; name: string } | null => {
    if (tcf === 'pending') return null
    if (tcf !== 'not applicable') {
      if (isWritten(api, tcf.tcString)) return EU
      tcf = 'pending'
      return null
    }
    const at = located()
    const usName = sectionFor(at, sections)
    const isCanada = canada !== undefined && at.countryCode.toUpperCase() === 'CA'
    const fields = usName ? fieldsOfStore(store, usName, options) : isCanada ? canadaFieldsOf(store, options) : null
    if (fields === null) return null
    const section = usName ? { id: usSections[usName].id, name: usName } : CANADA
    for (const [field, value] of Object.entries(fields)) {
      try {
        api.setFieldValue(section.name, field, value)
      } catch {
        // the section of this place has no such field
      }
    }
    return section
  }
  const update = (): void => {
    const before = api.getGppString()
    api.clear()
    const section = write()
    const isUnlocated = !place && store.get(locationInfoAtom) === null && store.get(recordAtom) === null
    const isPending = tcf === 'pending' || (section === null && isUnlocated)
    api.setApplicableSections(isPending ? [] : [section?.id ?? -1])
    const display = store.get(showPopupAtom) ? 'visible' : 'hidden'
    if (api.getCmpDisplayStatus() !== (display as never)) api.setCmpDisplayStatus(display as never)
    const now = `${api.getGppString()} ${isPending}`
    if (now === sent) return
    sent = now
    if (before !== api.getGppString() && section !== null) api.fireSectionChange(section.name)
    api.setSignalStatus((isPending ? 'not ready' : 'ready') as never)
  }
  api.setCmpStatus('loaded' as never)
  const stopTcf = followTcString(state => {
    tcf = state
    update()
  })
  const stop = onAnyChange(
    store,
    [recordAtom, effectiveConsentsAtom, locationInfoAtom, signalsAtom, showPopupAtom, settingsAtom],
    update,
  )
  return () => {
    stopTcf()
    stop()
  }
}

/** Writes the section of IAB Europe. The library refuses strings that are not service-specific, which TCF no longer has. */
function isWritten(api: CmpApi, tcString: string): boolean {
  try {
    api.setSectionString(EU.name, tcString)
    return api.getSectionString(EU.name) !== ''
  } catch {
    api.deleteSection(EU.name)
    return false
  }
}

const fieldsOfStore = (
  store: ConsentStore,
  name: Parameters<typeof usFields>[0],
  { mspa, sensitiveData, child }: GppOptions,
): Record<string, unknown> => {
  const consents = store.get(effectiveConsentsAtom)
  return usFields(name, {
    hasOptedOut: !consents.marketing,
    isOffered: store.get(displayedCategoriesAtom).some(category => category.name === 'marketing'),
    globalPrivacyControl: store.get(signalsAtom).globalPrivacyControl,
    allows: category => consents[category],
    hasDecided: store.get(recordAtom) !== null,
    mspa,
    sensitiveData,
    child,
  })
}

const canadaFieldsOf = (store: ConsentStore, { canada, cmpId }: GppOptions): Record<string, unknown> | null =>
  // Before a decision there is nothing to say: nobody has been asked.
  canada && store.get(recordAtom) ? canadaFields(canada, store.get(effectiveConsentsAtom), cmpId ?? 1) : null
