import { CmpApi } from '@iabgpp/cmpapi'
import type { LocationInfo } from '../consent/banner-response'
import { installGppStub } from '../signals/gpp-stub'
import type { GppOptions } from '../signals/signal-options'
import { sectionFor, usFields } from '../signals/us-sections'
import { readReceipts } from '../storage/receipt-storage'
import { locationInfoAtom } from '../store/banner-atoms'
import type { ConsentStore } from '../store/create-consent-store'
import { showPopupAtom } from '../store/dialog-atoms'
import { effectiveConsentsAtom, recordAtom } from '../store/record-atoms'
import { displayedCategoriesAtom } from '../store/category-atoms'
import { settingsAtom, signalsAtom } from '../store/settings-atoms'
import { onAnyChange } from './on-any-change'

/** The ids of the US sections, as assigned by the IAB. */
const sections: Record<string, number> = {
  usnat: 7,
  usca: 8,
  usva: 9,
  usco: 10,
  usut: 11,
  usct: 12,
  usfl: 13,
  usmt: 14,
  usor: 15,
  ustx: 16,
  usde: 17,
  usia: 18,
  usne: 19,
  usnh: 20,
  usnj: 21,
  ustn: 22,
  usmn: 23,
  usmd: 24,
  usin: 25,
  usky: 26,
  usri: 27,
}

const unknownLocation: LocationInfo = { countryCode: '', regionCode: '' }

/**
 * Provides the US sections on the page's `__gpp`, and updates them when the state changes.
 * @returns a function that stops the updates
 */
export function provideGpp(
  store: ConsentStore,
  { sections: wanted = 'usnat', place, cmpId = 1 }: GppOptions,
): () => void {
  installGppStub()
  const api = new CmpApi(cmpId, 1)
  api.setSupportedAPIs(Object.entries(sections).map(([name, id]) => `${id}:${name}`))
  const located = (): LocationInfo => {
    const [countryCode = '', regionCode = ''] = place?.split('-') ?? []
    // Visitors who have already chosen are not located again. The receipt has the place of their decision.
    const decidedAt = store.get(recordAtom) && readReceipts().slice(-1)[0]?.jurisdiction
    return place ? { countryCode, regionCode } : (store.get(locationInfoAtom) ?? decidedAt ?? unknownLocation)
  }
  let sent = ''

  const update = (): void => {
    const name = sectionFor(located(), wanted)
    const isPending = name === null && !place && store.get(locationInfoAtom) === null && store.get(recordAtom) === null
    const section = name ?? ''
    const before = api.getGppString()
    api.clear()
    if (name !== null) writeSection(api, name, store)
    api.setApplicableSections(isPending ? [] : [sections[section] ?? -1])
    const display = store.get(showPopupAtom) ? 'visible' : 'hidden'
    if (api.getCmpDisplayStatus() !== (display as never)) api.setCmpDisplayStatus(display as never)
    const now = `${api.getGppString()} ${isPending}`
    if (now === sent) return
    sent = now
    if (before !== api.getGppString() && name !== null) api.fireSectionChange(name)
    api.setSignalStatus((isPending ? 'not ready' : 'ready') as never)
  }
  api.setCmpStatus('loaded' as never)
  update()
  return onAnyChange(
    store,
    [recordAtom, effectiveConsentsAtom, locationInfoAtom, signalsAtom, showPopupAtom, settingsAtom],
    update,
  )
}

function writeSection(api: CmpApi, name: string, store: ConsentStore): void {
  const fields = usFields({
    hasOptedOut: !store.get(effectiveConsentsAtom).marketing,
    isOffered: store.get(displayedCategoriesAtom).some(category => category.name === 'marketing'),
    globalPrivacyControl: store.get(signalsAtom).globalPrivacyControl,
  })
  for (const [field, value] of Object.entries(fields)) {
    try {
      api.setFieldValue(name, field, value)
    } catch {
      // the section of this state has no such field
    }
  }
}
