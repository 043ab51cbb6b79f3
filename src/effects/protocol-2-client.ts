import { subjectsClient } from '../client/subjects-client'
import type { ConsentClient } from '../client/consent-client'
import type { ServerOptions } from '../client/server-options'
import type { ConsentSubmission } from '../consent/consent-submission'
import { subjectIdOf } from '../consent/subject-id'
import type { ConsentRecord } from '../consent/consent-record'
import { writeRecord, readRecord } from '../storage/record-storage'
import type { ConsentStore } from '../store/create-consent-store'
import { receiveRecordAtom } from '../store/actions'
import { recordAtom } from '../store/record-atoms'
import { settingsAtom } from '../store/settings-atoms'

/**
 * Returns the client for a server of protocol 2. Only pages with such a server load this chunk. The subject id is
 * derived from the decision, so nothing is created, sent or stored before a choice. If the server's policy limits the
 * lifetime of decisions to less than the site's option, that limit applies.
 */
export function protocol2Client(store: ConsentStore, options: ServerOptions): ConsentClient {
  const client = subjectsClient(options, {
    originOf(id, { metadata }: Partial<ConsentSubmission>) {
      const record = store.get(recordAtom)
      const stored = readRecord()
      const decided = [record, stored].find(each => each?.id === id)
      const subjectId = known(decided) ?? subjectIdOf(id)
      if (stored?.id === id && stored.subjectId !== subjectId) writeRecord({ ...stored, subjectId })
      // Set as a received record, so that no callback runs again and nothing is sent again.
      if (record?.id === id && record.subjectId !== subjectId) store.set(receiveRecordAtom, { ...record, subjectId })
      const time = decided?.consentInfo.time ?? Date.parse(metadata?.receipt?.time ?? '')
      return { subjectId, time: Number.isNaN(time) ? Date.now() : time }
    },
    subjectId: () => known(store.get(recordAtom)) ?? null,
  })
  return {
    ...client,
    async showConsentBanner(first) {
      const result = await client.showConsentBanner(first)
      const settings = store.get(settingsAtom)
      const { lifetimeDays = Infinity } = result.ok ? result.data : {}
      if (lifetimeDays < settings.lifetimeDays) store.set(settingsAtom, { ...settings, lifetimeDays })
      return result
    },
  }
}

/** Returns the stored subject id if it is valid. Servers reject a decision with an invalid one. */
const known = (record: ConsentRecord | null | undefined): string | undefined =>
  /^sub_[1-9A-HJ-NP-Za-km-z]+$/.test(record?.subjectId ?? '') ? record?.subjectId : undefined
