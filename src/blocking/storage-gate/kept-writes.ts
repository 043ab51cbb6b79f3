import { announceStorage } from './announce-storage'
import { storageKinds, type KindLetter } from './blocked-storage'
import { matchKey, type ListedKey } from './match-key'
import { pageGate } from './page-gate'

const isAllowed = ({ category, service }: Pick<ListedKey, 'category' | 'service'>): boolean => {
  const { judges } = pageGate()
  return judges.length === 0 || judges[judges.length - 1]!(category, service)
}

/** How many writes wait, so that reading costs nothing while none does. */
let count = 0

/** Returns whether anything waits that could be read back. */
export const hasKeptWrites = (): boolean => count > 0

/** Returns the listed key that must not be written now; undefined for keys that are not listed, or are allowed. */
export function blockedKey(kind: KindLetter, key: string): ListedKey | undefined {
  const listed = matchKey(kind, key)
  return listed && !isAllowed(listed) ? listed : undefined
}

/**
 * Keeps a blocked write until its category is granted. A later write of the same key replaces it.
 * @param value what the page reads back; null where nothing can be read back
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

/** Returns the value of a kept write; undefined where none waits. */
export const keptValue = (kind: KindLetter, key: string): string | null | undefined =>
  count > 0 ? pageGate().kept[`${kind} ${key}`]?.value : undefined

/** Returns the keys of a kind that wait. */
export const keptKeys = (kind: KindLetter): string[] =>
  Object.keys(pageGate().kept)
    .filter(id => id[0] === kind)
    .map(id => id.slice(2))

/** Forgets a kept write, because the page has removed the key. */
export function dropKept(kind: KindLetter, key: string): void {
  const { kept } = pageGate()
  const id = `${kind} ${key}`
  if (!(id in kept)) return
  delete kept[id]
  count--
}

/** Writes what waits and is allowed now, in the order in which it was first written. */
export function releaseKeptWrites(): void {
  const { kept, log, judges } = pageGate()
  // Without rules nothing is blocked, but nothing has been granted, either.
  if (judges.length === 0) return
  for (const id of Object.keys(kept)) {
    const entry = kept[id]!
    if (!isAllowed(entry)) continue
    delete kept[id]
    count--
    try {
      entry.write()
      for (const logged of log) if (logged.key === entry.key && logged.kind === entry.kind) logged.state = 'released'
    } catch {
      // The storage is full, or its frame is gone: the service goes on as in a browser without storage.
    }
  }
}
