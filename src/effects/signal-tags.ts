import { whenActivated } from '../browser/when-activated'
import { grantsWithoutAsking } from '../consent/jurisdictions'
import type { InForce, Tell } from '../signals/in-force'
import { bannerAnswerAtom } from '../store/banner-atoms'
import { effectiveConsentsAtom, receivedRecordAtom, recordAtom } from '../store/record-atoms'
import type { Effect } from './effect-context'
import { onAnyChange } from './on-any-change'
import { whenFetched } from './when-fetched'

/**
 * Passes what is in force on to the tag manager (specification §4). Its code is fetched only where one is configured,
 * and nothing is loaded while the page is only prerendered.
 */
export const signalTags: Effect = ({ store, tagManager, report }) => {
  const tells: Tell[] = []
  const inForce = (): InForce => {
    const record = store.get(recordAtom)
    return {
      consents: store.get(effectiveConsentsAtom),
      time: record?.consentInfo.time,
      isNew: record !== store.get(receivedRecordAtom),
    }
  }
  const decided = (): InForce | null =>
    store.get(recordAtom) !== null || grantsWithoutAsking(store.get(bannerAnswerAtom)) ? inForce() : null
  // The record too: a first Reject changes nothing that is in force, and the tags still wait to be told.
  const stops = [onAnyChange(store, [recordAtom, effectiveConsentsAtom], () => tells.forEach(tell => tell(inForce())))]
  const begin = <File>(file: Promise<File>, start: (file: File) => Tell): unknown =>
    stops.push(whenFetched(file, fetched => void tells.push(start(fetched)), report))
  stops.push(
    whenActivated(() => {
      if (tagManager !== null)
        begin(import('./tell-tag-manager'), file => file.tellTagManager(tagManager, decided(), report))
    }),
  )
  return () => stops.forEach(stop => stop())
}
