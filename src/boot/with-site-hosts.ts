import type { ConsentRecord } from '../consent/consent-record'
import type { SiteHosts } from '../consent/site-hosts'
import { writeRecord } from '../storage/record-storage'

/**
 * Returns a restored decision with the site's current rules about hosts. If they have changed, the decision is stored
 * again, for the guard of the next page.
 */
export function withSiteHosts(record: ConsentRecord, hosts: SiteHosts | null): ConsentRecord {
  const { hosts: before, ...rest } = record
  if (JSON.stringify(before) === JSON.stringify(hosts ?? undefined)) return record
  const now = { ...rest, ...(hosts && { hosts }) }
  writeRecord(now)
  return now
}
