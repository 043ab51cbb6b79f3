import { announceStorage } from '../page/announce-storage'
import { storageKinds, type KindLetter } from '../page/blocked-storage'
import { matchKey, type ListedKey } from '../rules/match-key'
import { pageGate } from '../page/page-gate'

const isAllowed = ({ category, service }: Pick<ListedKey, 'category' | 'service'>): boolean => {
  const { judges } = pageGate()
  return judges.length === 0 || judges[judges.length - 1]!(category, service)
}

/** The number of writes that wait. While it is 0, reading from storage takes no extra time. */
let count = 0

/** Returns whether any write waits whose value could be read. */
export const hasKeptWrites = (): boolean => count > 0

/**
 * Returns the list entry of a key that must not be written now; undefined for keys that are not listed or are allowed.
 */
export function blockedKey(kind: KindLetter, key: string): ListedKey | undefined {
  const listed = matchKey(kind, key)
  return listed && !isAllowed(listed) ? listed : undefined
}

/**
 * Keeps a blocked write until its category is granted. A later write of the same key replaces it.
 * @param value the value that the page reads until then; null if the kind of storage has none
 * @param write writes it natively
 */
export function keepWrite(
  kind: KindLetter,
  key: string,
  { category, service }: ListedKey,
  value: string | null,
  write: () => void,
): void {
  const { kept } = pageGate()
  const id = `${kind} ${key}`
  const blocked = { key, kind: storageKinds[kind], category, service }
  const isNew = !(id in kept)
  kept[id] = { ...blocked, value, write }
  if (!isNew) return
  count++
  announceStorage(blocked)
}

/** Returns the value of a kept write; undefined if the key has none. */
export const keptValue = (kind: KindLetter, key: string): string | null | undefined =>
  count > 0 ? pageGate().kept[`${kind} ${key}`]?.value : undefined

/** Returns the keys of one kind of storage that have a kept write. */
export const keptKeys = (kind: KindLetter): string[] =>
  Object.keys(pageGate().kept)
    .filter(id => id[0] === kind)
    .map(id => id.slice(2))

/** Drops a kept write, because the page has removed the key. */
export function dropKept(kind: KindLetter, key: string): void {
  const { kept } = pageGate()
  const id = `${kind} ${key}`
  if (!(id in kept)) return
  delete kept[id]
  count--
}

/** Writes what is allowed now, in the order of the first write of each key. */
export function releaseKeptWrites(): void {
  const { kept, log, judges } = pageGate()
  const written = { __proto__: null } as unknown as Record<string, true>
  // Without rules nothing is blocked, but nothing has been granted either.
  if (judges.length === 0) return
  for (const id of Object.keys(kept)) {
    const entry = kept[id]!
    if (!isAllowed(entry)) continue
    delete kept[id]
    count--
    try {
      entry.write()
      written[`${entry.kind} ${entry.key}`] = true
    } catch {
      // The storage is full, or the frame is gone. The service then behaves as in a browser without storage.
    }
  }
  for (const logged of log) if (written[`${logged.kind} ${logged.key}`]) logged.state = 'released'
}
