import type { ConsentRecord } from '../consent/consent-record'
import { revalidate } from '../consent/notice'
import { refusedHosts } from '../services/refused-hosts'
import { writeRecord } from '../storage/record-storage'
import { receiveRecordAtom } from '../store/actions'
import type { ConsentStore } from '../store/create-consent-store'
import { recordAtom } from '../store/record-atoms'
import { questionAtom } from '../store/language-atoms'
import { noticeAtom } from '../store/notice-atoms'
import { newServicesAtom, servicesAtom } from '../store/service-atoms'
import { settingsAtom } from '../store/settings-atoms'

/**
 * Compares a restored decision with the services that the site declares now. It adds the hosts of refused services.
 * With `reask: 'service'` new services have to be answered, and with `categories: 'auto'` categories that only new services have. Services that the site has removed are dropped.
 * @param remove called with the names of removed services
 */
export function reviewServices(store: ConsentStore, remove: (names: readonly string[]) => void): void {
  const record = store.get(recordAtom)
  const services = store.get(servicesAtom)
  if (record === null || services === null) return
  const { services: vetoes = {}, knownServices } = record
  const names = services.map(({ name }) => name)
  const removed = knownServices?.filter(name => !names.includes(name)) ?? []
  if (removed.length > 0) remove(removed)
  const open = store.get(settingsAtom).reask === 'service' ? store.get(newServicesAtom) : []
  const isRefused = ({ name, group = '' }: { name: string; group?: string }): boolean =>
    name in vetoes || group in vetoes || open.includes(name)
  const { openServices: _, blockedHosts: __, ...rest } = record
  const blockedHosts = refusedHosts(services, isRefused)
  const now: ConsentRecord = {
    ...rest,
    ...(Object.keys(blockedHosts).length > 0 && { blockedHosts }),
    ...(open.length > 0 && { openServices: open }),
    ...(knownServices && { knownServices: knownServices.filter(name => !removed.includes(name)) }),
  }
  if (!knownServices && Object.keys(vetoes).length === 0) now.knownServices = names // the decision is older than the first declared service
  // With `categories: 'auto'`, a service can bring a category of its own. Otherwise the notice has been compared before.
  const left = revalidate(now, store.get(noticeAtom))
  if (left === null || JSON.stringify(left) === JSON.stringify(record)) return
  const reviewed = left === now ? now : { ...left, question: store.get(questionAtom)(left.language, left.asked) }
  writeRecord(reviewed)
  store.set(receiveRecordAtom, reviewed)
}
