import type { ConsentRecord } from '../consent/consent-record'
import { revalidate, type Notice } from '../consent/notice'
import type { DeclaredService } from '../services/declared-service'
import { refusedHosts } from '../services/refused-hosts'
import { writeRecord } from '../storage/record-storage'

/** What a restored decision is compared with. */
export interface Review {
  /** The services that have to be answered, with `reask: 'service'`. */
  open: readonly string[]
  notice: Notice
  /** Returns the hash of the notice in a language. */
  question(language?: string, asked?: object): string
  /** Applies the decision with the services that the site declares now. */
  receive(record: ConsentRecord): void
}

/**
 * Compares a restored decision with the services that the site declares now. It adds the hosts of refused services.
 * With `reask: 'service'` new services have to be answered, and with `categories: 'auto'` categories that only new services have. Services that the site has removed are dropped.
 * @param remove called with the names of removed services
 */
export function reviewServices(
  record: ConsentRecord,
  services: readonly DeclaredService[],
  { open, notice, question, receive }: Review,
  remove: (names: readonly string[]) => void,
): void {
  const { services: vetoes = {}, knownServices } = record
  const names = services.map(({ name }) => name)
  const removed = knownServices?.filter(name => !names.includes(name)) ?? []
  if (removed.length > 0) remove(removed)
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
  const left = revalidate(now, notice)
  if (left === null || JSON.stringify(left) === JSON.stringify(record)) return
  const reviewed = left === now ? now : { ...left, question: question(left.language, left.asked) }
  writeRecord(reviewed)
  receive(reviewed)
}
