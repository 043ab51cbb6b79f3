import { categoryNames } from '../consent/categories'
import { consentsFrom } from '../consent/consents'
import { categoriesOfPurposes } from '../signals/categories-of-purposes'
import { lateGlobal } from '../signals/late-global'
import { saveAtom } from '../store/actions'
import type { ConsentStore } from '../store/create-consent-store'
import { consentsAtom, recordAtom } from '../store/record-atoms'

/** The fields of TCF 2.x that we use. */
interface TcData {
  eventStatus?: string
  gdprApplies?: boolean
  listenerId?: number
  purpose?: { consents?: Record<string, unknown> }
}
type TcfApi = (
  command: string,
  version: number,
  callback: (data: TcData | null, success: boolean) => void,
  parameter?: unknown,
) => void

/**
 * Imports the visitor's decision from another consent platform on the page, by the IAB's Transparency and Consent
 * Framework. We are not a registered platform, so no TC string is written. Legitimate interests grant nothing.
 * @returns a function that stops it
 */
export function importTcfConsent(store: ConsentStore): () => void {
  let stopped = false
  lateGlobal<TcfApi>(
    '__tcfapi',
    api => typeof api === 'function',
  )(api =>
    api('addEventListener', 2, (data, success) => {
      if (stopped && data?.listenerId !== undefined) return api('removeEventListener', 2, () => {}, data.listenerId)
      const isSaid = data?.eventStatus === 'tcloaded' || data?.eventStatus === 'useractioncomplete'
      if (!success || !isSaid || data.gdprApplies === false) return
      const granted = categoriesOfPurposes(data.purpose?.consents ?? {})
      const imported = consentsFrom(name => granted.includes(name))
      const known = store.get(consentsAtom)
      if (store.get(recordAtom) === null || categoryNames.some(name => imported[name] !== known[name]))
        store.set(saveAtom, imported, {}, { surface: 'page' })
    }),
  )
  return () => {
    stopped = true
  }
}
