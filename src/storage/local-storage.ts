import { toJson } from '../consent/json'
import { storageKeys } from './storage-keys'

// Local storage that answers instead of throwing. It can fail in three ways: the getter throws (cookies blocked,
// sandboxed frames), it is null (Firefox with dom.storage.enabled off), or writing throws (quota).

/** @returns the parsed value; undefined where there is none, where it is not JSON, or where storage cannot be read */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

/** @returns whether the value is stored now; a write can also fail silently */
export function writeStored(key: string, value: unknown): boolean {
  try {
    const text = toJson(value)
    localStorage.setItem(key, text)
    return reads.some(read => attempt(() => read(key) === text))
  } catch {
    return false
  }
}

/** Another script may have broken either way to read an entry. */
const reads: readonly ((key: string) => unknown)[] = [key => localStorage.getItem(key), key => localStorage[key]]

/** @returns whether the check passes; false where it throws */
function attempt(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}

/** Removes an entry, also where `removeItem` fails: then by an empty text, which is no JSON, or as a property. */
export function removeStored(key: string): void {
  const attempts = [
    () => localStorage.removeItem(key),
    () => localStorage.setItem(key, ''),
    () => delete localStorage[key],
  ]
  for (const attempt of attempts)
    try {
      attempt()
      if (!(key in localStorage)) return
    } catch {
      // the next one may succeed
    }
}

/**
 * Whether something could be kept. Asked before the banner shows, and by then nothing may be written (ePrivacy 5(3)),
 * so the probe is gone again within the same task.
 */
export function storageWorks(): boolean {
  const works = writeStored(storageKeys.test, 1)
  removeStored(storageKeys.test)
  return works
}
